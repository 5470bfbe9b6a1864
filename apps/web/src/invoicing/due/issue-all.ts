/** Issues documents one after another, and prints all of them. */
import { invoicePdf, issueCreditNote, issueInvoice } from '@cleaver/domain/invoicing/contracts';
import type { AnswerOf } from '@cleaver/domain/kernel';
import { useState } from 'preact/hooks';
import { call, messageOf } from '../../shell/data/api.ts';
import { isUnanswered, useSubmission } from '../../shell/data/submission.ts';
import { t } from '../../shell/language/language.ts';
import { openPaperTab, type PaperTab } from '../../ui/control/paper-tab.ts';
import { toastBad } from '../../ui/dialog/toast.tsx';
import type { DueRow } from './due-rows.ts';

type Issued = AnswerOf<typeof issueInvoice>;

/** The result of a row: the issued document, or why it was not issued. */
export interface IssueResult {
  readonly row: DueRow;
  readonly issued: Pick<Issued, 'id' | 'invoiceNumber'> | undefined;
  readonly refusal: string | undefined;
}

/** The reason on credit notes for returned goods. It is German, because the documents are. */
const RETURN_REASON = 'Ware wurde zurückgenommen';

const issue = ({ type, customerId, deliveryIds, invoiceId }: DueRow, key: string): Promise<Issued> =>
  type === 'CREDIT_NOTE'
    ? call(issueCreditNote, { id: invoiceId ?? '', kind: 'RETURN', reason: RETURN_REASON }, { key })
    : call(issueInvoice, { customerId, deliveryIds: [...deliveryIds] }, { key });

/** Fetches the PDFs of the documents, joins them and shows them in the tab. */
export async function print(issued: readonly Pick<Issued, 'id' | 'invoiceNumber'>[], tab: PaperTab): Promise<void> {
  const [first] = issued;
  if (!first) return tab.close();
  try {
    const files: Uint8Array[] = [];
    for (const { id } of issued) {
      tab.say(t`Preparing ${files.length + 1} of ${issued.length} for printing`);
      files.push(await call(invoicePdf, { id }));
    }
    const { mergedPdf } = await import('./merged-pdf.ts');
    tab.show(mergedPdf(files), first.invoiceNumber);
  } catch (error) {
    tab.close();
    toastBad(messageOf(error));
  }
}

/** Returns a function that issues the rows and prints them, with the results of the rows so far. */
export function useIssueAll() {
  const [results, setResults] = useState<readonly IssueResult[]>([]);
  const { submit, isBusy } = useSubmission(
    async ({ rows, tab }: { readonly rows: readonly DueRow[]; readonly tab: PaperTab }, key) => {
      const found: IssueResult[] = [];
      const lost: unknown[] = [];
      setResults([]);
      for (const row of rows) {
        tab.say(t`Issuing ${found.length + 1} of ${rows.length}`);
        const result = await issue(row, `${key} ${row.id}`).then(
          (issued) => ({ row, issued, refusal: undefined }),
          (error: unknown) => {
            if (isUnanswered(error)) lost.push(error);
            return { row, issued: undefined, refusal: messageOf(error) };
          },
        );
        found.push(result);
        setResults([...found]);
      }
      await print(
        found.flatMap(({ issued }) => issued ?? []),
        tab,
      );
      // The next attempt sends the same keys, because the service may have issued documents without a response.
      if (lost.length > 0) throw lost[0];
    },
    // The results say why a document is not issued.
    { report: () => undefined },
  );
  /** Issues the rows. Call it in the handler of the tap, which may open a tab. */
  const issueAll = (rows: readonly DueRow[]): Promise<void> => submit(() => ({ rows, tab: openPaperTab() }));
  return { results, issueAll, isBusy };
}
