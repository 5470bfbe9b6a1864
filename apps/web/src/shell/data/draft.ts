/** The values of a form, their storage as a draft, and the idempotency key of the intent. */
import { useRef, useState } from 'preact/hooks';
import { visit } from '../navigation/visit.ts';
import { parsedJson, tab } from '../session/device.ts';
import { newKey } from './api.ts';
import {
  DRAFT_QUERY,
  draftId,
  draftName,
  draftsOf,
  removeOldDrafts,
  type StoredDraft,
  type Unfinished,
} from './draft-store.ts';
import { type Versions, versionsFor, versionsNow } from './record-versions.ts';
import { renewed, restorable } from './sent-drafts.ts';

/** Returns the key of an intent. `value` is the key of a restored draft, which may have been sent already. */
export function intentKey(value = newKey()) {
  let key = value;
  let sent: string | undefined;
  return {
    get: () => key,
    /** Returns the key to send the body with: the same as before, unless the last body was another one. */
    of(body: unknown): string {
      const text = JSON.stringify(body);
      if (sent !== undefined && sent !== text) key = renewed(key);
      sent = text;
      return key;
    },
    renew(): void {
      key = newKey();
      sent = undefined;
    },
  };
}

export type IntentKey = ReturnType<typeof intentKey>;

export interface DraftOf<V> {
  /** The name under which the draft is stored. */
  readonly name: string;
  readonly first: V;
  readonly storage?: typeof tab;
  /** Returns the values to store, or undefined to store no draft. */
  readonly stored?: (values: V) => object | undefined;
  /**
   * True for a form that creates a record. It may have several drafts, of several customers. So it restores only a draft
   * of the same visit or the draft that the address names, and offers the others in `unfinished`.
   */
  readonly isNew?: boolean;
}

export type Draft<V extends object> = ReturnType<typeof useDraft<V>>;

/** Returns the name of the draft with which a form begins, and the stored draft if there is one. */
function begin<V>({ name, storage = tab, isNew = false }: Pick<DraftOf<V>, 'name' | 'storage' | 'isNew'>) {
  removeOldDrafts(storage, Date.now());
  if (!isNew) return { name, kept: restorable(storage, name) as StoredDraft<V> | undefined };
  const drafts = draftsOf<V>(storage, name, restorable);
  const named = new URLSearchParams(location.search).get(DRAFT_QUERY);
  const kept =
    drafts.find((one) => one.visit === visit()) ?? drafts.find((one) => named !== null && draftId(one.name) === named);
  return { name: kept?.name ?? draftName(name, newKey()), kept };
}

const seenIn = (kept: StoredDraft<unknown> | undefined): Versions => (kept?.seen ? new Map(kept.seen) : versionsNow());

/** The values of a form. Stores them until the service has accepted them, or the user discards them. */
export function useDraft<V extends object>(of: DraftOf<V>) {
  const { name, first, storage = tab, stored = (values) => values } = of;
  const [{ name: begun, kept }] = useState(() => begin<V>(of));
  const own = useRef(begun);
  const [values, setValues] = useState<V>({ ...first, ...kept?.values });
  const [restoredAt, setRestoredAt] = useState(kept?.at);
  const [key, setKey] = useState(() => intentKey(kept?.key));
  const seen = useRef<Versions>(seenIn(kept));
  const current = useRef(values);
  current.current = values;
  /** Shows the values without storing them. */
  const show = (next: V): void => {
    current.current = next;
    setValues(next);
  };
  const store = (): void => {
    const values = stored(current.current);
    const draft = { at: Date.now(), visit: visit(), key: key.get(), values, seen: versionsFor(name, seen.current) };
    storage.write(own.current, values && JSON.stringify(draft));
  };
  /**
   * Changes and stores the values. A function receives the current values, which include changes that are not drawn
   * yet. `isSameRequest`: the request stays the same, so it keeps its key.
   */
  const set = (changes: Partial<V> | ((now: V) => Partial<V>), isSameRequest = false): V => {
    const now = current.current;
    show({ ...now, ...(typeof changes === 'function' ? changes(now) : changes) });
    if (!isSameRequest) key.renew();
    store();
    return current.current;
  };
  const forget = (): void => {
    storage.write(own.current, undefined);
    key.renew();
  };
  /** Shows a stored draft, or the first values, under this name. */
  const turnTo = (next: string, draft?: Unfinished<V>): void => {
    own.current = next;
    seen.current = seenIn(draft);
    setKey(intentKey(draft?.key));
    setRestoredAt(undefined);
    show({ ...first, ...draft?.values });
  };
  const discard = (): void => {
    forget();
    turnTo(own.current);
  };
  /** Takes over the current versions, after the user has seen what another user saved meanwhile. */
  const accept = (): void => {
    seen.current = versionsNow();
    if (storage.read(own.current) !== undefined) store();
  };
  const others = useUnfinished(of, own, turnTo);
  return { own, values, current, restoredAt, key, seen, show, set, store, forget, discard, accept, ...others };
}

/** The other drafts of the form of a new record, and what the user may do with them. */
function useUnfinished<V extends object>(
  { name, storage = tab, isNew = false }: DraftOf<V>,
  own: { readonly current: string },
  turnTo: (next: string, draft?: Unfinished<V>) => void,
) {
  const read = () => (isNew ? draftsOf<V>(storage, name, restorable).filter((one) => one.name !== own.current) : []);
  const [unfinished, setUnfinished] = useState(read);
  return {
    unfinished,
    /** Continues an unfinished draft. The values of now stay as an unfinished draft, if they are stored. */
    resume(draft: Unfinished<V>): void {
      turnTo(draft.name, draft);
      storage.write(draft.name, JSON.stringify({ ...draft, name: undefined, visit: visit() }));
      setUnfinished(read());
    },
    /** Begins anew. The values of now stay as an unfinished draft, if they are stored. */
    putAside(): void {
      // A draft of this visit would be restored.
      const kept = parsedJson(storage.read(own.current)) as StoredDraft<V> | undefined;
      if (kept) storage.write(own.current, JSON.stringify({ ...kept, visit: undefined }));
      turnTo(draftName(name, newKey()));
      setUnfinished(read());
    },
    remove(draft: Unfinished<V>): void {
      storage.write(draft.name, undefined);
      setUnfinished(read());
    },
  };
}
