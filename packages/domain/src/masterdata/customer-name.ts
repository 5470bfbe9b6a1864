/** The records of other contexts that store a customer's current name, because lists search and sort by the name. */
import type { UnitPorts } from '../kernel/ports.ts';

export interface NamedAfterCustomer {
  rename(name: string): void;
}

/** Loads and locks the records that store the name of a customer. */
export type FindNamedAfterCustomer = (unit: UnitPorts, customerId: string) => Promise<readonly NamedAfterCustomer[]>;

declare module '../kernel/ports.ts' {
  interface CoreServices {
    /** Finds the records to rename with a customer. */
    readonly namedAfterCustomer: FindNamedAfterCustomer;
  }
}
