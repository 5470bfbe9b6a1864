/** Ports through which sales reads sums over orders and deliveries. */
import { specialReads } from '../kernel/execution/context.ts';
import type { Billing } from './delivery/billing.ts';
import type { CallOff } from './frame-contract/call-off.ts';

export interface SalesReader {
  /**
   * Returns the customer's call-offs at contract prices, unsorted: the open quantities of order lines and the net
   * quantities of delivery lines. An entry may be the sum of lines with the same article, day and unit. Articles
   * `inPieces`, which a contract counts in pieces, have an entry for each line. In a unit of work, reads the data
   * committed at the time of the call.
   */
  callOffs(customerId: string, inPieces: readonly string[]): Promise<readonly CallOff[]>;
  /**
   * Returns what invoices and credit notes billed of these deliveries, in the order in which they were issued, and of
   * each in the order of its lines. In a unit of work, reads the data committed at the time of the call.
   */
  billings(deliveryIds: readonly string[]): Promise<readonly Billing[]>;
}

export const salesReads = specialReads('sales', { callOffs: true, billings: true });

declare module '../kernel/execution/ports.ts' {
  interface Reads {
    readonly sales: SalesReader;
  }
}

declare module '../kernel/execution/unit-of-work.ts' {
  interface UnitReads {
    readonly sales: Pick<SalesReader, 'callOffs' | 'billings'>;
  }
}
