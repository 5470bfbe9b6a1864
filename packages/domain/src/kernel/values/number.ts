import { say } from './message.ts';
import { bad, ok, type Parsed } from './parsed.ts';

export const INT32_MIN = -2_147_483_648;
export const INT32_MAX = 2_147_483_647;

/**
 * Parses a whole JSON number of 32 bits within the inclusive bounds.
 *
 * Types are strict (docs/contract.md, section 1): refuses the text "5", fractions and NaN. JSON's minus zero becomes 0.
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

/** Parses a JSON boolean. Refuses all other values, including "true" and 1 (docs/contract.md, section 1). */
export function parseBoolean(raw: unknown): Parsed<boolean> {
  return typeof raw === 'boolean' ? ok(raw) : bad(say`must be true or false`);
}
