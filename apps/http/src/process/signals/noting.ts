/** Notes of what is done at the database, which are counted where the metrics are: in another thread, it may be. */
import { ConcurrentChange, Refusal, type Transactions } from '@cleaver/domain/kernel';
import type { Observe } from './observe.ts';

export type Note =
  | { readonly statement: string; readonly seconds: number }
  /** How a unit of work ended. */
  | { readonly unit: 'done' | 'conflict' | 'refused' | 'failed' };

export type TakeNote = (note: Note) => void;

/** By its verb, each statement with the time that it took. */
export const notingStatements =
  (take: TakeNote): Observe =>
  async (text, run) => {
    const begin = performance.now();
    try {
      return await run();
    } finally {
      take({ statement: /^[a-z]+/.exec(text)?.[0] ?? 'other', seconds: (performance.now() - begin) / 1000 });
    }
  };

/** The same transactions, noted. */
export const notingUnits = (of: Transactions, take: TakeNote): Transactions => ({
  async run(context, work) {
    try {
      const output = await of.run(context, work);
      take({ unit: 'done' });
      return output;
    } catch (error) {
      take({ unit: outcomeOf(error) });
      throw error;
    }
  },
  audit: (entry) => of.audit(entry),
});

const outcomeOf = (error: unknown) =>
  error instanceof ConcurrentChange ? 'conflict' : error instanceof Refusal ? 'refused' : 'failed';
