/** Handlers that write issued documents for the tax adviser. */
import { checkNoFaults } from '../../kernel/contract/refusal.ts';
import { tooLargeResponse } from '../../kernel/execution/bounds.ts';
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import type { QueryPorts } from '../../kernel/execution/ports.ts';
import { say } from '../../kernel/values/message.ts';
import { settingsFrom } from '../../settings/index.ts';
import { datevSettingsMissing } from '../refusals.ts';
import { type DatevPeriod, datevBatch, isInOneFiscalYear, missingForDatev } from './datev.ts';
import { journalRows } from './journal.ts';
import { datevPostingBatch, invoiceJournal } from './journal-contracts.ts';

/** Maximum number of documents of a period. A shop with more chooses shorter periods. */
const DOCUMENTS_MAX = 40_000;

/** Returns the documents of a period. Refuses with RESPONSE_TOO_LARGE if there are more than `DOCUMENTS_MAX`. */
async function documentsOf({ journal }: QueryPorts, { from, until }: DatevPeriod) {
  const documents = await journal.documents(from, until, DOCUMENTS_MAX + 1);
  if (documents.length > DOCUMENTS_MAX) throw tooLargeResponse();
  return documents;
}

export const journalHandlers: readonly Handler[] = [
  handle(invoiceJournal, { run: async (ports, period) => journalRows(await documentsOf(ports, period)) }),
  handle(datevPostingBatch, {
    async run(ports, period) {
      const { clock, settings } = ports;
      const { datev } = await settingsFrom(ports.reader);
      if (!datev) throw datevSettingsMissing({ missing: missingForDatev(datev, []) });
      if (!isInOneFiscalYear(period, datev)) {
        checkNoFaults([{ field: 'until', message: say`must be in the same fiscal year as from` }]);
      }
      const documents = await documentsOf(ports, period);
      const missing = missingForDatev(datev, documents);
      if (missing.length > 0) throw datevSettingsMissing({ missing });
      const host = { now: clock.now(), timeZone: settings.shopTimeZone, pause: () => clock.pause(0) };
      return datevBatch(datev, period, documents, host);
    },
  }),
];
