/** Wraps every database statement. `text` has no parameter values; `run` executes it. */
export type Observe = <T>(text: string, run: () => Promise<T>) => Promise<T>;
