import type { Parsed } from '../../src/kernel/parsed.ts';

/** What a parser finds wrong, in English; an accepted value has no fault. */
export const faultOf = (parsed: Parsed<unknown>): string | undefined =>
  parsed.ok ? undefined : String(parsed.message);
