/**
 * Answers kept for requests that a client repeats (`Idempotency-Key`; draft-ietf-httpapi-idempotency-key-header).
 *
 * The answer is stored in the transaction of the operation itself, so that the effect and the memory of it stand or fall
 * together.
 */
import { type Aggregate, aggregateKind } from './aggregate.ts';
import { idempotencyKeyReused } from './refusal.ts';

/** Kept for 24 hours. */
export const ANSWER_KEPT_MS = 24 * 60 * 60 * 1000;

export interface KeptAnswerState {
  /** Digest of who asked and the key. */
  readonly id: string;
  /** Digest of what was asked: the operation and its input. */
  readonly request: string;
  /** What the operation gave, as JSON; a time in it as `{"$date": …}`, since JSON has none. */
  readonly answer: unknown;
  readonly expiresAt: Date;
}

export class KeptAnswer implements Aggregate<KeptAnswerState> {
  readonly state: KeptAnswerState;

  private constructor(state: KeptAnswerState) {
    this.state = state;
  }

  /** Keeps what the operation gave: plain data. */
  static keep(state: KeptAnswerState): KeptAnswer {
    return new KeptAnswer({ ...state, answer: toJson(state.answer) });
  }

  /** Rebuilds a stored answer. For adapters only: checks nothing. */
  static restore(state: KeptAnswerState): KeptAnswer {
    return new KeptAnswer(state);
  }

  /** The answer, if it is the same request; refuses the same key with another request. */
  replay(request: string): unknown {
    if (this.state.request !== request) throw idempotencyKeyReused();
    return fromJson(this.state.answer);
  }
}

const mapMembers = (value: object, map: (member: unknown) => unknown): object =>
  Object.fromEntries(Object.entries(value).map(([name, member]) => [name, map(member)]));

/** So that a repeated request gets exactly what the first one got, whatever the store. */
function toJson(value: unknown): unknown {
  if (value instanceof Date) return { $date: value.toISOString() };
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value !== 'object' || value === null) return value ?? null;
  if (Object.getPrototypeOf(value) !== Object.prototype) throw new TypeError(`Cannot keep a ${value.constructor.name}`);
  return mapMembers(value, toJson);
}

function fromJson(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromJson);
  if (typeof value !== 'object' || value === null) return value;
  return '$date' in value ? new Date(String(value.$date)) : mapMembers(value, fromJson);
}

export const KeptAnswers = aggregateKind<KeptAnswerState, KeptAnswer>({
  name: 'kept_answer',
  restore: KeptAnswer.restore,
  audited: false,
});
