/** What a print would have, before it is known whether it fits. */
import { Decimal } from '../../kernel/values/decimal.ts';
import type { ArticleState } from '../../masterdata/index.ts';
import { type LabelWarning, type Reason, reason } from '../compile/reasons.ts';
import type { Fit, ReleasedLabel } from '../fit/fit.ts';
import { type PackGoods, packsOf } from './packs.ts';
import type { Pack } from './print.ts';

/** How many packs are asked for: weights in kg, or copies of a fixed filling. */
interface GivenPacks {
  readonly weightsKg?: readonly Decimal[] | undefined;
  readonly copies?: number | undefined;
  readonly priced: boolean;
}

type Goods = Pick<PackGoods, 'lot' | 'weightPatterns' | 'today'> & { readonly article: ArticleState };

export interface PrintDraft {
  /** Null: there is no released label. */
  readonly label: ReleasedLabel | null;
  readonly reasons: readonly Reason[];
  readonly warnings: readonly LabelWarning[];
  /** How many labels. */
  readonly count: number;
  /** Returns the packs, one for each weight; of a fixed filling one. `isNarrow`: as of `packsOf`. */
  packs(isNarrow: boolean): readonly Pack[];
}

/** Returns the draft of a print with the label that fits. A fixed filling takes copies, 1 by default. */
export function printDraft(fit: Fit, { weightsKg, copies, priced }: GivenPacks, goods: Goods): PrintDraft {
  const { label, reasons, warnings } = fit;
  if (!label) return { label, reasons, warnings, count: 0, packs: () => [] };
  const { netQuantityKg, dateKind } = label.state.decisions;
  const isFixed = netQuantityKg !== null;
  const weights = isFixed ? [Decimal.of(netQuantityKg)] : (weightsKg ?? []);
  const { article } = goods;
  const all = { ...goods, dateKind, isFixed, priced };
  const { packs, lacksPrice, lacksTillCode } = packsOf(weights, all);
  const about = { articleId: article.id };
  const isMismatch = isFixed ? weightsKg !== undefined : weightsKg === undefined;
  return {
    label,
    reasons: [
      ...reasons,
      ...(isMismatch ? [reason('WEIGHT_MISMATCH', {}, about)] : []),
      ...(lacksPrice ? [reason('PRICE_MISSING', { article: article.name }, about)] : []),
    ],
    warnings: [...warnings, ...(lacksTillCode ? [reason('TILL_CODE_MISSING', { article: article.name }, about)] : [])],
    count: isFixed ? (copies ?? 1) : packs.length,
    packs: (isNarrow) => (isNarrow ? packsOf(weights, all, true).packs : packs),
  };
}
