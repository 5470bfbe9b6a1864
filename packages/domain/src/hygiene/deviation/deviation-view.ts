/** Deviations as responses show them. */
import type { DeviationState } from './deviation.ts';
import type { DeviationView } from './deviation-output.ts';

/** Returns a deviation with its whole minutes to the end, or until now. */
export function deviationView(state: DeviationState, now: Date): DeviationView {
  const { running: _, since: _since, ...shown } = state;
  return {
    ...shown,
    minutes: Math.max(0, Math.floor(((state.until ?? now).getTime() - state.from.getTime()) / 60_000)),
  };
}
