/** Functions that send and fetch files of one kind after another. */
import type { FileOutcome } from '../../src/files/index.ts';
import { exportFile } from '../../src/files/index.ts';
import type { Caller, Contract, FileValues, Permission } from '../../src/kernel/index.ts';
import { aCaller } from '../with-core.ts';
import { faultsIn, fetched, send } from './sent.ts';

type Ask = <I, O>(operation: Contract<I, O>, input: object, by?: Caller) => Promise<O>;

export function withFiles(ask: Ask) {
  const fetch = (kind: string, more: object = {}, isGerman = false) => fetched(ask, kind, more, isGerman);
  return {
    send: (kind: string, text: string, more: object = {}) => send(ask, kind, text, more),
    fetched: fetch,
    /** Returns the rows of a file out. */
    rows: async (kind: string, filters: object = {}) =>
      ((await ask(exportFile, { kind, ...filters })) as { readonly rows: readonly FileValues[] }).rows,
    /** Returns the faults of a file as `row column message`. */
    faults: async (kind: string, text: string, more: object = {}) => faultsIn(await send(ask, kind, text, more)),
    /** Fetches a file in each format and language, and sends it back. Returns the outcomes. */
    async roundTrips(kind: string): Promise<readonly FileOutcome[]> {
      const outcomes: FileOutcome[] = [];
      for (const format of ['CSV', 'EXCEL']) {
        for (const isGerman of [false, true]) {
          outcomes.push(await send(ask, kind, await fetch(kind, { format }, isGerman)));
        }
      }
      return outcomes;
    },
    /** Returns these functions for a caller with other permissions. */
    by: (permissions: readonly Permission[]) =>
      withFiles((operation, input) => ask(operation, input, aCaller(permissions))),
  };
}
