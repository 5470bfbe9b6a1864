import { test } from 'tap';
import { issueInvoice, previewInvoice, previewInvoicePdf } from '../../src/invoicing/index.ts';
import { setSalesData, setSalesTerms, updateCustomer } from '../../src/masterdata/index.ts';
import { updateSettings } from '../../src/settings/index.ts';
import { kilos, sent } from '../sales/counter.ts';
import { desk, eachHas } from './desk.ts';

const TYPED = { text: 'Lieferung frei Haus', quantityAmount: '1', price: 15, vatClass: 'STANDARD' };

test('a preview is the invoice without its number, and writes nothing', async (t) => {
  const it = await desk();
  const { id } = await it.send('2');
  const given = { lines: [TYPED], note: 'Danke' };
  const { document, findings } = await it.preview([id], given);
  t.strictSame(findings, []);
  t.strictSame(await it.invoices(), []);
  const invoice = await it.issue([id], given);
  const { number, issuedBy, issuedAt } = invoice.document;
  t.equal(number, 'RE-2026-00001');
  t.equal(issuedBy, 'clerk');
  t.strictSame({ ...document, number, issuedBy, issuedAt }, invoice.document);
  t.strictSame(
    { number: document.number, by: document.issuedBy, at: document.issuedAt },
    { number: null, by: null, at: null },
  );
});

test('an invoice is refused in this order, after unknown records', async (t) => {
  const it = await desk();
  const code = async (deliveryIds: readonly string[], more: object = {}) =>
    (await it.refusal(issueInvoice, { customerId: it.buyer.id, deliveryIds, ...more })).code;
  const [own, gift] = [await it.send('1'), await it.send('1', { billable: false })];
  const other = await it.customer();
  const foreign = await it.send('1', {}, {}, other.id);
  t.equal(await code([own.id], { customerId: 'nobody' }), 'CUSTOMER_NOT_FOUND');
  t.equal(await code(['nothing']), 'DELIVERY_NOT_FOUND');
  const price = { deliveryId: own.id, line: 2, price: 1, reason: 'x' };
  t.equal(await code([own.id], { prices: [price] }), 'DELIVERY_LINE_NOT_FOUND');
  for (const id of [gift.id, foreign.id]) t.equal(await code([own.id, id]), 'DELIVERY_NOT_BILLABLE');
  t.equal(await code([]), 'NOTHING_TO_INVOICE');
  await it.issue([own.id]);
  t.equal(await code([own.id]), 'NOTHING_TO_INVOICE');
  t.equal((await it.refusal(issueInvoice, { customerId: it.buyer.id })).code, 'NOTHING_TO_INVOICE');
  await it.ask(updateSettings, { operator: { street: '' } });
  t.equal(await code([own.id]), 'NOTHING_TO_INVOICE', 'before the findings');
  t.equal(await code([], { lines: [TYPED] }), 'INVOICE_NOT_VALID');
  t.equal((await it.invoices()).length, 1, 'a refusal takes no number');
});

test('the form reports all faults at once', async (t) => {
  const it = await desk();
  const faults = async (given: object) =>
    ((await it.refusal(previewInvoice, { customerId: it.buyer.id, ...given })).faults ?? []).map(({ field }) => field);
  t.strictSame(
    await faults({
      ...{ deliveryIds: ['a', 'a'], note: 'x'.repeat(2001) },
      lines: [{ ...TYPED, text: '', quantityAmount: '0', unit: 'L', price: 0, vatClass: 'NONE' }],
      prices: [{ deliveryId: 'b', line: 0, price: -1, reason: '' }],
    }),
    [
      ...['deliveryIds[1]', 'lines[0].text', 'lines[0].quantityAmount', 'lines[0].unit', 'lines[0].price'],
      ...['lines[0].vatClass', 'prices[0].line', 'prices[0].price', 'prices[0].reason', 'note'],
    ],
  );
  const price = { deliveryId: 'a', line: 1, price: 1, reason: 'x' };
  t.strictSame(await faults({ deliveryIds: ['a'], prices: [price, price] }), ['prices'], 'a line twice');
  t.strictSame(await faults({ deliveryIds: ['b'], prices: [price] }), ['prices'], 'a delivery that is not billed');
  t.strictSame(
    await faults({
      lines: [
        { ...TYPED, supplyDate: '2025-01-03' },
        { ...TYPED, supplyDate: '2026-01-06' },
      ],
    }),
    ['lines[0].supplyDate', 'lines[1].supplyDate'],
  );
  t.strictSame((await it.preview([], { lines: [{ ...TYPED, supplyDate: '2025-01-04' }] })).findings, []);
});

test('a given price replaces that of the line, or gives one, in its unit', async (t) => {
  const it = await desk();
  const { id } = await it.send('2');
  const priced = await it.issue([id], { prices: [{ deliveryId: id, line: 1, price: 7.5, reason: 'Absprache' }] });
  eachHas(t, priced.document.lines, [{ price: '7.5', amount: '15.00', unit: 'KG' }]);
  const two = await it.send('1');
  const unused = { deliveryId: id, line: 1, price: 7.5, reason: 'x' };
  t.equal(
    (await it.refusal(issueInvoice, { customerId: it.buyer.id, deliveryIds: [id, two.id], prices: [unused] })).code,
    'VALIDATION_ERROR',
  );
});

test('lines without a price or a VAT class leave amounts and sums open, and are findings', async (t) => {
  const it = await desk();
  const bare = await it.article({ vatClass: null, name: 'Innereien' });
  const { id } = await it.deliver(it.buyer.id, [sent(await it.goods(bare.id), '2'), sent(it.stockBatchId, '1')]);
  const { document, findings } = await it.preview([id]);
  eachHas(t, document.lines, [
    { price: null, amount: null, category: null, rate: null },
    { price: '10', amount: '10.00' },
  ]);
  t.strictSame(document.vat, []);
  t.hasStrict(document, { net: null, tax: null, gross: null, skonto: null });
  t.strictSame(
    findings.map(({ code, line }) => `${code} ${line}`),
    ['PRICE_MISSING 1', 'VAT_CLASS_MISSING 1'],
  );
  const prices = [{ deliveryId: id, line: 1, price: 3, reason: 'x' }];
  t.strictSame(
    (await it.preview([id], { prices })).findings.map(({ code }) => code),
    ['VAT_CLASS_MISSING'],
  );
  await it.ask(setSalesData, { id: bare.id, vatClass: 'EXEMPT' });
  eachHas(t, (await it.preview([id], { prices })).findings, [{ code: 'EXEMPTION_REASON_MISSING', line: 1 }]);
  await it.ask(updateSettings, { invoicing: { exemptionReason: 'Steuerfrei nach § 4 UStG' } });
  const invoice = await it.issue([id], { prices });
  eachHas(t, invoice.document.vat, [
    { category: 'S', rate: '7', exemptionReason: '' },
    { category: 'E', rate: '0', tax: '0.00', exemptionReason: 'Steuerfrei nach § 4 UStG' },
  ]);
});

test('findings name what master data and settings lack', async (t) => {
  const it = await desk();
  const { id } = await it.send('1');
  const codes = async () => (await it.preview([id])).findings.map(({ code }) => code);
  t.strictSame(await codes(), []);
  for (const member of ['name', 'street', 'postalCode', 'city', 'country']) {
    await it.ask(updateSettings, { operator: { [member]: '' } });
    t.strictSame(await codes(), ['SELLER_ADDRESS_MISSING'], member);
    await it.ask(updateSettings, {
      operator: { name: 'x', street: 'x', postalCode: '1', city: 'x', country: 'germany' },
    });
  }
  t.strictSame(await codes(), [], 'a country is known by its English name in any case');
  await it.ask(updateSettings, { operator: { country: 'Absurdistan' } });
  t.strictSame(await codes(), ['SELLER_ADDRESS_MISSING']);
  await it.ask(updateSettings, { operator: { country: 'de' }, invoicing: { vatId: '', taxNumber: '' } });
  t.strictSame(await codes(), ['SELLER_TAX_ID_MISSING']);
  await it.ask(updateSettings, { invoicing: { taxNumber: '1' } });
  t.strictSame(await codes(), []);
  await it.ask(updateCustomer, { id: it.buyer.id, country: 'Österreich' });
  t.strictSame(await codes(), ['SUPPLY_ABROAD']);
  await it.ask(updateCustomer, { id: it.buyer.id, country: 'Nirgends' });
  t.strictSame(await codes(), ['BUYER_ADDRESS_MISSING']);
  const two = await it.send('1');
  await it.ask(updateCustomer, { id: it.buyer.id, country: 'DE' });
  t.strictSame(await codes(), []);
  t.hasStrict(
    (await it.preview([two.id])).findings,
    [{ code: 'SUPPLY_ABROAD', line: null }],
    'its own country is unknown',
  );
});

test('an XRechnung needs references, a contact and a bank account', async (t) => {
  const it = await desk({ invoicing: { taxNumber: '1' } });
  await it.ask(updateSettings, { operator: { phone: '', email: '' } });
  await it.terms({ eInvoice: 'XRECHNUNG' });
  const { id } = await it.send('1');
  const codes = async () => (await it.preview([id])).findings.map(({ code }) => code);
  t.strictSame(await codes(), [
    ...[
      'BUYER_REFERENCE_MISSING',
      'BUYER_ELECTRONIC_ADDRESS_MISSING',
      'SELLER_CONTACT_MISSING',
      'BANK_ACCOUNT_MISSING',
    ],
  ]);
  const refused = await it.refusal(issueInvoice, { customerId: it.buyer.id, deliveryIds: [id] });
  t.equal(refused.code, 'INVOICE_NOT_VALID');
  const { findings = [] } = (refused.beside?.(String) ?? {}) as { findings?: readonly { code: string; line: null }[] };
  t.equal(findings.length, 4, 'the error has all findings');
  t.equal(
    (await it.refusal(previewInvoicePdf, { customerId: it.buyer.id, deliveryIds: [id] })).code,
    'INVOICE_NOT_VALID',
  );
  await it.ask(updateSettings, {
    operator: { phone: '1', email: 'a@b.example' },
    invoicing: { contactPerson: 'x', iban: 'DE89370400440532013000' },
  });
  await it.terms({
    ...{ eInvoice: 'XRECHNUNG', buyerReference: '04011000-1234512345-06' },
    electronicAddress: { scheme: 'EM', value: 'rechnung@stadt.example' },
  });
  const invoice = await it.issue([id]);
  t.equal(invoice.xml?.profile, 'XRECHNUNG');
  await it.terms({});
  t.equal((await it.credit(invoice.id, 'CANCELLATION')).xml?.profile, 'XRECHNUNG', 'a credit note keeps the profile');
});

test('customers with gross prices have no e-invoice, and need an address', async (t) => {
  const it = await desk();
  const anna = await it.customer({ name: 'Anna', type: 'B2C' });
  await it.ask(setSalesTerms, { id: anna.id, billing: 'PER_DELIVERY', eInvoice: 'XRECHNUNG' });
  const { id } = await it.send('1', {}, {}, anna.id);
  const invoice = await it.issue([id], { customerId: anna.id });
  t.hasStrict(invoice, { xml: null, net: '10.00', tax: '0.70', gross: '10.70', document: { basis: 'GROSS' } });
});

test('a document has the days, terms and references of its deliveries', async (t) => {
  const it = await desk({ invoicing: { taxNumber: '1', note: 'Öko-Kontrollstelle DE-ÖKO-001' } });
  await it.terms({ skonto: { days: 10, percent: 2 } });
  await it.ask(updateCustomer, { id: it.buyer.id, paymentDueDays: 30, paymentDescription: 'Bitte überweisen' });
  const order = await it.place(it.buyer.id, [kilos(it.wurst.id)], { reference: 'B-77' });
  await it.confirm(order.id);
  const served = { orderId: order.id, orderLine: 1 };
  const one = await it.deliver(it.buyer.id, [sent(it.stockBatchId, '6', served)], { dispatchDate: '2026-01-03' });
  const invoice = await it.issue([one.id], { note: 'Danke' });
  t.hasStrict(invoice.document, {
    ...{ supplyFrom: '2026-01-03', supplyUntil: '2026-01-03', orderReference: 'B-77', dueDate: '2026-02-04' },
    ...{ note: 'Danke\nÖko-Kontrollstelle DE-ÖKO-001', deliverTo: null, reason: '', corrects: null },
    skonto: { percent: '2', days: 10, until: '2026-01-15', amount: '1.28' },
  });
  t.match(invoice.document.terms, /15\.01\.2026.*2 % Skonto.*1,28.*\n.*04\.02\.2026.*\nBitte überweisen/s);
  const two = await it.send('1');
  const mixed = await it.deliver(it.buyer.id, [sent(it.stockBatchId, '4', served)]);
  t.equal((await it.issue([two.id, mixed.id])).document.orderReference, '', 'the orders have not one reference');
});

test('numbers begin anew each year, and dates never go back', async (t) => {
  const it = await desk();
  const issue = async () => (await it.issue([], { lines: [TYPED] })).document;
  t.equal((await issue()).number, 'RE-2026-00001');
  await it.ask(updateSettings, { invoicing: { prefix: 'A-1' } });
  t.equal((await issue()).number, 'A-1-2026-00002', 'one series, whatever the prefix');
  it.ports.clock.set('2027-01-02T09:00:00.000Z');
  t.equal((await issue()).number, 'A-1-2027-00001');
  it.ports.clock.set('2026-12-30T09:00:00.000Z');
  t.hasStrict(await issue(), { number: 'A-1-2027-00002', issueDate: '2027-01-02', dueDate: '2027-01-16' });
});
