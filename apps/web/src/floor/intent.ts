/**
 * The state of a form on the floor. The tab stores the input until the request succeeds. The core checks the input
 * before the service does. Each sent input has one idempotency key, so that a second tap or a lost response has no
 * second effect.
 */
import { type Form, Refusal, readInput } from '@cleaver/domain/kernel';
import { useRef, useState } from 'preact/hooks';
import { ApiError, messageOf, newKey } from '../shell/api.ts';
import { tab } from '../shell/device.ts';
import type { Text } from '../shell/language.ts';
import { changed } from '../shell/query.ts';
import { restorable } from '../shell/sent-drafts.ts';
import { me } from '../shell/session.ts';
import { bringIntoView } from '../ui/in-view.ts';
import { type Booking, book } from './outbox.ts';
import { padField } from './pad.tsx';

export interface Intent<V> {
  readonly values: V;
  /** Changes the values. A function receives the current values, which include changes that are not drawn yet. */
  readonly set: (changes: Partial<V> | ((now: V) => Partial<V>)) => void;
  /** The faults by path in the request, for example `outputs[0].quantityAmount`. */
  readonly faults: ReadonlyMap<string, Text>;
  /** The reason why the request was refused as a whole. */
  readonly fault: string | undefined;
  readonly isBusy: boolean;
  readonly submit: () => Promise<void>;
  readonly discard: () => void;
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
}

interface Draft<V> {
  readonly key: string;
  readonly values: V;
}

export function useIntent<V extends object, R, B>({
  name,
  first,
  form,
  raw,
  send,
  done,
}: IntentOf<V, R, B>): Intent<V> {
  const draft = `intent ${me.get()?.id} ${location.pathname} ${name}`;
  const [kept] = useState(() => restorable(tab, draft) as Draft<V> | undefined);
  const [values, setValues] = useState<V>({ ...first, ...kept?.values });
  const [faults, setFaults] = useState<ReadonlyMap<string, Text>>(new Map());
  const [fault, setFault] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const busy = useRef(false);
  const key = useRef(kept?.key ?? newKey());
  // The restored draft may have been sent before the reload, or by another tab with the same draft.
  const wasSent = useRef(kept !== undefined);
  const current = useRef(values);
  current.current = values;

  const set: Intent<V>['set'] = (changes) => {
    const now = current.current;
    const next = { ...now, ...(typeof changes === 'function' ? changes(now) : changes) };
    current.current = next;
    setValues(next);
    setFaults(new Map());
    setFault(undefined);
    // The input differs from the sent input, so it needs a new key.
    if (wasSent.current) key.current = newKey();
    wasSent.current = false;
    tab.write(draft, JSON.stringify({ key: key.current, values: next }));
  };
  const discard = (): void => {
    tab.write(draft, undefined);
    key.current = newKey();
    wasSent.current = false;
    current.current = first;
    setValues(first);
    setFaults(new Map());
    setFault(undefined);
  };
  const submit = async (): Promise<void> => {
    if (busy.current) return;
    const given = current.current;
    const body = filledIn(raw(given));
    const found = faultsOf(form, body);
    setFaults(found);
    setFault(undefined);
    if (found.size > 0) {
      toFault();
      return;
    }
    busy.current = true;
    setIsBusy(true);
    wasSent.current = true;
    try {
      const result = await send(body as B, key.current, given);
      discard();
      await changed();
      await done(result, given);
    } catch (error) {
      if (error instanceof ApiError && error.validationErrors) {
        setFaults(new Map(error.validationErrors.map(({ field, message }) => [field, message])));
      } else setFault(messageOf(error));
      toFault();
      if (error instanceof ApiError && error.status === 409) changed().catch(() => undefined);
    } finally {
      busy.current = false;
      setIsBusy(false);
    }
  };
  return { values, set, faults, fault, isBusy, submit, discard };
}

/** Removes empty fields, so that a missing value is reported as missing and not as malformed. */
const filledIn = (raw: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(raw)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, Array.isArray(value) ? value.map(filledIn) : value]),
  );

/** Returns the first fault of each path from the check of the core. */
export function faultsOf(form: Form<unknown>, raw: Record<string, unknown>): ReadonlyMap<string, Text> {
  try {
    readInput(form, raw);
    return new Map();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const found = new Map<string, Text>();
    for (const { field, message } of error.faults ?? []) if (!found.has(field)) found.set(field, message);
    return found;
  }
}

const toFault = (): void => {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>('main [aria-invalid=true]');
    if (field) return field.focus();
    // Closes the numpad, because it leaves no room for the refusal.
    padField.set(undefined);
    requestAnimationFrame(() => {
      const refusal = document.querySelector('main [role=alert]');
      if (refusal) bringIntoView(refusal);
    });
  });
};

/**
 * Sends a booking through the outbox. Returns the response, or undefined while the booking waits. Throws the error of a
 * refusal.
 */
export async function booked<T>(booking: Booking): Promise<T | undefined> {
  const result = await book(booking);
  if (result.state === 'refused') throw result.error;
  return result.state === 'done' ? (result.answer as T) : undefined;
}
