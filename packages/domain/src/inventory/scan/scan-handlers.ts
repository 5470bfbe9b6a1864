/** The handler that parses scanned texts and finds the records that they name. */

import { CODE_MAX } from '../../kernel/contract/fields.ts';
import { FAULTS_MAX } from '../../kernel/contract/refusal.ts';
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import type { Ports } from '../../kernel/execution/ports.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import {
  ArticleCodes,
  Articles,
  type ArticleView,
  articleView,
  gtinKey,
  listPricePerKg,
  pluKey,
} from '../../masterdata/index.ts';
import { settingsFrom } from '../../settings/index.ts';
import { type LotState, Lots } from '../lot/lot.ts';
import { lotViews } from '../lot/lot-handlers.ts';
import { namedBatches } from '../stock-batch/stock-batch-handlers.ts';
import { LEFT, shopDay } from '../stock-batch/stock-batch-status.ts';
import { readCode, type ScannedCode, typedText, weighedByPrice } from './gs1.ts';
import { readScan, type Scan, type ScannedElements } from './scan-contracts.ts';

export const scanHandlers: readonly Handler[] = [
  handle(readScan, {
    atOneInstant: true,
    async run(ports, { code }, { caller: { permissions } }): Promise<Scan> {
      const today = shopDay(ports.clock.now(), ports.settings);
      const { weightPatterns } = await settingsFrom(ports.reader);
      const named = await namedBy(ports, code, readCode(code, today, weightPatterns), permissions.has('STOCK_READ'));
      return {
        ...named,
        ...(permissions.has('STOCK_READ') ? await goodsOf(ports, named, today) : { lots: [], stockBatches: [] }),
      };
    },
  }),
];

/** Maximum number of lots, and of stock batches, in the response to a scan. */
export const SCAN_CAP = 100;

/** Maximum length of a lot number in UTF-16 units. A code point takes at most two units. */
const LONGEST_NUMBER = 2 * CODE_MAX;

/** The form of a PLU: one to six digits. */
const PLU = /^\d{1,6}$/;

interface Named extends Pick<Scan, 'kind' | 'elements' | 'problems' | 'article'> {
  /** The lots with the number in the code, as `lotsWith` returns them. Undefined if the code names no lot. */
  readonly lots: readonly LotState[] | undefined;
}

/**
 * Finds the records that the code names. If the text is neither a GS1 code nor a barcode of the scales, looks for an
 * article with the text as its GTIN or PLU. If there is none, looks for lots with the text as their number.
 */
async function namedBy(ports: Ports, typed: string, code: ScannedCode, seesLots: boolean): Promise<Named> {
  const { kind, elements } = code;
  const problems = code.problems.slice(0, FAULTS_MAX);
  if (kind === 'GS1' && !saysAnything(code)) {
    return { kind: 'UNKNOWN', elements, problems, article: null, lots: undefined };
  }
  if (kind === 'GS1') {
    const gtin = elements.gtin ?? elements.contentGtin;
    const { articleNumber, lotNumber } = elements;
    const article =
      gtin === null ? await articleNumbered(ports, articleNumber) : await articleWith(ports, gtinKey(gtin));
    // Ignores lots with the same number if the GTIN is unknown, because they are of other articles. An unknown article
    // number does not exclude lots, because it may be a number of the supplier.
    const isForeign = gtin !== null && !article;
    const lots =
      lotNumber === null ? undefined : isForeign || !seesLots ? [] : await lotsWith(ports, lotNumber, article?.id);
    return { kind, elements, problems, article, lots };
  }
  if (kind === 'EAN13_WEIGHT') {
    const article = elements.plu === null ? null : await articleWith(ports, pluKey(elements.plu));
    const weighed = article ? weighedByPrice(code, article.name, listPricePerKg(article.salesUnits)) : code;
    return { kind, elements: weighed.elements, problems: weighed.problems, article, lots: undefined };
  }
  const text = typedText(typed);
  const own = ownNumber(kind, elements, text);
  const article = own ? await articleWith(ports, own.key) : null;
  if (own && article) return { kind: own.kind, elements: own.elements, problems, article, lots: undefined };
  const lots = seesLots ? await lotsWith(ports, text, undefined) : [];
  if (lots.length > 0) {
    return { kind: 'LOT_NUMBER', elements: { ...elements, gtin: null, lotNumber: text }, problems: [], article, lots };
  }
  return { kind: kind === 'GTIN' ? kind : 'UNKNOWN', elements, problems, article, lots: undefined };
}

/** Returns whether the code has any element, even an invalid one. */
const saysAnything = ({ elements: { others, ...elements }, problems }: ScannedCode): boolean =>
  others.length > 0 ||
  Object.values(elements).some((value) => value !== null) ||
  problems.some(({ code }) => code !== 'UNKNOWN_AI');

/** Returns the GTIN or the PLU that the text may be. Returns undefined if the text can be neither. */
function ownNumber(kind: ScannedCode['kind'], elements: ScannedElements, text: string) {
  if (elements.gtin !== null) return { kind: 'GTIN' as const, elements, key: gtinKey(elements.gtin) };
  if (kind === 'GTIN' || !PLU.test(text)) return undefined;
  return { kind: 'PLU' as const, elements: { ...elements, plu: String(Number(text)) }, key: pluKey(text) };
}

async function articleWith({ reader, clock, settings }: Ports, code: string): Promise<ArticleView | null> {
  const [found] = await reader.where(ArticleCodes, { code });
  const article = found && (await reader.find(Articles, found.articleId));
  return article ? articleView(article, shopDay(clock.now(), settings)) : null;
}

async function articleNumbered({ reader, clock, settings }: Ports, number: string | null): Promise<ArticleView | null> {
  const [article] = number === null ? [] : await reader.where(Articles, { articleNumber: number });
  return article ? articleView(article, shopDay(clock.now(), settings)) : null;
}

/** Finds lots by the shop's number, or else by the supplier's number, because a label may have either. */
async function lotsWith(
  { reader }: Ports,
  number: string,
  articleId: string | undefined,
): Promise<readonly LotState[]> {
  if (number.length > LONGEST_NUMBER) return [];
  const newest = { page: 0, size: SCAN_CAP, sort: [{ field: 'createdAt', direction: 'desc' as const }] };
  for (const member of ['lotNumber', 'supplierLot'] as const) {
    const { content } = await reader.page(Lots, { articleId, [member]: number }, newest);
    if (content.length > 0) return content;
  }
  return [];
}

async function goodsOf(
  { inventory }: Ports,
  { article, lots }: Named,
  today: CalendarDate,
): Promise<Pick<Scan, 'lots' | 'stockBatches'>> {
  const which = lots ? { lotIds: lots.map(({ id }) => id) } : article && { articleId: article.id };
  const earliest = { page: 0, size: SCAN_CAP, sort: [{ field: 'expiryDate', direction: 'asc' as const }] };
  const found = which && (await inventory.allBatches(which, { criterion: LEFT, today }, earliest));
  return { lots: await lotViews(inventory, lots ?? []), stockBatches: namedBatches(found?.content ?? [], today) };
}
