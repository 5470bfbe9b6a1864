/** The state of the line of a goods receipt today. Runs without a browser. */
import type { components } from '@cleaver/client';

type Line = Pick<
  components['schemas']['GoodsReceiptLineResponse'],
  'status' | 'lotId' | 'undone' | 'onHold' | 'inspections'
>;

/** Returns the statuses of a line as of now: whether its lot is held, and the last inspection unless it is outdated. */
export function statesOf({ lotId, undone, onHold, inspections }: Line): readonly string[] {
  if (lotId === null) return ['REJECTED'];
  const result = inspections.at(-1)?.result;
  if (undone) return onHold ? ['UNDONE', 'ON_HOLD'] : ['UNDONE'];
  if (onHold) return result === 'FAILED' ? ['FAILED', 'ON_HOLD'] : ['ON_HOLD'];
  return result === 'PASSED' ? ['PASSED'] : ['ACCEPTED'];
}
