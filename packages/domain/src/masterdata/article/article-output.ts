/** Articles in responses. */

import * as out from '../../kernel/contract/output.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { ACTIVITY_STATUSES } from '../activity.ts';
import { VAT_CLASSES } from '../category/vat.ts';
import { listPriceOn } from '../price/list-price.ts';
import type { ArticleState } from './article.ts';
import { PRODUCT_KINDS } from './product-kind.ts';
import { ARTICLE_UNITS, PRICE_MODELS } from './sales-unit.ts';

const salesUnit = out.object('SalesUnitResponse', {
  id: out.text(),
  unit: out.oneOf(ARTICLE_UNITS),
  priceModel: out.oneOf(PRICE_MODELS),
  price: out.money({ description: 'That of today; at most 4 decimal places' }),
});

const pieceWeight = out.object('PieceWeightResponse', {
  kg: out.text({ description: 'A decimal text', examples: ['0.25'] }),
  tolerancePercent: out.exactNumber({
    description: 'Deviation of the mean piece weight up to which no warning is needed',
  }),
});

export const articleOutput = out.object('ArticleResponse', {
  id: out.text(),
  name: out.text(),
  articleNumber: out.text(),
  categoryId: out.text(),
  salesUnits: out.listOf(salesUnit),
  status: out.oneOf(ACTIVITY_STATUSES),
  supplierIds: out.setOf(out.text()),
  gtins: out.setOf(out.text({ description: 'Global Trade Item Numbers that scanners see' })),
  plu: out.text({ description: 'The number used by scales and tills; empty: none' }),
  vatClass: out.nullable(out.oneOf(VAT_CLASSES, { description: "Null: its category's holds" })),
  minimumRemainingDays: out.nullable(
    out.int32({ description: 'How many days goods have to last after their dispatch; null: no rule' }),
  ),
  pieceWeight: out.nullable(pieceWeight),
  productKind: out.nullable(
    out.oneOf(PRODUCT_KINDS, { description: 'What the article is to the law on food; null: not set yet' }),
  ),
  frozen: out.boolean({ description: 'Whether the article is kept frozen' }),
  createdAt: out.timestamp(),
  updatedAt: out.timestamp(),
});

export type ArticleView = out.GivenBy<typeof articleOutput>;

/** Returns an article with the prices of a day. */
export const articleView = ({ salesUnits, ...rest }: ArticleState, today: CalendarDate): ArticleView => ({
  ...rest,
  salesUnits: salesUnits.map(({ prices, ...unit }) => ({ ...unit, price: listPriceOn(prices, today) })),
});

/** An entry in the price history of a sales unit. */
export const listPrice = out.object('ListPriceResponse', {
  price: out.money(),
  validFrom: out.nullable(out.day({ description: 'Null: since ever' })),
  setBy: out.nullable(out.text({ description: 'The username' })),
  setAt: out.nullable(out.text({ description: 'A time as ISO 8601', examples: ['2026-11-21T09:30:00.000Z'] })),
});
