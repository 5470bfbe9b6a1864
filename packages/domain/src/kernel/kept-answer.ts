/**
 * Answers kept for requests that a client repeats (`Idempotency-Key`; draft-ietf-httpapi-idempotency-key-header).
 *
 * The answer is stored in the transaction of the operation itself, so that the effect and the memory of it stand or fall
 * together.
 */
import { type Aggregate, aggregateKind } from './aggregate.ts';
import { Message, type Values } from './message.ts';
import { bytesOf } from './page.ts';
import { idempotencyKeyReused } from './refusal.ts';

/** Kept for 24 hours. */
export const ANSWER_KEPT_MS = 24 * 60 * 60 * 1000;

/** The most that is kept of an answer, as JSON, where it can be read anew. */
export const ANSWER_BYTES_MAX = 16 * 1024;

/** Stands for an answer that is too large to be kept, and is read anew by this id. */
export class AnswerById {
  readonly id: string;
  constructor(id: string) {
    this.id = id;
  }
}

export interface KeptAnswerState {
  /** Digest of who asked and the key. */
  readonly id: string;
  /** Digest of what was asked: the operation and its input. */
  readonly request: string;
  /**
   * What the operation gave, as JSON; a time in it as `{"$date": …}`, since JSON has none, and a sentence as `{"$say": …}`, since
   * it is read in the language of each request. In the place of a large one `{"$id": …}`, by which it is read anew.
   */
  readonly answer: unknown;
  readonly expiresAt: Date;
}

export class KeptAnswer implements Aggregate<KeptAnswerState> {
  readonly state: KeptAnswerState;

  private constructor(state: KeptAnswerState) {
    this.state = state;
  }

  /** Keeps what the operation gave: plain data. `idOf`: gives the id by which a large answer is read anew, where that can be. */
  static keep(state: KeptAnswerState, idOf?: () => string): KeptAnswer {
    const answer = toJson(state.answer);
    const isWhole = !idOf || bytesOf(answer) <= ANSWER_BYTES_MAX;
    return new KeptAnswer({ ...state, answer: isWhole ? answer : { $id: idOf() } });
  }

  /** Rebuilds a stored answer. For adapters only: checks nothing. */
  static restore(state: KeptAnswerState): KeptAnswer {
    return new KeptAnswer(state);
  }

  /** The answer, or what it is read anew by, if it is the same request; refuses the same key with another request. */
  replay(request: string): unknown {
    if (this.state.request !== request) throw idempotencyKeyReused();
    const { answer } = this.state;
    if (typeof answer === 'object' && answer !== null && '$id' in answer) return new AnswerById(String(answer.$id));
    return fromJson(answer);
  }
}

const mapMembers = (value: object, map: (member: unknown) => unknown): object =>
  Object.fromEntries(Object.entries(value).map(([name, member]) => [name, map(member)]));

/** So that a repeated request gets exactly what the first one got, whatever the store. */
function toJson(value: unknown): unknown {
  if (value instanceof Date) return { $date: value.toISOString() };
  if (value instanceof Message) return { $say: value.pattern, values: toJson(value.values) };
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value !== 'object' || value === null) return value ?? null;
  if (Object.getPrototypeOf(value) !== Object.prototype) throw new TypeError(`Cannot keep a ${value.constructor.name}`);
  return mapMembers(value, toJson);
}

function fromJson(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromJson);
  if (typeof value !== 'object' || value === null) return value;
  if ('$date' in value) return new Date(String(value.$date));
  if (!('$say' in value)) return mapMembers(value, fromJson);
  return new Message(String(value.$say), fromJson('values' in value ? value.values : {}) as Values);
}

export const KeptAnswers = aggregateKind<KeptAnswerState, KeptAnswer>({
  name: 'kept_answer',
  restore: KeptAnswer.restore,
  audited: false,
});
