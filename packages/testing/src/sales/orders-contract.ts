/** Contract tests of the reads of sales. The store sums up as the core does. */
import {
  Lots,
  type MovementType,
  Stock,
  StockBatch,
  StockBatches,
  StockMovement,
  StockMovements,
  Stocks,
  StorageLocation,
  StorageLocations,
} from '@cleaver/domain/inventory';
import { Decimal, dateOf, moneyOf, sumOfTexts, unitOf } from '@cleaver/domain/kernel';
import { Customer, Customers } from '@cleaver/domain/masterdata';
import { callOffsOf, Deliveries, Delivery, Order, type OrderState, Orders } from '@cleaver/domain/sales';
import { part } from '../contract/part.ts';
import { aLot, inUnit, NOW, newId, type Stored, storedArticles, storing, unique } from '../contract/samples.ts';

const ADDRESS = { street: 'x', houseNumber: '', postalCode: '1', city: 'x', country: 'DE' };
const DETAILS = { ...ADDRESS, type: 'B2B' as const, phone: '1', email: '', contactPerson: '' };

async function world(stored: Stored) {
  const { ids } = await storedArticles(stored, 'Wurst', 'Schinken');
  const [wurst = '', schinken = ''] = ids;
  const day = dateOf('2026-01-06');

  type Line = OrderState['lines'][number];
  const line = (of: Partial<Line>, source: 'CONTRACT' | 'LIST' | null = 'CONTRACT'): Line => ({
    ...{ id: newId(), line: 1, articleId: wurst, articleNumber: 'A', articleName: 'Wurst', note: '' },
    ...{ quantityAmount: '10', quantityUnit: unitOf('KG'), manualPrice: null, pieceKg: null },
    price: source && { amount: moneyOf('8'), per: 'KG', basis: 'NET', source, reason: null, day },
    ...{ cancelReason: null, delivered: '0', lasts: 0, status: 'OPEN', open: '10', ...of },
  });
  const order = (customerId: string, lines: readonly Line[], status: OrderState['status'] = 'CONFIRMED') =>
    Order.restore({
      ...{ id: newId(), orderNumber: unique('O'), status, customerId, customerName: 'x', basis: 'NET' },
      ...{ requestedDate: day, deliveryAddressLabel: '', address: null, reference: '', note: '' },
      ...{ standingOrderId: null, plannedDate: null, tolerancePercent: null, lines, nextLine: 9, warnings: [] },
      ...{ changedByHand: false, createdBy: 'anna', createdAt: NOW, confirmedBy: 'anna', confirmedAt: NOW },
    });

  const customerStored = async (name: string) => {
    const customer = Customer.create(newId(), { ...DETAILS, ...NOTHING, name: unique(name) }, NOW);
    return (await storing(stored, Customers, customer)).id;
  };
  return { ...stored, stored, wurst, schinken, day, line, order, customerStored };
}

export const ordersContract = part(world, {
  'callOffs returns the open quantities of order lines at a contract price': async (
    t,
    { stored, schinken, line, order, customerStored },
  ) => {
    const [post, krone] = [await customerStored('Post'), await customerStored('Krone')];
    const open = [
      line({ open: '2.5' }),
      line({ line: 2, articleId: schinken, quantityUnit: unitOf('Piece'), open: '3' }),
      line({ line: 3, quantityUnit: unitOf('g'), open: '0.000001' }),
    ];
    const orders = [
      order(post, open),
      order(post, [line({ open: '0', status: 'COMPLETE' })], 'COMPLETED'),
      order(post, [line({}, 'LIST'), line({ line: 2 }, null)]),
      order(krone, [line({ open: '7' })]),
    ];
    await inUnit(stored, async (unit) => {
      for (const each of orders) unit.of(Orders).add(each);
    });
    const sorted = <T extends { readonly amount: string }>(all: readonly T[]) =>
      all.toSorted((a, b) => (a.amount < b.amount ? -1 : 1));
    t.strictSame(sorted(await stored.sales.callOffs(post, [])), sorted(callOffsOf(open)));
    await inUnit(stored, async (unit) => {
      t.strictSame(
        (await unit.reads.sales.callOffs(krone, [])).map(({ amount }) => amount),
        ['7'],
      );
    });
    t.strictSame(await stored.sales.callOffs(newId(), []), []);
  },

  'a filter on lines matches orders that have a line with all the given members': async (
    t,
    { stored, wurst, schinken, line, order, customerStored },
  ) => {
    const customerId = await customerStored('Post');
    const mixed = order(customerId, [line({ status: 'COMPLETE', open: '0' }), line({ line: 2, articleId: schinken })]);
    const done = order(customerId, [line({ status: 'COMPLETE', open: '0' })], 'COMPLETED');
    await inUnit(stored, async (unit) => {
      for (const each of [mixed, done]) unit.of(Orders).add(each);
    });
    const found = async (lines: object) =>
      (await stored.reader.where(Orders, { customerId, lines })).map(({ id }) => id).toSorted();
    t.strictSame(await found({ status: 'OPEN' }), [mixed.state.id]);
    t.strictSame(await found({ status: 'OPEN', articleId: schinken }), [mixed.state.id]);
    t.strictSame(await found({ status: 'OPEN', articleId: wurst }), []);
    t.strictSame(await found({ articleId: wurst }), [mixed.state.id, done.state.id].toSorted());
  },

  'callOffs returns net deliveries at a contract price, and a filter finds deliveries by order': async (
    t,
    { stored, wurst, day, line, order, customerStored },
  ) => {
    const customer = await customerStored('Hirsch');
    const placed = order(customer, [line({ open: '7' })]);
    const lines = ['CONTRACT', 'LIST', 'CONTRACT', 'CONTRACT'] as const;
    const delivery = Delivery.restore({
      ...{ id: newId(), deliveryNumber: unique('D'), customerId: customer, customerName: 'x', address: ADDRESS },
      ...{
        dispatchDate: day,
        billable: true,
        settled: false,
        missing: [],
        warnings: [],
        createdBy: 'anna',
        createdAt: NOW,
      },
      parties: { dispatchingOperator: '', owner: '', receivingOperator: '', consignee: '' },
      lines: lines.map((source, index) => ({
        ...{ id: newId(), line: index + 1, lotId: newId(), lotNumber: 'L', articleId: wurst, articleName: 'Wurst' },
        ...{
          stockBatchId: newId(),
          quantityAmount: '4',
          quantityUnit: unitOf('kg'),
          last: false,
          alreadyCounted: false,
        },
        ...{ orderId: index === 0 ? placed.state.id : null, orderNumber: null, orderLine: null },
        ...{ pieces: index === 0 ? 16 : null, price: line({}, source).price },
      })),
    });
    const moved = await ledgerOf(stored, wurst, delivery.state.id);
    await inUnit(stored, async (unit) => {
      unit.of(Orders).add(placed);
      unit.of(Deliveries).add(delivery);
      for (const movement of moved([
        ...[[1, 'DISPATCHED', '-4.5', -16] as const, [1, 'TAKEN_BACK', '1.25', 5] as const],
        ...[[2, 'DISPATCHED', '-4', null] as const, [3, 'DISPATCHED', '-2.000001', null] as const],
        ...[[4, 'DISPATCHED', '-4', null] as const, [4, 'REVERSED', '4', null] as const],
      ])) {
        unit.of(StockMovements).add(movement);
      }
    });
    const said = (await stored.sales.callOffs(customer, [wurst])).map(({ amount, pieces, unit }) => [
      amount,
      pieces,
      unit,
    ]);
    t.strictSame(said.toSorted(), [
      ...[
        ['0', null, 'KG'],
        ['2.000001', null, 'KG'],
        ['3.25', 11, 'KG'],
        ['7', null, 'KG'],
      ],
    ]);
    const summed = await stored.sales.callOffs(customer, []);
    t.equal(sumOfTexts(summed.map(({ amount }) => amount)), '12.250001', 'the same where lines are added up');
    const found = async (orderId: string) =>
      (await stored.reader.where(Deliveries, { lines: { orderId } })).map(({ id }) => id);
    t.strictSame(await found(placed.state.id), [delivery.state.id]);
    t.strictSame(await found(newId()), []);
  },
});

/** Stores a batch of the article. Returns a function that makes movements of it for lines of a document. */
async function ledgerOf(stored: Stored, articleId: string, documentId: string) {
  const place = StorageLocation.create({
    ...{ id: newId(), name: unique('Raum'), storageType: 'FREEZER', minTemperature: null, maxTemperature: null },
  });
  const { id: storageLocationId } = await storing(stored, StorageLocations, place);
  const limits = { minimumLevel: null, minimumShelfLifeDays: null };
  const stock = await storing(stored, Stocks, Stock.restore({ id: newId(), articleId, storageLocationId, ...limits }));
  const { id: lotId } = await storing(stored, Lots, aLot({ articleId }));
  const batch = StockBatch.restore({
    ...{
      id: newId(),
      stockId: stock.id,
      lotId,
      lotNumber: unique('L'),
      batchType: 'P',
      expiryDate: dateOf('2026-03-01'),
    },
    ...{ quantityBase: '1', quantityKind: 'mass', quantityUnit: unitOf('KG'), receivedAt: NOW, blocked: false },
    ...{ held: false, condition: 'IN_STOCK', movements: 1, twin: 0 },
  });
  const { id: stockBatchId } = await storing(stored, StockBatches, batch);
  type Row = readonly [line: number, type: MovementType, change: string, pieces: number | null];
  return (rows: readonly Row[]) =>
    rows.map(
      ([documentLine, type, change, pieces], index) =>
        new StockMovement({
          ...{ id: newId(), stockId: stock.id, stockBatchId, lotId, postingId: newId(), type, change },
          ...{ number: index + 1, documentKind: 'DELIVERY', documentId, documentLine, pieces, at: NOW },
          ...{ before: '100', after: Decimal.of('100').plus(Decimal.of(change)).toText(), unit: 'KG' },
          ...{ statusBefore: null, statusAfter: 'AVAILABLE' },
          ...{ userId: newId(), username: 'anna', reasonCode: null, reason: null, reversesId: null },
          reversedType: type === 'REVERSED' ? 'DISPATCHED' : null,
        }),
    );
}

const NOTHING = { paymentDueDays: undefined, paymentDescription: undefined };
