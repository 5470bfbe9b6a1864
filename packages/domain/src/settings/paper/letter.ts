/** The parts of a letter that do not depend on what it says: its frame and its tables. */
import type { Paper, PaperCell, PaperColumn, PaperTable } from '../../kernel/contract/paper.ts';
import type { Address } from '../../masterdata/index.ts';
import { addressLines, contactFacts, type LetterSettings, letterheadOf, pageLabel } from './letterhead.ts';

/** A column with the cell that it shows for a row. */
export interface Shown<T> extends PaperColumn {
  readonly show: (row: T, index: number) => PaperCell;
}

export const tableOf = <T>(
  rows: readonly T[],
  columns: readonly (Shown<T> | false)[],
  more: Partial<Pick<PaperTable, 'heading' | 'totals'>> = {},
): PaperTable => {
  const shown = columns.filter((column) => column !== false);
  return {
    heading: '',
    totals: [],
    ...more,
    columns: shown.map(({ show: _, ...column }) => column),
    rows: rows.map((row, index) => shown.map(({ show }) => show(row, index))),
  };
};

/** Returns the parts of a letter that follow from the settings and the receiver. */
export function letterTo(
  name: string,
  address: Address | null,
  settings: LetterSettings,
): Pick<Paper, 'letterhead' | 'language' | 'recipient' | 'pageLabel'> {
  const { language } = settings;
  return {
    ...{ letterhead: letterheadOf(settings), language },
    ...{ recipient: addressLines(name, address, settings), pageLabel: pageLabel(language) },
  };
}

/** Returns the block beside the address: the given facts that have a value, then how to reach the shop. */
export const factsOf = (given: Paper['facts'], settings: LetterSettings): Paper['facts'] => [
  ...given.filter(([, value]) => value !== ''),
  ...contactFacts(settings),
];
