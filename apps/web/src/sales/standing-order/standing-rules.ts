/** What a standing order, or a change of it, would make of its drafts. */
import { type AnswerOf, Decimal, dateOf, type JsonSchema, parseDate } from '@cleaver/domain/kernel';
import type { wrongDrafts } from '@cleaver/domain/sales';
import { changeStandingOrder, type getStandingOrder, type listOrders } from '@cleaver/domain/sales/contracts';
import { toRaw, type Values } from '../../ui/form/form-values.ts';

type StandingOrder = AnswerOf<typeof getStandingOrder>;
type Draft = AnswerOf<typeof listOrders>['content'][number];
export type Rules = Parameters<typeof wrongDrafts>[1];

/** Returns the drafts with their planned days as dates. */
export const withDays = (drafts: readonly Draft[]) =>
  drafts.map((draft) => ({ ...draft, plannedDate: draft.plannedDate ? dateOf(draft.plannedDate) : null }));

/** Returns the rules of a stored standing order. */
export const rulesOf = (of: StandingOrder): Rules => ({
  ...of,
  firstDate: dateOf(of.firstDate),
  lastDate: of.lastDate ? dateOf(of.lastDate) : null,
  pauses: of.pauses.map(({ from, until, reason }) => ({ from: dateOf(from), until: dateOf(until), reason })),
});

interface RawPause {
  readonly from?: string;
  readonly until?: string;
}

interface RawLine {
  readonly articleId?: string;
  readonly quantityAmount?: string;
  readonly quantityUnit?: string;
  readonly note?: string;
}

/** Returns the rules that the values of the form describe. Undefined while a value is missing or is no date or amount. */
export function rulesIn(values: Values): Rules | undefined {
  const raw = toRaw(changeStandingOrder.input.schema as JsonSchema, values) as Record<string, unknown>;
  const { firstDate, lastDate, weekdays, rhythm, pauses = [], lines = [], ...texts } = raw;
  const [first, last] = [parseDate(String(firstDate)), parseDate(String(lastDate))];
  const periods = (pauses as readonly RawPause[]).map((of) => ({
    of,
    from: parseDate(of.from ?? ''),
    until: parseDate(of.until ?? ''),
  }));
  const wanted = (lines as readonly RawLine[]).map(lineOf);
  if (!first.ok || (lastDate !== undefined && !last.ok)) return undefined;
  const whole = periods.flatMap(({ from, until }) =>
    from.ok && until.ok ? [{ from: from.value, until: until.value, reason: '' }] : [],
  );
  const all = wanted.flatMap((line) => line ?? []);
  if (whole.length < periods.length || all.length < wanted.length) return undefined;
  return {
    ...{ deliveryAddressLabel: textOf(texts, 'deliveryAddressLabel'), reference: textOf(texts, 'reference') },
    ...{ note: textOf(texts, 'note'), lines: all, pauses: whole },
    ...{ firstDate: first.value, lastDate: lastDate !== undefined && last.ok ? last.value : null },
    weekdays: (weekdays as readonly unknown[]).map(Number),
    rhythm: rhythm as Rules['rhythm'],
  };
}

const textOf = (texts: Readonly<Record<string, unknown>>, name: string): string => String(texts[name] ?? '');

function lineOf({ articleId, quantityAmount, quantityUnit, note = '' }: RawLine) {
  if (!articleId || !quantityUnit || !/^\d+(\.\d+)?$/.test(quantityAmount ?? '')) return undefined;
  return { articleId, quantityAmount: Decimal.of(quantityAmount ?? '').toText(), quantityUnit, note };
}
