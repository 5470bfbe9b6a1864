/** Manages the values of an operation's form, their faults and their submission. */
import type { AnyContract } from '@cleaver/domain/kernel';
import type { RefObject } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { callAny } from '../../shell/data/api.ts';
import { useDraft } from '../../shell/data/draft.ts';
import { namesRecord } from '../../shell/data/draft-store.ts';
import { inputFaults } from '../../shell/data/input-faults.ts';
import { type Faults, useSubmission } from '../../shell/data/submission.ts';
import { device, tab } from '../../shell/session/device.ts';
import { decided } from '../control/pending-pickers.ts';
import { beginning, byField, isEmptyAt, LEFT_MS, type OperationFormProps, storable } from './draft.ts';
import { amountFaults, differences, toRaw, type Values, withEmptied } from './form-values.ts';
import { revealFault } from './reveal.ts';

/** Manages the values of a form and their stored draft. Keeps the draft until the user saves or discards it. */
function useFormDraft<R>({
  operation,
  initial,
  isChange = false,
  fixed = {},
  isLasting = false,
}: OperationFormProps<R>) {
  // Depends only on the name, because some callers make a new operation at each rendering. New first values would make
  // what another user changed meanwhile look like a change of this user.
  const { schema, first, name } = useMemo(() => beginning(operation, initial, fixed), [operation.name]);
  const stored = (values: Values) => storable(schema, values);
  const isNew = !isChange && !namesRecord(`${location.pathname} ${Object.values(fixed).join(' ')}`);
  const draft = useDraft<Values>({ name, first, storage: isLasting ? device : tab, stored, isNew });
  const body = (of: Values): Record<string, unknown> => {
    const raw = toRaw(schema, of, isChange) as Record<string, unknown>;
    if (!isChange) return raw;
    return differences(toRaw(schema, first, isChange) as Record<string, unknown>, withEmptied(raw, first, of));
  };
  /** Shows the values of `initial`, which another user may have changed. Callers use it while the user types nothing. */
  const follow = (): void => draft.show(beginning(operation, initial, fixed).first);
  return { ...draft, schema, body, follow };
}

/** Manages a form: its draft, its submission, and the faults of fields that the user left before the submission. */
export function useForm<R>(props: OperationFormProps<R>, element: RefObject<HTMLFormElement | null>) {
  const { operation, fixed = {}, instead = {}, done, warningPanel } = props;
  const draft = useFormDraft(props);
  const { schema, body, current } = draft;
  const [isTried, setIsTried] = useState(false);
  const tried = useRef(false);
  /** Returns the faults of the core by field. Number fields with an unclear text get a message of the page. */
  const check = (of: Values): Faults => {
    const found = byField(inputFaults(operation.input, { ...fixed, ...body(of) }), instead);
    return new Map([...found, ...amountFaults(schema, of)]);
  };
  const begin = (isSubmitted: boolean): void => {
    doubted.current = undefined;
    setIsTried(isSubmitted);
    tried.current = isSubmitted;
  };
  const send = props.send ?? ((all, key) => callAny<R>(operation as AnyContract, all, { key }));
  const submission = useSubmission<Record<string, unknown>, R>((input, key) => send({ ...fixed, ...input }, key), {
    draft,
    done,
    check: () => check(current.current),
    faultsOf: (refused) => byField(refused, instead),
    reveal: () => revealFault(element.current),
    ...(warningPanel && { warnings: 'shown' }),
  });
  const submit = (event: Event): Promise<void> => {
    event.preventDefault();
    return submission.submit(async () => {
      if (!(await decided(element.current))) return undefined;
      begin(true);
      return body(current.current);
    });
  };
  /** Shows the fault of a field that the user left, after `LEFT_MS`. */
  const left = (path: string): void => {
    setTimeout(() => {
      if (tried.current) return;
      const found = check(current.current).get(path);
      submission.setFaults((faults) => {
        const next = new Map(faults);
        if (found === undefined || isEmptyAt(current.current, path)) next.delete(path);
        else next.set(path, found);
        return next;
      });
    }, LEFT_MS);
  };
  /** The path of a part whose faults are shown before the submission. */
  const doubted = useRef<string>(undefined);
  const faultsBelow = (path: string): Faults =>
    new Map([...check(current.current)].filter(([at]) => at.startsWith(`${path}.`)));
  /** Shows the faults of a part of the form, such as a line. Returns whether it has none. */
  const isGood = (path: string): boolean => {
    const found = faultsBelow(path);
    doubted.current = found.size > 0 ? path : undefined;
    if (!tried.current) submission.setFaults(found);
    if (found.size > 0) revealFault(element.current);
    return found.size === 0;
  };
  const set = (changes: Values): void => {
    const next = draft.set(changes);
    if (isTried) submission.setFaults(check(next));
    else if (doubted.current !== undefined) submission.setFaults(faultsBelow(doubted.current));
  };
  /** Replaces the values by others: the first ones, or those of an unfinished draft. */
  const turn = (to: () => void): void => {
    to();
    begin(false);
    submission.clear();
  };
  const discard = (): void => turn(draft.discard);
  return { draft, submission, isTried, check, submit, left, isGood, set, discard, turn };
}
