/** Finds articles by number, or by the PLU of scales and tills. */
import { type Message, say } from '../../kernel/values/message.ts';
import { foldText } from '../../kernel/values/text.ts';
import type { ArticleState } from './article.ts';
import { pluKey } from './article-code.ts';
import { isPlu } from './plu.ts';

export type NumberedArticle = Pick<ArticleState, 'id' | 'articleNumber' | 'plu' | 'name'>;

export class ArticleNumbers<A extends NumberedArticle = NumberedArticle> {
  readonly #byNumber = new Map<string, A>();
  readonly #byPlu = new Map<string, A>();
  readonly #byId = new Map<string, A>();

  constructor(articles: Iterable<A>) {
    for (const article of articles) {
      this.#byNumber.set(foldText(article.articleNumber), article);
      if (article.plu !== '') this.#byPlu.set(pluKey(article.plu), article);
      this.#byId.set(article.id, article);
    }
  }

  /** Returns the article with this number or PLU, also without leading zeros. A number has priority over a PLU. */
  find(text: string): A | undefined {
    return this.#byNumber.get(foldText(text)) ?? (isPlu(text) ? this.#byPlu.get(pluKey(text)) : undefined);
  }

  /** Returns the number of the article with this number or PLU. Reports an unknown one and returns the text. */
  resolve(text: string, report: (message: Message) => void): string {
    const found = this.find(text);
    if (!found) report(say`is not the number or PLU of an article`);
    return found?.articleNumber ?? text;
  }

  /** Returns the article with this id. */
  of(id: string): A | undefined {
    return this.#byId.get(id);
  }

  /** Returns the number of the article with this id, or the id of an unknown article. */
  numberOf(id: string): string {
    return this.#byId.get(id)?.articleNumber ?? id;
  }
}
