import { listedFaults, say } from '@cleaver/domain/kernel';
import { useRef, useState } from 'preact/hooks';
import { ApiError, call, messageOf } from '../../shell/data/api.ts';
import { changed } from '../../shell/data/query.ts';
import { type IntentKey, intentKey } from '../../shell/data/submission.ts';
import { shownNumber } from '../../shell/language/format.ts';
import { shown, t } from '../../shell/language/language.ts';
import { german } from '../../shell/language/translation.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import { Button, LinkButton } from '../../ui/control/button.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';
import { Labelled } from '../../ui/form/labelled-field.tsx';
import { saveTable } from '../../ui/list/csv.ts';
import { Table } from '../../ui/list/table.tsx';
import { Page, Section } from '../../ui/page/page.tsx';
import { faultText } from '../../ui/text/words.ts';
import { cellsOf } from './import-file.ts';
import { IMPORT_KINDS, type ImportKind } from './import-kinds.ts';
import { type Column, columnsOf, decoded, type FileFault, faultsOf, readSheet, type Sheet } from './import-rows.ts';

/** The result of a check or of an import of the text. */
interface Outcome {
  readonly sheet: Sheet;
  readonly faults: readonly FileFault[];
  /** The number of faults that the service found but did not list. */
  readonly more: number;
  readonly isDone: boolean;
}

/** Maximum number of faults shown. Users correct the first ones before they read more. */
const MOST_SHOWN = 200;

export default function Import() {
  const { path } = useAddress();
  return <ImportOf key={path} kind={IMPORT_KINDS[path] as ImportKind} />;
}

function ImportOf({ kind }: { readonly kind: ImportKind }) {
  const columns = columnsOf(kind.contract);
  const it = useImport(kind, columns);
  const { text, outcome } = it;
  const titles = columns.map(({ title }) => shown(title));
  const example = columns.map(({ name }) => kind.example[name]);
  const save = async (): Promise<void> => {
    const [all, cells] = await Promise.all([kind.all(), cellsOf(kind)]);
    await saveTable(`${kind.file}.csv`, [titles, ...all.flatMap(cells)]);
  };
  const field = { path: '', setting: { id: 'import', faults: new Map() }, isRequired: true };
  return (
    <Page
      title={kind.title}
      up={{ to: kind.to, title: kind.list }}
      actions={
        <>
          <Button icon="download" act={() => it.attempt(save)}>{t`Existing records (CSV)`}</Button>
          <Button
            icon="download"
            act={() => saveTable(`${kind.file}.csv`, [titles, example])}
          >{t`Template (CSV)`}</Button>
        </>
      }
    >
      <Section title={t`Rows`}>
        <p>
          {t`Columns, in any order: ${columns.map(({ isRequired }, at) => `${titles[at]}${isRequired ? '*' : ''}`).join(', ')}. Columns with a star are required.`}
        </p>
        <ChooseFile look={text === '' ? 'primary' : 'secondary'} choose={it.choose} />
        <Labelled {...field} id="import-text" label={t`Or paste it here, with its header`}>
          <textarea
            id="import-text"
            rows={8}
            value={text}
            spellcheck={false}
            onInput={({ currentTarget }) => it.change(currentTarget.value)}
          />
        </Labelled>
        <div>
          <Button look={text === '' || outcome ? 'secondary' : 'primary'} act={() => it.check(text)}>{t`Check`}</Button>
        </div>
      </Section>
      {it.failure !== '' && (
        <Notice tone="bad">
          <p>{it.failure}</p>
        </Notice>
      )}
      <Success kind={kind} outcome={outcome} save={it.save} />
      {outcome && outcome.faults.length > 0 && <Faults outcome={outcome} />}
    </Page>
  );
}

/** Returns the state of the page: the text of the table, and functions that check and import it. */
function useImport(kind: ImportKind, columns: readonly Column[]) {
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<Outcome | undefined>();
  const [failure, setFailure] = useState('');
  const [key] = useState(() => intentKey());
  // The latest text. Responses about an earlier text are ignored.
  const latest = useRef('');
  const change = (next: string): void => {
    latest.current = next;
    setText(next);
    setOutcome(undefined);
    setFailure('');
  };
  const work = async (of: string, outcomeOf: () => Promise<Outcome>): Promise<void> => {
    setFailure('');
    try {
      const next = await outcomeOf();
      if (latest.current === of) setOutcome(next);
      if (next.isDone) await changed();
    } catch (error) {
      if (latest.current === of) setFailure(messageOf(error));
    }
  };
  const check = (of: string): Promise<void> =>
    work(of, async () => {
      const ids = await kind.ids?.();
      const leftOut = kind.leftOut ?? [];
      const sheet = await readSheet(of, columns, { german: await german(), leftOut, ...(ids && { ids }) });
      return send(kind, sheet, columns, true, key);
    });
  const choose = async (file: File): Promise<void> => {
    const next = decoded(new Uint8Array(await file.arrayBuffer()));
    change(next);
    await check(next);
  };
  const save = ({ sheet }: Outcome): Promise<void> => work(text, () => send(kind, sheet, columns, false, key));
  const attempt = (act: () => Promise<void>): Promise<void> => act().catch((error) => setFailure(messageOf(error)));
  return { text, outcome, failure, change, check, choose, save, attempt };
}

/**
 * Sends the rows to the service: with `dryRun` for a check, otherwise for the import. Returns the outcome with its
 * faults; rethrows an error without faults of members.
 */
async function send(
  { contract }: ImportKind,
  sheet: Sheet,
  columns: readonly Column[],
  dryRun: boolean,
  key: IntentKey,
): Promise<Outcome> {
  let against: NonNullable<ApiError['validationErrors']> = [];
  try {
    const input = { dryRun, rows: sheet.rows.map(({ body }) => body) };
    await call(contract, input, { key: key.of(input) });
    key.renew();
  } catch (error) {
    if (!(error instanceof ApiError && error.validationErrors)) throw error;
    against = error.validationErrors;
  }
  const { listed, more } = listedFaults(against);
  const faults = faultsOf(listed, sheet, columns, (row) => t`row ${row}`);
  return { sheet, faults, more, isDone: !dryRun && faults.length === 0 };
}

function ChooseFile(of: { readonly look: 'primary' | 'secondary'; readonly choose: (file: File) => Promise<void> }) {
  const file = useRef<HTMLInputElement>(null);
  return (
    <div>
      <Button look={of.look} act={() => file.current?.click()}>{t`Choose a file (CSV)`}</Button>
      <input
        ref={file}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv"
        onChange={({ currentTarget }) => {
          const [one] = currentTarget.files ?? [];
          if (one) void of.choose(one);
          // Resets the input, so that the user can choose the corrected file again.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}

/** Shows that the check found no faults, or that all rows are imported. Shows nothing if there are faults. */
function Success({
  kind,
  outcome,
  save,
}: {
  readonly kind: ImportKind;
  readonly outcome: Outcome | undefined;
  readonly save: (checked: Outcome) => Promise<void>;
}) {
  const count = shownNumber(outcome?.sheet.rows.length ?? 0);
  return (
    <>
      <div role="status">
        {outcome?.isDone && (
          <Notice tone="good">
            <p>{t`${kind.list}: ${count} imported.`}</p>
          </Notice>
        )}
        {outcome && !outcome.isDone && outcome.faults.length === 0 && (
          <Notice tone="good">
            <p>{t`Rows: ${count}. No errors. Nothing is saved yet.`}</p>
            {outcome.sheet.leftOut.length > 0 && <p>{t`Not imported: ${outcome.sheet.leftOut.join(', ')}`}</p>}
            <p>
              <Button look="primary" act={() => save(outcome)}>
                {`${shown(kind.title)} (${count})`}
              </Button>
            </p>
          </Notice>
        )}
      </div>
      {outcome?.isDone && (
        <div>
          <LinkButton look="primary" to={kind.to}>
            {shown(kind.list)}
          </LinkButton>
        </div>
      )}
    </>
  );
}

function Faults({ outcome: { sheet, faults, more } }: { readonly outcome: Outcome }) {
  const wrong = new Set(faults.map(({ row }) => row));
  const well = sheet.rows.filter(({ row }) => !wrong.has(row)).length;
  const count = shownNumber(faults.length + more);
  const shownCount = Math.min(faults.length, MOST_SHOWN);
  return (
    <Section title={t`Errors`}>
      <Notice tone="bad">
        <p>
          {more > 0
            ? t`Errors: ${count}. All rows or none are imported: correct the file or the text above, and check it again.`
            : t`Errors: ${count}. Rows without errors: ${shownNumber(well)} of ${shownNumber(sheet.rows.length)}. All rows or none are imported: correct the file or the text above, and check it again.`}
        </p>
      </Notice>
      <Table<FileFault>
        caption={t`Errors`}
        rows={faults.slice(0, MOST_SHOWN)}
        columns={[
          { field: 'row', title: say`Row`, show: ({ row }) => (row === undefined ? '–' : shownNumber(row)) },
          { field: 'column', title: say`Column`, show: ({ column }) => shown(column) || '–' },
          { field: 'message', title: say`What is wrong`, show: ({ message }) => faultText(message) },
        ]}
      />
      {faults.length + more > shownCount && <p>{t`The first ${shownNumber(shownCount)} of ${count}.`}</p>}
    </Section>
  );
}
