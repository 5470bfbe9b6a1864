/** The input of an order, also while it is unfinished in this browser. */
import type { AnswerOf } from '@cleaver/domain/kernel';
import type { placeOrder } from '@cleaver/domain/sales/contracts';
import { parsedJson, tab } from '../../shell/session/device.ts';
import type { Entry } from './order-entry.ts';

type Order = AnswerOf<typeof placeOrder>;

/** The input of an order. */
export interface Draft {
  readonly customerId: string;
  readonly requestedDate: string;
  readonly deliveryAddressLabel: string;
  readonly reference: string;
  readonly note: string;
  readonly entries: readonly Entry[];
  /** The stored order, once it is placed. */
  readonly stored?: ReturnType<typeof storedOf>;
  /** True once nothing spoke against the confirmation, or a person decided for it. A change of the input ends this. */
  readonly isDecided?: boolean;
}

export const storedOf = ({ id, orderNumber, customerName, status, requestedDate, deliveryAddressLabel }: Order) => ({
  ...{ id, orderNumber, customerName, status },
  /** The stored day and address, which the input may change. */
  was: { requestedDate, deliveryAddressLabel },
});

/** Returns the rows with an amount. */
export const typedEntries = (entries: readonly Entry[]): readonly Entry[] =>
  entries.filter(({ text }) => text.trim() !== '');

/** Returns whether the input of an order differs from its beginning: a member, a text or an amount is changed. */
export function isBegun(now: Draft, first: Draft): boolean {
  const { entries, stored } = now;
  const members = ['customerId', 'requestedDate', 'deliveryAddressLabel', 'reference', 'note'] as const;
  if (stored?.id !== first.stored?.id || members.some((member) => now[member] !== first[member])) return true;
  return JSON.stringify(typedEntries(entries)) !== JSON.stringify(typedEntries(first.entries));
}

/** Returns the rows with an amount of an unfinished order, to add them to another order. Their lines are new lines. */
export function rowsToAdd(name: string | undefined): readonly Entry[] {
  const draft = parsedJson(name === undefined ? undefined : tab.read(name)) as { readonly values?: Draft } | undefined;
  return typedEntries(draft?.values?.entries ?? []).map(({ line: _, id, ...entry }) => ({
    ...entry,
    id: `added ${id}`,
  }));
}
