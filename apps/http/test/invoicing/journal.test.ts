/** Tests the journal and the DATEV batch over HTTP: their files, permissions and refusals. */
import { test } from 'tap';
import { type Client, isError, service } from '../helper.ts';

const OPERATOR = {
  ...{ name: 'Metzgerei Müller', street: 'Fleischergasse', houseNumber: '3', postalCode: '91522', city: 'Ansbach' },
  ...{ country: 'Deutschland', phone: '0981 1234', email: 'post@mueller.example' },
};
const DATEV = {
  ...{ consultantNumber: 29_098, clientNumber: 55_003, debtorAccount: '10000' },
  revenueAccounts: [
    { rate: 19, account: '8400' },
    { rate: 7, account: '8300' },
  ],
};

/** Issues an invoice of two VAT rates, and cancels it. */
async function billed(admin: Client) {
  await admin.put('/api/settings', { operator: OPERATOR, invoicing: { vatId: 'DE136695976' } });
  const address = { street: 'Markt', postalCode: '91522', city: 'Ansbach', country: 'DE', phone: '1' };
  const customer = { name: '=Gasthof "Łoś" & Söhne', type: 'B2B', ...address };
  const { id: customerId } = (await admin.post('/api/customers', customer)).json();
  await admin.put(`/api/customers/${customerId}/sales-terms`, { basis: 'NET' });
  const lines = [
    { text: 'Partyservice', quantityAmount: '1', price: 100, vatClass: 'STANDARD' },
    { text: 'Wurst', quantityAmount: '1.235', unit: 'KG', price: 8.9, vatClass: 'REDUCED' },
  ];
  const invoice = (await admin.post('/api/sales/invoices', { customerId, lines })).json();
  const cancel = { kind: 'CANCELLATION', reason: 'falscher Kunde' };
  const note = (await admin.post(`/api/sales/invoices/${invoice.id}/credit-notes`, cancel)).json();
  return { invoice, note, period: `from=${invoice.issueDate}&until=${invoice.issueDate}` };
}

test('the journal is a CSV file whose texts are guarded and whose numbers are not', async (t) => {
  const { admin, login } = await service(t);
  const { invoice, note, period } = await billed(admin);
  const { headers, body } = await admin.get(`/api/sales/invoices/journal?${period}`);
  t.equal(headers['content-type'], 'text/csv; charset=utf-8');
  const [day, first, second] = [invoice.issueDate, invoice.invoiceNumber, note.invoiceNumber];
  const common = (number: string, type: string, kind: string) =>
    `"${number}";"${type}";${kind};"${day}";"${day}";"${day}";"'=Gasthof ""Łoś"" & Söhne";`;
  t.strictSame(body.split('\r\n'), [
    '\uFEFF"invoiceNumber";"type";"kind";"issueDate";"supplyFrom";"supplyUntil";"customerName";"vatId";"category";' +
      '"rate";"net";"tax";"gross";"corrects";"sha256"',
    `${common(first, 'INVOICE', '')};"S";19;100,00;19,00;119,00;;"${invoice.sha256}"`,
    `${common(first, 'INVOICE', '')};"S";7;10,99;0,77;11,76;;"${invoice.sha256}"`,
    `${common(second, 'CREDIT_NOTE', '"CANCELLATION"')};"S";19;-100,00;-19,00;-119,00;"${first}";"${note.sha256}"`,
    `${common(second, 'CREDIT_NOTE', '"CANCELLATION"')};"S";7;-10,99;-0,77;-11,76;"${first}";"${note.sha256}"`,
    '',
  ]);
  t.equal((await (await login('SALES_STAFF')).get(`/api/sales/invoices/journal?${period}`)).statusCode, 200);
  const inspector = await login('QUALITY_MANAGER');
  isError(t, await inspector.get(`/api/sales/invoices/journal?${period}`), 403, 'ACCESS_DENIED');
  isError(t, await inspector.get(`/api/sales/invoices/datev?${period}`), 403, 'ACCESS_DENIED');
  const faults = isError(t, await admin.get('/api/sales/invoices/journal?from=2026-01-01'), 400, 'VALIDATION_ERROR');
  t.same(Object.keys(faults), ['until']);
});

test('the DATEV batch is an attachment in Windows-1252', async (t) => {
  const { admin } = await service(t);
  const { invoice, period } = await billed(admin);
  const url = `/api/sales/invoices/datev?${period}`;
  isError(t, await admin.get(url), 409, 'DATEV_SETTINGS_MISSING');
  t.equal((await admin.put('/api/settings', { datev: DATEV })).statusCode, 200);
  const { headers, rawPayload } = await admin.get(url);
  t.equal(headers['content-type'], 'text/csv; charset=windows-1252');
  const digits = invoice.issueDate.replaceAll('-', '');
  t.equal(headers['content-disposition'], `attachment; filename="EXTF_Buchungsstapel_${digits}_${digits}.csv"`);
  const lines = rawPayload.toString('latin1').split('\r\n');
  t.equal(lines.length, 7);
  t.match(lines[0], new RegExp(`^"EXTF";700;21;"Buchungsstapel";13;${digits}\\d{9};;"";"";"";29098;55003;`));
  t.match(lines[2], /^119,00;"S";"";;;"";10000;8400;"";\d{4};"RE-\d{4}-00001";"\d{6}";;"=Gasthof ""\?o\?"" & Söhne";/);
  t.match(lines[5], /^11,76;"H";"";;;"";10000;8300;"";\d{4};"RE-\d{4}-00002";"";;/);
  const years = 'from=2026-12-31&until=2027-01-01';
  const faults = isError(t, await admin.get(`/api/sales/invoices/datev?${years}`), 400, 'VALIDATION_ERROR');
  t.same(faults, { until: 'must be in the same fiscal year as from' });
});
