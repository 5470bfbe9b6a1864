/**
 * Submits an input to the service, directly or through the outbox. Owns the draft, the idempotency key, the faults, the
 * warnings to acknowledge and the version conflict of the submission.
 *
 * The key belongs to the intent. A second tap, a retry and a retry after a lost response send the same body, so they
 * send the same key and have one effect. Another body needs another key, because the service refuses a key that it knows
 * with another body.
 */
import type { AnswerOf, AnyContract, RawOf } from '@cleaver/domain/kernel';
import { type Dispatch, type StateUpdater, useEffect, useRef, useState } from 'preact/hooks';
import { revealFault } from '../../ui/form/reveal.ts';
import { type Answer, type Question, withAnswer } from '../../ui/form/warning-answer.ts';
import { type Text, t } from '../language/language.ts';
import { ApiError, callAny, messageOf } from './api.ts';
import { type Draft, type IntentKey, intentKey } from './draft.ts';
import { changed } from './query.ts';
import { expecting, versionsNow } from './record-versions.ts';

/** The faults by the path of their field. */
export type Faults = ReadonlyMap<string, Text>;

type SomeDraft = Pick<Draft<object>, 'values' | 'key' | 'seen' | 'forget' | 'accept'>;

export interface SubmissionOptions<I, R> {
  readonly draft?: SomeDraft;
  /** Runs after the service has accepted the input and the visible data are read again. */
  readonly done?: (result: R, input: I) => unknown;
  /** Returns the faults of the input. With a fault, nothing is sent. */
  readonly check?: (input: I) => Faults;
  /** Returns the faults of a refusal by field. Default: the first fault of each field. */
  readonly faultsOf?: (refused: readonly FieldFault[]) => Faults;
  /** Whether the page shows the faults of the field. Otherwise the refusal is shown as a text. Default: always. */
  readonly hasField?: (field: string) => boolean;
  /** Shows the text of a refusal. Default: sets `fault`. */
  readonly report?: (text: string) => void;
  /**
   * Brings the faults into view. `isAtFields`: fields show them, and there is no other text. Default: focuses the first
   * field with a fault.
   */
  readonly reveal?: (isAtFields: boolean) => void;
  /**
   * Asks the user to acknowledge warnings. If the user cancels, `silent` shows nothing and `shown` shows the refusal.
   * Default: does not ask, and shows warnings as a refusal.
   */
  readonly warnings?: 'silent' | 'shown';
  /** True if another submission follows before the user is done. Keeps the draft, and reads no data again. */
  readonly isStep?: boolean;
}

type FieldFault = NonNullable<ApiError['validationErrors']>[number];

export interface Submission<I> {
  /**
   * Sends the input, one request at a time. A function returns the input, or undefined to send nothing. Resolves after
   * `done`, or when the faults are shown.
   */
  readonly submit: (input: I | (() => I | undefined | Promise<I | undefined>)) => Promise<void>;
  readonly isBusy: boolean;
  /** The text of the last refusal, unless fields show it. */
  readonly fault: string | undefined;
  readonly faults: Faults;
  readonly setFaults: Dispatch<StateUpdater<Faults>>;
  /** Removes the faults and the refusal, and cancels at the warnings, because the input has changed. */
  readonly clear: () => void;
  /** The warnings to acknowledge. */
  readonly question: Question | undefined;
}

const NO_FAULTS: Faults = new Map();
const NO_ANSWER: Answer = { gone: [] };
/** Returns whether the refusal shows that the data on the page are outdated. */
const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError && [403, 404, 409, 412].includes(error.status);

type Send<I, R> = (input: I, key: string) => Promise<R>;

/** Submits the input of an operation, or the input that the function sends with the key. */
export function useSubmission<K extends AnyContract>(
  operation: K,
  options: SubmissionOptions<RawOf<K>, AnswerOf<K>>,
): Submission<RawOf<K>>;
export function useSubmission<I extends object, R>(send: Send<I, R>, options: SubmissionOptions<I, R>): Submission<I>;
export function useSubmission<I extends object, R>(
  of: AnyContract | Send<I, R>,
  options: SubmissionOptions<I, R>,
): Submission<I> {
  const { draft, done, check, faultsOf = firstOfEach, hasField = () => true, isStep = false } = options;
  const reveal = options.reveal ?? ((isAtFields: boolean) => (isAtFields ? revealFault() : undefined));
  const [fault, setFault] = useState<string>();
  const [faults, setFaults] = useState(NO_FAULTS);
  const [isBusy, setIsBusy] = useState(false);
  const busy = useRef(false);
  const [ownKey] = useState(() => intentKey());
  const send: Send<I, R> = typeof of === 'function' ? of : (input, key) => callAny<R>(of, input, { key });
  const { attempt, question, drop } = useAttempt(send, draft?.key ?? ownKey, options);
  const refused = async (error: unknown): Promise<void> => {
    const found = error instanceof ApiError ? (error.validationErrors ?? []) : [];
    setFaults(faultsOf(found));
    const isAtFields = found.length > 0 && found.every(({ field }) => hasField(field));
    if (!isAtFields) (options.report ?? setFault)(refusalText(error));
    reveal(isAtFields);
    if (isAtFields || !(isUnanswered(error) || isOutdated(error))) return;
    await changed();
    if (isConflict(error)) draft?.accept();
  };
  const work = async (input: I): Promise<void> => {
    try {
      const sent = await attempt(input);
      if (!sent) return;
      if (!isStep) {
        draft?.forget();
        await changed();
        if (draft) draft.seen.current = versionsNow();
      }
      await done?.(sent.result, input);
    } catch (error) {
      await refused(error);
    }
  };
  const submit: Submission<I>['submit'] = async (given) => {
    if (busy.current) return;
    busy.current = true;
    try {
      const input = typeof given === 'function' ? await given() : given;
      if (input === undefined) return;
      setFault(undefined);
      const found = check?.(input) ?? NO_FAULTS;
      setFaults(found);
      if (found.size > 0) return reveal(true);
      setIsBusy(true);
      await work(input);
    } finally {
      busy.current = false;
      setIsBusy(false);
    }
  };
  const clear = (): void => {
    setFaults(NO_FAULTS);
    setFault(undefined);
    drop();
  };
  return { submit, isBusy, fault, faults, setFaults, clear, question };
}

/**
 * Returns a function that sends an input, and sends it again with the user's answer if the service warns. Resolves to
 * undefined if the user cancels.
 */
function useAttempt<I extends object, R>(
  send: Send<I, R>,
  key: IntentKey,
  { draft, warnings: mode }: Pick<SubmissionOptions<I, R>, 'draft' | 'warnings'>,
) {
  const [question, setQuestion] = useState<Question>();
  /** The input of the last attempt without a response, and the answer that was sent with it. */
  const lost = useRef<{ readonly text: string; readonly answer: Answer }>(undefined);
  const attempt = async (input: I): Promise<{ readonly result: R } | undefined> => {
    const text = JSON.stringify(input);
    let answer = lost.current?.text === text ? lost.current.answer : NO_ANSWER;
    lost.current = undefined;
    for (;;) {
      const body = withAnswer(input, answer);
      try {
        const result = await expecting(draft?.seen.current ?? new Map(), () => send(body, key.of(body)));
        key.renew();
        return { result };
      } catch (error) {
        if (isUnanswered(error)) lost.current = { text, answer };
        if (!mode || !(error instanceof ApiError && error.warnings)) throw error;
        const { warnings } = error;
        const given = await new Promise<Answer | undefined>((resolve) => setQuestion({ warnings, answer: resolve }));
        setQuestion(undefined);
        if (given === undefined && mode === 'shown') throw error;
        if (given === undefined) return undefined;
        answer = { ...given, gone: [...answer.gone, ...given.gone] };
      }
    }
  };
  /** Cancels at the warnings, and forgets the answer to earlier ones, because the input has changed. */
  const drop = (): void => {
    lost.current = undefined;
    question?.answer(undefined);
  };
  useEffect(drop, [draft?.values]);
  return { attempt, question, drop };
}

/** Returns the first fault of each field. */
export function firstOfEach(faults: readonly { readonly field: string; readonly message: Text }[]): Faults {
  const found = new Map<string, Text>();
  for (const { field, message } of faults) if (!found.has(field)) found.set(field, message);
  return found;
}

/** Returns whether the service may have done the work although the request failed. */
export const isUnanswered = (error: unknown): boolean => !(error instanceof ApiError) || error.status >= 500;

/** Returns whether another user saved the record after this page read it. */
const isConflict = (error: unknown): boolean => error instanceof ApiError && error.code === 'CHANGED_MEANWHILE';

/** Returns the text of a failed submission. The page keeps the input. */
const refusalText = (error: unknown): string =>
  isConflict(error)
    ? t`Another user has saved this meanwhile. Your input is still here. Save again to replace the saved version.`
    : messageOf(error);
