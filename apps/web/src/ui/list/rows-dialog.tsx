/**
 * A dialog that does something with several records, one request each. Each record has its own result, and a refused
 * one does not stop the others. The user can send the refused ones again.
 */
import { type Message, say } from '@cleaver/domain/kernel';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { messageOf } from '../../shell/data/api.ts';
import { type IntentKey, intentKey } from '../../shell/data/draft.ts';
import { changed } from '../../shell/data/query.ts';
import { counted } from '../../shell/language/format.ts';
import { shown, t } from '../../shell/language/language.ts';
import { Button, type Look } from '../control/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Badge } from '../dialog/notice.tsx';
import { toast } from '../dialog/toast.tsx';
import styles from './list.module.css';
import { openRows, type Result, type Results } from './row-results.ts';

interface RowsDialogProps<T> {
  readonly title: Message;
  readonly label: Message;
  readonly look?: Look;
  readonly rows: readonly T[];
  /** Returns the text by which the user knows the record. */
  readonly text: (row: T) => string;
  /** Returns the address of the record, which a refused record links to. */
  readonly to?: (row: T) => string;
  /**
   * Sends the request of a record, or returns why it is not sent. `key` returns its idempotency key. Rejects if the
   * service refuses.
   */
  readonly send: (row: T, key: (body: unknown) => string) => Promise<Result>;
  /** Returns whether the fields have no faults. Nothing is sent otherwise. */
  readonly check?: () => boolean;
  /** Returns a function that undoes the requests; undefined if they cannot all be undone. */
  readonly undo?: () => (() => Promise<unknown>) | undefined;
  readonly close: (left: readonly string[]) => void;
  /** The fields that apply to all records. */
  readonly children?: ComponentChildren;
}

export function RowsDialog<T extends { readonly id: string }>(props: RowsDialogProps<T>) {
  const { title, label, look = 'primary', rows, text, to, send, check, undo, close, children } = props;
  const [results, setResults] = useState<Results>(new Map());
  const keys = useRef(new Map<string, IntentKey>());
  const left = openRows(rows, results);
  const leave = (): void => close(left.map(({ id }) => id));
  const keyOf = (id: string): IntentKey => {
    const key = keys.current.get(id) ?? intentKey();
    keys.current.set(id, key);
    return key;
  };
  const sendAll = async (): Promise<void> => {
    if (check?.() === false) return;
    let found = results;
    for (const row of left) {
      const result = await send(row, (body) => keyOf(row.id).of(body)).catch(
        (error: unknown): Result => ({ refusal: messageOf(error) }),
      );
      found = new Map([...found, [row.id, result]]);
      setResults(found);
    }
    await changed();
    if (openRows(rows, found).length > 0) return;
    close([]);
    const undone = undo?.();
    const done = counted(rows.length, say`${rows.length} record`, say`${rows.length} records`);
    toast(`${shown(label)}: ${done}`, { undo: undone });
  };
  return (
    <Dialog title={shown(title)} isOpen close={leave} size="wide">
      <ul class={styles['results']}>
        {rows.map((row) => (
          <ResultRow key={row.id} text={text(row)} to={to?.(row)} result={results.get(row.id)} />
        ))}
      </ul>
      {children}
      <div class={styles['results-actions']}>
        <Button look={look} act={sendAll}>
          {`${shown(label)}: ${left.length}`}
        </Button>
        <Button look="plain" act={leave}>
          {results.size === 0 ? t`Cancel` : t`Close`}
        </Button>
      </div>
    </Dialog>
  );
}

interface ResultRowProps {
  readonly text: string;
  readonly to: string | undefined;
  readonly result: Result | undefined;
}

function ResultRow({ text, to, result }: ResultRowProps) {
  const isRefused = typeof result === 'object';
  return (
    <li>
      <span>{isRefused && to !== undefined ? <a href={to}>{text}</a> : text}</span>
      {result === 'done' && <Badge tone="good">{t`Done`}</Badge>}
      {result === 'waiting' && <Badge tone="warn">{t`Waiting to be sent`}</Badge>}
      {isRefused && (
        <>
          <Badge tone="bad">{t`Not done`}</Badge>
          <small role="alert">{result.refusal}</small>
        </>
      )}
    </li>
  );
}
