/** The state of a bank line during entry: its draft, the proposals for it, the rows of the payment, and the booking. */
import { bookPayment, listInvoices, proposePayments } from '@cleaver/domain/invoicing/contracts';
import { type AnswerOf, type RawOf, say } from '@cleaver/domain/kernel';
import { useEffect, useState } from 'preact/hooks';
import { useAll } from '../../shell/data/all-pages.ts';
import { type Draft, useDraft } from '../../shell/data/draft.ts';
import { inputFaults } from '../../shell/data/input-faults.ts';
import { changed, useAnswer } from '../../shell/data/query.ts';
import { type Faults, firstOfEach, useSubmission } from '../../shell/data/submission.ts';
import { exactMoney } from '../../shell/language/format.ts';
import type { Text } from '../../shell/language/language.ts';
import { useOne } from '../../shell/navigation/references.ts';
import { me } from '../../shell/session/session.ts';
import { pointOf } from '../../ui/control/amount-text.ts';
import { readSum } from './bank-line.ts';
import { differenceOf, type Entry, entriesOf, itemsOf, type Payable, spread } from './payment-items.ts';

type Payment = AnswerOf<typeof bookPayment>;
export type ProposedBy = AnswerOf<typeof proposePayments>['proposals'][number]['by'];

/** A bank line during entry. Texts are as typed. */
export interface BankDraft {
  readonly sum: string;
  readonly text: string;
  readonly bookedOn: string;
  /** The key of the chosen proposal, or `BY_HAND`. Empty: the first proposal. */
  readonly chosen: string;
  /** The customer that the user chose by hand. */
  readonly customerId: string;
  /** The rows that the user changed. Undefined: those of the choice. */
  readonly entries: readonly Entry[] | undefined;
}

/** The choice of a customer by hand, beside the proposals. */
export const BY_HAND = 'by hand';

/** A payment that may be booked for the bank line. */
export interface Choice {
  readonly key: string;
  /** Undefined: chosen by hand. */
  readonly by: ProposedBy | undefined;
  readonly customerId: string;
  readonly customerName: string;
  readonly entries: readonly Entry[];
}

/** Maximum length of a payment's reference, and of the text for proposals. */
const REFERENCE_MAX = 200;
export const TEXT_MAX = 500;

/** The delay between the last change of the bank line and the request of proposals, in milliseconds. */
const TYPING_MS = 150;

const today = (): string => me.get()?.today ?? '1970-01-01';

const emptyLine = (bookedOn: string): BankDraft => ({
  ...{ sum: '', text: '', bookedOn, chosen: '', customerId: '', entries: undefined },
});

/** Returns the bank line for which proposals are requested. Undefined without a sum above zero. */
function askedOf({ sum, text, bookedOn }: BankDraft) {
  const amount = readSum(sum);
  return amount === undefined || amount.startsWith('-') || amount === '0.00' ? undefined : { amount, text, bookedOn };
}

/** Requests the proposals after the user stopped typing. `isCurrent`: they are for the bank line as it is. */
function useProposals(draft: BankDraft) {
  const wanted = askedOf(draft);
  const [asked, setAsked] = useState(wanted);
  const isSame = JSON.stringify(asked) === JSON.stringify(wanted);
  useEffect(() => {
    if (isSame) return;
    const waiting = setTimeout(() => setAsked(wanted), TYPING_MS);
    return () => clearTimeout(waiting);
  }, [JSON.stringify(wanted)]);
  const found = useAnswer(proposePayments, asked ?? { amount: '1', text: '' }, {
    enabled: asked !== undefined,
    keep: true,
  });
  const isCurrent = isSame && !found.isPlaceholderData && found.data !== undefined;
  return { found, wanted, isCurrent };
}

/** The invoices of a customer that a payment may pay: the open ones, oldest first, and the latest settled ones. */
function usePayable(customerId: string) {
  const enabled = customerId !== '';
  const open = useAll(listInvoices, { customerId, type: 'INVOICE', status: 'OPEN', sort: 'dueDate' }, { enabled });
  const last = { customerId, type: 'INVOICE', status: 'SETTLED', sort: 'issueDate,desc', size: 20 } as const;
  const settled = useAnswer(listInvoices, last, { enabled });
  return { open: open.data?.map(payable), settled: settled.data?.content.map(payable) ?? [] };
}

const payable = ({ id, invoiceNumber, openAmount }: { id: string; invoiceNumber: string; openAmount: string }) => ({
  ...{ invoiceId: id, invoiceNumber, openAmount },
});

function checkOf(draft: BankDraft, choice: Choice | undefined, input: RawOf<typeof bookPayment>): Faults {
  const sum = readSum(draft.sum);
  const faults = new Map<string, Text>();
  if (sum === undefined) faults.set('sum', say`must be a sum, like ${`1234${pointOf()}50`}`);
  else if (sum === '0.00') faults.set('sum', say`must not be zero`);
  else if (!choice?.customerId) faults.set('customerId', say`is required`);
  if (faults.size > 0 || !choice) return faults;
  for (const [at, { amount, discount }] of choice.entries.entries()) {
    for (const [member, typed] of Object.entries({ amount, discount })) {
      if (typed.trim() !== '' && readSum(typed) === undefined)
        faults.set(`items[${at}].${member}`, say`must be a sum, like ${`12${pointOf()}50`}`);
    }
  }
  for (const [field, text] of firstOfEach(inputFaults(bookPayment.input, input)))
    if (!faults.has(field)) faults.set(field, text);
  const difference = sum === undefined ? undefined : differenceOf(sum, choice.entries);
  if (faults.size === 0 && difference !== undefined && difference !== '0.00') faults.set('total', unequal(difference));
  return faults;
}

/** Returns the fault of amounts that do not come to the sum of the bank line. */
export const unequal = (difference: string): Text =>
  difference.startsWith('-')
    ? say`The amounts come to ${exactMoney(difference.slice(1))} more than came in`
    : say`${exactMoney(difference)} of what came in is not assigned yet`;

/** Returns the payments to choose from, the chosen one, and the invoices of its customer. */
function useChoice(values: BankDraft) {
  const { found, wanted, isCurrent } = useProposals(values);
  const sum = readSum(values.sum);
  const proposals = wanted ? (found.data?.proposals ?? []) : [];
  const proposed = proposals.map(({ items, ...proposal }): Choice => {
    const key = items.map(({ invoiceId }) => invoiceId).join(' ');
    return { ...proposal, key, entries: entriesOf(wanted?.amount ?? '0.00', items) };
  });
  const hasNone = sum !== undefined && (wanted === undefined || (isCurrent && proposed.length === 0));
  const isByHand = values.chosen === BY_HAND || hasNone;
  const base = isByHand ? undefined : (proposed.find(({ key }) => key === values.chosen) ?? proposed[0]);
  const customerId = isByHand ? values.customerId : (base?.customerId ?? '');
  const { open, settled } = usePayable(customerId);
  const customer = useOne('customer', isByHand ? customerId : undefined);
  const byHand = (): Choice => ({
    ...{ key: BY_HAND, by: undefined, customerId, customerName: customer?.name ?? '' },
    entries: sum !== undefined && open ? spread(sum, open) : [],
  });
  const from = isByHand ? byHand() : base;
  return {
    ...{ sum, proposed, open, settled },
    choice: from && { ...from, entries: values.entries ?? from.entries },
    /** Whether the choice is one for the bank line as it is. */
    isReady: isByHand ? customerId === '' || values.entries !== undefined || open !== undefined : isCurrent,
    isAsking: wanted !== undefined && !isCurrent,
    failure: wanted !== undefined && found.error ? found : undefined,
  };
}

/** The state of the form, and functions that change it. `done` runs after the booking, when the form is empty again. */
export function useBankEntry(done: (payment: Payment) => unknown) {
  const draft: Draft<BankDraft> = useDraft({
    name: 'payment.book',
    first: emptyLine(today()),
    stored: (now) => (now.sum === '' && now.text === '' && now.customerId === '' ? undefined : now),
  });
  const { values, current } = draft;
  const choosing = useChoice(values);
  const { choice, proposed } = choosing;
  const entries = choice?.entries ?? [];
  const submission = useSubmission(bookPayment, {
    draft,
    isStep: true,
    check: (input) => checkOf(current.current, choice, input),
    hasField: (field) => /^(?:bookedOn|customerId|items\[\d+\]\.(?:amount|discount))$/.test(field),
    async done(payment) {
      draft.forget();
      draft.show(emptyLine(current.current.bookedOn));
      done(payment);
      await changed();
    },
  });
  const set = (changes: Partial<BankDraft>): void => {
    draft.set(changes);
    submission.clear();
  };
  const setEntries = (next: readonly Entry[]): void => set({ chosen: choice?.key ?? '', entries: next });
  return {
    ...{ ...choosing, values, draft, submission },
    /** Changes the bank line. The amounts follow it, so changed rows are dropped. */
    setLine: (changes: Partial<Pick<BankDraft, 'sum' | 'text' | 'bookedOn'>>): void =>
      set({ ...changes, entries: undefined }),
    choose: (key: string, customerId = values.customerId): void => set({ chosen: key, customerId, entries: undefined }),
    /** Chooses another proposal, `by` steps after the current one. */
    step(by: number): void {
      const at = proposed.findIndex(({ key }) => key === choice?.key);
      const next = proposed[Math.max(0, Math.min(proposed.length - 1, at + by))];
      if (next) set({ chosen: next.key, entries: undefined });
    },
    change: (invoiceId: string, changes: Partial<Entry>): void =>
      setEntries(entries.map((entry) => (entry.invoiceId === invoiceId ? { ...entry, ...changes } : entry))),
    remove: (invoiceId: string): void => setEntries(entries.filter((entry) => entry.invoiceId !== invoiceId)),
    add: (invoice: Payable): void => setEntries([...entries, { ...invoice, amount: '', discount: '' }]),
    /** Books the payment of the choice. Does nothing while the proposals are not those of the bank line. */
    submit: (): Promise<void> =>
      submission.submit(() =>
        choosing.sum === undefined || choosing.isReady ? requestOf(current.current, choice) : undefined,
      ),
  };
}

function requestOf({ text, bookedOn }: BankDraft, choice: Choice | undefined): RawOf<typeof bookPayment> {
  const reference = [...text.replaceAll(/\s+/g, ' ').trim()].slice(0, REFERENCE_MAX).join('');
  return {
    ...{ customerId: choice?.customerId ?? '', bookedOn, items: itemsOf(choice?.entries ?? []) },
    ...(reference !== '' && { reference }),
  };
}

export type BankEntry = ReturnType<typeof useBankEntry>;
