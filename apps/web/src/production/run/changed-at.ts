/** Returns the rows, with the changes applied to the row at index `at`. */
export const changedAt = <R>(rows: readonly R[], at: number, changes: Partial<R>): readonly R[] =>
  rows.map((row, index) => (index === at ? { ...row, ...changes } : row));
