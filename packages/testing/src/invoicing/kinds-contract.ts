/** Contract tests of documents, payments and the series of numbers. They are read as they were stored. */
import {
  Invoice,
  type InvoiceState,
  Invoices,
  NumberSeries,
  NumberSeriesKind,
  type PaymentState,
  Payments,
} from '@cleaver/domain/invoicing';
import { Decimal, dateOf } from '@cleaver/domain/kernel';
import { Customers } from '@cleaver/domain/masterdata';
import { Deliveries, Delivery, type DeliveryState } from '@cleaver/domain/sales';
import { kindsWorld } from '../contract/comes-back.ts';
import { part } from '../contract/part.ts';
import { inUnit, NOW, newId, type Stored, storing, unique } from '../contract/samples.ts';
import { aCustomer } from '../masterdata/samples.ts';
import { sampleDocument } from './sample-documents.ts';

/** Stores a billable delivery without lines. */
export async function storedDelivery(stored: Stored, customerId: string, given: Partial<DeliveryState> = {}) {
  const state: DeliveryState = {
    ...{ id: newId(), deliveryNumber: unique('D'), customerId, customerName: 'Anna', address: null, lines: [] },
    ...{ dispatchDate: dateOf('2026-01-05'), missing: [], createdBy: 'anna', createdAt: NOW, warnings: [] },
    parties: { dispatchingOperator: '', owner: '', receivingOperator: '', consignee: '' },
    ...{ billable: true, settled: false },
    ...given,
  };
  return storing(stored, Deliveries, Delivery.restore(state));
}

/** Returns a document with a number of its own, of which nothing was paid. */
export function anInvoice(customerId: string, given: Partial<InvoiceState> = {}): InvoiceState {
  const document = { ...sampleDocument([{}]), number: unique('RE') };
  const { state } = Invoice.issue({
    ...{ id: newId(), serial: 1, document: { ...document, buyer: { ...document.buyer, customerId } } },
    ...{ sha256: 'a'.repeat(64), xmlProfile: null, xml: null, newId },
  });
  return { ...state, billedLines: [], ...given };
}

export const invoicingKindsContract = part(kindsWorld, {
  'documents are read as they were stored, and keep what is paid and credited': async (t, { stored, reader }) => {
    const { id: customerId } = await storing(stored, Customers, Customers.restore(aCustomer()));
    const { id: deliveryId } = await storedDelivery(stored, customerId);
    const bare = anInvoice(customerId);
    const line = { id: newId(), line: 1, deliveryId, deliveryLine: 2, quantity: '-12.400001' };
    const full = anInvoice(customerId, {
      ...{
        type: 'CREDIT_NOTE',
        kind: 'RETURN',
        dueDate: null,
        correctsId: bare.id,
        openAmount: '0.00',
        cancelled: true,
      },
      ...{ xmlProfile: 'XRECHNUNG', xml: '<ä>&amp;</ä>\n', billedLines: [line, { ...line, id: newId(), line: 2 }] },
    });
    for (const state of [bare, full]) {
      await storing(stored, Invoices, Invoice.restore(state));
      t.strictSame(await reader.get(Invoices, state.id), state);
    }
    t.strictSame(await reader.where(Invoices, { billedLines: { deliveryId } }), [full]);
    t.strictSame(await reader.where(Invoices, { correctsId: bare.id }), [full]);
    await inUnit(stored, async (unit) => (await unit.of(Invoices).get(bare.id)).pay(Decimal.of('0.10')));
    const paid = await reader.get(Invoices, bare.id);
    t.strictSame({ ...paid, openAmount: bare.openAmount }, bare, 'only the open amount changes');
    t.equal(Decimal.of(bare.openAmount).minus(Decimal.of(paid.openAmount)).toText(), '0.1');
  },

  'payments are read as they were stored': async (t, { stored, comesBack }) => {
    const { id: customerId } = await storing(stored, Customers, Customers.restore(aCustomer()));
    const [one, other] = [anInvoice(customerId), anInvoice(customerId)];
    for (const state of [one, other]) await storing(stored, Invoices, Invoice.restore(state));
    const item = { id: newId(), place: 1, invoiceId: one.id, invoiceNumber: one.invoiceNumber };
    const bare: PaymentState = {
      ...{ id: newId(), customerId, customerName: 'Anna', bookedOn: dateOf('2026-01-05'), reference: '' },
      ...{ items: [{ ...item, amount: '-29.20', discount: '0.00' }], status: 'BOOKED', createdBy: 'anna' },
      ...{ createdAt: NOW, cancelledBy: null, cancelledAt: null, cancelReason: null },
    };
    const second = { ...item, id: newId(), place: 2, invoiceId: other.id, amount: '0.00', discount: '0.01' };
    await comesBack(t, Payments, bare, {
      ...{
        ...bare,
        id: newId(),
        reference: 'RE ß',
        items: [{ ...item, id: newId(), amount: '1.00', discount: '0.00' }, second],
      },
      ...{ status: 'CANCELLED', cancelledBy: 'berta', cancelledAt: NOW, cancelReason: 'doppelt' },
    });
  },

  'the series of numbers is read as it was stored': async (t, { comesBack }) => {
    const state = { id: unique('series'), lastDate: dateOf('2026-01-05'), lastNumber: 99999 };
    t.equal(NumberSeries.restore(state).next('RE', dateOf('2026-01-04')).number, 'RE-2026-100000');
    await comesBack(t, NumberSeriesKind, state);
  },
});
