/** Contract tests of orders, standing orders and deliveries. They are read as they were stored. */
import { dateOf, moneyOf, unitOf } from '@cleaver/domain/kernel';
import { Customers } from '@cleaver/domain/masterdata';
import {
  Deliveries,
  type DeliveryState,
  Order,
  type OrderState,
  Orders,
  type StandingOrderState,
  StandingOrders,
} from '@cleaver/domain/sales';
import { kindsWorld } from '../contract/comes-back.ts';
import { part } from '../contract/part.ts';
import { NOW, newId, storedArticles, storing, unique } from '../contract/samples.ts';
import { aCustomer, address, LATER } from '../masterdata/samples.ts';

export const salesKindsContract = part(kindsWorld, {
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
      ...{ billable: false, settled: true, warnings: [] },
    };
    const warning = { line: 2, values: { lot: 'L/1' }, reason: 'x', by: 'anna', at: NOW.toISOString() };
    await comesBack(t, Deliveries, bare, {
      ...{ ...bare, id: newId(), deliveryNumber: unique('D'), lines: [{ ...line, id: newId() }, served] },
      ...{ address: null, billable: true, settled: false, warnings: [{ code: 'REMAINING_LIFE', ...warning }] },
      missing: ['dispatchingOperator', 'owner'],
    });
  },
});
