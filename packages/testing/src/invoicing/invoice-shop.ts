/** The shop of the invoice histories: its customers, its goods, and what happens to them at random. */
import { Core, PERMISSIONS } from '@cleaver/domain';
import {
  bookInStockBatch,
  createStock,
  createStorageLocation,
  listMovements,
  unblockStockBatch,
  undoMovement,
} from '@cleaver/domain/inventory';
import { type Caller, type Contract as Operation, Refusal } from '@cleaver/domain/kernel';
import {
  createArticle,
  createCustomer,
  createProductCategory,
  setSalesData,
  setSalesTerms,
} from '@cleaver/domain/masterdata';
import { dispatchDelivery, returnDelivery } from '@cleaver/domain/sales';
import { updateSettings } from '@cleaver/domain/settings';
import { numbersOf } from '../contract/chance.ts';
import { newId, type Stored, unique } from '../contract/samples.ts';
import { memoryPorts } from '../ports.ts';
import { berlinDay, ONE, quantityOf, text } from '../reports/report-books.ts';
import { type Customer, type Goods, InvoiceBooks, type Sent, type VatClass } from './invoice-books.ts';

/** The first instant of the histories, so that they go on in the next year. */
const START = '2033-12-16T09:00:00.000Z';
const ADDRESS = { street: 'Markt', postalCode: '91522', city: 'Ansbach', country: 'DE', phone: '1' };
const OPERATOR = {
  name: 'Metzgerei Müller & Söhne',
  street: 'Gasse',
  postalCode: '91522',
  city: 'Ansbach',
  country: 'DE',
};
const EXEMPT = 'Steuerfrei nach § 4 UStG';

/** Units by kind, with their size in billionths of the base unit. */
const UNITS = {
  mass: [
    ['KG', 1_000_000_000n],
    ['G', 1_000_000n],
    ['HUNDRED_GRAM', 100_000_000n],
    ['LB', 453_592_370n],
  ],
  count: [
    ['PIECE', 1_000_000_000n],
    ['DOZEN', 12_000_000_000n],
  ],
  volume: [['L', 1_000_000_000n]],
} as const;

export interface Stocked extends Goods {
  readonly stocks: readonly string[];
  readonly stockBatchId: string;
  /** The data of its sale that a change must repeat. */
  readonly data: object;
}

const acknowledge = { codes: ['REMAINING_LIFE', 'WEIGHT_DEVIATION', 'COUNTED_SINCE'], reason: 'by chance' };
const origin = { address: null, requestId: null };

export class InvoiceShop {
  readonly books = new InvoiceBooks();
  readonly goods: Stocked[] = [];
  readonly customers: Customer[] = [];
  readonly clock;
  readonly chance;
  readonly #core;
  readonly #caller: Caller = {
    ...{ userId: newId(), username: 'eva', sessionId: 's', permissions: new Set(PERMISSIONS) },
  };

  constructor(stored: Omit<Stored, 'close'>, seed: number) {
    const ports = memoryPorts({ ...stored, ids: { next: newId } });
    this.clock = ports.clock;
    this.clock.set(START);
    this.#core = new Core(ports);
    this.chance = numbersOf(seed);
  }

  get today(): string {
    return berlinDay(this.clock.now());
  }

  ask<I, O>(operation: Operation<I, O>, input: object): Promise<O> {
    return this.#core.execute(operation, { input, caller: this.#caller, origin });
  }

  /** Returns the response, or the code of the conflict that refused the request. */
  async attempt<I, O>(operation: Operation<I, O>, input: object): Promise<O | string> {
    try {
      return await this.ask(operation, input);
    } catch (error) {
      if (error instanceof Refusal && error.kind === 'conflict') return error.code;
      throw error;
    }
  }

  async open(): Promise<void> {
    await this.ask(updateSettings, {
      operator: OPERATOR,
      invoicing: { vatId: 'DE136695976', exemptionReason: EXEMPT },
    });
    await this.changeRates();
    await this.#newCustomer('NET', 'PER_DELIVERY');
    await this.#newCustomer('GROSS', 'PER_DELIVERY', { dueDays: 3 });
    await this.#newCustomer('NET', 'WEEKLY', { skonto: { days: 7, percent: 250n } });
    await this.#newCustomer('GROSS', 'MONTHLY', { skonto: { days: 10, percent: 333n }, dueDays: 0 });
    await this.#newGoods('mass', 'REDUCED', 'KG');
    await this.#newGoods('mass', 'STANDARD', 'KG', { pieceWeight: { kg: '0.25' } });
    await this.#newGoods('count', 'REDUCED', 'PIECE_FIXED');
    await this.#newGoods('mass', null, 'KG');
    await this.#newGoods('count', 'EXEMPT', 'PIECE_FIXED');
    await this.#newGoods('volume', 'STANDARD', 'PIECE_FIXED');
    await this.#newGoods('mass', 'REDUCED', 'PIECE_FIXED', { pieceWeight: { kg: '0.25' } });
  }

  async #newCustomer(
    basis: Customer['basis'],
    billing: Customer['billing'],
    { dueDays, skonto = null }: Partial<Pick<Customer, 'dueDays' | 'skonto'>> = {},
  ): Promise<void> {
    const type = basis === 'NET' ? 'B2B' : 'B2C';
    const { id } = await this.ask(createCustomer, {
      ...{ name: unique('Post'), type, ...ADDRESS, ...(dueDays !== undefined && { paymentDueDays: dueDays }) },
    });
    const offered = skonto && { days: skonto.days, percent: Number(skonto.percent) / 100 };
    await this.ask(setSalesTerms, { id, billing, ...(offered && { skonto: offered }) });
    this.customers.push({ id, basis, billing, dueDays: dueDays ?? 14, skonto });
  }

  async #newGoods(kind: Goods['kind'], vatClass: VatClass | null, unit: string, data: object = {}): Promise<void> {
    const { id: categoryId } = await this.ask(createProductCategory, {
      ...{ name: unique('c'), ...(vatClass && { vatClass }) },
    });
    const named = { name: unique('Wurst'), articleNumber: unique('A') };
    const sold = { unit, priceModel: unit === 'KG' ? 'WEIGHT_BASED' : 'FIXED', price: this.price() / 100 };
    const { id } = await this.ask(createArticle, { ...named, ...sold, categoryId });
    if (Object.keys(data).length > 0) await this.ask(setSalesData, { id, ...data });
    const stocks: string[] = [];
    for (let place = 0; place < 2; place++) {
      const room = { name: unique('Raum'), storageType: 'COLD_ROOM' };
      const { id: storageLocationId } = await this.ask(createStorageLocation, room);
      stocks.push((await this.ask(createStock, { articleId: id, storageLocationId })).id);
    }
    const lotNumber = unique('L');
    const { id: stockBatchId } = await this.ask(bookInStockBatch, {
      ...{ stockId: stocks[0], batchId: lotNumber, batchType: 'PRODUCED', expiryDate: '2039-01-01' },
      ...{ quantityAmount: '1000000', quantityUnit: UNITS[kind][0][0] },
    });
    this.goods.push({ id, ...named, kind, vatClass, lotNumber, stocks, stockBatchId, data });
  }

  /** Returns a random price in cents. */
  price = (): number => 1 + this.chance.upTo(3000);

  /** Sets random rates. They change before and after the turn of the year, and at last one is 0. */
  async changeRates(): Promise<void> {
    const days = ['2030-01-01', '2033-12-19', '2033-12-27', '2034-01-03', '2034-01-10'];
    const some = (last: bigint): readonly (readonly [string, bigint])[] =>
      days.map((day, at) => [day, at === days.length - 1 ? last : BigInt(this.chance.upTo(2500))]);
    this.books.rates = { STANDARD: some(1900n), REDUCED: some(0n) };
    const vatRates = Object.entries(this.books.rates).flatMap(([vatClass, rates]) =>
      rates.map(([validFrom, rate]) => ({ vatClass, validFrom, rate: Number(rate) / 100 })),
    );
    await this.ask(updateSettings, { vatRates });
  }

  /** Changes the settings and the master data that documents are made from. */
  async changeData(): Promise<void> {
    const { upTo, oneOf } = this.chance;
    this.books.prefix = oneOf(['RE', 'R-2', 'X']);
    this.books.hasExemptionReason = upTo(3) > 0;
    const invoicing = { prefix: this.books.prefix, exemptionReason: this.books.hasExemptionReason ? EXEMPT : '' };
    await this.ask(updateSettings, { operator: { name: unique('Metzgerei') }, invoicing });
    const goods = oneOf(this.goods);
    if (goods.vatClass === null && upTo(3) > 0) return;
    goods.vatClass = oneOf(['STANDARD', 'REDUCED', 'EXEMPT']);
    await this.ask(setSalesData, {
      ...{ id: goods.id, vatClass: goods.vatClass, ...goods.data },
    });
  }

  /** Returns an amount with at most three places as members of a request, and as a quantity of the books. */
  #amount(kind: Goods['kind'], most: number) {
    const [unit, size] = this.chance.oneOf<readonly [string, bigint]>(UNITS[kind]);
    const thousandths = BigInt(1 + this.chance.upTo(most)) * (kind === 'count' ? 1000n : 1n);
    const given = { quantityAmount: text(thousandths, 1000n), quantityUnit: unit };
    return { given, quantity: thousandths * size };
  }

  /** Returns a day up to a week back. */
  someDay = (): string => berlinDay(new Date(this.clock.now().getTime() - 86_400_000 * this.chance.upTo(7)));

  async deliver(): Promise<void> {
    const { upTo, oneOf } = this.chance;
    const [day, customer, isBillable] = [this.someDay(), oneOf(this.customers), upTo(8) > 0];
    // Goods without a VAT class cannot be billed, so they are sent less often.
    const some = this.goods.filter(({ vatClass }) => upTo(vatClass === null ? 20 : 3) === 0);
    const lines = (some.length > 0 ? some : [oneOf(this.goods)]).map((goods) => {
      const pieces = goods.kind === 'mass' && upTo(2) === 0 ? BigInt(1 + upTo(30)) : null;
      return { goods, pieces, ...this.#amount(goods.kind, goods.kind === 'count' ? 20 : 9000) };
    });
    const delivery = await this.ask(dispatchDelivery, {
      ...{ customerId: customer.id, dispatchDate: day, billable: isBillable, acknowledge },
      lines: lines.map(({ goods: { stockBatchId }, given, pieces }) => ({
        ...{ stockBatchId, ...given, ...(pieces !== null && { pieces: Number(pieces) }) },
      })),
    });
    for (const [index, { price }] of delivery.lines.entries()) {
      const { goods, quantity, pieces } = lines[index] as (typeof lines)[number];
      this.books.sent.push({
        ...{ day, deliveryId: delivery.id, deliveryNumber: delivery.deliveryNumber, line: index + 1, customer },
        ...{ isBillable, goods, quantity, pieces, isUndone: false, back: 0n, backPieces: 0n },
        price: price && { amount: quantityOf(price.amount) / 100_000_000n, per: price.per },
      });
    }
  }

  async takeBack(): Promise<void> {
    const { upTo, oneOf } = this.chance;
    const lines = this.books.sent.filter(({ isUndone }) => !isUndone);
    if (lines.length === 0) return;
    const billed = lines.filter((line) => this.books.billed(line) > 0n);
    const twice = billed.filter((line) => this.books.invoicesOf(line).length > 1);
    const line = oneOf([twice, billed, lines].find((some) => some.length > 0 && upTo(3) > 0) ?? lines);
    const part = this.#amount(line.goods.kind, line.goods.kind === 'count' ? 5 : 900);
    const whole = text(line.quantity - line.back, ONE);
    const isAll = upTo(4) === 0 && (whole.split('.')[1] ?? '').length <= 6;
    const all = { quantityAmount: whole, quantityUnit: UNITS[line.goods.kind][0][0] };
    const [given, quantity] = isAll ? [all, line.quantity - line.back] : [part.given, part.quantity];
    const pieces = line.pieces === null ? null : isAll ? line.pieces - line.backPieces : 1n;
    if (quantity <= 0n || pieces === 0n) return;
    const done = await this.attempt(returnDelivery, {
      ...{ id: line.deliveryId, reason: 'by chance', acknowledge },
      lines: [
        {
          ...{ line: line.line, stockId: (line.goods as Stocked).stocks[1], ...given },
          ...(pieces !== null && { pieces: Number(pieces) }),
        },
      ],
    });
    if (typeof done === 'string') return;
    line.back += quantity;
    line.backPieces += pieces ?? 0n;
  }

  async undoDispatch(): Promise<void> {
    const lines = this.books.sent.filter((line) => !line.isUndone && line.back === 0n);
    if (lines.length === 0) return;
    const line = this.chance.oneOf(lines);
    if (await this.#undo(line, 'DISPATCHED')) line.isUndone = true;
  }

  async undoReturn(): Promise<void> {
    const lines = this.books.sent.filter(({ back }) => back > 0n);
    if (lines.length === 0) return;
    const line = this.chance.oneOf(lines);
    const undone = await this.#undo(line, 'TAKEN_BACK');
    if (!undone) return;
    line.back -= undone.quantity;
    line.backPieces -= BigInt(undone.pieces ?? 0);
  }

  /** Undoes the last movement of a line that is not undone. Returns its quantity and pieces. */
  async #undo({ deliveryId, line, goods }: Sent, type: 'DISPATCHED' | 'TAKEN_BACK') {
    const { content } = await this.ask(listMovements, { documentId: deliveryId, size: 500 });
    const undone = new Set(content.map(({ reversesId }) => reversesId));
    const row = content.findLast((each) => each.type === type && each.documentLine === line && !undone.has(each.id));
    if (!row) return undefined;
    if (type === 'TAKEN_BACK') {
      const stockId = (goods as Stocked).stocks[1];
      await this.attempt(unblockStockBatch, { stockId, batchId: row.stockBatchId });
    }
    const done = await this.attempt(undoMovement, { id: row.id, reason: 'by chance' });
    return typeof done === 'string' ? undefined : { quantity: quantityOf(row.change), pieces: row.pieces };
  }
}
