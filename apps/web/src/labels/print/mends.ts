/** Where to mend what a reason says. Runs without a browser. */
import { type Message, say } from '@cleaver/domain/kernel';
import type { Need } from '../../shell/session/session-request.ts';

export interface Reason {
  readonly code: string;
  readonly articleId: string | null;
  readonly lotId: string | null;
}

export interface Mend {
  readonly to: string;
  readonly text: Message;
  readonly need: Need;
}

const article = (id: string): Mend => ({
  to: `/articles/${id}`,
  text: say`Open the article`,
  need: 'MASTERDATA_READ',
});
const declaration = (id: string): Mend => ({
  to: `/articles/${id}/ingredient`,
  text: say`Declare`,
  need: 'LABEL_READ',
});
const lot = (id: string): Mend => ({ to: `/lots/${id}`, text: say`Open the lot`, need: 'STOCK_READ' });
const trace = (id: string): Mend => ({
  to: `/lots/${id}/trace`,
  text: say`See what went in`,
  need: 'STOCK_MOVEMENT_READ',
});
const SETTINGS: Mend = { to: '/settings', text: say`Open the settings`, need: 'SYSTEM_SETTINGS_READ' };

const OF_ARTICLE = ['PRODUCT_KIND_MISSING', 'PRICE_MISSING', 'TILL_CODE_MISSING'];
const OF_DECLARATION = ['DECLARATION_MISSING', 'NO_MASS', 'COLLAGEN_ABOVE_LIMIT', 'SPICES_ABOVE_2_PERCENT'];
const OF_LOT = ['ORIGIN_INCOMPLETE', 'LOT_EXPIRED', 'LOT_ON_HOLD', 'NOT_TRACED'];

/**
 * Returns the place to mend a reason or a warning of a lot. Undefined: it is on the page itself. `labelId`: the label of
 * the lot, null if it has none. `ofArticle`: the article of the lot.
 */
export function mendOf(
  { code, articleId, lotId }: Reason,
  { labelId, ofArticle }: { readonly labelId: string | null; readonly ofArticle: string },
): Mend | undefined {
  if (code === 'FREEZING_DATE_MISSING' || code === 'WEIGHT_MISMATCH') return undefined;
  if (code === 'OPERATOR_INCOMPLETE') return SETTINGS;
  if (code === 'ORIGIN_MIXED' && lotId !== null) return trace(lotId);
  if (OF_LOT.includes(code) && lotId !== null) return lot(lotId);
  if (OF_ARTICLE.includes(code) && articleId !== null) return article(articleId);
  if (OF_DECLARATION.includes(code) && articleId !== null) return declaration(articleId);
  const to = labelId === null ? `/labels?articleId=${ofArticle}` : `/labels/${labelId}`;
  return { to, text: say`Open the label`, need: 'LABEL_READ' };
}
