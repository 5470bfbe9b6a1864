/**
 * State machines as tables: verb → from which statuses → to which.
 *
 * A pair that is not in the table is refused, none is ignored. The diagrams in `docs/` and the exhaustive tests are made
 * from the same tables.
 */
import { type Message, say, word } from './message.ts';
import { invalidStatusTransition } from './refusal.ts';

export interface Transition<Status extends string> {
  readonly from: readonly Status[];
  readonly to: Status;
}

export interface StateMachine<Status extends string, Verb extends string> {
  /** What moves, as a reader names it: `user`, `recipe`. */
  readonly subject: string;
  /** What it is made with stands first. */
  readonly statuses: readonly Status[];
  readonly transitions: Readonly<Record<Verb, Transition<Status>>>;
  /** The status after the verb; refuses with INVALID_STATUS_TRANSITION where the table has no such row. */
  move(from: Status, verb: Verb): Status;
}

/** `words`: what a status is called for people, where its name is none that they meet. */
export function stateMachine<const Status extends string, const Verb extends string>(
  subject: string,
  statuses: readonly Status[],
  transitions: Readonly<Record<Verb, Transition<NoInfer<Status>>>>,
  words?: Readonly<Partial<Record<NoInfer<Status>, Message>>>,
): StateMachine<Status, Verb> {
  const shown = (status: Status): Message | Status => words?.[status] ?? status;
  return {
    subject,
    statuses,
    transitions,
    move(from, verb) {
      const row = transitions[verb];
      if (!row.from.includes(from)) {
        throw invalidStatusTransition({
          verb: word(verb),
          subject: word(subject),
          status: shown(from),
          allowed: row.from.map(shown).reduce((a, b) => say`${a} or ${b}`),
        });
      }
      return row.to;
    },
  };
}
