import { say } from './message.ts';
import { bad, ok, type Parsed } from './parsed.ts';

export const INT32_MIN = -2_147_483_648;
export const INT32_MAX = 2_147_483_647;

/**
 * Reads a JSON number that is whole, fits into 32 bits and lies within the bounds, both of them included.
 *
 * Types are strict (docs/contract.md, section 1): the text "5" is refused, and so are fractions and NaN. JSON has a
 * minus zero; it comes back as 0.
 */
export function parseInt32(
  raw: unknown,
  bounds: { readonly min?: number; readonly max?: number } = {},
): Parsed<number> {
  const min = bounds.min ?? INT32_MIN;
  const max = bounds.max ?? INT32_MAX;
  if (typeof raw !== 'number' || !Number.isInteger(raw) || raw < min || raw > max) {
    return bad(say`must be a whole number from ${min} to ${max}`);
  }
  return ok(raw === 0 ? 0 : raw);
}

/** Reads a JSON boolean. Refuses everything else, also "true" and 1 (docs/contract.md, section 1). */
export function parseBoolean(raw: unknown): Parsed<boolean> {
  return typeof raw === 'boolean' ? ok(raw) : bad(say`must be true or false`);
}
