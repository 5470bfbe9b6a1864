/** Makes a supplier, a customer, and stocks in a cold room, for receipts and deliveries. */
import {
  createStock,
  createStorageLocation,
  Holds,
  listStockBatches,
  listStockMovements,
  StockMovements,
} from '../../src/inventory/index.ts';
import type { AnyContract, Refusal } from '../../src/kernel/index.ts';
import {
  assignSupplier,
  createArticle,
  createCustomer,
  createProductCategory,
  createSupplier,
} from '../../src/masterdata/index.ts';
import { getGoodsReceipt, postGoodsReceipt } from '../../src/procurement/index.ts';
import { ANNA, KILO } from '../masterdata/with-masterdata.ts';
import { withCore } from '../with-core.ts';

/** The day on which test clocks start. */
export const TODAY = '2026-01-05';

/** The quantity and expiry date of a received line: 10 kg that expire 15 days after `TODAY`. */
export const PORK = { quantityAmount: '10', quantityUnit: 'KG', expiryDate: '2026-01-20' };

export async function withSuppliers() {
  const { ports, ask, refusal, refused } = withCore();
  let numbers = 0;
  const { id: categoryId } = await ask(createProductCategory, { name: 'Fleisch' });
  const supplier = await ask(createSupplier, { name: 'Hof Müller', phone: '0981 1234' });
  const customer = await ask(createCustomer, ANNA);
  const room = await ask(createStorageLocation, { name: 'Kühlraum', storageType: 'COLD_ROOM' });

  const article = async (name = 'Schweineschulter') => {
    const made = await ask(createArticle, { name, articleNumber: `A-${++numbers}`, categoryId, ...KILO });
    return ask(assignSupplier, { id: made.id, supplierId: supplier.id });
  };
  /** Creates a stock of a new article, unless `more` names an article. */
  const stock = async (more: object = {}) =>
    ask(createStock, { articleId: (await article()).id, storageLocationId: room.id, ...more });
  const place = async (more: object = {}) =>
    ask(createStorageLocation, { name: `Room ${++numbers}`, storageType: 'COLD_ROOM', ...more });

  /** Receives these lines. Creates a stock for each line without one. */
  async function receive(...lines: { [member: string]: unknown }[]) {
    const filled = [];
    for (const line of lines) filled.push({ stockId: line['stockId'] ?? (await stock()).id, ...line });
    return ask(postGoodsReceipt, { supplierId: supplier.id, lines: filled });
  }

  return {
    ports,
    ask,
    refusal,
    refused,
    supplier,
    customer,
    room,
    article,
    stock,
    place,
    receive,
    receipt: (id: string) => ask(getGoodsReceipt, { id }),
    batches: async (stockId: string) => (await ask(listStockBatches, { stockId })).content,
    movements: async (stockId: string) => (await ask(listStockMovements, { stockId, sort: 'number' })).content,
    ledger: () => ports.reader.where(StockMovements, {}),
    holds: (lotId: string) => ports.reader.where(Holds, { lotId }),
    /** Returns the fields with faults, in the order of the refusal. */
    async faults(operation: AnyContract, input: object): Promise<readonly string[]> {
      const { faults = [] }: Refusal = await refusal(operation, input);
      return faults.map(({ field }) => field);
    },
  };
}
