/** The parts that the papers of sales share: sums, the columns of amounts, and what is still to come. */
import type { PaperTable } from '../../kernel/contract/paper.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { type LetterSettings, type PaperFormat, type Shown, tableOf } from '../../settings/index.ts';
import { sumText } from '../order/order-line.ts';
import type { PriceBasis } from '../price/price.ts';
import { paperWords } from './paper-words.ts';
import type { OpenOrder } from './still-to-come.ts';

/** The value of a line in money. Undefined: it has no price, or its amount is known only when it is weighed. */
export interface Valued {
  readonly basis: PriceBasis | undefined;
  readonly value: Decimal | undefined;
}

/** Returns the sum of the lines. Returns nothing if the amount of a line is unknown, or if prices have different bases. */
export function totalsOf(lines: readonly Valued[], format: PaperFormat, words: ReturnType<typeof paperWords>) {
  const [first] = lines;
  const basis = first?.basis;
  let sum = Decimal.ZERO;
  for (const line of lines) {
    if (!line.value || line.basis !== basis) return [];
    sum = sum.plus(line.value);
  }
  if (basis === undefined) return [];
  return [[basis === 'NET' ? words.totalNet : words.totalGross, format.sum(sumText(sum))] as const];
}

/** The members of a line that the columns of amounts show. */
interface Sold {
  readonly quantityAmount: Parameters<PaperFormat['quantity']>[0];
  readonly quantityUnit: Parameters<PaperFormat['quantity']>[1];
  readonly price: Parameters<PaperFormat['price']>[0] | null;
}

/**
 * Returns the columns for the quantity, the price and the amount of lines. `unknown`: the text for an amount that is not
 * known; false for a paper without prices.
 */
export const amountColumns = (
  valued: readonly Valued[],
  format: PaperFormat,
  words: ReturnType<typeof paperWords>,
  unknown: string | false,
): readonly Shown<Sold>[] => [
  {
    title: words.quantity,
    width: 'content',
    isNumber: true,
    show: ({ quantityAmount, quantityUnit }) => format.quantity(quantityAmount, quantityUnit),
  },
  ...(unknown === false
    ? []
    : [
        {
          title: words.price,
          width: 'content',
          isNumber: true,
          show: ({ price }) => (price ? format.price(price) : '–'),
        } satisfies Shown<Sold>,
        {
          title: words.amount,
          width: 'content',
          isNumber: true,
          show: (_, index) => {
            const value = valued[index]?.value;
            return value ? format.money(value.toText(2)) : unknown;
          },
        } satisfies Shown<Sold>,
      ]),
];

/** Returns a table for each order with what is still to come. */
export function openTables(
  orders: readonly OpenOrder[],
  { language }: LetterSettings,
  format: PaperFormat,
  title: string,
): readonly PaperTable[] {
  const words = paperWords(language);
  return orders.map(({ orderNumber, lines }) =>
    tableOf(
      lines,
      [
        { title: words.articleNumber, width: 'content', show: ({ articleNumber }) => articleNumber },
        { title: words.article, width: 'rest', show: ({ articleName }) => articleName },
        ...(['quantityAmount', 'delivered', 'open'] as const).map((member) => ({
          title: words[member === 'quantityAmount' ? 'ordered' : member],
          width: 'content' as const,
          isNumber: true as const,
          show: (line: OpenOrder['lines'][number]) => format.quantity(line[member], line.quantityUnit),
        })),
      ],
      { heading: title.replace('{order}', orderNumber) },
    ),
  );
}
