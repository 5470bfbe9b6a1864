/** Manages the draft of a form, its faults and its submission. Keeps the draft until the user saves or discards it. */
import { type AnyContract, Refusal, readInput } from '@cleaver/domain/kernel';
import type { RefObject } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { ApiError, callAny, newKey } from '../shell/api.ts';
import { device, tab } from '../shell/device.ts';
import type { Text } from '../shell/language.ts';
import { changed } from '../shell/query.ts';
import { expecting, type Versions, versionsFor, versionsNow } from '../shell/versions.ts';
import { decided } from './decided.ts';
import { beginning, byField, isEmptyAt, keep, LEFT_MS, type OperationFormProps } from './draft.ts';
import { amountFaults, differences, toRaw, type Values, withEmptied } from './form-values.ts';
import { isOutdated, refusalText } from './outdated.ts';

/**
 * Manages the values of a form, their stored draft, and the idempotency key of the request that will send the values.
 */
export function useDraft<R>(props: OperationFormProps<R>) {
  const { operation, initial, isChange = false, fixed = {}, isLasting = false } = props;
  const drafts = isLasting ? device : tab;
  // Depends only on the name, because some callers make a new operation at each rendering. New first values would make
  // what another user changed meanwhile look like a change of this user.
  const { schema, first, draftName, kept } = useMemo(
    () => beginning(operation, initial, fixed, drafts),
    [operation.name],
  );
  const [values, setValues] = useState<Values>(kept?.values ?? first);
  const [keptAt, setKeptAt] = useState(kept?.at);
  const key = useRef(kept?.key ?? newKey());
  // The restored draft may have been sent before the reload, or by another tab with the same draft.
  const wasSent = useRef(kept !== undefined);
  const seen = useRef<Versions>(kept?.seen ? new Map(kept.seen) : versionsNow());
  const current = useRef(values);
  current.current = values;
  const body = (of: Values): Record<string, unknown> => {
    const raw = toRaw(schema, of, isChange) as Record<string, unknown>;
    if (!isChange) return raw;
    return differences(toRaw(schema, first, isChange) as Record<string, unknown>, withEmptied(raw, first, of));
  };
  const set = (changes: Values): Values => {
    // Builds on the current values, so that a server response does not overwrite input since the last render.
    const next = { ...current.current, ...changes };
    current.current = next;
    setValues(next);
    // The input differs from the sent input, so it needs a new key.
    if (wasSent.current) {
      key.current = newKey();
      wasSent.current = false;
    }
    const versions = versionsFor(draftName, seen.current);
    keep(drafts, draftName, schema, { at: Date.now(), key: key.current, values: next, seen: versions });
    return next;
  };
  const forget = (): void => {
    drafts.write(draftName, undefined);
    key.current = newKey();
  };
  const discard = (): void => {
    forget();
    seen.current = versionsNow();
    setValues(first);
    setKeptAt(undefined);
  };
  /** Shows the values of `initial`, which another user may have changed. Callers use it while the user types nothing. */
  const follow = (): void => {
    current.current = beginning(operation, initial, fixed, drafts).first;
    setValues(current.current);
  };
  return { schema, values, keptAt, key, wasSent, seen, current, body, set, forget, discard, follow };
}

type FormDraft = ReturnType<typeof useDraft>;

/** Returns the faults of a form by field. Before a submission, returns only the faults of fields that the user left. */
export function useFaults<R>(
  { operation, fixed = {}, instead = {} }: OperationFormProps<R>,
  { schema, body, current }: Pick<FormDraft, 'schema' | 'body' | 'current'>,
) {
  const [faults, setFaults] = useState<ReadonlyMap<string, Text>>(new Map());
  const [isTried, setIsTried] = useState(false);
  const tried = useRef(false);
  /** Returns the faults of the core by field. Number fields with an unclear text get a message of the page. */
  const check = (of: Values): ReadonlyMap<string, Text> => {
    const unclear = amountFaults(schema, of);
    try {
      readInput(operation.input, { ...fixed, ...body(of) });
      return unclear;
    } catch (error) {
      if (error instanceof Refusal) return new Map([...byField(error.faults ?? [], instead), ...unclear]);
      throw error;
    }
  };
  /** Shows the fault of a field that the user left, after `LEFT_MS`. */
  const left = (path: string): void => {
    setTimeout(() => {
      if (tried.current) return;
      const found = check(current.current).get(path);
      setFaults((faults) => {
        const next = new Map(faults);
        if (found === undefined || isEmptyAt(current.current, path)) next.delete(path);
        else next.set(path, found);
        return next;
      });
    }, LEFT_MS);
  };
  const begin = (isSubmitted: boolean): void => {
    setIsTried(isSubmitted);
    tried.current = isSubmitted;
    if (!isSubmitted) setFaults(new Map());
  };
  return { faults, setFaults, isTried, check, left, begin };
}

type FormFaults = ReturnType<typeof useFaults>;

/** Submits the form, one request at a time, and shows refusals. */
export function useSubmit<R>(
  { operation, fixed = {}, instead = {}, done, ...props }: OperationFormProps<R>,
  {
    body,
    current,
    key,
    wasSent,
    seen,
    forget,
  }: Pick<FormDraft, 'body' | 'current' | 'key' | 'wasSent' | 'seen' | 'forget'>,
  { check, setFaults, begin }: Pick<FormFaults, 'check' | 'setFaults' | 'begin'>,
  element: RefObject<HTMLFormElement | null>,
) {
  const [fault, setFault] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const busy = useRef(false);
  const send = props.send ?? ((all, of) => callAny<R>(operation as AnyContract, all, { key: of }));
  const refused = (error: unknown): void => {
    if (error instanceof ApiError && error.validationErrors) {
      setFaults(byField(error.validationErrors, instead));
      focusFault(element.current);
      return;
    }
    setFault(refusalText(error));
    if (isOutdated(error) || (error instanceof ApiError && error.status === 409)) {
      changed()
        .then(() => {
          if (isOutdated(error)) seen.current = versionsNow();
        })
        .catch(() => undefined);
    }
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>('[role=alert]')?.scrollIntoView({ block: 'nearest' }),
    );
  };
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    const isDecided = await decided(element.current);
    busy.current = false;
    if (!isDecided) return;
    begin(true);
    setFault(undefined);
    const found = check(current.current);
    setFaults(found);
    if (found.size > 0) {
      focusFault(element.current);
      return;
    }
    const sent = body(current.current);
    busy.current = true;
    setIsBusy(true);
    wasSent.current = true;
    try {
      const result = await expecting(seen.current, () => send({ ...fixed, ...sent }, key.current));
      forget();
      await changed();
      seen.current = versionsNow();
      await done(result, sent);
    } catch (error) {
      refused(error);
    } finally {
      busy.current = false;
      setIsBusy(false);
    }
  };
  return { fault, setFault, isBusy, submit };
}

function focusFault(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid=true], fieldset[data-faulty]')?.focus());
}
