/** Tests the journal and the DATEV batch of documents that were issued. */
import { test } from 'tap';
import { datevPostingBatch, invoiceJournal } from '../../src/invoicing/index.ts';
import type { AnyContract } from '../../src/kernel/index.ts';
import { updateSettings } from '../../src/settings/index.ts';
import { desk } from './desk.ts';

const DATEV = {
  ...{ consultantNumber: 29_098, clientNumber: 55_003, debtorAccount: '10000' },
  revenueAccounts: [{ rate: 7, account: '8300' }],
};

/** Issues an invoice of 119.00 less a part that comes back, and its credit note. */
async function billed() {
  const it = await desk();
  const { send, issue, credit, takeBack, day } = it;
  const { id } = await send('10');
  const invoice = await issue([id]);
  await takeBack(id, '2');
  const note = await credit(invoice.id, 'RETURN');
  const period = { from: day(0), until: day(0) };
  return { ...it, invoice, note, period };
}
type Row = Readonly<Record<string, string | { readonly decimal: string }>>;

test('the journal has the documents of a period, with the sums of the documents', async (t) => {
  const { ask, invoice, note, period, day } = await billed();
  const rows: readonly Row[] = await ask(invoiceJournal, period);
  const { net, tax, gross, sha256 } = invoice;
  t.match(rows, [
    {
      ...{ invoiceNumber: invoice.invoiceNumber, type: 'INVOICE', kind: '', issueDate: day(0), corrects: '', sha256 },
      ...{ customerName: 'Gasthof Zur Post', category: 'S', rate: { decimal: '7' } },
      ...{ net: { decimal: net }, tax: { decimal: tax }, gross: { decimal: gross } },
    },
    {
      ...{ invoiceNumber: note.invoiceNumber, type: 'CREDIT_NOTE', kind: 'RETURN', corrects: invoice.invoiceNumber },
      gross: { decimal: `-${note.gross}` },
    },
  ]);
  t.equal(rows.length, 2);
  t.strictSame(await ask(invoiceJournal, { from: day(1), until: day(2) }), []);
});

test('a period has at most 366 days, and does not end before it begins', async (t) => {
  const { refusal } = await desk();
  for (const operation of [invoiceJournal, datevPostingBatch] as readonly AnyContract[]) {
    const faults = async (from: string, until: string) =>
      (await refusal(operation, { from, until })).faults?.map(({ field, message }) => `${field} ${message}`);
    t.strictSame(await faults('2025-01-01', '2026-01-02'), ['until must be at most 365 days after from']);
    t.strictSame(await faults('2026-01-02', '2026-01-01'), ['until must not be before from']);
    t.strictSame(
      (await refusal(operation, {})).faults?.map(({ field }) => field),
      ['from', 'until'],
    );
  }
});

test('a batch needs settings with an account for each rate, and one fiscal year', async (t) => {
  const { ask, refusal, invoice, note, period } = await billed();
  const refused = async (given: object = period) => {
    const { code, message, faults = [] } = await refusal(datevPostingBatch, given);
    return [code, message, ...faults.map(({ field, message }) => `${field} ${message}`)];
  };
  t.match(await refused(), ['DATEV_SETTINGS_MISSING', /the data of the tax adviser/]);
  await ask(updateSettings, { datev: { ...DATEV, revenueAccounts: [{ rate: 19, account: '8400' }] } });
  t.match(await refused(), ['DATEV_SETTINGS_MISSING', /the revenue account for 7 %/]);
  const twoYears = { from: '2026-12-31', until: '2027-01-01' };
  t.match(await refused(twoYears), ['VALIDATION_ERROR', String, 'until must be in the same fiscal year as from']);
  await ask(updateSettings, { datev: { ...DATEV, fiscalYearStart: '07-01' } });
  t.match(await ask(datevPostingBatch, twoYears), { fileName: 'EXTF_Buchungsstapel_20261231_20270101.csv' });
  const { bytes } = await ask(datevPostingBatch, period);
  const [, , first = '', second = '', ...more] = new TextDecoder('windows-1252').decode(bytes).split('\r\n');
  t.ok(first.startsWith(`${invoice.gross.replace('.', ',')};"S";`), first);
  t.ok(second.startsWith(`${note.gross.replace('.', ',')};"H";`), second);
  t.strictSame(more, ['']);
});
