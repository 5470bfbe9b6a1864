/** Makes a shop that bills on a test database: with a customer, goods, deliveries, documents and payments. */
import { bookInStockBatch, createStock, StockMovements, undoMovement } from '@cleaver/domain/inventory';
import { bookPayment, getInvoice, issueCreditNote, issueInvoice, listDue } from '@cleaver/domain/invoicing';
import { createCustomer, setSalesData } from '@cleaver/domain/masterdata';
import { dispatchDelivery, returnDelivery } from '@cleaver/domain/sales';
import { updateSettings } from '@cleaver/domain/settings';
import type { Database } from '../../src/index.ts';
import { warehouse } from '../inventory/warehouse.ts';

const ADDRESS = { street: 'Markt', postalCode: '91522', city: 'Ansbach', country: 'DE' };
/** The day of the test clock. */
const TODAY = '2026-01-05';

/** Sets the settings that invoices need, and creates a customer and goods at 12.90 EUR gross per kilogram. */
export async function desk(database: Database, type: 'B2B' | 'B2C' = 'B2B') {
  const it = warehouse(database);
  const { ask, article, location, lot } = it;
  const operator = { name: 'Metzgerei Müller & Söhne', ...ADDRESS };
  await ask(updateSettings, { operator, invoicing: { vatId: 'DE136695976' } });
  const { id: customerId } = await ask(createCustomer, { name: 'Gasthof Zur Post', type, phone: '1', ...ADDRESS });
  const { id: articleId } = await article();
  await ask(setSalesData, { id: articleId, vatClass: 'REDUCED' });
  const stock = async () => (await ask(createStock, { articleId, storageLocationId: (await location()).id })).id;
  const { id: stockBatchId } = await ask(bookInStockBatch, { stockId: await stock(), ...lot('100000') });
  const { id: secondBatchId } = await ask(bookInStockBatch, { stockId: await stock(), ...lot('100000') });
  const returnsTo = await stock();
  const issued = (deliveryIds: readonly string[], more: object = {}) =>
    [issueInvoice, { customerId, deliveryIds, ...more }] as const;
  return {
    ...it,
    customerId,
    articleId,
    stockBatchId,
    /** Delivers kilograms, and more of a second batch. Returns the id of the delivery. */
    send: async (kilos: string, more?: string) => {
      const lines = [
        { stockBatchId, quantityAmount: kilos, quantityUnit: 'KG' },
        { stockBatchId: secondBatchId, quantityAmount: more, quantityUnit: 'KG' },
      ].slice(0, more === undefined ? 1 : 2);
      return (await ask(dispatchDelivery, { customerId, billable: true, lines })).id;
    },
    back: (id: string, quantityAmount: string) =>
      [
        returnDelivery,
        { id, reason: 'zu viel', lines: [{ line: 1, stockId: returnsTo, quantityAmount, quantityUnit: 'KG' }] },
      ] as const,
    issued,
    issue: (deliveryIds: readonly string[], more: object = {}) => ask(...issued(deliveryIds, more)),
    credited: (id: string, kind: string, more: object = {}) =>
      [issueCreditNote, { id, kind, reason: 'falsch', ...more }] as const,
    paid: (invoiceId: string, amount: string, more: object = {}) =>
      [bookPayment, { customerId, bookedOn: TODAY, items: [{ invoiceId, amount, ...more }] }] as const,
    /** Returns the request that undoes the dispatch of the first line of a delivery. */
    async undone(documentId: string) {
      const [row] = await database.reader.where(StockMovements, { documentId, type: 'DISPATCHED' });
      return [undoMovement, { id: row?.id, reason: 'falsch' }] as const;
    },
    invoice: (id: string) => ask(getInvoice, { id }),
    due: async () => (await ask(listDue, { customerId, size: 500 })).content,
  };
}
