/** The shop of the sales histories, and its calendar. */
import { Core, PERMISSIONS } from '@cleaver/domain';
import { bookInStockBatch, createStock, createStorageLocation } from '@cleaver/domain/inventory';
import type { Caller, Contract as Operation } from '@cleaver/domain/kernel';
import { createArticle, createCustomer, createProductCategory, setSalesData } from '@cleaver/domain/masterdata';
import { numbersOf } from '../contract/chance.ts';
import { newId, type Stored, unique } from '../contract/samples.ts';
import { ownHandler } from '../own-operations.ts';
import { memoryPorts } from '../ports.ts';
import type { Goods, GoodsKind } from './sales-books.ts';

const ADDRESS = { street: 'Markt', postalCode: '91522', city: 'Ansbach', country: 'DE' };

/** A shop with a customer and three kinds of goods. Each kind has a price and is in stock. */
export class SalesShop {
  readonly goods: Goods[] = [];
  readonly #ports;
  readonly #core;
  readonly chance;
  readonly #caller: Caller;
  customerId = '';

  constructor(stored: Omit<Stored, 'close'>, seed: number) {
    this.#ports = memoryPorts({ ...stored, ids: { next: newId } });
    this.#core = new Core(this.#ports, ownHandler);
    this.chance = numbersOf(seed);
    this.#caller = { userId: newId(), username: 'eva', sessionId: 's', permissions: new Set(PERMISSIONS) };
  }

  ask<I, O>(operation: Operation<I, O>, input: object): Promise<O> {
    const origin = { address: null, requestId: null };
    return this.#core.execute(operation, { input, caller: this.#caller, origin });
  }

  async open(): Promise<void> {
    const address = { ...ADDRESS, phone: '1', type: 'B2B' };
    this.customerId = (await this.ask(createCustomer, { name: unique('Post'), ...address })).id;
    for (const kind of ['KG', 'CATCH', 'TIN'] as const) this.goods.push(await this.#newGoods(kind));
  }

  async #newGoods(kind: GoodsKind): Promise<Goods> {
    const { id: categoryId } = await this.ask(createProductCategory, { name: unique('c'), vatClass: 'REDUCED' });
    const sold =
      kind === 'TIN' ? { unit: 'PIECE_FIXED', priceModel: 'FIXED' } : { unit: 'KG', priceModel: 'WEIGHT_BASED' };
    const cents = 100 + this.chance.upTo(2000);
    const named = { name: kind, articleNumber: unique('A'), categoryId, price: cents / 100 };
    const { id, salesUnits } = await this.ask(createArticle, { ...named, ...sold });
    if (kind === 'CATCH') await this.ask(setSalesData, { id, pieceWeight: { kg: '0.25' } });
    const stocks: string[] = [];
    for (let place = 0; place < 2; place++) {
      const room = { name: unique('Raum'), storageType: 'COLD_ROOM' };
      const { id: storageLocationId } = await this.ask(createStorageLocation, room);
      stocks.push((await this.ask(createStock, { articleId: id, storageLocationId })).id);
    }
    const [stockId = '', returnsTo = ''] = stocks;
    const { id: stockBatchId } = await this.ask(bookInStockBatch, {
      ...{ stockId, batchId: unique('L'), batchType: 'PRODUCED', expiryDate: '2030-01-01', quantityAmount: '1000000' },
      quantityUnit: kind === 'TIN' ? 'PIECE' : 'KG',
    });
    const list = new Map([['', cents]]);
    return { kind, id, salesUnitId: salesUnits[0]?.id ?? '', stockBatchId, returnsTo, list };
  }

  /** Returns the day `ahead` days from now. */
  day(ahead: number): string {
    return new Date(this.#ports.clock.now().getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
  }

  /** Returns a random day, from `back` days ago to `ahead` days from now. */
  someDay = (back: number, ahead: number): string => this.day(this.chance.upTo(back + ahead + 1) - back);
}
