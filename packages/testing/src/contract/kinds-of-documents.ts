/** Contract tests of goods receipts, orders, standing orders and deliveries. */

import { countryOf, dateOf, moneyOf, unitOf } from '@cleaver/domain/kernel';
import { Customers, Suppliers } from '@cleaver/domain/masterdata';
import { type GoodsReceiptState, GoodsReceipts } from '@cleaver/domain/procurement';
import {
  Deliveries,
  type DeliveryState,
  Order,
  type OrderState,
  Orders,
  type StandingOrderState,
  StandingOrders,
} from '@cleaver/domain/sales';
import { kindsWorld } from './comes-back.ts';
import { aCustomer, address, contactInfo, LATER, stamps } from './kinds.ts';
import { part } from './part.ts';
import { NOW, newId, storedArticles, storing, unique } from './samples.ts';

export const documentKindsContract = part(kindsWorld, {
  'goods receipts are read as they were stored, and found by any of their articles': async (
    t,
    { stored, reader, comesBack },
  ) => {
    const supplier = { ...{ id: newId(), name: unique('Hof'), address: null, contactInfo, paymentTerms: null } };
    const { id: supplierId } = await storing(
      stored,
      Suppliers,
      Suppliers.restore({ ...supplier, certificates: [], rating: null, status: 'ACTIVE', ...stamps }),
    );
    const nothing = {
      ...{ lotId: null, stockBatchId: null, quantityAmount: null, quantityUnit: null, expiryDate: null },
      ...{ lotNumber: null, batchType: null, supplierLot: null, temperature: null, temperatureLimit: null },
      ...{ facts: null, rejectedAmount: '0.000001', rejectedUnit: unitOf('kg'), rejectReason: 'zu warm' },
    };
    const article = { stockId: newId(), articleId: newId(), articleName: 'Wurst' };
    const bare: GoodsReceiptState = {
      ...{ id: newId(), receiptNumber: unique('G'), supplierId, supplierName: 'Hof', deliveryNote: '' },
      ...{ purchaseOrder: '', receiptDate: dateOf('2026-01-05'), vehicleTemperature: null, createdAt: NOW },
      lines: [{ line: 1, ...article, ...nothing, status: 'REJECTED' }],
      ...{ articleIds: [article.articleId], warnings: [], inspections: [], receivedBy: 'anna' },
    };
    const facts = {
      ...{ species: 'BEEF' as const, bornIn: countryOf('DE'), rearedIn: [countryOf('DE')], slaughteredIn: null },
      ...{ slaughterhouse: null, cutIn: null, cuttingPlants: ['DE 1'], slaughterDate: dateOf('2026-01-01') },
      reference: 'x',
    };
    await comesBack(t, GoodsReceipts, bare, {
      ...bare,
      ...{
        id: newId(),
        receiptNumber: unique('G'),
        deliveryNote: 'LS',
        purchaseOrder: 'B',
        vehicleTemperature: '-18.5',
      },
      lines: [
        ...bare.lines,
        {
          ...{ line: 2, ...article, ...nothing, lotId: newId(), stockBatchId: newId(), status: 'ON_HOLD', facts },
          ...{ quantityAmount: '999999999999999.999999', quantityUnit: unitOf('KG'), expiryDate: dateOf('2026-02-28') },
          ...{ lotNumber: 'L/1', batchType: 'P', supplierLot: 'S', temperature: '7.1', temperatureLimit: '7' },
          ...{ rejectedAmount: null, rejectedUnit: null, rejectReason: null },
        },
      ],
      articleIds: [article.articleId, newId()],
      warnings: [{ code: 'SUPPLIER_CERTIFICATE_EXPIRED', values: { day: '2026-01-01' }, line: null }],
      inspections: [
        {
          ...{ line: 2, result: 'FAILED', temperature: '8', notes: 'a\nb', inspectedBy: 'bert' },
          inspectedAt: LATER.toISOString(),
        },
      ],
    });
    await storing(
      stored,
      GoodsReceipts,
      GoodsReceipts.restore({ ...bare, articleIds: [article.articleId, supplierId] }),
    );
    const found = await reader.where(GoodsReceipts, { articleIds: article.articleId, supplierId });
    t.strictSame(
      found.map(({ id }) => id),
      [bare.id],
      'found by any of its articles',
    );
  },

  'orders are read as they were stored': async (t, { stored, comesBack }) => {
    const { ids } = await storedArticles(stored, 'Wurst');
    const customer = aCustomer();
    await storing(stored, Customers, Customers.restore(customer));
    const line: OrderState['lines'][number] = {
      ...{ id: newId(), line: 1, articleId: ids[0] ?? '', articleNumber: 'A-1', articleName: 'Wurst', note: '' },
      ...{ quantityAmount: '0.000001', quantityUnit: unitOf('Lb'), manualPrice: null, price: null, pieceKg: null },
      ...{ cancelReason: null, delivered: '0', lasts: 0, status: 'OPEN', open: '0.00000045359237' },
    };
    const bare: OrderState = {
      ...{ id: newId(), orderNumber: unique('O'), status: 'DRAFT', customerId: customer.id, customerName: 'Anna' },
      ...{ basis: 'NET', requestedDate: dateOf('2026-01-05'), deliveryAddressLabel: '', address: null },
      ...{ reference: '', note: '', standingOrderId: null, plannedDate: null, tolerancePercent: null, lines: [line] },
      ...{
        nextLine: 2,
        warnings: [],
        changedByHand: false,
        createdBy: 'anna',
        createdAt: NOW,
        confirmedBy: null,
        confirmedAt: null,
      },
    };
    const amount = moneyOf('0.0001');
    const day = dateOf('2026-01-05');
    await comesBack(t, Orders, bare, {
      ...{ ...bare, id: newId(), orderNumber: unique('O'), address, tolerancePercent: '12.5', nextLine: 9 },
      lines: [
        { ...line, id: newId(), price: { amount, per: 'KG', basis: 'NET', source: 'LIST', reason: null, day } },
        {
          ...line,
          id: newId(),
          line: 8,
          manualPrice: { amount, per: 'PIECE', reason: 'x' },
          pieceKg: '0.25',
          lasts: 1,
        },
      ],
      changedByHand: true,
      warnings: [{ code: 'OVER_CALL', line: 1, values: { over: '1' }, reason: 'x', by: 'anna', at: NOW.toISOString() }],
      ...{ confirmedBy: 'anna', confirmedAt: LATER },
    });
  },

  'standing orders are read as they were stored': async (t, { stored, comesBack }) => {
    const { ids } = await storedArticles(stored, 'Wurst');
    const customer = await storing(stored, Customers, Customers.restore(aCustomer()));
    const line = {
      ...{ line: 1, articleId: ids[0] ?? '', articleNumber: 'A-1', articleName: 'Wurst', note: '' },
      ...{ quantityAmount: '2.50', quantityUnit: unitOf('Kg') },
    };
    const day = dateOf('2026-01-05');
    const bare: StandingOrderState = {
      ...{ id: newId(), customerId: customer.id, customerName: 'Anna', deliveryAddressLabel: '', firstDate: day },
      ...{ lastDate: null, weekdays: [7, 1], rhythm: 'WEEKLY', onClosedDay: 'SKIP', pauses: [], reference: '' },
      ...{ note: '', lines: [line], createdAt: NOW },
    };
    await comesBack(t, StandingOrders, bare, {
      ...{ ...bare, id: newId(), lastDate: day, pauses: [{ from: day, until: day, reason: 'Urlaub' }] },
      ...{ deliveryAddressLabel: 'Küche', reference: 'x', note: 'y', lines: [line, { ...line, line: 2 }] },
      ...{ rhythm: 'MONTHLY', onClosedDay: 'BEFORE' },
    });
  },

  'deliveries are read as they were stored': async (t, { stored, comesBack }) => {
    const { id: customerId } = await storing(stored, Customers, Customers.restore(aCustomer()));
    const line = {
      ...{ id: newId(), line: 1, lotId: newId(), lotNumber: 'L/1', articleId: newId(), articleName: 'Wurst' },
      ...{ stockBatchId: newId(), quantityAmount: '0.000001', quantityUnit: unitOf('Lb') },
      ...{
        orderId: null,
        orderNumber: null,
        orderLine: null,
        last: false,
        alreadyCounted: false,
        pieces: null,
        price: null,
      },
    };
    const placed: OrderState = {
      ...{ id: newId(), orderNumber: unique('O'), status: 'DRAFT', customerId, customerName: 'Anna', basis: 'NET' },
      ...{ requestedDate: dateOf('2026-01-05'), deliveryAddressLabel: '', address: null, reference: '', note: '' },
      ...{ standingOrderId: null, plannedDate: null, tolerancePercent: null, lines: [], nextLine: 1, warnings: [] },
      ...{ changedByHand: false, createdBy: 'anna', createdAt: NOW, confirmedBy: null, confirmedAt: null },
    };
    const order = await storing(stored, Orders, Order.restore(placed));
    const price = { amount: moneyOf('0.0001'), per: 'KG', basis: 'NET', source: 'LIST', reason: null } as const;
    const served = {
      ...{
        ...line,
        id: newId(),
        line: 2,
        orderId: order.id,
        orderNumber: order.orderNumber,
        orderLine: 3,
        last: true,
        alreadyCounted: true,
      },
      ...{ pieces: 2147483647, price: { ...price, day: dateOf('2026-01-05') } },
    };
    const parties = { dispatchingOperator: '', owner: 'Ö', receivingOperator: 'Anna, Ansbach', consignee: 'x' };
    const bare: DeliveryState = {
      ...{
        id: newId(),
        deliveryNumber: unique('D'),
        customerId,
        customerName: 'Anna',
        address,
        lines: [line],
        parties,
      },
      ...{ dispatchDate: dateOf('2026-01-05'), missing: [], createdBy: 'anna', createdAt: NOW },
      ...{ billable: false, warnings: [] },
    };
    const warning = { line: 2, values: { lot: 'L/1' }, reason: 'x', by: 'anna', at: NOW.toISOString() };
    await comesBack(t, Deliveries, bare, {
      ...{ ...bare, id: newId(), deliveryNumber: unique('D'), lines: [{ ...line, id: newId() }, served] },
      ...{ billable: true, warnings: [{ code: 'REMAINING_LIFE', ...warning }] },
      missing: ['dispatchingOperator', 'owner'],
    });
  },
});
