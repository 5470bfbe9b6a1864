/**
 * The amounts of documents, exact to the cent (EN 16931, BR-CO-10 to BR-CO-17, and § 14 (4) no. 7 and 8 UStG). A cent is
 * rounded half away from zero.
 */
import { Decimal } from '../../kernel/values/decimal.ts';
import { groupBy } from '../../kernel/values/group-by.ts';
import { type PriceBasis, sumText } from '../../sales/index.ts';
import type { VatCategory, VatGroup } from './document.ts';

/** Returns the amount of a line: quantity × price, rounded to the cent. `price`: a decimal text. */
export const lineAmount = (quantity: Decimal, price: string): Decimal =>
  Decimal.of(quantity.times(Decimal.of(price)).toText(2));

/** Returns the exact sum of decimal texts. */
export const total = (texts: readonly string[]): Decimal =>
  texts.reduce((sum, text) => sum.plus(Decimal.of(text)), Decimal.ZERO);

export interface Rated {
  readonly category: VatCategory;
  /** In percent: a decimal text. */
  readonly rate: string;
  readonly amount: string;
}

/** Returns the key of the group of a line. */
export const groupKey = ({ category, rate }: Pick<Rated, 'category' | 'rate'>): string => `${category} ${rate}`;

/**
 * Returns the groups of the lines by category and rate, highest rate first, then by category. In basis NET the tax is
 * the net sum × rate, in basis GROSS it is the part of the gross sum. `taxOf`: returns the tax of a group that is known
 * otherwise, else undefined.
 */
export function vatGroups(
  lines: readonly Rated[],
  basis: PriceBasis,
  exemptionReason: string,
  taxOf: (group: Rated) => Decimal | undefined = () => undefined,
): readonly VatGroup[] {
  return [...groupBy(lines, groupKey).values()]
    .flatMap((of) => {
      const [first] = of;
      if (!first) return [];
      const { category, rate } = first;
      const sum = total(of.map(({ amount }) => amount));
      const percent = Decimal.of(rate);
      const whole = basis === 'NET' ? Decimal.HUNDRED : Decimal.HUNDRED.plus(percent);
      const tax =
        taxOf({ category, rate, amount: sumText(sum) }) ?? Decimal.of(sum.times(percent).dividedBy(whole).toText(2));
      const net = basis === 'NET' ? sum : sum.minus(tax);
      return {
        ...{ category, rate, net: sumText(net), tax: sumText(tax), gross: sumText(net.plus(tax)) },
        exemptionReason: category === 'E' ? exemptionReason : '',
      };
    })
    .sort((a, b) => Decimal.of(b.rate).compare(Decimal.of(a.rate)) || (a.category < b.category ? -1 : 1));
}

/** Returns the sums of a document: the sums of its groups. */
export const sumsOf = (groups: readonly VatGroup[]): Pick<VatGroup, 'net' | 'tax' | 'gross'> => ({
  net: sumText(total(groups.map(({ net }) => net))),
  tax: sumText(total(groups.map(({ tax }) => tax))),
  gross: sumText(total(groups.map(({ gross }) => gross))),
});

/** Returns the part of an amount, rounded to the cent. `percent`: a decimal text. */
export const percentOf = (amount: string, percent: string): Decimal =>
  Decimal.of(Decimal.of(amount).times(Decimal.of(percent)).dividedBy(Decimal.HUNDRED).toText(2));

/** Returns the VAT category of a class at a rate: E for exempt goods, Z at a rate of 0, else S. */
export const categoryOf = (vatClass: string, rate: Decimal): VatCategory =>
  vatClass === 'EXEMPT' ? 'E' : rate.isZero() ? 'Z' : 'S';
