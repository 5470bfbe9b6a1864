/** What the interface description shows of each operation: requests that were sent and answers that came. */

/** Error bodies by their code. */
type Refusals = Readonly<Record<string, unknown>>;

export interface Example {
  /** Of the path and the query. */
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Of the success; absent: it has no body. */
  readonly answer?: unknown;
  /** By status. */
  readonly refusals?: Readonly<Record<string, Refusals>>;
}

export interface Examples {
  /** By `operationId`. */
  readonly operations: Readonly<Record<string, Example>>;
  /** Those that any operation may give, by status. */
  readonly refusals: Readonly<Record<string, Refusals>>;
}
