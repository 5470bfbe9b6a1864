/**
 * Stored responses for repeated requests (`Idempotency-Key`; draft-ietf-httpapi-idempotency-key-header).
 *
 * The transaction of the operation also stores the response, so both take effect or neither does.
 */
import { type Aggregate, aggregateKind } from '../contract/aggregate.ts';
import { idempotencyKeyReused } from '../contract/refusal.ts';
import { bytesOf } from '../values/json-size.ts';
import { Message, type Values } from '../values/message.ts';

/** Lifetime of a stored response in ms: 24 hours. */
export const ANSWER_KEPT_MS = 24 * 60 * 60 * 1000;

/** Maximum size of a stored response as JSON, in code units. Responses that cannot be read again have no maximum. */
export const ANSWER_BYTES_MAX = 16 * 1024;

/** The id of a response that is too large to store. The executor reads the response again by this id. */
export class AnswerById {
  readonly id: string;
  constructor(id: string) {
    this.id = id;
  }
}

export interface KeptAnswerState {
  /** Digest of the caller and the key. */
  readonly id: string;
  /** Digest of the key, the operation and its input. */
  readonly request: string;
  /**
   * The response as JSON. A time is stored as `{"$date": …}`, because JSON has no type for times. A sentence is stored
   * as `{"$say": …}`, because each request chooses its language. A large response is stored as `{"$id": …}` and read
   * again.
   */
  readonly answer: unknown;
  readonly expiresAt: Date;
}

export class KeptAnswer implements Aggregate<KeptAnswerState> {
  readonly state: KeptAnswerState;

  private constructor(state: KeptAnswerState) {
    this.state = state;
  }

  /**
   * Creates the record of a response, which must be plain data. `idOf`: returns the id by which a large response is
   * read again. Undefined: the response cannot be read again.
   */
  static keep(state: KeptAnswerState, idOf?: () => string): KeptAnswer {
    const answer = toJson(state.answer);
    const isWhole = !idOf || bytesOf(answer) <= ANSWER_BYTES_MAX;
    return new KeptAnswer({ ...state, answer: isWhole ? answer : { $id: idOf() } });
  }

  /** Rebuilds a stored response, without checks. */
  static restore(state: KeptAnswerState): KeptAnswer {
    return new KeptAnswer(state);
  }

  /** Returns the response, or the id to read it again. Refuses with IDEMPOTENCY_KEY_REUSED if the request differs. */
  replay(request: string): unknown {
    if (this.state.request !== request) throw idempotencyKeyReused();
    const { answer } = this.state;
    if (typeof answer === 'object' && answer !== null && '$id' in answer) return new AnswerById(String(answer.$id));
    return fromJson(answer);
  }
}

const mapMembers = (value: object, map: (member: unknown) => unknown): object =>
  Object.fromEntries(Object.entries(value).map(([name, member]) => [name, map(member)]));

/** Converts a response to JSON data, so that every store returns it unchanged. */
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
  unlisted: ['answer'],
});
