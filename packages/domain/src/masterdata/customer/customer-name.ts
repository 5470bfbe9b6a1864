/** The records of other contexts that store a customer's current name, or need one of the delivery addresses. */
import type { UnitPorts } from '../../kernel/execution/ports.ts';

export interface NamedAfterCustomer {
  rename(name: string): void;
}

/** Loads and locks the records that store the name of a customer. */
export type FindNamedAfterCustomer = (unit: UnitPorts, customerId: string) => Promise<readonly NamedAfterCustomer[]>;

/** Returns the labels of a customer's delivery addresses that drafts and standing orders need, in any order. */
export type FindNeededAddresses = (unit: UnitPorts, customerId: string) => Promise<readonly string[]>;

declare module '../../kernel/execution/ports.ts' {
  interface CoreServices {
    /** Finds the records to rename with a customer. */
    readonly namedAfterCustomer: FindNamedAfterCustomer;
    /** Finds the delivery addresses that cannot be removed. */
    readonly neededAddresses: FindNeededAddresses;
  }
}
