/** The reads that the settings need from a store. */
import type { AnyKind } from '../kernel/aggregate.ts';
import { specialReads } from '../kernel/context.ts';

/** The names that identify the audit entries of the requests that load and remove the demo shop. */
export interface DemoMarks {
  /** The request id of all requests that load the demo shop. */
  readonly requestId: string;
  /** The name of the operation that removes the demo shop. */
  readonly removal: string;
}

export interface LoadedDemo {
  /** The ids of the users that the demo shop created. */
  readonly userIds: readonly string[];
  /**
   * The operations of other requests since the first entry of the demo shop, grouped by name, with the user of the last
   * request. The latest operation comes first.
   */
  readonly others: readonly OtherEntries[];
}

export interface OtherEntries {
  readonly operation: string;
  readonly times: number;
  readonly username: string | null;
}

export interface DemoShopReader {
  /**
   * Returns the data of the audit log about the demo shop since its last removal. Returns undefined if the demo shop is
   * not loaded.
   */
  loaded(marks: DemoMarks): Promise<LoadedDemo | undefined>;
}

export const demoShopReads = specialReads('demoShop', { loaded: true });

declare module '../kernel/ports.ts' {
  interface Reads {
    readonly demoShop: DemoShopReader;
  }
  interface CoreServices {
    /** All kinds except those of the contexts identity, settings and audit. */
    readonly enteredKinds: readonly AnyKind[];
    /**
     * The names of the operations of identity, settings and audit. Their entries do not prevent the removal of the demo
     * shop.
     */
    readonly keptOperations: ReadonlySet<string>;
  }
}

declare module '../kernel/unit-of-work.ts' {
  interface UnitReads {
    readonly demoShop: DemoShopReader;
  }
}
