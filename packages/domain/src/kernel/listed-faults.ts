import { FAULTS_MAX } from './refusal.ts';

/**
 * Splits the faults of a response into the faults that it lists and the number of faults that it leaves out. Reads this
 * number from the message of the additional fault that `invalid` adds, in any language.
 */
export function listedFaults<F extends { readonly field: string; readonly message: string }>(
  faults: readonly F[],
): { readonly listed: readonly F[]; readonly more: number } {
  const listed = faults.slice(0, FAULTS_MAX);
  const [number = '0'] = /\d+/.exec(faults[FAULTS_MAX]?.message ?? '') ?? [];
  return { listed, more: Number(number) };
}
