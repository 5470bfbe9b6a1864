/** Article codes are the GTINs and PLUs by which scans identify articles. No two articles share a code. */
import { type Aggregate, aggregateKind } from '../../kernel/contract/aggregate.ts';
import type { UnitPorts } from '../../kernel/execution/ports.ts';
import { articleCodeExists } from '../refusals.ts';
import { type Article, type ArticleState, Articles } from './article.ts';
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

/** Returns the keys of the codes of an article. */
const codeKeys = ({ gtins, plu }: Pick<ArticleState, 'gtins' | 'plu'>): Set<string> =>
  new Set([...gtins.map(gtinKey), ...(plu === '' ? [] : [pluKey(plu)])]);

/** Makes the stored codes of an article those of its state. `held`: all of its stored codes. */
export function replaceCodes(unit: UnitPorts, { state }: Article, held: readonly ArticleCode[]): void {
  const [codes, wanted] = [unit.of(ArticleCodes), codeKeys(state)];
  for (const one of held) if (!wanted.delete(one.state.code)) codes.remove(one);
  for (const code of wanted) codes.add(ArticleCode.restore({ id: unit.newId(), articleId: state.id, code }));
}

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
