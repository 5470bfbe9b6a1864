/** The sheet of loose goods (Art. 44; LMIDV § 4; LMZDV § 5): the allergens and additives of each article at the counter. */

import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { compareByCodePoint, compareNames } from '../../kernel/values/text.ts';
import { type ArticleState, listPriceOn, salesPer } from '../../masterdata/index.ts';
import { allergensText, tracesText } from '../compile/compile.ts';
import { distinctReasons } from '../compile/reasons.ts';
import { additivesText } from '../declaration/additives.ts';
import { type AllergenCode, inAllergenOrder } from '../declaration/allergens.ts';
import { codesOf } from '../declaration/declared.ts';
import { bestFit, type FitContext, type ReleasedLabel } from '../fit/fit.ts';
import { germanMoney } from '../print/money.ts';
import type { CounterArticle } from './counter-contracts.ts';

type Context = Omit<FitContext, 'use' | 'frozenOn'>;

/**
 * Returns the entry of an article: what the labels of its lots declare, and the allergens of all ancestors of the lots.
 * Of a lot without a label, the declarations of all ancestors count. So nothing known is missing.
 * `labels`: the released labels of the article, the newest first.
 */
export function counterArticle(
  article: ArticleState,
  lotIds: readonly string[],
  labels: readonly ReleasedLabel[],
  context: Context,
): CounterArticle {
  const { genealogy, today } = context;
  const lots = lotIds
    .map((id) => genealogy.lot(id))
    .toSorted((a, b) => compareByCodePoint(a.expiryDate, b.expiryDate) || compareByCodePoint(a.lotNumber, b.lotNumber));
  const fits = lots.map((lot) => {
    const fit = bestFit(labels, lot, { ...context, use: 'LOOSE' });
    const ancestry = [...new Set(genealogy.ancestryOf(lot.id).flatMap(({ declaration }) => declaration ?? []))];
    return { lot, fit, ancestry, labelled: fit.label?.declarations ?? ancestry };
  });
  const labelled = fits.flatMap((one) => one.labelled);
  const all = fits.flatMap((one) => [...one.labelled, ...one.ancestry]);
  const allergens = inAllergenOrder(all.flatMap((one) => codesOf(one, 'CONTAINED')));
  const contained: ReadonlySet<AllergenCode> = new Set(allergens);
  const traces = inAllergenOrder(all.flatMap((one) => codesOf(one, 'TRACE'))).filter((code) => !contained.has(code));
  const [newest] = fits
    .flatMap(({ fit }) => (fit.label ? [fit] : []))
    .toSorted((a, b) => (b.label?.state.version ?? 0) - (a.label?.state.version ?? 0));
  const origin = fits.flatMap(({ fit }) =>
    fit.elements.filter(({ kind }) => kind === 'ORIGIN').map(({ text }) => text),
  );
  return {
    ...{ articleId: article.id, articleName: article.name },
    name: newest?.elements.find(({ kind }) => kind === 'NAME')?.text ?? article.name,
    ...{ allergens, allergensText: allergensText(allergens) },
    additivesText: additivesText(labelled.flatMap(({ additives }) => additives)),
    ...{ traces, tracesText: tracesText(traces), origin: [...new Set(origin)] },
    price: priceText(article, today),
    lots: fits.map(({ lot: { id: lotId, lotNumber, expiryDate }, fit }) => ({
      ...{ lotId, lotNumber, expiryDate, labelId: fit.label?.state.id ?? null },
    })),
    reasons: distinctReasons(fits.flatMap(({ fit }) => fit.reasons)),
  };
}

const PER = { KG: 'kg', HUNDRED_GRAM: '100 g', PIECE: 'Stück' } as const;

/** Returns the list price of the day of the first sales unit: "16,90 €/kg". Empty: it is not sold. */
function priceText({ salesUnits: [first] }: ArticleState, today: CalendarDate): string {
  if (!first) return '';
  return `${germanMoney(Decimal.of(listPriceOn(first.prices, today)))} €/${PER[salesPer(first)]}`;
}

/** Compares articles by the name that customers read, as lists sort. */
export const byShownName = (a: CounterArticle, b: CounterArticle): number =>
  compareNames(a.name, b.name) || compareByCodePoint(a.articleId, b.articleId);
