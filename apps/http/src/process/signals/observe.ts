/** Wraps every database statement. `text` has no parameter values; `run` executes it. */
export type Observe = <T>(text: string, run: () => Promise<T>) => Promise<T>;

/**
 * Returns the verb of a statement, like `select`, or `other` if it starts with no verb. For a write that checks its
 * rows, returns the verb of the write.
 */
export const verbOf = (text: string): string => /^(?:with hit as \()?([a-z]+)/.exec(text)?.[1] ?? 'other';
