/**
 * Repeated requests (`Idempotency-Key`). The unit of work of the first request also stores its response, for later
 * requests.
 */

import { idempotencyKeyInUse, RefusedAfter } from '../contract/refusal.ts';
import { ANSWER_KEPT_MS, KeptAnswer, KeptAnswers } from './kept-answer.ts';
import type { UnitPorts } from './ports.ts';
import type { Reader } from './unit-of-work.ts';

/** A request with an idempotency key. */
export interface Repetition {
  /** Digest of the caller and the key. */
  readonly id: string;
  /** Digest of the key, the operation and its input. */
  readonly request: string;
  /** Returns the id by which the executor reads a large response again. Undefined: the whole response is stored. */
  readonly idOf: ((answer: never) => string) | undefined;
  /** Called when the request gets the stored response instead of a new run. */
  readonly replayed: (() => void) | undefined;
}

type Work = () => Promise<unknown>;

/**
 * Returns the stored response, read outside a unit of work. Returns undefined if there is none, or if it has expired.
 * Refuses with IDEMPOTENCY_KEY_REUSED if the request differs from the first one. The executor calls this function
 * before `prepare`, which may count or reserve something.
 */
export async function answerKept(
  reader: Reader,
  of: Repetition,
  now: Date,
): Promise<{ readonly answer: unknown } | undefined> {
  const kept = await reader.find(KeptAnswers, of.id);
  return kept && kept.expiresAt > now ? replay(KeptAnswer.restore(kept), of) : undefined;
}

/**
 * Optimistic: runs the work without looking for a stored response, because nearly every key is new. A refusal or a
 * concurrent change rolls the unit of work back. The executor then retries with `runOnce`.
 */
export async function runFirst(unit: UnitPorts, of: Repetition, work: Work): Promise<unknown> {
  const answer = await work();
  if (answer instanceof RefusedAfter) throw answer.refusal;
  keep(unit, of, answer);
  return answer;
}

/**
 * Returns the stored response. If there is none, runs the work, stores its response in the same unit of work, and
 * returns the response. Does not store a `RefusedAfter`. Refuses with IDEMPOTENCY_KEY_IN_USE while another request uses
 * the key, and with IDEMPOTENCY_KEY_REUSED if the request differs from the first one.
 */
export async function runOnce(unit: UnitPorts, of: Repetition, work: Work): Promise<unknown> {
  const answers = unit.of(KeptAnswers);
  const [isFirst, kept] = await Promise.all([unit.tryLock(`idempotency ${of.id}`), answers.find(of.id)]);
  if (!isFirst) throw idempotencyKeyInUse();
  if (kept && kept.state.expiresAt > unit.now) return replay(kept, of).answer;
  if (kept) answers.remove(kept);
  const answer = await work();
  if (!(answer instanceof RefusedAfter)) keep(unit, of, answer);
  return answer;
}

function replay(kept: KeptAnswer, { request, replayed }: Repetition): { readonly answer: unknown } {
  const answer = kept.replay(request);
  replayed?.();
  return { answer };
}

function keep(unit: UnitPorts, { id, request, idOf }: Repetition, answer: unknown): void {
  const expiresAt = new Date(unit.now.getTime() + ANSWER_KEPT_MS);
  unit
    .of(KeptAnswers)
    .add(KeptAnswer.keep({ id, request, answer: answer ?? null, expiresAt }, idOf && (() => idOf(answer as never))));
}
