/**
 * Requests the meanings of scanned texts from the service, and stores the latest responses. Returns a stored response
 * while the service does not respond.
 */
import { readScan } from '@cleaver/domain/inventory/contracts';
import type { AnswerOf } from '@cleaver/domain/kernel';
import { ApiError, call } from '../shell/data/api.ts';
import { keepAnswer, keptAnswer } from '../shell/data/query.ts';

/**
 * The meaning of a scanned text, from the service's response. While the service does not respond, the meaning comes
 * from an earlier response, or only from the core's reading of the code.
 */
export interface ScanRead extends AnswerOf<typeof readScan> {
  readonly text: string;
  /** True if the service does not respond. The lots are then unknown or from an earlier response. */
  readonly isAway: boolean;
  /** The time of the response in milliseconds since 1970. Without a response, the current time. */
  readonly at: number;
}

type Answer = Omit<ScanRead, 'text' | 'isAway' | 'at'>;

/**
 * The first member of the query keys of scans. The screen that a scan opens uses the stored response. Scans without the
 * service also use the stored response.
 */
const SCAN = 'scan';
const MOST_ANSWERS = 200;
const FRESH_MS = 2_000;
/** Texts whose amounts a booking has changed since their response. */
const outdated = new Set<string>();
/** Marks a text after a booking, so that the next scan of the text sends a request again. */
export const outdate = (text: string): void => {
  outdated.add(text);
};

/**
 * Returns the response to a scanned text. Sends no request if the stored response is younger than 2 s and not outdated.
 * If the service does not respond or fails (status 500 and above), returns the earlier response, or undefined if there
 * is none. Rejects with ApiError if the service refuses.
 */
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
