/** On whose behalf the database is asked: who shares turns at it (`FairQueue`). */
import { AsyncLocalStorage } from 'node:async_hooks';

/** One piece of work that somebody asked for. */
export interface Asker {
  /** Those whose paths have the same beginning share their turns. */
  readonly path: readonly string[];
  /** Milliseconds that this work has had of turns. */
  had: number;
}

const asking = new AsyncLocalStorage<Asker>();

/** Undefined for the service itself. */
export const whoAsks = (): Asker | undefined => asking.getStore();

/** For what many share, who have to wait for it as long as the one who came first. */
export const onOwnBehalf = <T>(work: () => T): T => asking.exit(work);

export const onBehalfOf = <T>(path: readonly string[], work: () => Promise<T>): Promise<T> =>
  asking.run({ path, had: 0 }, work);
