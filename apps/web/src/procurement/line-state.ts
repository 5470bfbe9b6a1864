/** The state of the line of a goods receipt today. Runs without a browser. */
import type { AnswerOf } from '@cleaver/domain/kernel';
import type { getGoodsReceipt } from '@cleaver/domain/procurement/contracts';

type Line = Pick<
  AnswerOf<typeof getGoodsReceipt>['lines'][number],
  'status' | 'lotId' | 'undone' | 'onHold' | 'inspections'
>;

/**
 * Returns the statuses of a line today; only REJECTED for a line without a lot. An undone line omits its inspections.
 * Includes a failed last inspection only while the lot is held, and a passed one only while the lot is not held.
 */
export function statesOf({ lotId, undone, onHold, inspections }: Line): readonly string[] {
  if (lotId === null) return ['REJECTED'];
  const result = inspections.at(-1)?.result;
  if (undone) return onHold ? ['UNDONE', 'ON_HOLD'] : ['UNDONE'];
  if (onHold) return result === 'FAILED' ? ['FAILED', 'ON_HOLD'] : ['ON_HOLD'];
  return result === 'PASSED' ? ['PASSED'] : ['ACCEPTED'];
}
