/**
 * Imports a file of records. The page checks the file at once, shows what the service understood and each fault at its
 * cell, and then writes all rows.
 */
import { listFileKinds } from '@cleaver/domain/files/contracts';
import { say } from '@cleaver/domain/kernel';
import { useRef, useState } from 'preact/hooks';
import { useAnswer } from '../shell/data/query.ts';
import { shownNumber } from '../shell/language/format.ts';
import { shown, t } from '../shell/language/language.ts';
import { useAddress } from '../shell/navigation/address.ts';
import { Button, LinkButton } from '../ui/control/button.tsx';
import { Notice } from '../ui/dialog/notice.tsx';
import { Labelled } from '../ui/form/labelled-field.tsx';
import { Loaded, Nothing, Page, Section } from '../ui/page/page.tsx';
import { classes } from '../ui/text/classes.ts';
import styles from './files.module.css';
import { SaveFile } from './files.tsx';
import { importTitle, kindAt, listOf } from './kinds.ts';
import type { FileKind, Outcome } from './outcome.ts';
import { Faults, Understood, Warnings } from './understood.tsx';
import { type Import, useImport } from './use-import.ts';

export default function ImportPage() {
  const { path } = useAddress();
  const name = kindAt(path);
  const kinds = useAnswer(listFileKinds, {});
  const kind = kinds.data?.kinds.find((one) => one.kind === name);
  const own = kind?.write ? kind : undefined;
  return (
    <Page
      title={importTitle(name) ?? (kind ? say`Import: ${kind.title}` : say`Import`)}
      up={listOf(name)}
      actions={
        own && (
          <>
            {own.read && <SaveFile kind={name} text={t`Existing records (CSV)`} />}
            <SaveFile kind={name} text={t`Template (CSV)`} template />
          </>
        )
      }
    >
      <Loaded of={kinds}>
        {() =>
          own ? (
            <ImportOf key={name} kind={own} />
          ) : (
            <Nothing
              text={kind ? t`You may not import these records.` : t`There is no import of this kind.`}
              to="/files"
              action={t`Import and export`}
            />
          )
        }
      </Loaded>
    </Page>
  );
}

function ImportOf({ kind }: { readonly kind: FileKind }) {
  const it = useImport(kind.kind);
  const { outcome } = it;
  return (
    <>
      <Source kind={kind} of={it} />
      {it.failure !== '' && (
        <Notice tone="bad">
          <p>{it.failure}</p>
          {it.mayCheckAgain && (
            <p>
              <Button act={() => it.check()}>{t`Try again`}</Button>
            </p>
          )}
        </Notice>
      )}
      <div role="status">
        {it.isChecking ? <p>{t`The file is being checked …`}</p> : <Result of={it} kind={kind} />}
      </div>
      {outcome && isDone(outcome) && (
        <div class={styles['buttons']}>
          <LinkButton look="primary" to={listOf(kind.kind).to}>
            {shown(listOf(kind.kind).title)}
          </LinkButton>
          <Button act={it.drop}>{t`Import another file`}</Button>
        </div>
      )}
      {outcome && !isDone(outcome) && (
        <>
          <Faults of={outcome} kind={kind} />
          <Understood of={outcome} kind={kind} />
          <Warnings of={outcome} kind={kind} />
        </>
      )}
    </>
  );
}

/** Whether all rows are written. */
const isDone = ({ dryRun, faultCount }: Outcome): boolean => !dryRun && faultCount === 0;

/** The choice of the file, or the text field for a table, and whether stored records change. */
function Source({ kind, of: it }: { readonly kind: FileKind; readonly of: Import }) {
  const [text, setText] = useState('');
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined): void => {
    if (!file) return;
    setText('');
    void it.choose(file.name, file.size, async () => new Uint8Array(await file.arrayBuffer()));
  };
  const checkText = (): Promise<void> => {
    const bytes = new TextEncoder().encode(text);
    return it.choose('', bytes.length, async () => bytes);
  };
  const isEmpty = text === '' && !it.chosen;
  const field = { path: '', setting: { id: 'import', faults: new Map() }, isRequired: true };
  return (
    <Section title={t`File`}>
      <p>
        {t`Columns, in any order: ${kind.columns.map(({ heading, required }) => `${heading}${required ? '*' : ''}`).join(', ')}. Columns with a star are required.`}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same without a mouse */}
      <div
        class={classes(styles['drop'], isOver && styles['over'])}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          take(event.dataTransfer?.files[0]);
        }}
      >
        <Button look={isEmpty ? 'primary' : 'secondary'} act={() => input.current?.click()}>
          {t`Choose a file (CSV)`}
        </Button>
        <span>{it.chosen && it.chosen.name !== '' ? it.chosen.name : t`or drop it here`}</span>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,text/csv"
          onChange={({ currentTarget }) => {
            take(currentTarget.files?.[0]);
            // Resets the input, so that the user can choose the corrected file again.
            currentTarget.value = '';
          }}
        />
      </div>
      <Labelled {...field} id="import-text" label={t`Or paste the table here, with its headings`}>
        <textarea
          id="import-text"
          rows={4}
          value={text}
          spellcheck={false}
          onInput={({ currentTarget }) => {
            setText(currentTarget.value);
            it.drop();
          }}
        />
      </Labelled>
      {text !== '' && (
        <div>
          <Button look={it.outcome ? 'secondary' : 'primary'} act={checkText}>{t`Check`}</Button>
        </div>
      )}
      <label class={styles['tick']}>
        <input
          type="checkbox"
          checked={it.update}
          onChange={({ currentTarget }) => it.setUpdate(currentTarget.checked)}
        />
        {t`Change stored records where the file has other values`}
      </label>
    </Section>
  );
}

/** The result of the check, with the button that imports all rows, or of the import. */
function Result({ kind, of: it }: { readonly kind: FileKind; readonly of: Import }) {
  const { outcome } = it;
  if (!outcome || outcome.faultCount > 0) return null;
  const { created, changed, unchanged } = outcome;
  const counts = t`New: ${shownNumber(created)}. Changed: ${shownNumber(changed)}. Unchanged: ${shownNumber(unchanged)}.`;
  const rows = created + changed;
  if (isDone(outcome))
    return (
      <Notice tone="good">
        <p>{t`${kind.title}: imported. ${counts}`}</p>
      </Notice>
    );
  if (rows === 0)
    return (
      <Notice>
        <p>{t`All rows are stored already. There is nothing to import.`}</p>
      </Notice>
    );
  return (
    <Notice tone="good">
      <p>{t`No errors. ${counts} Nothing is saved yet.`}</p>
      <p>
        <Button look="primary" isBusy={it.isImporting} act={it.write}>
          {rows === 1 ? t`Import 1 row` : t`Import ${shownNumber(rows)} rows`}
        </Button>
      </p>
    </Notice>
  );
}
