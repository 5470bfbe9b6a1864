/** Formats the agreed price of a contract line with its unit: 1,95 € / 100 g. */
import type { ItemOf } from '@cleaver/domain/kernel';
import { agreedPer } from '@cleaver/domain/masterdata';
import type { listFrameContracts } from '@cleaver/domain/sales/contracts';
import { shownMoney, shownUnit } from '../../shell/language/format.ts';

type Line = Pick<ItemOf<typeof listFrameContracts>['lineItems'][number], 'agreedPrice' | 'unit'>;

/**
 * Returns the price with its unit. Without a unit, returns only the price, which applies to the unit of the article.
 */
export const agreedPriceText = ({ agreedPrice, unit }: Line): string =>
  [shownMoney(agreedPrice), ...(unit === null ? [] : [shownUnit(agreedPer(unit))])].join(' / ');
