/** What is due, by customer: documents to issue and print together, and documents that something keeps from it. */
import { issueCreditNote, issueInvoice, listDue, previewInvoice } from '@cleaver/domain/invoicing/contracts';
import { say } from '@cleaver/domain/kernel';
import { useId, useState } from 'preact/hooks';
import { useAll } from '../../shell/data/all-pages.ts';
import { useAnswer } from '../../shell/data/query.ts';
import { counted, forPeople, shownDate, shownMoney } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import { mayRun, me } from '../../shell/session/session.ts';
import { Button } from '../../ui/control/button.tsx';
import { DateInput } from '../../ui/control/date-input.tsx';
import { openPaperTab } from '../../ui/control/paper-tab.ts';
import { Badge, Notice } from '../../ui/dialog/notice.tsx';
import { type Column, Table } from '../../ui/list/table.tsx';
import { Loaded, Nothing, Page, Section } from '../../ui/page/page.tsx';
import { wordText } from '../../ui/text/words.ts';
import styles from './billing.module.css';
import { type DueRow, dueRows, sumOf } from './due-rows.ts';
import { Findings, Ways } from './findings.tsx';
import { type IssueResult, print, useIssueAll } from './issue-all.ts';
import { isOfShop, newInvoiceAt } from './ways.ts';

const mayIssue = ({ type }: DueRow): boolean => mayRun(type === 'CREDIT_NOTE' ? issueCreditNote : issueInvoice);

export default function Billing() {
  const { query, set } = useAddress();
  const id = useId();
  const until = query.get('until') ?? me.get()?.today ?? '';
  const found = useAll(listDue, { until }, { keep: true });
  const { results, issueAll, isBusy } = useIssueAll();
  return (
    <Page title={say`Billing${''}`}>
      <div class={styles['until']}>
        <label for={id}>{t`Bill until`}</label>
        <DateInput id={id} value={until} set={(day) => set({ until: day })} isFilter />
      </div>
      {results.length > 0 && <Results of={results} isBusy={isBusy} />}
      <Loaded of={found} lines={8}>
        {(due) => {
          const rows = dueRows(due);
          const ready = rows.filter(({ findings }) => findings.length === 0);
          const held = rows.filter(({ findings }) => findings.length > 0);
          if (rows.length === 0) return <Nothing text={t`Nothing is to bill until ${shownDate(until)}.`} />;
          return (
            <>
              <Ready rows={ready} issueAll={issueAll} isBusy={isBusy} />
              <Held rows={held} />
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

const period = ({ supplyFrom, supplyUntil }: DueRow): string =>
  supplyFrom === supplyUntil ? shownDate(supplyFrom) : t`${shownDate(supplyFrom)} to ${shownDate(supplyUntil)}`;

const WHAT: readonly Column<DueRow>[] = [
  { field: 'customerId', show: ({ customerName }) => customerName, isHead: true },
  {
    field: 'type',
    show: ({ type, invoiceNumber }) =>
      invoiceNumber === null ? wordText(type) : t`${wordText(type)} for ${invoiceNumber}`,
  },
  { field: 'period', title: say`Delivered on`, show: period },
  {
    field: 'deliveryIds',
    show: ({ deliveryIds }) => (deliveryIds.length > 0 ? String(deliveryIds.length) : ''),
    isNumber: true,
  },
];

const to = (row: DueRow): string => (row.invoiceId === null ? newInvoiceAt(row) : `/invoices/${row.invoiceId}`);

interface ReadyProps extends Pick<ReturnType<typeof useIssueAll>, 'issueAll' | 'isBusy'> {
  readonly rows: readonly DueRow[];
}

/** The documents that can be issued. All that the user may issue are ticked at first. */
function Ready({ rows, issueAll, isBusy }: ReadyProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const possible = rows.filter(mayIssue);
  const wanted = possible.filter(({ id }) => !left.has(id));
  if (rows.length === 0) return null;
  return (
    <Section
      title={t`Ready to issue: ${shownMoney(sumOf(rows))}`}
      wide
      actions={
        wanted.length > 0 && (
          <Button look="primary" icon="print" isBusy={isBusy} act={() => issueAll(wanted)}>
            {t`Issue ${wanted.length} (${shownMoney(sumOf(wanted))})`}
          </Button>
        )
      }
    >
      <Table<DueRow>
        caption={t`Ready to issue`}
        rows={rows}
        to={to}
        {...(possible.length > 0 && {
          selection: {
            ids: new Set(wanted.map(({ id }) => id)),
            set: (ids: ReadonlySet<string>) => setLeft(new Set(rows.flatMap(({ id }) => (ids.has(id) ? [] : id)))),
            name: ({ customerName, supplyUntil }: DueRow) => `${customerName}, ${shownDate(supplyUntil)}`,
          },
        })}
        columns={[
          ...WHAT,
          {
            field: 'gross',
            show: ({ type, gross }) => shownMoney(type === 'CREDIT_NOTE' ? `-${gross}` : gross),
            isNumber: true,
          },
        ]}
      />
    </Section>
  );
}

/** The documents with findings. The findings about the shop stand once, because all documents share them. */
function Held({ rows }: { readonly rows: readonly DueRow[] }) {
  const ofShop = new Map(
    rows.flatMap(({ findings }) =>
      findings.filter(({ code }) => isOfShop(code)).map((one) => [one.code, one] as const),
    ),
  );
  const first = rows[0];
  if (!first) return null;
  return (
    <Section title={t`To complete first`} wide>
      {[...ofShop.values()].map(({ code, message }) => (
        <Notice key={code} tone="warn">
          {`${forPeople(message)}. `}
          <span class={styles['ways']}>
            <Ways code={code} of={first} />
          </span>
        </Notice>
      ))}
      <Table<DueRow>
        caption={t`To complete first`}
        rows={rows}
        to={to}
        columns={[
          ...WHAT,
          { field: 'message', title: say`What is missing`, show: (row) => <Own of={row} />, isLong: true },
        ]}
      />
    </Section>
  );
}

/** The findings about the customer and the lines. Reads the draft if a finding is about a line. */
function Own({ of: row }: { readonly of: DueRow }) {
  const own = row.findings.filter(({ code }) => !isOfShop(code));
  const needsLines = own.some(({ code }) => code === 'VAT_CLASS_MISSING');
  const { customerId, deliveryIds } = row;
  const { data } = useAnswer(previewInvoice, { customerId, deliveryIds: [...deliveryIds] }, { enabled: needsLines });
  if (own.length === 0) return <>{t`Only what the shop lacks`}</>;
  return <Findings of={row} findings={own} lines={data?.document.lines ?? []} />;
}

/** The results of issuing, with the documents to open and to print again. */
function Results({ of: results, isBusy }: { readonly of: readonly IssueResult[]; readonly isBusy: boolean }) {
  const issued = results.flatMap((one) => one.issued ?? []);
  const failed = results.length - issued.length;
  return (
    <Section
      title={counted(issued.length, say`${issued.length} document issued`, say`${issued.length} documents issued`)}
      wide
      actions={
        !isBusy &&
        issued.length > 0 && <Button icon="print" act={() => print(issued, openPaperTab())}>{t`Print again`}</Button>
      }
    >
      {failed > 0 && (
        <Notice tone="bad">
          {counted(failed, say`${failed} document was not issued.`, say`${failed} documents were not issued.`)}
        </Notice>
      )}
      <Table<IssueResult>
        caption={t`Issued documents`}
        rows={results}
        columns={[
          {
            field: 'invoiceNumber',
            show: ({ issued }) =>
              issued ? (
                <a href={`/invoices/${issued.id}`}>{issued.invoiceNumber}</a>
              ) : (
                <Badge tone="bad">{t`Not done`}</Badge>
              ),
            isCode: true,
          },
          { field: 'customerId', show: ({ row }) => row.customerName, isHead: true },
          {
            field: 'gross',
            show: ({ row: { type, gross } }) => shownMoney(type === 'CREDIT_NOTE' ? `-${gross}` : gross),
            isNumber: true,
          },
          ...(failed > 0
            ? [
                {
                  field: 'message',
                  title: say`Why not`,
                  show: ({ refusal }: IssueResult) => refusal ?? '',
                  isLong: true,
                },
              ]
            : []),
        ]}
      />
    </Section>
  );
}
