/** Finds articles by number, or by the PLU of scales and tills. */
import type { CleaverClient, components } from '@cleaver/client';
import { foldText } from '@cleaver/domain/kernel';
import { listArticles } from '@cleaver/domain/masterdata/contracts';
import { itemsOf } from '../context.ts';
import { t } from '../language/language.ts';
import type { Report } from './kind.ts';

export type Article = components['schemas']['ArticleResponse'];

export class ArticleNumbers {
  readonly #byNumber = new Map<string, Article>();
  readonly #byPlu = new Map<string, Article>();
  readonly #byId = new Map<string, Article>();

  static async of(client: CleaverClient, signal: AbortSignal): Promise<ArticleNumbers> {
    const all = new ArticleNumbers();
    for await (const one of itemsOf(client, listArticles, { size: 500, sort: 'articleNumber' }, { signal })) {
      all.#byNumber.set(foldText(one.articleNumber), one);
      if (one.plu !== '') all.#byPlu.set(one.plu, one);
      all.#byId.set(one.id, one);
    }
    return all;
  }

  get all(): Iterable<Article> {
    return this.#byId.values();
  }

  /**
   * Returns the article with this number or PLU. Reports a fault and returns undefined if there is none. A number has
   * priority over a PLU.
   */
  find(row: number, column: string, given: unknown, report: Report): Article | undefined {
    const text = String(given);
    const found = this.#byNumber.get(foldText(text)) ?? this.#byPlu.get(text);
    if (!found) report(row, column, t`no article has the number or PLU "${text}"`);
    return found;
  }

  numberOf(id: string): string {
    return this.#byId.get(id)?.articleNumber ?? id;
  }
}

/** Returns whether the row is the first with this key. Reports a fault for a later row. */
export function isFirst(seen: Map<string, number>, key: string, row: number, column: string, report: Report): boolean {
  const before = seen.get(key);
  if (before !== undefined) report(row, column, t`is already in row ${before}`);
  else seen.set(key, row);
  return before === undefined;
}
