/**
 * Requests that a client repeats (`Idempotency-Key`): the answer to the first one is kept in its own unit of work, and given
 * again.
 */

import { RefusedAfter } from './handler.ts';
import { ANSWER_KEPT_MS, KeptAnswer, KeptAnswers } from './kept-answer.ts';
import type { UnitPorts } from './ports.ts';
import { idempotencyKeyInUse } from './refusal.ts';
import type { Reader } from './unit-of-work.ts';

/** A request under a key. */
export interface Repetition {
  /** Digest of the caller and the key. */
  readonly id: string;
  /** Digest of what was asked: the operation and its input. */
  readonly request: string;
  /** Gives the id by which a large answer is read again; undefined: it is kept as a whole. */
  readonly idOf: ((answer: never) => string) | undefined;
  /** Called when the answer is a kept one. */
  readonly replayed: (() => void) | undefined;
}

type Work = () => Promise<unknown>;

/** The kept answer, read outside of a unit of work: before something is prepared, which may count or reserve. */
export async function answerKept(
  reader: Reader,
  of: Repetition,
  now: Date,
): Promise<{ readonly answer: unknown } | undefined> {
  const kept = await reader.find(KeptAnswers, of.id);
  return kept && kept.expiresAt > now ? replay(KeptAnswer.restore(kept), of) : undefined;
}

/**
 * Optimistic: runs the work without looking for a kept answer, since nearly every key is new. Where an answer was kept, or the
 * work is refused, the unit of work ends without effect, and the executor runs it again by `runOnce`.
 */
export async function runFirst(unit: UnitPorts, of: Repetition, work: Work): Promise<unknown> {
  const answer = await work();
  if (answer instanceof RefusedAfter) throw answer.refusal;
  keep(unit, of, answer);
  return answer;
}

/** Runs the work unless its answer is kept, and keeps its answer in the same unit of work. */
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
