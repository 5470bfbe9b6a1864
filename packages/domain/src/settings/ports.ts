/** The reads that the settings need from a store. */
import type { AnyKind } from '../kernel/contract/aggregate.ts';
import { specialReads } from '../kernel/execution/context.ts';

/** The names that identify the audit entries of the requests that load and remove the demo shop. */
export interface DemoMarks {
  /** The request id of all requests that load the demo shop. */
  readonly requestId: string;
  /** The name of the operation that removes the demo shop. */
  readonly removal: string;
  /** The names of the kinds that the removal empties. */
  readonly kinds: readonly string[];
}

export interface LoadedDemo {
  /** The ids of the users that the demo shop created. */
  readonly userIds: readonly string[];
  /**
   * The entries of other requests since the last removal of the demo shop, grouped by operation and `isEntry`, with the
   * user of the last request. The latest operation comes first. Operations before the loading count too, because the removal would also
   * delete their records. Archived audit entries count as one operation.
   */
  readonly others: readonly OtherEntries[];
}

export interface OtherEntries {
  readonly operation: string;
  readonly times: number;
  readonly username: string | null;
  /** Whether the entries name records of the kinds that the removal empties. */
  readonly isEntry: boolean;
  /** Whether one of the requests came after the first request that loaded the demo shop. */
  readonly isLater: boolean;
}

export interface DemoShopReader {
  /**
   * Returns the data of the audit log about the demo shop since its last removal. Returns undefined if the demo shop is
   * not loaded.
   */
  loaded(marks: DemoMarks): Promise<LoadedDemo | undefined>;
}

export const demoShopReads = specialReads('demoShop', { loaded: true });

declare module '../kernel/execution/ports.ts' {
  interface Reads {
    readonly demoShop: DemoShopReader;
  }
  interface CoreServices {
    /** All kinds except those of the contexts identity, settings and audit. */
    readonly enteredKinds: readonly AnyKind[];
  }
}

declare module '../kernel/execution/unit-of-work.ts' {
  interface UnitReads {
    readonly demoShop: DemoShopReader;
  }
}
