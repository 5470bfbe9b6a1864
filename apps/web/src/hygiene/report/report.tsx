/** The report for the authority: what it lacks first, then what it shows, and its files. */
import { type GapCode, getHygieneReport, REPORT_PARTS, type ReportPart } from '@cleaver/domain/hygiene/contracts';
import { dateOf, say } from '@cleaver/domain/kernel';
import { call, messageOf } from '../../shell/data/api.ts';
import { useAnswer } from '../../shell/data/query.ts';
import { counted, shownDate, shownNumber, shownTime } from '../../shell/language/format.ts';
import { shown, t } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import { me } from '../../shell/session/session.ts';
import { Button } from '../../ui/control/button.tsx';
import { PaperButton } from '../../ui/control/paper-button.tsx';
import type { Period } from '../../ui/control/period.ts';
import { PeriodChoice } from '../../ui/control/period-choice.tsx';
import { Badge, Notice } from '../../ui/dialog/notice.tsx';
import { toastBad } from '../../ui/dialog/toast.tsx';
import { saveFile } from '../../ui/list/csv.ts';
import { type Column, Table } from '../../ui/list/table.tsx';
import { Facts, Loaded, Nothing, Page, Section } from '../../ui/page/page.tsx';
import { type CheckSums, type Mend, mendsOf, type Report, sumsOf } from './mends.ts';
import styles from './report.module.css';
import { fileName, periodOf } from './report-period.ts';

const TITLES = { quarter: say`Last quarter`, month: say`Last month`, own: say`Other period` } as const;

export default function HygieneReport() {
  const { query } = useAddress();
  const { name, of } = periodOf(query, dateOf(me.get()?.today ?? '1970-01-01'));
  const found = useAnswer(getHygieneReport, { ...of, format: 'JSON' });
  return (
    <Page
      title={say`Hygiene report`}
      sub={t`${shownDate(of.from)} to ${shownDate(of.to)}`}
      actions={
        <PaperButton of={getHygieneReport} input={{ ...of, format: 'PDF' }} name={fileName(of)}>{t`PDF`}</PaperButton>
      }
    >
      <PeriodChoice titles={TITLES} name={name} of={of} />
      <Loaded of={found} lines={12}>
        {(answer) => {
          const report = answer as Report;
          return (
            <>
              <Gaps report={report} />
              <Sums report={report} />
              <Files period={of} report={report} />
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

/** Each gap in a sentence. */
const GAPS: Readonly<Record<GapCode, (count: number) => string>> = {
  OPERATOR_INCOMPLETE: (count) =>
    counted(
      count,
      t`The name or the address of the shop is incomplete: ${count} entry is missing`,
      t`The name or the address of the shop is incomplete: ${count} entries are missing`,
    ),
  MISSED: (count) =>
    counted(count, t`${count} check or cleaning was missed`, t`${count} checks or cleanings were missed`),
  SILENT: (count) => counted(count, t`A sensor sent nothing: ${count} time`, t`Sensors sent nothing: ${count} times`),
  RECEIPT_NOT_MEASURED: (count) =>
    counted(count, t`${count} received line has no temperature`, t`${count} received lines have no temperature`),
  BATCH_NOT_MEASURED: (count) =>
    counted(
      count,
      t`${count} control point of a batch was not measured`,
      t`${count} control points of batches were not measured`,
    ),
  DEVIATION_OPEN: (count) =>
    counted(count, t`Nothing was done about ${count} deviation`, t`Nothing was done about ${count} deviations`),
  DEVIATION_UNVERIFIED: (count) =>
    counted(count, t`${count} deviation is not verified`, t`${count} deviations are not verified`),
};

function Gaps({ report }: { readonly report: Report }) {
  if (report.complete) {
    return (
      <Notice tone="good">
        <p>{t`The record is complete.`}</p>
      </Notice>
    );
  }
  return (
    <Section title={t`What is missing`}>
      <ul class={styles['gaps']}>
        {report.gaps.map(({ code, count }) => (
          <li key={code}>
            <Badge tone="warn">{shownNumber(count)}</Badge>
            <div>
              <strong>{GAPS[code](count)}</strong>
              <Mends of={mendsOf(report, code)} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Maximum number of links of a gap that are shown at first. */
const MOST = 12;

function Mends({ of }: { readonly of: readonly Mend[] }) {
  const first = of.slice(0, MOST);
  const rest = of.slice(MOST);
  const links = (all: readonly Mend[]) => (
    <p class={styles['mends']}>
      {all.map((mend) => (
        <a key={mend.to} href={mend.to}>
          {aboutText(mend)}
        </a>
      ))}
    </p>
  );
  return (
    <>
      {links(first)}
      {rest.length > 0 && (
        <details>
          <summary>{t`${shownNumber(rest.length)} more`}</summary>
          {links(rest)}
        </details>
      )}
    </>
  );
}

function aboutText({ about }: Mend): string {
  const day = 'day' in about && (about.day.length > 10 ? shownTime(about.day) : shownDate(about.day));
  const name = 'name' in about && about.name;
  return [name, day].filter(Boolean).join(', ') || t`Settings of the shop`;
}

const number = (field: keyof CheckSums, title: Column<CheckSums>['title']): Column<CheckSums> => ({
  field,
  ...(title !== undefined && { title }),
  show: (row) => shownNumber(row[field]),
  isNumber: true,
});

function Sums({ report }: { readonly report: Report }) {
  const rows = sumsOf(report);
  return (
    <Section title={t`What the report shows`}>
      <Facts
        of={[
          [t`Deviations`, shownNumber(report.deviations.length)],
          [t`Received lines`, shownNumber(report.receipts.length)],
          [t`Completed batches`, shownNumber(report.batches.length)],
        ]}
      />
      {rows.length === 0 ? (
        <Nothing text={t`Nothing was planned or measured in this period.`} />
      ) : (
        <Table<CheckSums>
          caption={t`Checks and cleaning`}
          rows={rows}
          to={({ to }) => to}
          columns={[
            { field: 'name', show: ({ name }) => name },
            number('planned', say`Planned`),
            number('done', say`Done`),
            number('notDone', say`Not done`),
            number('missed', say`Missed`),
            number('out', say`Out of limits`),
          ]}
        />
      )}
    </Section>
  );
}

const PARTS: Readonly<Record<ReportPart, ReturnType<typeof say>>> = {
  DAYS: say`Days (CSV)`,
  READINGS: say`Readings (CSV)`,
  DEVIATIONS: say`Deviations (CSV)`,
};

interface FilesProps {
  readonly period: Period;
  readonly report: Report;
}

function Files({ period, report }: FilesProps) {
  const name = fileName(period);
  const saveCsv = async (part: ReportPart): Promise<void> => {
    try {
      const content = await call(getHygieneReport, { ...period, format: 'CSV', part });
      saveFile(`${name}-${part.toLowerCase()}.csv`, content as string);
    } catch (error) {
      toastBad(messageOf(error));
    }
  };
  const saveJson = (): void => saveFile(`${name}.json`, new TextEncoder().encode(JSON.stringify(report, null, 2)));
  return (
    <Section title={t`Files`}>
      <div class={styles['files']}>
        {REPORT_PARTS.map((part) => (
          <Button key={part} icon="download" act={() => saveCsv(part)}>
            {shown(PARTS[part])}
          </Button>
        ))}
        <Button icon="download" act={saveJson}>{t`Everything (JSON)`}</Button>
      </div>
      <p>
        {t`Check sum of the content (SHA-256). It is the same each time, as long as nothing in the period changes:`}
        <br />
        <code>{report.sha256}</code>
      </p>
    </Section>
  );
}
