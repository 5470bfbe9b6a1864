/** What scanners see of an article: each code once, so that no two articles have the same one. */
import { type Aggregate, aggregateKind } from '../kernel/aggregate.ts';
import { Articles } from './article.ts';
import { gtin14 } from './gtin.ts';
import { articleCodeExists } from './refusals.ts';

export interface ArticleCodeState {
  readonly id: string;
  readonly articleId: string;
  /** As `gtinKey` or `pluKey` gives it. */
  readonly code: string;
}

/** It never changes: an article's codes are added and removed. */
export class ArticleCode implements Aggregate<ArticleCodeState> {
  readonly state: ArticleCodeState;

  private constructor(state: ArticleCodeState) {
    this.state = state;
  }

  /** Of an article, or as it is stored. */
  static restore(state: ArticleCodeState): ArticleCode {
    return new ArticleCode(state);
  }
}

/** A GTIN of 8, 12 or 13 digits is the same as the one of 14 with zeros in front. */
export const gtinKey = (gtin: string): string => `GTIN ${gtin14(gtin)}`;

/** PLUs are numbers: scales print them with zeros in front. */
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
  // The article's own change stands in the audit log.
  audited: false,
});
