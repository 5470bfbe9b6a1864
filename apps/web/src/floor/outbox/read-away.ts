/**
 * Reads codes while the service does not respond: by the patterns of the shop's scales, and from the records in the
 * responses that this device has stored. Runs without a browser.
 */
import { type ScannedCode, type ScanProblem, weighedByPrice } from '@cleaver/domain/inventory';
import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { listPricePerKg } from '@cleaver/domain/masterdata';
import type { getArticle } from '@cleaver/domain/masterdata/contracts';
import type { getSettings } from '@cleaver/domain/settings/contracts';
import { articleOf, type Seen, seenOf } from '../../scanner/offline-lots.ts';
import type { Answered } from '../../shell/data/offline-answers.ts';
import { localOf } from '../../shell/language/zone.ts';

/** The pattern of a new shop. Applies until this device has a response with the settings of the shop. */
const USUAL_PATTERNS = ['28PPPPPWWWWWC'];

/** Returns the patterns of the shop's scales, from the stored settings. */
export function patternsOf(answers: readonly Answered[]): readonly string[] {
  const settings = answers.find(({ key }) => key[0] === 'shop-settings.get');
  return (settings?.data as AnswerOf<typeof getSettings> | undefined)?.weightPatterns ?? USUAL_PATTERNS;
}

interface ReadAway extends Partial<Seen> {
  readonly elements: ScannedCode['elements'];
  readonly problems: readonly ScanProblem[];
  readonly article: AnswerOf<typeof getArticle> | null;
}

/**
 * Returns the contents of a code, and the records that match it. A label with a price gets its weight from the stored
 * price of the article if that response is of today. Otherwise it has a problem, as at the service, because the price
 * may have changed since.
 */
export function readAway(
  code: ScannedCode,
  text: string,
  answers: readonly Answered[],
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): ReadAway {
  const seen = articleOf(answers, code.elements);
  const dayOf = (at: number): string => localOf(at, timeZone).slice(0, 10);
  const price = seen && dayOf(seen.at) === dayOf(now) ? listPricePerKg(seen.article.salesUnits) : undefined;
  const { elements, problems } = weighedByPrice(code, seen?.article.name ?? '', price);
  return {
    elements,
    problems: problems.map((one) => (one.code === 'NO_PRICE_PER_KG' ? { ...one, message: NO_PRICE } : one)),
    article: seen?.article ?? null,
    ...seenOf(answers, elements.lotNumber ?? text, seen?.article.id),
  };
}

const NO_PRICE = say`The label has a price, but no weight. Without a connection the weight cannot be calculated: type the weight.`;
