/** A section of the figures: a picture, its table, and its file. */
import type { AnyQuery } from '@cleaver/domain/kernel';
import type { ComponentChildren } from 'preact';
import { callAny, messageOf } from '../shell/data/api.ts';
import { t } from '../shell/language/language.ts';
import { Button } from '../ui/control/button.tsx';
import { toastBad } from '../ui/dialog/toast.tsx';
import { saveFile } from '../ui/list/csv.ts';
import { type Column, Table } from '../ui/list/table.tsx';
import styles from './reports.module.css';

interface SaveProps {
  readonly of: AnyQuery;
  readonly input: object;
  /** The name of the file, and of the figures on the button. */
  readonly name: string;
}

/** The button that saves the rows of a report as a file for spreadsheets. */
export function SaveReport({ of, input, name }: SaveProps) {
  const act = async (): Promise<void> => {
    try {
      saveFile(`${name}.csv`, await callAny<string>(of, { ...input, format: 'EXCEL' }));
    } catch (error) {
      toastBad(messageOf(error));
    }
  };
  return <Button look="plain" icon="download" label={t`Save ${name} as a file (CSV)`} act={act} />;
}

interface FiguresTableProps<T> {
  readonly rows: readonly T[];
  readonly columns: readonly Column<T>[];
  readonly caption: string;
}

/** The table of a picture, closed at first. */
export const FiguresTable = <T,>({ rows, columns, caption }: FiguresTableProps<T>) => (
  <details class={styles['table']}>
    <summary>{t`As a table`}</summary>
    <Table<T> caption={caption} rows={rows} columns={columns} />
  </details>
);

/** A figure in large letters, with a text below. */
export interface Sum {
  readonly text: string;
  readonly value: string;
  readonly sub?: ComponentChildren;
}

export const Sums = ({ of, label }: { readonly of: readonly Sum[]; readonly label: string }) => (
  <ul class={styles['sums']} aria-label={label}>
    {of.map(({ text, value, sub }) => (
      <li key={text}>
        <span>{text}</span>
        <strong>{value}</strong>
        {sub && <span>{sub}</span>}
      </li>
    ))}
  </ul>
);
