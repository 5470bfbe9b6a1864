/** Contract tests of bookings into a storage location, which also create the stock of the article there. */
import { Core, PERMISSIONS } from '@cleaver/domain';
import {
  createStorageLocation,
  deactivateStorageLocation,
  listAllStockBatches,
  listStocks,
  transferGoods,
} from '@cleaver/domain/inventory';
import { type AnyContract, type Contract as Operation, Refusal } from '@cleaver/domain/kernel';
import { createArticle, createCustomer, createProductCategory, createSupplier } from '@cleaver/domain/masterdata';
import { postGoodsReceipt } from '@cleaver/domain/procurement';
import {
  activateRecipe,
  addIngredient,
  completeBatch,
  consumeIntoBatch,
  createRecipe,
  cut,
  planBatch,
  startBatch,
} from '@cleaver/domain/production';
import { dispatchDelivery, returnDelivery } from '@cleaver/domain/sales';
import type { Test } from 'tap';
import { part } from '../contract/part.ts';
import { newId, type Stored, unique } from '../contract/samples.ts';
import { doubles } from '../doubles.ts';

const kg = (quantityAmount: string) => ({ quantityAmount, quantityUnit: 'KG' });

/**
 * The target of a booking: `stockId`, `toStockId` or `storageLocationId`. A line with `storageLocationId` also has
 * `articleId`, if its form has it.
 */
type Target = Readonly<Record<string, string>>;

interface Booking {
  readonly operation: AnyContract;
  /** The path of the line with the target. */
  readonly line: string;
  readonly stock: 'stockId' | 'toStockId';
  readonly input: (target: Target) => object;
}

class Shop {
  readonly #core;
  readonly #caller = { userId: newId(), username: 'eva', sessionId: 's', permissions: new Set(PERMISSIONS) };
  readonly #today: string;

  constructor(stored: Omit<Stored, 'close'>) {
    const ports = { ...doubles({ next: newId }), ...stored };
    this.#core = new Core(ports);
    this.#today = ports.clock.now().toISOString().slice(0, 10);
  }

  ask<I, O>(operation: Operation<I, O>, input: object, permissions?: readonly string[]): Promise<O> {
    const caller = permissions ? { ...this.#caller, permissions: new Set(permissions) } : this.#caller;
    const given = { input, caller, origin: { address: null, requestId: null } };
    return this.#core.execute(operation, given as never);
  }

  async room(): Promise<string> {
    return (await this.ask(createStorageLocation, { name: unique('Raum'), storageType: 'COLD_ROOM' })).id;
  }

  async open() {
    const { id: categoryId } = await this.ask(createProductCategory, { name: unique('c') });
    const named = () => ({ name: unique('Fleisch'), articleNumber: unique('A'), categoryId, price: 1 });
    const sold = { unit: 'KG', priceModel: 'WEIGHT_BASED' };
    const [articleId, madeId] = [
      (await this.ask(createArticle, { ...named(), ...sold })).id,
      (await this.ask(createArticle, { ...named(), ...sold })).id,
    ];
    const address = { street: 'Markt', houseNumber: '1', postalCode: '91522', city: 'Ansbach', country: 'DE' };
    const contact = { name: unique('Post'), phone: '1', ...address };
    const supplierId = (await this.ask(createSupplier, contact)).id;
    const customerId = (await this.ask(createCustomer, { ...contact, type: 'B2B' })).id;
    const expiryDate = '2099-01-01';
    const received = (target: Target) => ({ supplierId, lines: [{ ...kg('10'), expiryDate, ...target }] });
    const { lines } = await this.ask(postGoodsReceipt, received({ articleId, storageLocationId: await this.room() }));
    const { stockBatchId, stockId } = lines[0] as { stockBatchId: string; stockId: string };
    const recipe = { name: unique('Wurst'), type: 'FINISHED_PRODUCT', outputQuantity: '1', outputUom: 'KG' };
    const { id: recipeId } = await this.ask(createRecipe, { ...recipe, articleId: madeId });
    await this.ask(addIngredient, { id: recipeId, articleId, quantity: '1', uom: 'KG' });
    await this.ask(activateRecipe, { id: recipeId });
    const planned = { recipeId, plannedQuantity: '1', plannedQuantityUnit: 'KG', productionDate: this.#today };
    const { id: batchId } = await this.ask(planBatch, { ...planned, bestBeforeDate: expiryDate });
    await this.ask(startBatch, { id: batchId });
    const from = { stockBatchId, ...kg('1') };
    await this.ask(consumeIntoBatch, { id: batchId, inputs: [from] });
    const { id: deliveryId } = await this.ask(dispatchDelivery, { customerId, lines: [from] });
    const bookings: Readonly<Record<string, Booking>> = {
      transfer: {
        ...{ operation: transferGoods, line: 'lines[0]', stock: 'toStockId' },
        input: (target) => ({ lines: [{ ...from, ...target }] }),
      },
      receipt: {
        ...{ operation: postGoodsReceipt, line: 'lines[0]', stock: 'stockId' },
        input: (target) => received({ ...(target['storageLocationId'] && { articleId }), ...target }),
      },
      'return of a customer': {
        ...{ operation: returnDelivery, line: 'lines[0]', stock: 'stockId' },
        input: (target) => ({ id: deliveryId, reason: 'x', lines: [{ line: 1, ...kg('0.5'), ...target }] }),
      },
      cutting: {
        ...{ operation: cut, line: 'outputs[0]', stock: 'stockId' },
        input: (target) => ({
          inputs: [from],
          outputs: [{ ...kg('1'), ...(target['storageLocationId'] && { articleId }), ...target }],
        }),
      },
      completion: {
        ...{ operation: completeBatch, line: 'outputs[0]', stock: 'stockId' },
        input: (target) => ({ id: batchId, outputs: [{ ...kg('1'), ...target }] }),
      },
    };
    return { bookings, stockId };
  }
}

const codeOf = async (asked: Promise<unknown>): Promise<string> => {
  try {
    await asked;
    return 'booked';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [error.code, ...(error.faults ?? []).map(({ field }) => field)].join(' ');
  }
};

async function goes(t: Test, shop: Shop, name: string, booking: Booking, stockId: string): Promise<void> {
  const { operation, line, stock, input } = booking;
  const [room, shut] = [await shop.room(), await shop.room()];
  await shop.ask(deactivateStorageLocation, { id: shut });
  const asked = (target: Target) => codeOf(shop.ask(operation, input(target)));
  const found = (storageLocationId: string) => shop.ask(listStocks, { storageLocationId });
  t.match(await asked({}), `VALIDATION_ERROR ${line}.${stock}`, `${name}: neither`);
  t.equal(await asked({ [stock]: stockId, storageLocationId: room }), `VALIDATION_ERROR ${line}.${stock}`, 'both');
  t.equal(await asked({ storageLocationId: newId() }), 'STORAGE_LOCATION_NOT_FOUND');
  t.equal(await asked({ storageLocationId: shut }), 'STORAGE_LOCATION_INACTIVE');
  t.equal((await found(shut)).content.length + (await found(room)).content.length, 0, 'refusals create no stock');
  const denied = shop.ask(operation, input({ storageLocationId: room }), ['STOCK_READ']);
  t.equal(await codeOf(denied), 'ACCESS_DENIED', 'booking needs its permission');
  await shop.ask(operation, input({ storageLocationId: room }), [operation.permission as string]);
  const [made, ...others] = (await found(room)).content;
  t.equal(others.length, 0, `${name}: one stock is created`);
  const { content } = await shop.ask(listAllStockBatches, { storageLocationId: room });
  t.same(
    content.map((one) => one.stockId),
    [made?.id],
    'the goods are in it',
  );
}

export const targetsContract = part((stored: Stored) => new Shop(stored), {
  async 'each booking takes a storage location in place of a stock'(t, shop) {
    const { bookings, stockId } = await shop.open();
    for (const [name, booking] of Object.entries(bookings)) await goes(t, shop, name, booking, stockId);
  },
});
