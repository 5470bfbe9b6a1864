/** Ports of sales: sums over orders and deliveries. */
import { specialReads } from '../kernel/context.ts';
import type { CallOff } from './rest.ts';

export interface SalesReader {
  /**
   * Returns what a customer called off at contract prices, in no order: what is open of order lines, and what went of delivery
   * lines and stayed. Entries are sums by article, day and unit, except of `inPieces`: the articles that a contract counts in pieces
   * have an entry for each line. In a unit of work it sees what is committed once it is asked for.
   */
  callOffs(customerId: string, inPieces: readonly string[]): Promise<readonly CallOff[]>;
}

export const salesReads = specialReads('sales', { callOffs: true });

declare module '../kernel/ports.ts' {
  interface Reads {
    readonly sales: SalesReader;
  }
}

declare module '../kernel/unit-of-work.ts' {
  interface UnitReads {
    readonly sales: Pick<SalesReader, 'callOffs'>;
  }
}
