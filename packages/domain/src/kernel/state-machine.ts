/**
 * State machines as tables: verb → allowed statuses → new status.
 *
 * Pairs that are not in the table are refused, never ignored. The diagrams in `docs/` and the exhaustive tests are
 * generated from the same tables.
 */
import { type Message, say, word } from './message.ts';
import { invalidStatusTransition } from './refusal.ts';

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
  /** Returns the status after the verb. Refuses with INVALID_STATUS_TRANSITION if the table has no such row. */
  move(from: Status, verb: Verb): Status;
}

/** Creates a state machine. `words`: names for people, for statuses whose own name is not shown to them. */
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
