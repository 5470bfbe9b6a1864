/** The reads that the settings need from a store. */
import type { AnyKind } from '../kernel/aggregate.ts';
import { specialReads } from '../kernel/context.ts';

/** The audit entries of loading and removing the demo shop. */
export interface DemoMarks {
  /** The request id of all requests that load it. */
  readonly requestId: string;
  /** The name of the operation that removes it. */
  readonly removal: string;
}

export interface LoadedDemo {
  /** The users that it created. */
  readonly userIds: readonly string[];
  /** The operations by others since its first entry, by name, with the user of the last one. */
  readonly others: readonly OtherEntries[];
}

export interface OtherEntries {
  readonly operation: string;
  readonly times: number;
  readonly username: string | null;
}

export interface DemoShopReader {
  /** Returns the audit log's data about the demo shop since it was last removed. Undefined: it is not loaded. */
  loaded(marks: DemoMarks): Promise<LoadedDemo | undefined>;
}

export const demoShopReads = specialReads('demoShop', { loaded: true });

declare module '../kernel/ports.ts' {
  interface Reads {
    readonly demoShop: DemoShopReader;
  }
  interface CoreServices {
    /** All kinds but those of users and settings. */
    readonly enteredKinds: readonly AnyKind[];
    /** The names of the operations that enter none of these kinds. */
    readonly keptOperations: ReadonlySet<string>;
  }
}

declare module '../kernel/unit-of-work.ts' {
  interface UnitReads {
    readonly demoShop: DemoShopReader;
  }
}
