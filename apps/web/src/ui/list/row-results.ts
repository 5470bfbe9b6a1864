/** The results of requests for several records. Runs without a browser. */

/** The result of a record's request. `waiting`: the request is in the outbox. */
export type Result = 'done' | 'waiting' | { readonly refusal: string };

/** The results by the id of the record. A record without a result is not sent yet. */
export type Results = ReadonlyMap<string, Result>;

/** Returns the records to send: those that were not sent yet, and those that the service refused. */
export const openRows = <T extends { readonly id: string }>(rows: readonly T[], results: Results): readonly T[] =>
  rows.filter(({ id }) => {
    const result = results.get(id);
    return result === undefined || typeof result === 'object';
  });
