/** Returns the rows with these members of the row at that index changed. */
export const changedAt = <R>(rows: readonly R[], at: number, changes: Partial<R>): readonly R[] =>
  rows.map((row, index) => (index === at ? { ...row, ...changes } : row));
