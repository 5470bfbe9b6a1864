import { readCode, type ScannedCode } from '@cleaver/domain/inventory';
import { dateOf } from '@cleaver/domain/kernel';
import type { Layout } from './keyboards.ts';

export interface Candidate {
  readonly layout: Layout;
  readonly text: string;
}

export interface Understood extends Candidate {
  readonly code: ScannedCode;
  /** The other candidates, the most plausible first. */
  readonly others: readonly Candidate[];
}

/** Returns how plausible a reading is, from 0 to 3. */
function senseOf(text: string, { kind, problems }: ScannedCode): number {
  if (/^\][A-Za-z]\d/.test(text)) return 3;
  if (kind === 'TEXT') return /^https?:\/\//.test(text) ? 2 : 0;
  return problems.length === 0 ? 2 : 1;
}

/**
 * Returns the most plausible candidate. Among equals, prefers the keyboard layout that this scanner used before. Throws
 * RangeError without candidates. `patterns`: the patterns of the shop's scales.
 */
export function understood(
  candidates: readonly Candidate[],
  usual: Layout,
  { today, patterns }: { readonly today: string; readonly patterns: readonly string[] },
): Understood {
  const ranked = candidates
    .map((one) => ({ ...one, code: readCode(one.text, dateOf(today), patterns) }))
    .map((one) => ({ one, rank: senseOf(one.text, one.code) + (one.layout === usual ? 0.5 : 0) }))
    .sort((a, b) => b.rank - a.rank);
  const [best, ...rest] = ranked;
  if (!best) throw new RangeError('Nothing was typed');
  return { ...best.one, others: rest.map(({ one: { layout, text } }) => ({ layout, text })) };
}
