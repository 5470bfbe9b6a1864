/** A shop whose customers get deliveries, bring goods back, and whose goods are written off and made, at random. */
import { Core, PERMISSIONS } from '@cleaver/domain';
import {
  bookInStockBatch,
  createStock,
  createStorageLocation,
  listMovements,
  unblockStockBatch,
  undoMovement,
  WRITE_OFF_CODES,
  writeOffGoods,
} from '@cleaver/domain/inventory';
import { type Caller, type Contract as Operation, Refusal } from '@cleaver/domain/kernel';
import { createArticle, createCustomer, createProductCategory, setSalesData } from '@cleaver/domain/masterdata';
import {
  activateRecipe,
  addIngredient,
  completeBatch,
  consumeIntoBatch,
  createRecipe,
  planBatch,
  reopenBatch,
  returnFromBatch,
  startBatch,
} from '@cleaver/domain/production';
import { dispatchDelivery, returnDelivery } from '@cleaver/domain/sales';
import { numbersOf } from '../contract/chance.ts';
import { newId, type Stored, unique } from '../contract/samples.ts';
import { ownHandler } from '../own-operations.ts';
import { memoryPorts } from '../ports.ts';
import { berlinDay, type Goods, type Made, ONE, quantityOf, ReportBooks, type Sent, text } from './report-books.ts';

/** The first instant of the histories. No other test has deliveries or write-offs in these weeks. */
const START = '2033-03-12T09:00:00.000Z';
const ADDRESS = { street: 'Markt', postalCode: '91522', city: 'Ansbach', country: 'DE', phone: '1' };

/** Units by kind, with their size in billionths of the base unit. */
const UNITS = {
  mass: [
    ['KG', 1_000_000_000n],
    ['kg', 1_000_000_000n],
    ['G', 1_000_000n],
    ['HUNDRED_GRAM', 100_000_000n],
    ['LB', 453_592_370n],
  ],
  count: [
    ['PIECE', 1_000_000_000n],
    ['DOZEN', 12_000_000_000n],
    ['Pair', 2_000_000_000n],
  ],
  volume: [['L', 1_000_000_000n]],
} as const;

interface Stocked extends Goods {
  readonly stocks: readonly string[];
  readonly batches: { readonly id: string; readonly expiryDate: string }[];
}

const acknowledge = { codes: ['REMAINING_LIFE', 'WEIGHT_DEVIATION', 'COUNTED_SINCE'], reason: 'by chance' };

export class ReportHistory {
  readonly books = new ReportBooks();
  readonly goods: Stocked[] = [];
  readonly customers: string[] = [];
  readonly locations: string[] = [];
  recipeId = '';
  readonly #ports;
  readonly #core;
  readonly #chance;
  readonly #caller: Caller = {
    ...{ userId: newId(), username: 'eva', sessionId: 's', permissions: new Set(PERMISSIONS) },
  };

  constructor(stored: Omit<Stored, 'close'>, seed: number) {
    this.#ports = memoryPorts({ ...stored, ids: { next: newId } });
    this.#ports.clock.set(START);
    this.#core = new Core(this.#ports, ownHandler);
    this.#chance = numbersOf(seed);
  }

  get now(): Date {
    return this.#ports.clock.now();
  }

  ask<I, O>(operation: Operation<I, O>, input: object): Promise<O> {
    return this.#core.execute(operation, { input, caller: this.#caller, origin: { address: null, requestId: null } });
  }

  /** Sends a request that the state of the shop may forbid. Returns undefined if it is refused. */
  async #attempt<I, O>(operation: Operation<I, O>, input: object): Promise<O | undefined> {
    try {
      return await this.ask(operation, input);
    } catch (error) {
      if (error instanceof Refusal && error.kind === 'conflict') return undefined;
      throw error;
    }
  }

  async open(): Promise<void> {
    for (const type of ['B2B', 'B2C', 'B2B'])
      this.customers.push((await this.ask(createCustomer, { name: unique('Post'), type, ...ADDRESS })).id);
    for (let place = 0; place < 2; place++) {
      const room = { name: unique('Raum'), storageType: 'COLD_ROOM' };
      this.locations.push((await this.ask(createStorageLocation, room)).id);
    }
    const [kilo, tin] = [
      { unit: 'KG', priceModel: 'WEIGHT_BASED' },
      { unit: 'PIECE_FIXED', priceModel: 'FIXED' },
    ];
    await this.#newGoods('mass', 'REDUCED', kilo);
    await this.#newGoods('mass', 'STANDARD', kilo, { pieceWeight: { kg: '0.25' } });
    await this.#newGoods('count', 'REDUCED', tin);
    await this.#newGoods('mass', null, kilo);
    await this.#newGoods('count', 'EXEMPT', kilo);
    await this.#newGoods('volume', 'REDUCED', tin);
    const output = { outputQuantity: '10', outputUom: 'KG', articleId: this.goods[0]?.id, yieldPercentage: 90 };
    const { id } = await this.ask(createRecipe, { name: unique('Lyoner'), type: 'FINISHED_PRODUCT', ...output });
    await this.ask(addIngredient, { id, articleId: this.goods[1]?.id, quantity: '1', uom: 'KG' });
    await this.ask(activateRecipe, { id });
    this.recipeId = id;
  }

  /** Creates an article with goods in two places. Its category has its VAT class, or the article itself. */
  async #newGoods(kind: Goods['kind'], vatClass: Goods['vatClass'], sold: object, data: object = {}): Promise<void> {
    const isOwn = this.goods.length % 2 === 0;
    const { id: categoryId } = await this.ask(createProductCategory, {
      ...{ name: unique('c'), ...(vatClass && { vatClass: isOwn ? 'STANDARD' : vatClass }) },
    });
    const named = { name: unique('Wurst'), articleNumber: unique('A'), categoryId, price: this.#cents(2000) / 100 };
    const { id } = await this.ask(createArticle, { ...named, ...sold });
    await this.ask(setSalesData, { id, ...data, ...(vatClass && isOwn && { vatClass }) });
    const stocks: string[] = [];
    for (const storageLocationId of this.locations)
      stocks.push((await this.ask(createStock, { articleId: id, storageLocationId })).id);
    const goods = { id, categoryId, vatClass, kind, stocks, batches: [] as { id: string; expiryDate: string }[] };
    for (const expiryDate of ['2033-03-14', '2033-03-18', '2033-03-30', '2034-01-01']) {
      const batch = { batchId: unique('L'), batchType: 'PRODUCED', quantityUnit: UNITS[kind][0][0], expiryDate };
      const given = { stockId: stocks[0], quantityAmount: '10000', ...batch };
      goods.batches.push({ id: (await this.ask(bookInStockBatch, given)).id, expiryDate });
    }
    this.goods.push(goods);
  }

  #cents = (most: number): number => 1 + this.#chance.upTo(most);

  /** Returns an amount with at most three places as members of a request, and as a quantity of the books. */
  #amount(kind: Goods['kind'], most: number) {
    const [unit, size] = this.#chance.oneOf<readonly [string, bigint]>(UNITS[kind]);
    const thousandths = BigInt(this.#cents(most)) * (kind === 'count' ? 1000n : 1n);
    const given = { quantityAmount: text(thousandths, 1000n), quantityUnit: unit };
    return { given, quantity: thousandths * size };
  }

  /** Returns the id of a random stock batch that has not expired. */
  #usable = ({ batches }: Stocked): string =>
    this.#chance.oneOf(batches.filter(({ expiryDate }) => expiryDate >= berlinDay(this.now))).id;

  async step(): Promise<void> {
    this.#ports.clock.advance(60_000 * this.#cents(600));
    const { deliver, takeBack, undoDispatch, undoReturn, writeOff, undoWriteOff, make } = this.#steps;
    await this.#chance.oneOf([
      deliver,
      deliver,
      deliver,
      takeBack,
      undoDispatch,
      undoReturn,
      writeOff,
      writeOff,
      undoWriteOff,
      make,
    ])();
  }

  readonly #steps = {
    deliver: async (): Promise<void> => {
      const { upTo, oneOf } = this.#chance;
      const day = new Date(this.now.getTime() - 86_400_000 * upTo(6)).toISOString().slice(0, 10);
      const customerId = oneOf(this.customers);
      const lines = Array.from({ length: 1 + upTo(3) }, () => {
        const goods = oneOf(this.goods);
        const isCounted = goods.kind === 'mass' && upTo(3) === 0;
        const { given, quantity } = this.#amount(goods.kind, goods.kind === 'count' ? 20 : 9000);
        return {
          goods,
          quantity,
          given,
          pieces: isCounted ? BigInt(this.#cents(30)) : null,
          stockBatchId: this.#usable(goods),
        };
      });
      const delivery = await this.#attempt(dispatchDelivery, {
        ...{ customerId, dispatchDate: day, acknowledge },
        lines: lines
          .filter((line, at) => lines.findIndex(({ stockBatchId }) => stockBatchId === line.stockBatchId) === at)
          .map(({ given, pieces, stockBatchId }) => ({
            ...{ stockBatchId, ...given, ...(pieces !== null && { pieces: Number(pieces) }) },
          })),
      });
      for (const { line, stockBatchId, price } of delivery?.lines ?? []) {
        const sent = lines.find((one) => one.stockBatchId === stockBatchId) as (typeof lines)[number];
        const { goods, quantity, pieces } = sent;
        const frozen = price && { ...price, amount: BigInt(Math.round(Number(price.amount) * 10_000)) };
        const left = { isUndone: false, back: 0n, backPieces: 0n };
        this.books.sent.push({
          day,
          deliveryId: delivery?.id ?? '',
          line,
          customerId,
          goods,
          quantity,
          pieces,
          price: frozen,
          ...left,
        });
      }
    },
    takeBack: async (): Promise<void> => {
      const lines = this.books.sent.filter(({ isUndone }) => !isUndone);
      if (lines.length === 0) return;
      const line = this.#chance.oneOf(lines);
      const isAll = this.#chance.upTo(4) === 0;
      const { given, quantity } = this.#amount(line.goods.kind, 500);
      const all =
        line.goods.kind === 'volume' || !isAll
          ? given
          : {
              quantityAmount: text(line.quantity - line.back, ONE),
              quantityUnit: line.goods.kind === 'mass' ? 'KG' : 'PIECE',
            };
      const back = all === given ? quantity : line.quantity - line.back;
      const pieces = line.pieces === null ? null : all === given ? 1n : line.pieces - line.backPieces;
      if (back <= 0n || pieces === 0n || (all.quantityAmount.split('.')[1] ?? '').length > 6) return;
      const stocks = (line.goods as Stocked).stocks;
      const lineOf = {
        line: line.line,
        stockId: stocks[1],
        ...all,
        ...(pieces !== null && { pieces: Number(pieces) }),
      };
      if (
        !(await this.#attempt(returnDelivery, {
          id: line.deliveryId,
          lines: [lineOf],
          reason: 'by chance',
          acknowledge,
        }))
      )
        return;
      line.back += back;
      line.backPieces += pieces ?? 0n;
    },
    undoDispatch: async (): Promise<void> => {
      const lines = this.books.sent.filter((line) => !line.isUndone && line.back === 0n);
      if (lines.length === 0 || this.#chance.upTo(3) > 0) return;
      const line = this.#chance.oneOf(lines);
      if (await this.#undo(line, 'DISPATCHED')) line.isUndone = true;
    },
    undoReturn: async (): Promise<void> => {
      const lines = this.books.sent.filter(({ back }) => back > 0n);
      if (lines.length === 0) return;
      const line = this.#chance.oneOf(lines);
      const undone = await this.#undo(line, 'TAKEN_BACK');
      if (!undone) return;
      line.back -= undone.quantity;
      line.backPieces -= BigInt(undone.pieces ?? 0);
    },
    writeOff: async (): Promise<void> => {
      const goods = this.#chance.oneOf(this.goods);
      const { given, quantity } = this.#amount(goods.kind, goods.kind === 'count' ? 20 : 9000);
      const reason = this.#chance.oneOf(WRITE_OFF_CODES);
      const line = {
        stockBatchId: this.#chance.oneOf(goods.batches).id,
        ...given,
        reasonCode: reason,
        note: 'by chance',
      };
      const done = await this.#attempt(writeOffGoods, { lines: [line] });
      if (done) this.books.writtenOff.push({ at: this.now, reason, goods, quantity, isUndone: false });
    },
    undoWriteOff: async (): Promise<void> => {
      const rows = this.books.writtenOff.filter(({ isUndone }) => !isUndone);
      if (rows.length === 0) return;
      const row = this.#chance.oneOf(rows);
      const { content } = await this.ask(listMovements, { type: 'WRITTEN_OFF', size: 500, sort: 'at,desc' });
      const movement = content.find(({ at }) => at.getTime() === row.at.getTime());
      if (await this.#attempt(undoMovement, { id: movement?.id, reason: 'by chance' })) row.isUndone = true;
    },
    make: () => this.#make(),
  };

  /** Undoes the last movement of a line that is not undone. Returns its quantity and pieces. */
  async #undo({ deliveryId, line, goods }: Sent, type: 'DISPATCHED' | 'TAKEN_BACK') {
    const { content } = await this.ask(listMovements, { documentId: deliveryId, size: 500 });
    const undone = new Set(content.map(({ reversesId }) => reversesId));
    const rows = await Promise.all(content.filter((row) => row.type === type && !undone.has(row.id)));
    const row = rows.findLast(({ documentLine }) => documentLine === line);
    if (!row) return undefined;
    if (type === 'TAKEN_BACK') {
      const stockId = (goods as Stocked).stocks[1];
      await this.#attempt(unblockStockBatch, { stockId, batchId: row.stockBatchId });
    }
    const done = await this.#attempt(undoMovement, { id: row.id, reason: 'by chance' });
    return done && { quantity: quantityOf(row.change), pieces: row.pieces };
  }

  /** Makes a batch, and sometimes completes it once more. */
  async #make(): Promise<void> {
    const { upTo } = this.#chance;
    const [sausage, meat, tin] = this.goods as [Stocked, Stocked, Stocked];
    const planned = { plannedQuantity: '10', plannedQuantityUnit: 'KG', productionDate: '2033-03-12' };
    const { id } = await this.ask(planBatch, { recipeId: this.recipeId, bestBeforeDate: '2034-01-01', ...planned });
    await this.ask(startBatch, { id });
    const made: Made = { id, completedAt: this.now, sums: new Map() };
    const [first, last] = [meat.batches.at(-1)?.id, this.#usable(meat)];
    const taken = this.#amount('mass', 9000);
    const inputs = [{ stockBatchId: first, ...taken.given }];
    if (!(await this.#attempt(consumeIntoBatch, { id, inputs }))) return;
    const add = (key: string, quantity: bigint) => made.sums.set(key, (made.sums.get(key) ?? 0n) + quantity);
    add('in other mass', taken.quantity);
    if (upTo(3) === 0 && (await this.#attempt(returnFromBatch, { id, inputs }))) add('in other mass', -taken.quantity);
    const more = this.#amount('mass', 9000);
    const second = { inputs: [{ stockBatchId: last, ...more.given }] };
    if (await this.#attempt(consumeIntoBatch, { id, ...second })) add('in other mass', more.quantity);
    if (upTo(4) === 0) {
      const tins = {
        stockBatchId: this.#usable(tin),
        quantityAmount: '3',
        quantityUnit: 'PIECE',
        reason: 'by chance',
      };
      if (await this.#attempt(consumeIntoBatch, { id, inputs: [tins] })) add('in other count', 3n * ONE);
    }
    const output = this.#amount('mass', 9000);
    const outputs: object[] = [{ stockId: sausage.stocks[0], ...output.given }];
    const rest = upTo(3);
    if (rest === 0)
      outputs.push({
        stockId: meat.stocks[1],
        quantityAmount: '0.5',
        quantityUnit: 'KG',
        role: 'BY_PRODUCT',
        expiryDate: '2033-05-01',
      });
    if (rest === 1)
      outputs.push({
        stockId: tin.stocks[1],
        quantityAmount: '2',
        quantityUnit: 'PIECE',
        role: 'CO_PRODUCT',
        expiryDate: '2033-05-01',
      });
    if (!(await this.#attempt(completeBatch, { id, outputs }))) return;
    if (upTo(4) === 0) {
      await this.ask(reopenBatch, { id, reason: 'by chance' });
      this.#ports.clock.advance(60_000);
      made.completedAt = this.now;
      if (!(await this.#attempt(completeBatch, { id, outputs }))) return;
    }
    add('out main mass', output.quantity);
    if (rest === 0) add('out other mass', ONE / 2n);
    if (rest === 1) add('out other count', 2n * ONE);
    this.books.made.push(made);
  }
}
