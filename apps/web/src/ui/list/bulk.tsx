/** A table whose rows can be ticked, with a bar of the actions on all ticked rows. */
import type { Message } from '@cleaver/domain/kernel';
import type { FunctionComponent } from 'preact';
import { useState } from 'preact/hooks';
import { shown, t } from '../../shell/language/language.ts';
import { Button, LinkButton, type Look } from '../control/button.tsx';
import styles from './list.module.css';
import { Table, type TableProps } from './table.tsx';

export interface BulkDialogProps<T> {
  readonly rows: readonly T[];
  /** Closes the dialog. The rows with these ids stay ticked. */
  readonly close: (left: readonly string[]) => void;
}

/** An action on all ticked rows: a link, or a dialog that is loaded when it opens. */
export interface BulkAction<T> {
  readonly label: Message;
  readonly icon?: string;
  readonly look?: Look;
  /** Returns whether the action makes sense for the row. Default: for every row. */
  readonly isFor?: (row: T) => boolean;
  readonly to?: (rows: readonly T[]) => string;
  readonly dialog?: () => Promise<FunctionComponent<BulkDialogProps<T>>>;
}

export interface Chosen<T> {
  /** Returns the name of the row for its check box. */
  readonly name: (row: T) => string;
  /** The actions, the most important first. The list adds a file of the ticked rows. */
  readonly actions?: readonly BulkAction<T>[];
}

interface BulkTableProps<T> extends TableProps<T> {
  readonly chosen?: Chosen<T> | undefined;
  /** Saves the rows as a file. */
  readonly save: (rows: readonly T[]) => Promise<void>;
}

interface Open<T> {
  readonly Dialog: FunctionComponent<BulkDialogProps<T>>;
  readonly rows: readonly T[];
}

const NONE: ReadonlySet<string> = new Set();
const idOf = (row: unknown): string => (row as { id: string }).id;

export function BulkTable<T>({ chosen, save, ...table }: BulkTableProps<T>) {
  const [ids, setIds] = useState(NONE);
  const [open, setOpen] = useState<Open<T>>();
  if (!chosen) return <Table {...table} />;
  const rows = table.rows.filter((row) => ids.has(idOf(row)));
  return (
    <>
      <Table {...table} selection={{ ids, set: setIds, name: chosen.name }} />
      {rows.length > 0 && (
        // The bar is below the table, because above the table it would move the rows.
        <section class={styles['bulk']} aria-label={t`Selected rows`}>
          <strong role="status">{t`${rows.length} selected`}</strong>
          <Button look="plain" icon="close" label={t`Clear the selection`} act={() => setIds(NONE)} />
          {(chosen.actions ?? []).map((action) => (
            <BulkButton key={action.label.pattern} action={action} rows={rows} open={setOpen} />
          ))}
          <Button
            look="plain"
            icon="download"
            label={t`Save the selected rows as a file (CSV)`}
            act={() => save(rows)}
          />
        </section>
      )}
      {open && (
        <open.Dialog
          rows={open.rows}
          close={(left) => {
            setOpen(undefined);
            setIds(new Set(left));
          }}
        />
      )}
    </>
  );
}

interface BulkButtonProps<T> {
  readonly action: BulkAction<T>;
  readonly rows: readonly T[];
  readonly open: (open: Open<T>) => void;
}

function BulkButton<T>({ action, rows, open }: BulkButtonProps<T>) {
  const { label, icon, look = 'secondary', isFor = () => true, to, dialog } = action;
  const fit = rows.filter(isFor);
  if (fit.length === 0) return null;
  const text = fit.length === rows.length ? shown(label) : `${shown(label)} (${fit.length})`;
  const own = { look, ...(icon !== undefined && { icon }) };
  if (to)
    return (
      <LinkButton {...own} to={to(fit)}>
        {text}
      </LinkButton>
    );
  return (
    <Button
      {...own}
      opens
      act={async () => {
        const Dialog = await dialog?.();
        if (Dialog) open({ Dialog, rows: fit });
      }}
    >
      {text}
    </Button>
  );
}
