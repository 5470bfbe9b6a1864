/** Article codes are the GTINs and PLUs by which scans identify articles. No two articles share a code. */
import { type Aggregate, aggregateKind } from '../../kernel/contract/aggregate.ts';
import { articleCodeExists } from '../refusals.ts';
import { Articles } from './article.ts';
import { gtin14 } from './gtin.ts';

export interface ArticleCodeState {
  readonly id: string;
  readonly articleId: string;
  /** The key that `gtinKey` or `pluKey` returns. */
  readonly code: string;
}

/** An immutable code of an article. A change of an article's codes adds and removes records of this kind. */
export class ArticleCode implements Aggregate<ArticleCodeState> {
  readonly state: ArticleCodeState;

  private constructor(state: ArticleCodeState) {
    this.state = state;
  }

  /** Builds the code of an article, or rebuilds a stored one. */
  static restore(state: ArticleCodeState): ArticleCode {
    return new ArticleCode(state);
  }
}

/** Returns the key of a GTIN. A GTIN of 8, 12 or 13 digits equals the GTIN of 14 digits with leading zeros. */
export const gtinKey = (gtin: string): string => `GTIN ${gtin14(gtin)}`;

/** Returns the key of a PLU. PLUs compare as numbers, because scales print them with leading zeros. */
export const pluKey = (plu: string): string => `PLU ${Number(plu)}`;

export const ArticleCodes = aggregateKind<ArticleCodeState, ArticleCode>({
  name: 'article_code',
  restore: ArticleCode.restore,
  unique: [
    {
      members: ['code'],
      refuse: articleCodeExists,
    },
  ],
  references: [{ member: 'articleId', to: () => Articles }],
  filters: ['articleId', 'code'],
  // The audit log already has the change of the article.
  audited: false,
});
