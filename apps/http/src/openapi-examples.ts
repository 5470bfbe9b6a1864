/** Examples in the API description: recorded requests and responses of each operation. */

/** Error bodies by their code. */
type Refusals = Readonly<Record<string, unknown>>;

export interface Example {
  /** Path and query parameters. */
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** The body of the success response. Absent if the response has no body. */
  readonly answer?: unknown;
  /** Refusals by status. */
  readonly refusals?: Readonly<Record<string, Refusals>>;
}

export interface Examples {
  /** Examples by `operationId`. */
  readonly operations: Readonly<Record<string, Example>>;
  /** Refusals of any operation, by status. */
  readonly refusals: Readonly<Record<string, Refusals>>;
}
