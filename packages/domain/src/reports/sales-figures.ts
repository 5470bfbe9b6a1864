/** What delivery lines come to: the arithmetic of the report of sales. */
import type { CalendarDate } from '../kernel/values/calendar.ts';
import { addDays } from '../kernel/values/calendar.ts';
import { Decimal } from '../kernel/values/decimal.ts';
import type { Unit } from '../kernel/values/quantity.ts';
import { VAT_CLASSES, type VatClass, type VatRate, vatRateOn } from '../masterdata/index.ts';
import { type Price, saleKindOf } from '../sales/index.ts';

/** What is left of a delivery line: what was dispatched, less what was taken back. */
export interface SoldLine {
  /** The unit as it was entered. */
  readonly quantityUnit: Unit;
  /** In the base unit. */
  readonly base: Decimal;
  /** Counted pieces of goods that lie by weight. Null if they were not counted. */
  readonly pieces: number | null;
  readonly price: Pick<Price, 'amount' | 'per' | 'basis'> | null;
}

export interface LineFigures {
  readonly kg: Decimal;
  readonly pieces: Decimal;
  /** The amount without VAT, rounded to the cent. Null: unknown. */
  readonly net: Decimal | null;
}

const cents = (amount: Decimal): Decimal => Decimal.of(amount.toText(2));

/**
 * Returns the figures of a line. Its amount is the quantity times the price, rounded to the cent: the weight at a price
 * per KG, else the counted pieces, else the pieces in which the goods lie. A gross amount is then made net, and rounded
 * again. `vatRate`: that of the article's class on the dispatch date. Without one, a gross amount has no net amount. The
 * store repeats this rule for each line in SQL.
 */
export function lineFigures({ quantityUnit, base, pieces, price }: SoldLine, vatRate: Decimal | null): LineFigures {
  const kind = saleKindOf(quantityUnit);
  const kg = kind === 'WEIGHT' ? base : null;
  const counted = pieces !== null ? Decimal.of(String(pieces)) : kind === 'PIECES' ? base : null;
  const figures = { kg: kg ?? Decimal.ZERO, pieces: counted ?? Decimal.ZERO };
  const quantity = price?.per === 'KG' ? kg : counted;
  if (!price || !quantity) return { ...figures, net: null };
  const amount = cents(quantity.times(Decimal.of(price.amount)));
  if (price.basis === 'NET') return { ...figures, net: amount };
  if (!vatRate) return { ...figures, net: null };
  return { ...figures, net: cents(amount.times(Decimal.HUNDRED).dividedBy(Decimal.HUNDRED.plus(vatRate))) };
}

/** The VAT rate of a class on the days of a period. */
export interface VatPeriod {
  readonly vatClass: VatClass;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** In percent: a decimal text. */
  readonly rate: string;
}

/** Returns the rates of all classes on the days of a period. Each class has one rate on each of these days. */
export function vatPeriods(rates: readonly VatRate[], from: CalendarDate, to: CalendarDate): readonly VatPeriod[] {
  const changes = rates.map(({ validFrom }) => validFrom).filter((day) => from < day && day <= to);
  const days = [...new Set([from, ...changes])].sort();
  return VAT_CLASSES.flatMap((vatClass) =>
    days.map((day, at) => {
      const next = days[at + 1];
      const rate = vatRateOn(rates, vatClass, day).toText();
      return { vatClass, from: day, to: next === undefined ? to : addDays(next, -1), rate };
    }),
  );
}
