/** The state of an order during entry: its draft, and functions that place, change and confirm it. */
import { dateOf, type Fault, parseDate, type RawOf, Refusal, readInput } from '@cleaver/domain/kernel';
import { requestedDateFaults } from '@cleaver/domain/sales';
import { changeOrder, confirmOrder, listOrders, placeOrder } from '@cleaver/domain/sales/contracts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ApiError, call, newKey, type Of } from '../shell/api.ts';
import { parsedJson, tab } from '../shell/device.ts';
import type { Text } from '../shell/language.ts';
import { changed, useAnswer } from '../shell/query.ts';
import { useByIds } from '../shell/references.ts';
import { me } from '../shell/session.ts';
import { expecting, type Versions, versionsFor, versionsNow } from '../shell/versions.ts';
import { type Asking, useAsked } from '../ui/asked.tsx';
import { decided } from '../ui/decided.ts';
import { isOutdated, refusalText } from '../ui/outdated.ts';
import { type Entry, faultsAt, linesOf, type Sent, usualEntries, withLines, withUsual } from './order-entry.ts';

type Order = Of<'OrderResponse'>;
type Article = Of<'ArticleResponse'>;

export interface Draft {
  /** The idempotency key of the new order. A retry has the same key, also after a reload. */
  readonly key: string;
  readonly customerId: string;
  readonly requestedDate: string;
  readonly deliveryAddressLabel: string;
  readonly reference: string;
  readonly note: string;
  readonly entries: readonly Entry[];
  /** The stored order, once it is placed. */
  readonly stored?: ReturnType<typeof storedOf>;
  /** Pairs of path and version: the version of the stored order from which the page made the rows. */
  readonly seen?: readonly (readonly [string, string])[];
}

export const storedOf = ({ id, orderNumber, customerName, status }: Order) => ({
  id,
  orderNumber,
  customerName,
  status,
});

export type FirstDraft = Omit<Draft, 'key' | 'seen'>;

export interface Editor {
  readonly draft: Draft;
  readonly set: (changes: Partial<Draft>) => void;
  readonly type: (id: string, text: string) => void;
  /** Adds a row for the article at the end. */
  readonly add: (articleId: string) => void;
  readonly articleOf: (articleId: string) => Article | null | undefined;
  /** The faults by the id of the row, or by the member of the order. */
  readonly faults: ReadonlyMap<string, Text>;
  readonly fault: string | undefined;
  readonly isBusy: boolean;
  readonly asking: Asking;
  /** Sends the order. With `isFinal`, also confirms a draft. */
  readonly submit: (isFinal: boolean) => Promise<void>;
  /**
   * Removes the stored draft with which the entry started. Undefined if there was none. The caller restarts the entry.
   */
  readonly discard: (() => void) | undefined;
}

/** The number of latest orders whose articles are proposed. */
const LAST_ORDERS = 5;

export function useOrderEditor(name: string, first: FirstDraft, done: (order: Order) => unknown): Editor {
  const kept = `order ${me.get()?.id} ${name}`;
  const [found] = useState(() => parsedJson(tab.read(kept)) as Draft | undefined);
  const [draft, setDraft] = useState<Draft>(
    () => found ?? { ...first, key: newKey(), seen: versionsFor(kept, versionsNow()) },
  );
  const [faults, setFaults] = useState<Editor['faults']>(new Map());
  const asking = useAsked();
  const current = useRef(draft);
  current.current = draft;

  const set = (changes: Partial<Draft>): void => {
    asking.drop();
    const next = { ...current.current, key: newKey(), ...changes };
    current.current = next;
    setDraft(next);
    setFaults(new Map());
    tab.write(kept, JSON.stringify(next));
  };
  useUsual(draft, set);
  const ids = [...new Set(draft.entries.map(({ articleId }) => articleId))];
  const articles = useByIds('article', ids);
  const articleOf: Editor['articleOf'] = (articleId) => articles[ids.indexOf(articleId)];

  const submitting = useSubmit({ current, articleOf, kept, set, setFaults, asking, done });
  return {
    draft,
    set,
    articleOf,
    faults,
    asking,
    ...submitting,
    type: (id, text) =>
      set({ entries: current.current.entries.map((entry) => (entry.id === id ? { ...entry, text } : entry)) }),
    add: (articleId) => {
      const { entries } = current.current;
      set({ entries: [...entries, { id: `new ${newKey()}`, articleId, text: '' }] });
    },
    discard: found && (() => tab.write(kept, undefined)),
  };
}

interface Submitting {
  readonly current: { readonly current: Draft };
  readonly articleOf: Editor['articleOf'];
  /** The name under which the tab stores the draft. */
  readonly kept: string;
  readonly set: Editor['set'];
  readonly setFaults: (faults: Editor['faults']) => void;
  readonly asking: Asking;
  readonly done: (order: Order) => unknown;
}

/** Returns a function that sends the order, and the state of sending. With `isFinal`, also confirms a draft. */
function useSubmit(of: Submitting): Pick<Editor, 'fault' | 'isBusy' | 'submit'> {
  const { current, articleOf, kept, set, setFaults, asking, done } = of;
  const [fault, setFault] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const busy = useRef(false);
  const submit = async (isFinal: boolean): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    const isDecided = await areRowsDecided();
    busy.current = false;
    if (!isDecided) return;
    const sent = linesOf(current.current.entries, articleOf);
    const faults = faultsOf(current.current, sent);
    setFaults(faults);
    setFault(undefined);
    if (faults.size > 0) return toFault();
    busy.current = true;
    setIsBusy(true);
    try {
      tab.write(kept, JSON.stringify(current.current));
      const stored = await store(current.current, sent.lines, asking);
      if (!stored) return;
      const { id, status } = stored;
      const entries = withLines(current.current.entries, sent, stored);
      set({ entries, stored: storedOf(stored) });
      if (isFinal && status === 'DRAFT') {
        const confirmed = await asking.ask(({ acknowledge }) =>
          call(confirmOrder, { id, ...(acknowledge && { acknowledge }) }, { key: newKey() }),
        );
        if (!confirmed) return;
      }
      tab.write(kept, undefined);
      await changed();
      await done(stored);
    } catch (error) {
      const found = error instanceof ApiError ? (error.validationErrors ?? []) : [];
      setFaults(faultsAt(found, sent.of));
      if (found.length > 0 && found.every(({ field }) => hasField(field))) toFault();
      else setFault(refusalText(error));
      await changed();
      if (isOutdated(error)) set({ seen: versionsFor(kept, versionsNow()) });
    } finally {
      busy.current = false;
      setIsBusy(false);
    }
  };
  return { fault, isBusy, submit };
}

/**
 * Proposes the articles of the customer's last orders when the user chooses a customer. Replaces the rows without
 * input. Does nothing for a stored order.
 */
function useUsual({ customerId, stored, entries, key }: Draft, set: Editor['set']): void {
  const isNew = customerId !== '' && !stored;
  const input = { customerId, size: LAST_ORDERS, sort: 'createdAt,desc' };
  const usual = useAnswer(listOrders, input, { enabled: isNew });
  const shown = useRef('');
  useEffect(() => {
    if (!isNew || !usual.data || shown.current === customerId) return;
    shown.current = customerId;
    // The proposed rows have no amounts, so the request stays the same and keeps its idempotency key.
    set({ key, entries: withUsual(entries, usualEntries(usual.data.content)) });
  }, [usual.data, customerId]);
}

/** Places the order, or changes the stored one. Resolves to undefined if the user does not acknowledge the warnings. */
function store(draft: Draft, lines: Sent['lines'], { ask }: Asking): Promise<Order | undefined> {
  const input = inputOf(draft, lines);
  if (!draft.stored) return call(placeOrder, input as RawOf<typeof placeOrder>, { key: draft.key });
  const versions: Versions = new Map(draft.seen);
  return ask(({ acknowledge }) =>
    expecting(versions, () =>
      call(changeOrder, { ...(input as RawOf<typeof changeOrder>), ...(acknowledge && { acknowledge }) }),
    ),
  );
}

/** Returns the input of the operation that places the order, or that changes the stored one. */
function inputOf(draft: Draft, lines: Sent['lines']): object {
  const { customerId, requestedDate, deliveryAddressLabel, reference, note, stored } = draft;
  const of = stored ? { id: stored.id } : { ...(customerId !== '' && { customerId }) };
  return { ...of, requestedDate, deliveryAddressLabel, reference, note, lines };
}

/** Returns the faults of the amounts, of the form of the operation, and of the day. */
function faultsOf(draft: Draft, { lines, of, faults }: Sent): Editor['faults'] {
  const found = new Map([...faultsAt([...formFaults(draft, lines), ...dayFaults(draft)], of), ...faults]);
  // `lines` leaves out rows with a fault. If it is empty for this reason, the faults of the rows are enough.
  if (faults.size > 0) found.delete('lines');
  return found;
}

function formFaults(draft: Draft, lines: Sent['lines']): readonly Fault[] {
  const input = inputOf(draft, lines);
  try {
    if (draft.stored) readInput(changeOrder.input, input);
    else readInput(placeOrder.input, input);
    return [];
  } catch (error) {
    if (error instanceof Refusal) return error.faults ?? [];
    throw error;
  }
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

const toFault = (): void => {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main [aria-invalid=true]')?.focus());
};
