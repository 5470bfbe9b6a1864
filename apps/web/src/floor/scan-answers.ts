/** Responses to scans. The last ones are kept for a time without the service. */
import { readScan } from '@cleaver/domain/inventory/contracts';
import type { AnswerOf } from '@cleaver/domain/kernel';
import { ApiError, call } from '../shell/api.ts';
import { keepAnswer, keptAnswer } from '../shell/query.ts';

/**
 * The meaning of a scanned text: the service's response or, while the service cannot be reached, only the core's
 * reading of the code.
 */
export interface ScanRead extends AnswerOf<typeof readScan> {
  readonly text: string;
  /** The service does not respond: the lots are unknown or from an earlier response. */
  readonly isAway: boolean;
  /** The time of the response, in milliseconds since 1970. */
  readonly at: number;
}

type Answer = Omit<ScanRead, 'text' | 'isAway' | 'at'>;

/** The first member of the query keys of scans: for the screen that a scan opens, and without the service. */
const SCAN = 'scan';
const MOST_ANSWERS = 200;
const FRESH_MS = 2_000;
/** Texts whose amounts a booking has changed since. */
const outdated = new Set<string>();
/** Call after a booking: the next scan of the text asks the service again. */
export const outdate = (text: string): void => {
  outdated.add(text);
};

/** Returns undefined if the service does not respond and no earlier response is known. */
export async function ask(text: string): Promise<ScanRead | undefined> {
  const known = keptAnswer(SCAN, text) as (Answer & { readonly at: number }) | undefined;
  if (known && Date.now() - known.at < FRESH_MS && !outdated.has(text)) return { ...known, text, isAway: false };
  try {
    const answer = await call(readScan, { code: text });
    const at = Date.now();
    keepAnswer(SCAN, text, { ...answer, at }, MOST_ANSWERS);
    outdated.delete(text);
    return { ...answer, text, isAway: false, at };
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) throw error;
    return known && { ...known, text, isAway: true };
  }
}
