import { type MemoryPorts, memoryPorts } from '@cleaver/testing';
import { test } from 'tap';
import {
  datevPostingBatch,
  invoiceJournal,
  invoiceXml,
  issueInvoice,
  listDue,
  openItemsPdf,
  previewInvoice,
  previewInvoicePdf,
  proposePayments,
} from '../../src/invoicing/index.ts';
import type { AnyContract } from '../../src/kernel/index.ts';
import { createCustomer, setSalesTerms } from '../../src/masterdata/index.ts';
import { updateSettings } from '../../src/settings/index.ts';
import { sent } from '../sales/counter.ts';
import { withCore } from '../with-core.ts';
import { desk } from './desk.ts';

const ASKED: readonly AnyContract[] = [previewInvoice, previewInvoicePdf, issueInvoice];
const TYPED = { text: 'Lieferung', quantityAmount: '1', price: 15, vatClass: 'STANDARD' };

test('previews refuse what issuing refuses', async (t) => {
  const it = await desk();
  const { id } = await it.send('1');
  const gift = await it.send('1', { billable: false });
  const price = { deliveryId: id, line: 2, price: 1, reason: 'x' };
  for (const operation of ASKED) {
    const code = async (more: object) => (await it.refusal(operation, { customerId: it.buyer.id, ...more })).code;
    t.equal(await code({ customerId: 'nobody', lines: [TYPED] }), 'CUSTOMER_NOT_FOUND');
    t.equal(await code({ deliveryIds: ['nothing'] }), 'DELIVERY_NOT_FOUND');
    t.equal(await code({ deliveryIds: [id], prices: [price] }), 'DELIVERY_LINE_NOT_FOUND');
    t.equal(await code({ deliveryIds: [gift.id] }), 'DELIVERY_NOT_BILLABLE');
    t.equal(await code({ deliveryIds: [] }), 'NOTHING_TO_INVOICE');
  }
});

test('an invoice has at most 2,000 lines', async (t) => {
  const it = await desk();
  const batches: string[] = [];
  for (let at = 0; at < 200; at++) batches.push(await it.goods(it.wurst.id));
  const deliveryIds: string[] = [];
  for (let at = 0; at < 10; at++) {
    const lines = batches.map((stockBatchId) => sent(stockBatchId, '1'));
    deliveryIds.push((await it.deliver(it.buyer.id, lines)).id);
  }
  for (const operation of ASKED) {
    const refused = await it.refusal(operation, { customerId: it.buyer.id, deliveryIds, lines: [TYPED] });
    t.match(refused, { code: 'INVOICE_TOO_LARGE', message: /2001 lines.*2000/ });
  }
  const invoice = await it.issue(deliveryIds);
  t.equal(invoice.document.lines.length, 2000);
  t.equal(invoice.net, '20000.00');
});

test('a read of invoices looks at a bounded number of records', async (t) => {
  const ports = memoryPorts();
  const bounds: number[] = [];
  /** Returns as many records as the read asks for. The handler refuses before it looks at one. */
  const full = async (most: number): Promise<never[]> => {
    bounds.push(most - 1);
    return Array.from({ length: most }, () => ({}) as never);
  };
  const reads: Pick<MemoryPorts, 'invoices' | 'journal'> = {
    invoices: {
      ...ports.invoices,
      unsettled: (_until, _customerId, most) => full(most),
      openInvoices: (_customerId, most) => full(most),
    },
    journal: { ...ports.journal, documents: (_from, _until, most) => full(most) },
  };
  const { ask, refused } = withCore({
    ...ports,
    ...reads,
    atOneInstant: (work) => ports.atOneInstant((snapshot) => work({ ...snapshot, ...reads })),
  });
  const datev = { consultantNumber: 1001, clientNumber: 1, debtorAccount: '10000' };
  await ask(updateSettings, { datev: { ...datev, revenueAccounts: [{ rate: 7, account: '8300' }] } });
  const { id } = await ask(createCustomer, { name: 'Anna', type: 'B2C', phone: '1' });
  const period = { from: '2026-01-01', until: '2026-01-31' };
  t.equal(await refused(listDue, {}), 'RESPONSE_TOO_LARGE');
  t.equal(await refused(proposePayments, { amount: '1.00' }), 'RESPONSE_TOO_LARGE');
  t.equal(await refused(openItemsPdf, { id }), 'RESPONSE_TOO_LARGE');
  t.equal(await refused(invoiceJournal, period), 'RESPONSE_TOO_LARGE');
  t.equal(await refused(datevPostingBatch, period), 'RESPONSE_TOO_LARGE');
  t.same(bounds, [5000, 10_000, 2000, 40_000, 40_000]);
});

test('a document with gross prices has no e-invoice', async (t) => {
  const it = await desk();
  const anna = await it.customer({ name: 'Anna', type: 'B2C' });
  await it.ask(setSalesTerms, { id: anna.id, billing: 'PER_DELIVERY' });
  const { id } = await it.send('1', {}, {}, anna.id);
  const gross = await it.issue([id], { customerId: anna.id });
  t.equal((await it.refusal(invoiceXml, { id: gross.id })).code, 'INVOICE_XML_NOT_FOUND');
  t.equal((await it.refusal(invoiceXml, { id: 'nothing' })).code, 'INVOICE_NOT_FOUND');
  const two = await it.send('1');
  const net = await it.issue([two.id]);
  const file = await it.ask(invoiceXml, { id: net.id });
  t.equal(file.fileName, `${net.invoiceNumber}.xml`);
  t.equal(file.bytes.length, net.xml?.bytes);
});
