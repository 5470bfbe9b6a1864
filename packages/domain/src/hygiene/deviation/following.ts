/** Brings the deviations of a check up to date with its readings (`deviation-rules.ts`). */
import type { UnitPorts } from '../../kernel/execution/ports.ts';
import type { CheckState } from '../check/check.ts';

/** Brings the deviations of a locked check up to date after its deactivation, which ends those that run. */
export async function followBreak(_unit: UnitPorts, _check: CheckState): Promise<void> {
  throw new Error('not yet');
}
