/**
 * State machines as tables: verb → allowed statuses → new status.
 *
 * `move` refuses each pair of status and verb that is not in the table. The diagrams in `docs/` and the exhaustive
 * tests are generated from the same tables.
 */
import { type Message, say, word } from '../values/message.ts';
import { invalidStatusTransition, type Refusal } from './refusal.ts';
import { type Catalogue, readable } from './words.ts';

export interface Transition<Status extends string> {
  readonly from: readonly Status[];
  readonly to: Status;
}

export interface StateMachine<Status extends string, Verb extends string> {
  /** The name of the record for readers: `user`, `recipe`. */
  readonly subject: string;
  /** All statuses, the initial one first. */
  readonly statuses: readonly Status[];
  readonly transitions: Readonly<Record<Verb, Transition<Status>>>;
  /** Returns whether the table has the verb for the status. */
  allows(status: string, verb: Verb): boolean;
  /**
   * Returns the status after the verb. Refuses with INVALID_STATUS_TRANSITION if the table does not allow the verb in
   * this status.
   */
  move(from: Status, verb: Verb): Status;
}

/** Returns the word of a status for a sentence: "In progress". */
export const statusWord = (status: string): Message => word(readable(status));

/** Returns the refusal of an action ("approve a count") in a status. `allowed`: the statuses that permit the action. */
export const wrongStatus = (action: string, status: Message, allowed: readonly Message[]): Refusal =>
  invalidStatusTransition({
    action: word(action),
    status,
    allowed: allowed.reduce((a, b) => say`${a} or ${b}`),
  });

/**
 * The texts that a context supplies for its state machines. `stateMachine` does not compile without an action for each
 * verb.
 */
export interface MachineWords<Subject extends string, Verb extends string> {
  readonly actions: Readonly<Record<`${Subject}.${Verb}`, string>>;
  /** Words of statuses that differ from the readable name. */
  readonly choices?: Catalogue;
}

/** Creates a state machine. `words`: the texts of its context, for refusals. */
export function stateMachine<const Subject extends string, const Status extends string, const Verb extends string>(
  subject: Subject,
  statuses: readonly Status[],
  transitions: Readonly<Record<Verb, Transition<NoInfer<Status>>>>,
  words: MachineWords<NoInfer<Subject>, NoInfer<Verb>>,
): StateMachine<Status, Verb> {
  const shown = (status: Status): Message => {
    const choice = words.choices?.[status];
    return choice === undefined ? statusWord(status) : word(choice);
  };
  const allows = (status: string, verb: Verb): boolean =>
    (transitions[verb].from as readonly string[]).includes(status);
  return {
    subject,
    statuses,
    transitions,
    allows,
    move(from, verb) {
      const row = transitions[verb];
      if (!allows(from, verb)) {
        throw wrongStatus(words.actions[`${subject}.${verb}`], shown(from), row.from.map(shown));
      }
      return row.to;
    },
  };
}
