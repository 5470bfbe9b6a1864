/** What the service understood of a file: its form, its columns, the first rows, and each fault at its cell. */
import { type Message, say } from '@cleaver/domain/kernel';
import { Fragment } from 'preact';
import { NONE, shownNumber } from '../shell/language/format.ts';
import { t } from '../shell/language/language.ts';
import { Notice } from '../ui/dialog/notice.tsx';
import { type Column, Table } from '../ui/list/table.tsx';
import { Facts, Section } from '../ui/page/page.tsx';
import { faultText } from '../ui/text/words.ts';
import styles from './files.module.css';
import {
  columnsOf,
  columnText,
  decimalMarkText,
  delimiterText,
  encodingText,
  type FileKind,
  faultsByCell,
  type Note,
  type Outcome,
  valueText,
} from './outcome.ts';

interface Props {
  readonly of: Outcome;
  readonly kind: FileKind;
}

/** Returns the columns of a table of faults or warnings. `message`: the title of their text. */
const noteColumns = ({ of, kind }: Props, message: Message): readonly Column<Note>[] => [
  { field: 'row', title: say`Row`, show: ({ row }) => shownNumber(row), isNumber: true },
  { field: 'column', title: say`Column`, show: ({ column }) => columnText(column, of, kind) || NONE },
  { field: 'value', title: say`Cell`, show: ({ value }) => value || NONE },
  { field: 'message', title: message, show: (note) => faultText(note.message), isLong: true },
];

export function Faults(props: Props) {
  const { faults, faultCount } = props.of;
  if (faultCount === 0) return null;
  const count = shownNumber(faultCount);
  return (
    <Section title={t`Errors`}>
      <Notice tone="bad">
        <p>{t`Errors: ${count}. All rows or none are imported: correct the file, and choose it again.`}</p>
      </Notice>
      <Table<Note> caption={t`Errors`} rows={faults} columns={noteColumns(props, say`What is wrong`)} />
      {faultCount > faults.length && <p>{t`The first ${shownNumber(faults.length)} of ${count}.`}</p>}
    </Section>
  );
}

/** The warnings, without those about unknown columns, which `Understood` names. */
export function Warnings(props: Props) {
  const { unknown } = columnsOf(props.of, props.kind);
  const rows = props.of.warnings.filter(({ column, value }) => column !== value || !unknown.includes(column));
  if (rows.length === 0) return null;
  return (
    <Section title={t`Please check`}>
      <Table<Note> caption={t`Please check`} rows={rows} columns={noteColumns(props, say`What stands out`)} />
    </Section>
  );
}

export function Understood({ of: outcome, kind }: Props) {
  const { read, unknown } = columnsOf(outcome, kind);
  const columns = read.map(({ heading, title }) => (heading === title ? heading : `${heading} → ${title}`)).join(', ');
  return (
    <Section title={t`What the file says`}>
      {unknown.length > 0 && (
        <Notice tone="warn">
          <p>{t`Not known, so not imported: ${unknown.join(', ')}`}</p>
        </Notice>
      )}
      <Facts
        of={[
          [t`Rows`, shownNumber(outcome.rows)],
          [t`Encoding`, encodingText(outcome)],
          [t`Separator`, delimiterText(outcome)],
          [t`Decimal mark`, decimalMarkText(outcome)],
        ]}
      />
      <p>{t`Columns: ${columns}`}</p>
      <Sample of={outcome} kind={kind} />
    </Section>
  );
}

/** The first rows as understood. A cell with a fault has the text of the file and what is wrong with it. */
function Sample({ of: outcome, kind }: Props) {
  const { read } = columnsOf(outcome, kind);
  const faultsAt = faultsByCell(outcome, read);
  if (outcome.sample.length === 0 || read.length === 0) return null;
  const caption = t`The first rows, as they were understood`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the table scrolls sideways, also with the keyboard
    <section class={styles['scroll']} aria-label={caption} tabIndex={0}>
      <table class={styles['sample']}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Row`}</th>
            {read.map(({ member, title }) => (
              <th key={member} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {outcome.sample.map((cells) => {
            const { row, ...values } = cells as { readonly row: number } & Readonly<Record<string, unknown>>;
            const ofRow = faultsAt(row, '');
            return (
              <Fragment key={row}>
                <tr>
                  <th scope="row">{row}</th>
                  {read.map(({ member, heading }) => (
                    <Cell key={member} value={values[member]} faults={faultsAt(row, heading)} />
                  ))}
                </tr>
                {ofRow.length > 0 && (
                  <tr>
                    <td />
                    <td colSpan={read.length} data-faulty>
                      {ofRow.map(({ column, message }) => {
                        const text = [columnText(column, outcome, kind), faultText(message)].filter(Boolean).join(': ');
                        return <strong key={text}>{text}</strong>;
                      })}
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function Cell({ value, faults }: { readonly value: unknown; readonly faults: readonly Note[] }) {
  const [fault] = faults;
  if (!fault) return <td>{valueText(value)}</td>;
  return (
    <td data-faulty>
      {fault.value}
      {faults.map(({ message }) => (
        <strong key={message}>{faultText(message)}</strong>
      ))}
    </td>
  );
}
