/** Which columns of a list are shown. Runs without a browser. */

interface AnyColumn {
  readonly field: string;
  readonly isLong?: boolean;
  readonly isHead?: boolean;
}

/** Maximum number of columns beside a preview, which shows all values of the row. */
const BESIDE_PREVIEW = 4;

/** Returns whether users may hide the column. They cannot hide the first column, which names the row, and the buttons. */
export const mayHide = (columns: readonly AnyColumn[], { field }: AnyColumn): boolean =>
  field !== 'action' && field !== columns[0]?.field;

/** Returns the columns that the user has not hidden, and beside a preview only the first short ones. */
export function shownColumns<C extends AnyColumn>(
  columns: readonly C[],
  { hidden, isBesidePreview }: { readonly hidden: readonly string[]; readonly isBesidePreview: boolean },
): readonly C[] {
  const chosen = columns.filter((one) => !mayHide(columns, one) || !hidden.includes(one.field));
  return isBesidePreview
    ? chosen.filter(({ field, isLong }) => field !== 'action' && !isLong).slice(0, BESIDE_PREVIEW)
    : chosen;
}

/** Returns the columns of a card, which begins with the column that names its goods or its customer. */
export const columnsOfCard = <C extends AnyColumn>(columns: readonly C[]): readonly C[] => [
  ...columns.filter(({ isHead }) => isHead),
  ...columns.filter(({ isHead }) => !isHead),
];
