/**
 * The drafts of forms whose input waits in the outbox. A draft and the booking of its input have the same idempotency
 * key. A change of the input gives the draft a new key.
 */

import { device, parsedJson, tab } from '../session/device.ts';
import { OUTBOX } from '../session/leave-question.ts';
import { me } from '../session/session.ts';
import { newKey } from './api.ts';

type Keyed = { readonly key?: string } | undefined;

interface Sent {
  readonly key: string;
  readonly records?: readonly (readonly [name: string, content: string | null])[];
}

/** Returns whether the booking with this key waits in the outbox of this device. A refused booking does not wait. */
function isWaiting(key: string | undefined): boolean {
  const kept = parsedJson(device.read(`${OUTBOX}${me.get()?.id}.${key}`)) as { text?: string } | undefined;
  const entry = parsedJson(kept?.text) as { refusal?: string } | undefined;
  return entry !== undefined && entry.refusal === undefined;
}

/**
 * Returns the stored draft. Returns undefined while its booking waits, because the outbox keeps the input. A form that
 * showed the input could book it a second time.
 */
export function restorable(drafts: typeof tab, name: string): unknown {
  const draft = parsedJson(drafts.read(name)) as Keyed;
  return isWaiting(draft?.key) ? undefined : draft;
}

/** Calls `change` for each stored draft of the user that has this key. */
function eachDraft(key: string, change: (drafts: typeof tab, name: string, draft: object) => void): void {
  for (const drafts of [tab, device])
    for (const kind of ['draft', 'intent'])
      for (const name of drafts.names(`${kind} ${me.get()?.id} `)) {
        const draft = parsedJson(drafts.read(name)) as Keyed;
        if (draft?.key === key) change(drafts, name, draft);
      }
}

/**
 * Removes the draft and the `records` of a booking that the service has booked. Keeps those that have changed since the
 * booking.
 */
export function removeSent({ key, records = [] }: Sent): void {
  eachDraft(key, (drafts, name) => drafts.write(name, undefined));
  for (const [name, content] of records) if ((device.read(name) ?? null) === content) device.write(name, undefined);
}

/** Returns a new key for a booking that is sent again with other content. Its draft gets the same key. */
export function renewed(key: string): string {
  const next = newKey();
  eachDraft(key, (drafts, name, draft) => drafts.write(name, JSON.stringify({ ...draft, key: next })));
  return next;
}
