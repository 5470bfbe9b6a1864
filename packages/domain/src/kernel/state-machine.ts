/**
 * State machines as tables: verb → allowed statuses → new status.
 *
 * Pairs that are not in the table are refused, never ignored. The diagrams in `docs/` and the exhaustive tests are
 * generated from the same tables.
 */
import { type Message, say, word } from './message.ts';
import { invalidStatusTransition, type Refusal } from './refusal.ts';
import { readable } from './words.ts';

export interface Transition<Status extends string> {
  readonly from: readonly Status[];
  readonly to: Status;
}

export interface StateMachine<Status extends string, Verb extends string> {
  /** The name of the thing for readers: `user`, `recipe`. */
  readonly subject: string;
  /** All statuses, the initial one first. */
  readonly statuses: readonly Status[];
  readonly transitions: Readonly<Record<Verb, Transition<Status>>>;
  /** Whether the table has the verb for the status. */
  allows(status: string, verb: Verb): boolean;
  /** Returns the status after the verb. Refuses with INVALID_STATUS_TRANSITION if the table has no such row. */
  move(from: Status, verb: Verb): Status;
}

/** Returns the word of a status for a sentence: "In progress". */
export const statusWord = (status: string): Message => word(readable(status));

/** Returns the refusal of a verb in a status: it needs one of those that are `allowed`. */
export const wrongStatus = (verb: Message, subject: string, status: Message, allowed: readonly Message[]): Refusal =>
  invalidStatusTransition({
    verb,
    subject: word(subject),
    status,
    allowed: allowed.reduce((a, b) => say`${a} or ${b}`),
  });

/** Creates a state machine. `words`: words for statuses that people do not know by their own name. */
export function stateMachine<const Status extends string, const Verb extends string>(
  subject: string,
  statuses: readonly Status[],
  transitions: Readonly<Record<Verb, Transition<NoInfer<Status>>>>,
  words?: Readonly<Partial<Record<NoInfer<Status>, Message>>>,
): StateMachine<Status, Verb> {
  const shown = (status: Status): Message => words?.[status] ?? statusWord(status);
  const allows = (status: string, verb: Verb): boolean =>
    (transitions[verb].from as readonly string[]).includes(status);
  return {
    subject,
    statuses,
    transitions,
    allows,
    move(from, verb) {
      const row = transitions[verb];
      if (!allows(from, verb)) throw wrongStatus(word(verb), subject, shown(from), row.from.map(shown));
      return row.to;
    },
  };
}
