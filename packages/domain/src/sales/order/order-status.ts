/** The status of an order, which is derived from its lines. */

import { stateMachine } from '../../kernel/contract/state-machine.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { salesWords } from '../words.ts';
import type { OrderLine } from './order-line.ts';

export const ORDER_STATUSES = ['DRAFT', 'CONFIRMED', 'COMPLETED', 'CANCELLED'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const ORDER_WARNINGS = ['OVER_CALL'] as const;
export type OrderWarningCode = (typeof ORDER_WARNINGS)[number];

/** The statuses in which deliveries serve an order, so that it may be picked. */
export const DELIVERABLE: readonly OrderStatus[] = ['CONFIRMED'];

/**
 * The transitions of an order. `orderStatus` derives the status from the lines. Commands check only `confirm` and
 * `cancel`. The verbs `complete` and `reopen` name changes that follow from deliveries and their undo.
 */
export const orderMachine = stateMachine(
  'order',
  ORDER_STATUSES,
  {
    confirm: { from: ['DRAFT'], to: 'CONFIRMED' },
    cancel: { from: ['DRAFT', 'CONFIRMED'], to: 'CANCELLED' },
    complete: { from: ['CONFIRMED'], to: 'COMPLETED' },
    reopen: { from: ['COMPLETED', 'CANCELLED'], to: 'CONFIRMED' },
  },
  salesWords,
);

/** Returns the status that follows from the lines. */
export function orderStatus(
  lines: readonly Pick<OrderLine, 'status' | 'delivered'>[],
  isConfirmed: boolean,
): OrderStatus {
  if (lines.some(({ status }) => status === 'OPEN')) return isConfirmed ? 'CONFIRMED' : 'DRAFT';
  return lines.some(({ delivered }) => !Decimal.of(delivered).isZero()) ? 'COMPLETED' : 'CANCELLED';
}
