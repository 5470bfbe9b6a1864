/** The file of deliveries. It only goes out, with a row for each line. */
import { CODE_MAX, quantityAmount, text, unit } from '../../kernel/contract/fields.ts';
import { shownColumns, shownValues } from '../../kernel/contract/file.ts';
import { fileKind } from '../../kernel/execution/file-kind.ts';
import { say } from '../../kernel/values/message.ts';
import { ArticleNumbers, Articles, addressOutput } from '../../masterdata/index.ts';
import { price } from '../price/price-contracts.ts';
import { type DeliveryView, deliveryLineOutput, deliveryOutput, listDeliveries } from './delivery-contracts.ts';

const HEAD = ['deliveryNumber', 'dispatchDate', 'customerName'];
const ADDRESS = ['street', 'houseNumber', 'postalCode', 'city', 'country'];
const ORDER = ['line', 'orderNumber', 'orderLine'];
const GOODS = ['articleName', 'lotNumber'];
const BACK = ['pieces', 'takenBackPieces', 'undone'];
const PRICE = ['amount', 'per', 'source'];
const END = ['billable', 'createdBy', 'createdAt'];

export const deliveryFile = fileKind<DeliveryView, ArticleNumbers>({
  name: 'deliveries',
  title: say`Deliveries`,
  columns: [
    ...shownColumns(deliveryOutput, HEAD),
    ...shownColumns(addressOutput, ADDRESS),
    ...shownColumns(deliveryLineOutput, ORDER),
    { member: 'articleNumber', field: text(CODE_MAX) },
    ...shownColumns(deliveryLineOutput, GOODS),
    { member: 'quantityAmount', field: quantityAmount() },
    { member: 'quantityUnit', field: unit() },
    { member: 'takenBack', field: quantityAmount() },
    ...shownColumns(deliveryLineOutput, BACK),
    ...shownColumns(price, PRICE),
    ...shownColumns(deliveryOutput, END),
  ],
  example: {
    ...{ deliveryNumber: 'D-2026-11-21-007', dispatchDate: '2026-11-21', customerName: 'Gasthof Zur Post', line: 1 },
    ...{ articleNumber: 'W-100', articleName: 'Lyoner', lotNumber: 'L-2026-1', quantityAmount: '10.5' },
    ...{ quantityUnit: 'KG', takenBack: '0', undone: false, billable: true },
  },
  list: listDeliveries,
  context: async ({ all }) => new ArticleNumbers(await all(Articles)),
  rowsOf: ({ lines, ...head }, articles) =>
    lines.map((line) => ({
      ...shownValues(head, [...HEAD, ...END]),
      ...shownValues(head.address ?? {}, ADDRESS),
      ...shownValues(line, [...ORDER, ...GOODS, 'quantityAmount', 'quantityUnit', 'takenBack', ...BACK]),
      ...shownValues(line.price ?? {}, PRICE),
      articleNumber: articles.numberOf(line.articleId),
    })),
});
