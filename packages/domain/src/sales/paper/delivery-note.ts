/**
 * The delivery note as a letter. With the particulars that accompany food of animal origin (Implementing Regulation (EU)
 * 931/2011, Article 3(1)). It shows neither warnings nor returns.
 */
import type { Paper, PaperTable } from '../../kernel/contract/paper.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { Quantity } from '../../kernel/values/quantity.ts';
import { factsOf, type LetterSettings, letterTo, paperFormat, tableOf } from '../../settings/index.ts';
import type { DeliveryLine, DeliveryState } from '../delivery/delivery.ts';
import type { OrderState } from '../order/order.ts';
import { perOf, saleKindOf } from '../order/order-line.ts';
import { amountColumns, openTables, totalsOf, type Valued } from './letter.ts';
import { paperWords } from './paper-words.ts';
import type { OpenOrder } from './still-to-come.ts';

export interface NoteOf {
  readonly delivery: DeliveryState;
  /** The lines whose dispatch was not undone. */
  readonly lines: readonly DeliveryLine[];
  /** The orders that the delivery serves. */
  readonly orders: readonly Pick<OrderState, 'id' | 'orderNumber' | 'reference' | 'requestedDate'>[];
  readonly toCome: readonly OpenOrder[];
  /** The current numbers of the articles, by article id. */
  readonly articleNumbers: ReadonlyMap<string, string>;
  /** The expiry dates of the lots, by lot id. */
  readonly expiryDates: ReadonlyMap<string, CalendarDate>;
  readonly settings: LetterSettings;
  readonly showsPrices: boolean;
}

export function deliveryNote(of: NoteOf): Paper {
  const { delivery, lines, orders, settings } = of;
  const { deliveryNumber, customerName, address, dispatchDate, parties } = delivery;
  const words = paperWords(settings.language);
  const format = paperFormat(settings.language);
  const distinct = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))].join(', ');
  return {
    ...letterTo(customerName, address, settings),
    fileName: `${deliveryNumber}.pdf`,
    number: deliveryNumber,
    createdAt: delivery.createdAt,
    facts: factsOf(
      [
        [words.number, deliveryNumber],
        [words.dispatchDate, format.day(dispatchDate)],
        [words.orderNumber, distinct(orders.map(({ orderNumber }) => orderNumber))],
        [words.requestedDate, distinct(orders.map(({ requestedDate }) => format.day(requestedDate)))],
        [words.reference, distinct(orders.map(({ reference }) => reference))],
      ],
      settings,
    ),
    title: `${words.deliveryNote} ${deliveryNumber}`,
    opening: lines.length === 0 ? [words.nothing] : [],
    tables: [...(lines.length === 0 ? [] : [goodsTable(of)]), ...openTables(of.toCome, settings, format, words.toCome)],
    notes: [
      parties.owner !== parties.dispatchingOperator && words.owner.replace('{name}', () => parties.owner),
      parties.consignee !== parties.receivingOperator && words.consignee.replace('{name}', () => parties.consignee),
    ].filter((note) => note !== false),
    signatures: lines.length === 0 ? [] : [words.handedOver, words.received],
    smallPrint: [words.law],
  };
}

function goodsTable({ lines, orders, articleNumbers, expiryDates, settings, showsPrices }: NoteOf): PaperTable {
  const words = paperWords(settings.language);
  const format = paperFormat(settings.language);
  const valued = lines.map(lineValue);
  const expiry = ({ lotId }: DeliveryLine) => {
    const day = expiryDates.get(lotId);
    return day === undefined ? '' : format.day(day);
  };
  const below = (line: DeliveryLine): readonly string[] => {
    const lot = [`${words.lot} ${line.lotNumber}`, expiry(line) && `${words.bestBefore} ${expiry(line)}`];
    const order = orders.length > 1 && line.orderNumber !== null ? [`${words.orderNumber} ${line.orderNumber}`] : [];
    return [...(showsPrices ? [lot.filter(Boolean).join(' · ')] : []), ...order];
  };
  return tableOf(
    lines,
    [
      { title: words.position, width: 'content', isNumber: true, show: (_, index) => String(index + 1) },
      {
        title: words.articleNumber,
        width: 'content',
        show: ({ articleId }) => articleNumbers.get(articleId) ?? '',
      },
      { title: words.article, width: 'rest', show: (line) => [line.articleName, ...below(line)] },
      !showsPrices && { title: words.lot, width: 'content', show: ({ lotNumber }) => lotNumber },
      !showsPrices && { title: words.bestBefore, width: 'content', show: expiry },
      lines.some(({ pieces }) => pieces !== null) && {
        title: words.pieces,
        width: 'content',
        isNumber: true,
        show: ({ pieces }) => (pieces === null ? '' : format.number(String(pieces))),
      },
      ...amountColumns(valued, format, words, showsPrices && '–'),
    ],
    { totals: showsPrices ? totalsOf(valued, format, words) : [] },
  );
}

/** Returns the value of a line: its price times its kilograms or pieces, rounded to the cent. */
function lineValue({ price, quantityAmount, quantityUnit, pieces }: DeliveryLine): Valued {
  if (!price) return { basis: undefined, value: undefined };
  const { amount, per, basis } = price;
  const base = Quantity.of(Decimal.of(quantityAmount), quantityUnit).inBase();
  const counted = perOf(quantityUnit) === per && saleKindOf(quantityUnit) !== undefined;
  const quantity = counted ? base : per === 'PIECE' && pieces !== null ? Decimal.of(String(pieces)) : undefined;
  return { basis, value: quantity && Decimal.of(quantity.times(Decimal.of(amount)).toText(2)) };
}
