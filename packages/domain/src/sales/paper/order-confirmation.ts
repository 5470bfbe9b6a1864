/** The confirmation of an order as a letter. It shows neither warnings nor notes, which may be internal. */
import type { Paper } from '../../kernel/contract/paper.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { factsOf, type LetterSettings, letterTo, paperFormat, tableOf } from '../../settings/index.ts';
import type { OrderOnPaper } from '../order/order.ts';
import { inLineUnit, lineValue, type OrderLine, saleKindOf } from '../order/order-line.ts';
import { amountColumns, openTables, totalsOf } from './letter.ts';
import { paperWords } from './paper-words.ts';
import { openLine } from './still-to-come.ts';

export interface ConfirmationOf {
  readonly order: OrderOnPaper;
  /** The day on which the order was placed. */
  readonly orderedOn: CalendarDate;
  readonly settings: LetterSettings;
  readonly showsPrices: boolean;
}

export function orderConfirmation({ order, orderedOn, settings, showsPrices }: ConfirmationOf): Paper {
  const { orderNumber, customerName, address, reference, requestedDate, basis, confirmedAt } = order;
  const words = paperWords(settings.language);
  const format = paperFormat(settings.language);
  const lines = order.lines.flatMap(confirmedLine);
  const values = lines.map((line) => ({ basis, value: lineValue(line) ?? undefined }));
  const isOpen = order.lines.some(({ delivered }) => delivered !== '0');
  const open = { orderNumber, lines: isOpen ? order.lines.flatMap(openLine) : [] };
  const weighed = lines.some(({ price, quantityUnit }) => price?.per === 'KG' && saleKindOf(quantityUnit) === 'PIECES');
  return {
    ...letterTo(customerName, address, settings),
    fileName: `${orderNumber}.pdf`,
    number: orderNumber,
    createdAt: confirmedAt,
    facts: factsOf(
      [
        [words.number, orderNumber],
        [words.orderedOn, format.day(orderedOn)],
        [words.requestedDate, format.day(requestedDate)],
        [words.reference, reference],
      ],
      settings,
    ),
    title: `${words.confirmation} ${orderNumber}`,
    opening: [words.thanks],
    tables: [
      tableOf(
        lines,
        [
          { title: words.position, width: 'content', isNumber: true, show: (_, index) => String(index + 1) },
          { title: words.articleNumber, width: 'content', show: ({ articleNumber }) => articleNumber },
          { title: words.article, width: 'rest', show: ({ articleName }) => articleName },
          ...amountColumns(values, format, words, showsPrices && words.byWeight),
        ],
        { totals: showsPrices ? totalsOf(values, format, words) : [] },
      ),
      ...openTables(open.lines.length === 0 ? [] : [open], settings, format, words.stillToCome),
    ],
    notes: showsPrices && weighed ? [words.approximate] : [],
    signatures: [],
    smallPrint: [],
  };
}

/** Returns the line with the quantity that is promised. Of a cancelled line, only what was delivered is. */
function confirmedLine(line: OrderLine): readonly OrderLine[] {
  if (line.cancelReason === null) return [line];
  const delivered = Decimal.of(line.delivered);
  return delivered.isZero() ? [] : [{ ...line, quantityAmount: inLineUnit(line, delivered) }];
}
