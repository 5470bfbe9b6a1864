/** Records an entry through the outbox. */
import type { recordReadings } from '@cleaver/domain/hygiene/contracts';
import type { AnswerOf } from '@cleaver/domain/kernel';
import { book, discard } from '../../floor/outbox/outbox.ts';
import { mine } from '../../floor/outbox/outbox-entries.ts';
import { sayBad } from '../../scanner/verdict.ts';
import { messageOf } from '../../shell/data/api.ts';
import { t } from '../../shell/language/language.ts';
import { bookingAt, type Entered } from './entry.ts';
import { waitingIn } from './round-plan.ts';
import { idOf, type Stop } from './stops.ts';

type Recorded = AnswerOf<typeof recordReadings>;

/** What became of an entry. */
export interface Outcome {
  readonly entered: Entered;
  /** When it was entered, as an ISO text. */
  readonly at: string;
  /** The id of the recorded reading, once the service has recorded it. Cleaning has none. */
  readonly readingId?: string | undefined;
  readonly deviations?: Recorded['deviations'] | undefined;
}

/**
 * Books the entry, and goes on without waiting for the response. Reports each state of the entry to `report`: undefined
 * after a refusal, which the user has to acknowledge.
 */
export function enter(stop: Stop, { entered, at }: Outcome, report: (outcome: Outcome | undefined) => void): void {
  report({ entered, at });
  book(bookingAt(stop, entered, at)).then(
    (booked) => {
      if (booked.state === 'refused') {
        report(undefined);
        sayBad(t`${stop.name} was refused: ${messageOf(booked.error)}`);
      } else if (booked.state === 'done') {
        const { readings, deviations } = booked.answer as Partial<Recorded>;
        report({ entered, at, readingId: readings?.[0]?.id, deviations });
      }
    },
    () => report(undefined),
  );
}

/** Takes an entry back that still waits in the outbox. Returns whether it did. */
export function takenBack(stop: Stop, { at }: Outcome): boolean {
  const isIt = (one: { readonly id: string; readonly at: string }): boolean => one.id === idOf(stop) && one.at === at;
  const waiting = mine().find((entry) => waitingIn([entry]).some(isIt));
  if (waiting) discard(waiting);
  return waiting !== undefined;
}
