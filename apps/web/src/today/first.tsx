/** A section of Today: the first entries of a list, and a link to all. */
import { t } from '../shell/language.ts';
import { LinkButton } from '../ui/button.tsx';
import { Section } from '../ui/page.tsx';
import { type Column, Table } from '../ui/table.tsx';

const SHOWN = 6;

interface FirstProps<T> {
  readonly of: { readonly count: number; readonly entries: readonly T[] } | undefined;
  readonly title: string;
  /** The path of the full list. */
  readonly all: string;
  readonly to: (entry: T) => string;
  readonly columns: readonly Column<T>[];
}

/** Shows the first entries; nothing if there are none. */
export function First<T>({ of, title, all, to, columns }: FirstProps<T>) {
  if (!of || of.count === 0) return null;
  const shown = of.entries.slice(0, SHOWN);
  return (
    <Section title={title} actions={<LinkButton look="plain" to={all}>{t`Show all`}</LinkButton>}>
      <Table<T> caption={title} rows={shown} to={to} columns={columns} />
      {of.count > shown.length && <p>{t`and ${of.count - shown.length} more`}</p>}
    </Section>
  );
}
