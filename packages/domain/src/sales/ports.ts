/** Ports of sales: sums over orders and deliveries. */
import { specialReads } from '../kernel/context.ts';
import type { CallOff } from './rest.ts';

export interface SalesReader {
  /**
   * What a customer called off at contract prices: an entry for each order line of which something is open, and for each
   * delivery line with what went of it and stayed, in no order. In a unit of work it sees what is committed once it is asked for.
   */
  callOffs(customerId: string): Promise<readonly CallOff[]>;
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
