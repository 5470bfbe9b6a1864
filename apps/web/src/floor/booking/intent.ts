/**
 * The state of a form on the floor. The tab stores the input until the request succeeds. The core checks the input
 * before the service does. Each sent input has one idempotency key, so that a second tap or a lost response has no
 * second effect.
 */
import type { Form } from '@cleaver/domain/kernel';
import { useRef } from 'preact/hooks';
import { type Draft, useDraft } from '../../shell/data/draft.ts';
import { namesRecord } from '../../shell/data/draft-store.ts';
import { inputFaults } from '../../shell/data/input-faults.ts';
import { firstOfEach, type Submission, useSubmission } from '../../shell/data/submission.ts';
import { me } from '../../shell/session/session.ts';
import { revealFault } from '../../ui/form/reveal.ts';
import { type Booking, book } from '../outbox/outbox.ts';
import { padField } from './pad.tsx';

/** `faults` has the faults by path in the request, for example `outputs[0].quantityAmount`. */
export interface Intent<V> extends Pick<Submission<never>, 'faults' | 'fault' | 'isBusy' | 'question'> {
  readonly values: V;
  /** Changes the values. A function receives the current values, which include changes that are not drawn yet. */
  readonly set: (changes: Partial<V> | ((now: V) => Partial<V>)) => void;
  readonly submit: () => Promise<void>;
  readonly discard: () => void;
  /** The unfinished drafts of a screen that creates a record. */
  readonly drafts: Pick<Draft<V & object>, 'unfinished' | 'resume' | 'remove'>;
}

/**
 * The operation and the callbacks of an intent. `V` are the values of the form, `R` is the response, `B` is the request
 * body.
 */
interface IntentOf<V, R, B> {
  /** Name of the intent, unique on the screen. */
  readonly name: string;
  readonly first: V;
  readonly form: Form<unknown, B>;
  /** Returns the input of the operation: body and path parameters. May include empty fields, which are not sent. */
  readonly raw: (values: V) => Record<string, unknown>;
  readonly send: (raw: B, key: string, values: V) => Promise<R>;
  readonly done: (result: R, values: V) => unknown;
  /** True if the screen shows the warnings of the service with `AskedPanel`. */
  readonly asksAboutWarnings?: boolean;
}

export function useIntent<V extends object, R, B>({
  name,
  first,
  form,
  raw,
  send,
  done,
  asksAboutWarnings = false,
}: IntentOf<V, R, B>): Intent<V> {
  const isNew = !namesRecord(`${location.pathname} ${name}`);
  const draft = useDraft({ name: `intent ${me.get()?.id} ${location.pathname} ${name}`, first, isNew });
  const given = useRef(first);
  const { clear, submit, ...submission } = useSubmission<Record<string, unknown>, R>(
    async (body, key) => {
      const result = await send(body as B, key, given.current);
      draft.discard();
      return result;
    },
    {
      draft,
      check: (body) => firstOfEach(inputFaults(form, body)),
      done: (result) => done(result, given.current),
      reveal: toFault,
      ...(asksAboutWarnings && { warnings: 'shown' }),
    },
  );
  return {
    ...submission,
    values: draft.values,
    drafts: draft,
    set: (changes) => {
      draft.set(changes);
      clear();
    },
    submit: () =>
      submit(() => {
        given.current = draft.current.current;
        return filledIn(raw(given.current));
      }),
    discard: () => {
      draft.discard();
      clear();
    },
  };
}

/** Removes empty fields, so that a missing value is reported as missing and not as malformed. */
const filledIn = (raw: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(raw)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, Array.isArray(value) ? value.map(filledInside) : value]),
  );

const filledInside = (one: unknown): unknown =>
  typeof one === 'object' && one !== null ? filledIn(one as Record<string, unknown>) : one;

/** Without a field with a fault, closes the numpad, because it leaves no room for the refusal. */
const toFault = (): void => revealFault(undefined, () => padField.set(undefined));

/**
 * Sends a booking through the outbox. Returns the response, or undefined while the booking waits. Throws the error of a
 * refusal.
 */
export async function booked<T>(booking: Booking): Promise<T | undefined> {
  const result = await book(booking);
  if (result.state === 'refused') throw result.error;
  return result.state === 'done' ? (result.answer as T) : undefined;
}
