/** The weight of a pack from a scanned code of the scales, or of a label of the lot. */
import { Decimal } from '@cleaver/domain/kernel';
import type { ScanRead } from '../../scanner/scan.tsx';
import { shownNumber } from '../../shell/language/format.ts';
import { type Text, t } from '../../shell/language/language.ts';

/** Places of a weight in kg: whole grams. */
const PLACES = 3;

interface Goods {
  readonly articleId: string;
  readonly articleName: string;
  readonly lotNumber: string;
}

type Read = Pick<ScanRead, 'elements' | 'problems' | 'article' | 'text'>;

/** Returns the weight in kg, or why the code gives none for these goods. */
export function scannedWeight(
  { elements, problems: [problem], article, text }: Read,
  { articleId, articleName, lotNumber }: Goods,
): { readonly kg: string } | { readonly bad: Text } {
  if (problem) return { bad: problem.message };
  if (elements.netWeightKg === null) return { bad: t`${text} has no weight.` };
  if (article?.id !== articleId)
    return { bad: t`This is ${article?.name ?? elements.plu ?? text}, and the labels are for ${articleName}.` };
  if (elements.lotNumber !== null && elements.lotNumber !== lotNumber)
    return { bad: t`This is lot ${elements.lotNumber}, and the labels are for ${lotNumber}.` };
  return { kg: Decimal.of(elements.netWeightKg).toText(PLACES) };
}

/** Returns the weight to the gram, whatever its size, as the scale shows it. */
export const weightText = (kg: string): string => `${shownNumber(kg, PLACES)} kg`;
