import type { Parsed } from '../../src/kernel/values/parsed.ts';

/** Returns the fault that a parser reports, in English. Returns undefined for an accepted value. */
export const faultOf = (parsed: Parsed<unknown>): string | undefined =>
  parsed.ok ? undefined : String(parsed.message);
