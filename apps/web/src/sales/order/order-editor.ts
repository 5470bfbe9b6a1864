/** The state of an order during entry: its draft, and functions that place, change and confirm it. */
import { type AnswerOf, dateOf, type Fault, parseDate, type RawOf } from '@cleaver/domain/kernel';
import type { getArticle } from '@cleaver/domain/masterdata/contracts';
import { requestedDateFaults } from '@cleaver/domain/sales';
import { changeOrder, confirmOrder, listOrders, placeOrder } from '@cleaver/domain/sales/contracts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { call, messageOf } from '../../shell/data/api.ts';
import { type Draft as EntryDraft, useDraft } from '../../shell/data/draft.ts';
import { inputFaults } from '../../shell/data/input-faults.ts';
import { changed, useAnswer } from '../../shell/data/query.ts';
import { isUnanswered, type Submission, useSubmission } from '../../shell/data/submission.ts';
import type { Text } from '../../shell/language/language.ts';
import { useByIds } from '../../shell/navigation/references.ts';
import { me } from '../../shell/session/session.ts';
import { decided } from '../../ui/control/pending-pickers.ts';
import { revealFault } from '../../ui/form/reveal.ts';
import type { Question } from '../../ui/form/warning-answer.ts';
import { isFree, type Obstacles, obstaclesTo } from './obstacles.ts';
import { type Draft, isBegun, storedOf } from './order-drafts.ts';
import { amountsOf, faultsAt, heldBy, linesOf, type Sent, usualEntries, withLines, withUsual } from './order-entry.ts';

type Order = AnswerOf<typeof placeOrder>;
type Article = AnswerOf<typeof getArticle>;

export interface Editor {
  readonly draft: Draft;
  /** `isSameRequest`: the changes are not part of the request. */
  readonly set: (changes: Partial<Draft>, isSameRequest?: boolean) => void;
  readonly type: (id: string, text: string) => void;
  /** Adds a row for the article at the end. */
  readonly add: (articleId: string) => void;
  readonly articleOf: (articleId: string) => Article | null | undefined;
  /** The faults by the id of the row, or by the member of the order. */
  readonly faults: ReadonlyMap<string, Text>;
  readonly fault: string | undefined;
  readonly isBusy: boolean;
  readonly question: Question | undefined;
  /** What a person has to decide before the order is confirmed. */
  readonly obstacles: Obstacles | undefined;
  /** Sends the order. With `isFinal`, also confirms a draft. With `isDecided`, does not look for obstacles. */
  readonly submit: (isFinal: boolean, isDecided?: boolean) => Promise<void>;
  /** Removes the question about the obstacles. */
  readonly leave: () => void;
  /** The stored input of this order, and the unfinished inputs of other new orders. */
  readonly stored: Pick<
    EntryDraft<Draft>,
    'restoredAt' | 'discard' | 'forget' | 'unfinished' | 'resume' | 'remove' | 'putAside' | 'own'
  >;
}

interface Entering {
  /** The name of the form, under which the input is stored. */
  readonly name: string;
  readonly first: Draft;
  readonly isNew: boolean;
  readonly done: (order: Order) => unknown;
}

/** The number of latest orders whose articles are proposed. */
const LAST_ORDERS = 5;

export function useOrderEditor({ name, first, isNew, done }: Entering): Editor {
  const draft = useDraft({ name, first, isNew, stored: (now) => (isBegun(now, first) ? now : undefined) });
  const { values, current } = draft;
  const ids = [...new Set(values.entries.map(({ articleId }) => articleId))];
  const articles = useByIds('article', ids);
  const articleOf: Editor['articleOf'] = (articleId) => articles[ids.indexOf(articleId)];
  const { clear, ...submitting } = useOrderSubmission(draft, articleOf, done);
  const set = (changes: Partial<Draft>, isSameRequest = false): void => {
    draft.set(isSameRequest ? changes : { isDecided: false, ...changes }, isSameRequest);
    clear();
  };
  useUsual(values, set);
  const turn =
    <A extends unknown[]>(to: (...args: A) => void) =>
    (...args: A): void => {
      to(...args);
      clear();
    };
  return {
    ...submitting,
    draft: values,
    set,
    articleOf,
    type: (id, text) =>
      set({ entries: current.current.entries.map((entry) => (entry.id === id ? { ...entry, text } : entry)) }),
    add: (articleId) => {
      const { entries } = current.current;
      set({ entries: [...entries, { id: `new ${Date.now()}`, articleId, text: '' }] });
    },
    stored: {
      ...draft,
      discard: turn(draft.discard),
      resume: turn(draft.resume),
      putAside: turn(draft.putAside),
    },
  };
}

/** Stores the order, and then confirms it if the submission is final. */
function useOrderSubmission(
  draft: EntryDraft<Draft>,
  articleOf: Editor['articleOf'],
  done: (order: Order) => unknown,
): Pick<Editor, 'faults' | 'fault' | 'isBusy' | 'question' | 'obstacles' | 'submit' | 'leave'> &
  Pick<Submission<never>, 'clear'> {
  const { current } = draft;
  const clearance = useClearance(draft);
  /** The lines of the current attempt, with their rows. */
  const sent = useRef<Sent>({ lines: [], of: [], faults: new Map() });
  const isFinal = useRef(false);
  /** The stored order whose confirmation has no response yet, with the values that are stored. */
  const confirmed = useRef<{ readonly order: Order; readonly values: Draft }>(undefined);
  const common = {
    warnings: 'silent',
    faultsOf: (found: Parameters<typeof faultsAt>[0]) => faultsAt(found, sent.current.of),
    hasField,
    reveal: () => revealFault(),
  } as const;
  const finish = (order: Order): unknown => {
    draft.forget();
    return done(order);
  };
  const confirming = useSubmission<RawOf<typeof confirmOrder>, Order>(
    async (input, key) => {
      try {
        return await call(confirmOrder, input, { key });
      } catch (error) {
        if (!isUnanswered(error)) confirmed.current = undefined;
        throw error;
      }
    },
    { ...common, done: finish },
  );
  const storing = useSubmission<object, Order>(
    async (input, key) => {
      // Does not store the order again if only its confirmation had no response. Its version may have changed.
      if (confirmed.current?.values === current.current) return confirmed.current.order;
      return current.current.stored
        ? call(changeOrder, input as RawOf<typeof changeOrder>)
        : call(placeOrder, input as RawOf<typeof placeOrder>, { key });
    },
    {
      ...common,
      draft,
      isStep: true,
      check: () => faultsOf(current.current, sent.current),
      async done(order) {
        draft.set({ entries: withLines(current.current.entries, sent.current, order), stored: storedOf(order) });
        if (isFinal.current && order.status === 'DRAFT') {
          confirmed.current = { order, values: current.current };
          return confirming.submit({ id: order.id });
        }
        await changed();
        await finish(order);
      },
    },
  );
  const submit = (final: boolean, isDecided = false): Promise<void> =>
    storing.submit(async () => {
      clearance.clear();
      if (!(await areRowsDecided())) return undefined;
      isFinal.current = final;
      sent.current = linesOf(current.current.entries, articleOf);
      draft.store();
      const isFaulty = faultsOf(current.current, sent.current).size > 0;
      if (final && !isFaulty && !(await clearance.isGiven(sent.current, isDecided))) return undefined;
      return inputOf(current.current, sent.current.lines);
    });
  return { submit, ...together(clearance, storing, confirming) };
}

/** Returns the state of a submission in three steps: look for obstacles, store, confirm. */
const together = (
  clearance: ReturnType<typeof useClearance>,
  storing: Submission<never>,
  confirming: Submission<never>,
) => ({
  obstacles: clearance.obstacles,
  leave: clearance.clear,
  isBusy: storing.isBusy,
  fault: clearance.fault ?? storing.fault ?? confirming.fault,
  faults: storing.faults.size > 0 ? storing.faults : confirming.faults,
  question: storing.question ?? confirming.question,
  clear(): void {
    clearance.clear();
    storing.clear();
    confirming.clear();
  },
});

/** Looks for what a person has to decide before the order is confirmed. */
function useClearance(draft: EntryDraft<Draft>) {
  const { current } = draft;
  const [obstacles, setObstacles] = useState<Obstacles>();
  const [fault, setFault] = useState<string>();
  const clear = (): void => {
    setObstacles(undefined);
    setFault(undefined);
  };
  /** Returns whether nothing speaks against the confirmation. Otherwise shows the question. */
  const isClear = async (sent: Sent): Promise<boolean> => {
    try {
      const found = await obstaclesTo(confirmedBy(current.current, sent));
      if (!isFree(found)) setObstacles(found);
      return isFree(found);
    } catch (error) {
      setFault(messageOf(error));
      return false;
    }
  };
  const isGiven = async (sent: Sent, isDecided: boolean): Promise<boolean> => {
    // A retry after a lost response is the same intent. It would find its own order as a second order.
    if (current.current.isDecided) return true;
    if (!isDecided && !(await isClear(sent))) return false;
    draft.set({ isDecided: true }, true);
    return true;
  };
  return { obstacles, fault, clear, isGiven };
}

/** Returns the order as it would be confirmed, with what availability counts as ordered by it already. */
function confirmedBy({ entries, stored, ...draft }: Draft, { lines, of }: Sent): Parameters<typeof obstaclesTo>[0] {
  const { customerId, requestedDate, deliveryAddressLabel } = draft;
  const order = { id: stored?.id, customerId, requestedDate, deliveryAddressLabel, lines: amountsOf(lines, of) };
  if (!stored || stored.status === 'DRAFT') return order;
  const { was } = stored;
  const isMoved = was.requestedDate !== requestedDate || was.deliveryAddressLabel !== deliveryAddressLabel;
  return { ...order, isAdded: isMoved, held: was.requestedDate <= requestedDate ? heldBy(entries) : [] };
}

/**
 * Proposes the articles of the customer's last orders when the user chooses a customer. Replaces the rows without
 * input. Does nothing for a stored order.
 */
function useUsual({ customerId, stored, entries }: Draft, set: Editor['set']): void {
  const isNew = customerId !== '' && !stored;
  const input = { customerId, size: LAST_ORDERS, sort: 'createdAt,desc' };
  const usual = useAnswer(listOrders, input, { enabled: isNew });
  const shown = useRef('');
  const isEmpty = entries.length === 0;
  useEffect(() => {
    if (!isNew || !usual.data || (shown.current === customerId && !isEmpty)) return;
    shown.current = customerId;
    // The proposed rows have no amounts, so the request stays the same and keeps its idempotency key.
    set({ entries: withUsual(entries, usualEntries(usual.data.content)) }, true);
  }, [usual.data, customerId, isEmpty]);
}

/** Returns the input of the operation that places the order, or that changes the stored one. */
function inputOf(draft: Draft, lines: Sent['lines']): object {
  const { customerId, requestedDate, deliveryAddressLabel, reference, note, stored } = draft;
  const of = stored ? { id: stored.id } : { ...(customerId !== '' && { customerId }) };
  return { ...of, requestedDate, deliveryAddressLabel, reference, note, lines };
}

/** Returns the faults of the amounts, of the form of the operation, and of the day. */
function faultsOf(draft: Draft, { lines, of, faults }: Sent): Editor['faults'] {
  const { input } = draft.stored ? changeOrder : placeOrder;
  const ofForm = inputFaults(input, inputOf(draft, lines));
  const found = new Map([...faultsAt([...ofForm, ...dayFaults(draft)], of), ...faults]);
  // `lines` leaves out rows with a fault. If it is empty for this reason, the faults of the rows are enough.
  if (faults.size > 0) found.delete('lines');
  return found;
}

/**
 * Returns the faults of the day of a new order. Does not check the day of a stored order, which may lie in the past:
 * the service checks it.
 */
function dayFaults({ requestedDate, stored }: Draft): readonly Fault[] {
  const today = me.get()?.today;
  const day = parseDate(requestedDate);
  return stored || today === undefined || !day.ok ? [] : requestedDateFaults(day.value, dateOf(today));
}

/**
 * Waits for the pickers to resolve their texts. Returns false if the text of a picker matches no record. Also returns
 * false if a typed article has just become a row, because the user has not entered its amount yet.
 */
async function areRowsDecided(): Promise<boolean> {
  const main = document.querySelector('main');
  const isNewRow = Boolean(main?.querySelector('[data-new-row] :invalid'));
  return (await decided(main)) && !isNewRow;
}

/** Returns whether the page shows the faults of the member at a field. */
const hasField = (member: string): boolean =>
  /^(customerId|requestedDate|deliveryAddressLabel|reference|note|lines)\b/.test(member);
