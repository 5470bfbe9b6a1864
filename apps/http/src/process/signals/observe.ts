/** Sees every statement to the database with its text, which holds no values, and runs it. */
export type Observe = <T>(text: string, run: () => Promise<T>) => Promise<T>;
