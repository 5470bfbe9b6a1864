/** A table whose rows can be ticked, with actions for the ticked rows. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Table, type TableProps } from './table.tsx';

export interface Chosen<T> {
  /** Returns the name of the row for its check box. */
  readonly name: (row: T) => string;
  /**
   * Draws the actions below the table, because actions above the table would move the rows. `rows` are the ticked rows
   * that are shown. `choose` replaces the ticked rows.
   */
  readonly draw: (rows: readonly T[], choose: (ids: ReadonlySet<string>) => void) => ComponentChildren;
}

const NONE: ReadonlySet<string> = new Set();

export function ChosenTable<T>({ chosen, ...table }: TableProps<T> & { readonly chosen?: Chosen<T> | undefined }) {
  const [ids, setIds] = useState(NONE);
  if (!chosen) return <Table {...table} />;
  return (
    <>
      <Table {...table} selection={{ ids, set: setIds, name: chosen.name }} />
      {chosen.draw(
        table.rows.filter((row) => ids.has((row as { id: string }).id)),
        setIds,
      )}
    </>
  );
}
