/** Tests the rows and the sum of what is due, and where findings are mended. */
import { test } from 'tap';
import { type DueDocument, dueRows, sumOf } from '../../src/invoicing/due/due-rows.ts';
import { isOfShop, newInvoiceAt, waysTo } from '../../src/invoicing/due/ways.ts';
import { shown } from '../../src/shell/language/language.ts';

const due = (of: Partial<DueDocument>): DueDocument => ({
  ...{ type: 'INVOICE', customerId: 'c1', customerName: 'Adler', billing: 'PER_DELIVERY' },
  ...{ supplyFrom: '2026-11-20', supplyUntil: '2026-11-20', deliveryIds: ['d1'] },
  ...{ invoiceId: null, invoiceNumber: null, gross: '10.10', findings: [] },
  ...of,
});

test('the rows stand by customer, then by the day of supply', (t) => {
  const rows = dueRows([
    due({ customerName: 'Zur Post', customerId: 'c2', deliveryIds: ['d2'] }),
    due({ supplyUntil: '2026-11-22', deliveryIds: ['d3'] }),
    due({}),
    due({ type: 'CREDIT_NOTE', deliveryIds: [], invoiceId: 'i1', supplyUntil: '2026-11-23' }),
  ]);
  t.same(
    rows.map(({ id }) => id),
    ['d1', 'd3', 'i1', 'd2'],
  );
  t.end();
});

test('credit notes count against the sum', (t) => {
  t.equal(sumOf([due({}), due({ gross: '0.20' }), due({ type: 'CREDIT_NOTE', gross: '3.35' })]), '6.95');
  t.equal(sumOf([due({ gross: null })]), '0');
  t.end();
});

test('each finding leads to the form that mends it', (t) => {
  const of = { customerId: 'c1', deliveryIds: ['d1', 'd2'] };
  const to = (code: string) => waysTo(code, of).map((way) => way.to);
  t.same(to('SELLER_ADDRESS_MISSING'), ['/settings?form=shop-settings.update+shop']);
  for (const code of ['SELLER_TAX_ID_MISSING', 'EXEMPTION_REASON_MISSING', 'BANK_ACCOUNT_MISSING'])
    t.same(to(code), ['/settings?form=shop-settings.update+invoicing'], code);
  t.same(to('SELLER_CONTACT_MISSING').length, 2, 'contact person, and telephone or e-mail');
  for (const code of ['BUYER_ADDRESS_MISSING', 'SUPPLY_ABROAD'])
    t.same(to(code), ['/customers/c1?form=customer.update'], code);
  for (const code of ['BUYER_REFERENCE_MISSING', 'BUYER_ELECTRONIC_ADDRESS_MISSING'])
    t.same(to(code), ['/customers/c1?form=customer.set-sales-terms'], code);
  t.same(to('PRICE_MISSING'), ['/invoices/new?delivery=d1&delivery=d2']);
  t.same(to('VAT_CLASS_MISSING'), [], 'the article is known only from the lines');
  t.equal(newInvoiceAt({ customerId: 'c1', deliveryIds: [] }), '/invoices/new?customerId=c1');
  t.ok(isOfShop('SELLER_CONTACT_MISSING'));
  t.notOk(isOfShop('PRICE_MISSING'));
  t.equal(shown(waysTo('PRICE_MISSING', of)[0]?.text ?? ''), 'Enter the price');
  t.end();
});
