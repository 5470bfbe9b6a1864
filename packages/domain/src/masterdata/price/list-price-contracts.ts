/** Operations on list prices. */

import { command, query } from '../../kernel/contract/contract.ts';
import { CODE_MAX, date, money, NAME_MAX, oneOf, optionalText, pathId, text } from '../../kernel/contract/fields.ts';
import { described, form, optional } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { listFormWithoutIds } from '../../kernel/contract/page.ts';
import { importOf } from '../../kernel/execution/import.ts';
import { calendarDay } from '../../kernel/values/calendar.ts';
import { articleOutput, listPrice } from '../article/article-output.ts';
import { ARTICLE_UNITS, PRICE_MODELS } from '../article/sales-unit.ts';
import { priceInForce, priceUnknown, salesUnitUnknown } from '../refusals.ts';
import { articleSubject } from '../subjects.ts';
import { priceDayFaults } from './list-price.ts';

const salesUnitPath = { id: pathId(), suId: described(pathId(), 'The id of the sales unit') };

export const changePrice = command({
  name: 'article.change-price',
  subject: articleSubject,
  address: 'PUT /api/articles/{id}/sales-units/{suId}/price',
  summary: 'Set the price of a sales unit from today or from a later day on',
  description: "The same day again replaces the price. Without `validFrom`, today's price again changes nothing.",
  permission: 'MASTERDATA_WRITE',
  refuses: [salesUnitUnknown],
  input: form({
    ...salesUnitPath,
    price: money(),
    validFrom: optional(date()),
  }),
  dateFaults: ({ validFrom }, { now, settings }) => priceDayFaults(validFrom, calendarDay(now, settings.shopTimeZone)),
  output: articleOutput,
  comparesVersion: true,
});

export const importPrices = importOf({
  name: 'article.import-prices',
  subject: articleSubject,
  address: 'POST /api/articles/prices/import',
  summary: 'Set up to 1000 prices at once, all or none; reports faults by row',
  rows: 'Each row sets the price of one sales unit of an article. Unit and price model are optional if the article has only one sales unit. A name is only compared with the stored one. The order of the rows does not matter. A sales unit has one price a day.',
  permission: 'MASTERDATA_WRITE',
  refuses: [],
  row: form({
    articleNumber: text(CODE_MAX),
    name: optionalText(NAME_MAX),
    unit: optional(oneOf(ARTICLE_UNITS)),
    priceModel: optional(oneOf(PRICE_MODELS)),
    price: money(),
    validFrom: optional(date()),
  }),
});

export const listPrices = query({
  name: 'article.list-prices',
  subject: articleSubject,
  address: 'GET /api/articles/{id}/sales-units/{suId}/prices',
  summary: 'List the prices of a sales unit by day, the newest first',
  permission: 'MASTERDATA_READ',
  refuses: [salesUnitUnknown],
  input: listFormWithoutIds({}, salesUnitPath),
  output: out.page(listPrice, ['price', 'validFrom', 'setBy', 'setAt']),
});

export const removePrice = command({
  name: 'article.remove-price',
  subject: articleSubject,
  address: 'DELETE /api/articles/{id}/sales-units/{suId}/prices/{validFrom}',
  summary: 'Remove a planned price of a sales unit',
  permission: 'MASTERDATA_WRITE',
  refuses: [salesUnitUnknown, priceUnknown, priceInForce],
  input: form({
    ...salesUnitPath,
    validFrom: described(pathId(), 'The first day of the price'),
  }),
  output: out.nothing,
  comparesVersion: true,
});
