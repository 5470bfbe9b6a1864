/** The operations that write issued documents for the tax adviser: the journal, and the DATEV posting batch. */
import { query } from '../../kernel/contract/contract.ts';
import { date } from '../../kernel/contract/fields.ts';
import { described, form } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { daysBetween } from '../../kernel/values/calendar.ts';
import { say } from '../../kernel/values/message.ts';
import { datevSettingsMissing } from '../refusals.ts';
import { invoiceSubject } from '../subjects.ts';
import { JOURNAL_COLUMNS } from './journal.ts';

/** Maximum number of days of a period, with both ends. */
const PERIOD_DAYS_MAX = 366;

const period = form(
  {
    from: described(date(), 'The first issue date'),
    until: described(date(), `The last issue date; at most ${PERIOD_DAYS_MAX} days with both ends`),
  },
  ({ from, until }, fault) => {
    if (from === undefined || until === undefined) return;
    const days = daysBetween(from, until);
    if (days < 0) fault('until', say`must not be before from`);
    if (days >= PERIOD_DAYS_MAX) fault('until', say`must be at most ${PERIOD_DAYS_MAX - 1} days after from`);
  },
);

export const invoiceJournal = query({
  name: 'invoice.journal',
  subject: invoiceSubject,
  address: 'GET /api/sales/invoices/journal',
  summary: 'The journal of invoices and credit notes as CSV',
  description:
    'A row per document and VAT group, in the order of issue. Numbers have a decimal comma. Credit notes are negative.',
  permission: 'INVOICE_READ',
  input: period,
  output: out.table(JOURNAL_COLUMNS),
});

export const datevPostingBatch = query({
  name: 'invoice.datev',
  subject: invoiceSubject,
  address: 'GET /api/sales/invoices/datev',
  summary: 'The invoices and credit notes as a DATEV posting batch, for the import of the tax adviser',
  description:
    'A file of the DATEV format (EXTF 700, Buchungsstapel 13) in Windows-1252: a row per document and VAT group, without groups of 0.00. The period must be in one fiscal year. Payments are not in it: the adviser books the bank statement.',
  permission: 'INVOICE_READ',
  refuses: [datevSettingsMissing],
  input: period,
  output: out.download('text/csv; charset=windows-1252'),
});
