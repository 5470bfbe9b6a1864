/** Articles: what the shop buys, makes and sells (contract section 2, Article). */
import { type Aggregate, aggregateKind } from '../shared/aggregate.ts';
import type { Money } from '../shared/decimal.ts';
import { changed, type Given, merge } from '../shared/edit.ts';
import { say } from '../shared/message.ts';
import { conflict, notFound } from '../shared/refusal.ts';
import { type ActivityStatus, type ActivityVerb, articleMachine } from './activity.ts';
import { ProductCategories } from './product-category.ts';

export const ARTICLE_UNITS = ['PIECE_FIXED', 'KG', 'HUNDRED_GRAM', 'PIECE_VARIABLE'] as const;
export type ArticleUnit = (typeof ARTICLE_UNITS)[number];

export const PRICE_MODELS = ['FIXED', 'WEIGHT_BASED'] as const;
export type PriceModel = (typeof PRICE_MODELS)[number];

/** One way in which an article is sold. */
export interface SalesUnit {
  readonly id: string;
  readonly unit: ArticleUnit;
  readonly priceModel: PriceModel;
  readonly price: Money;
}

export interface ArticleState {
  readonly id: string;
  readonly name: string;
  readonly articleNumber: string;
  readonly categoryId: string;
  /** In the order they were added; none for what is not sold, as raw material. */
  readonly salesUnits: readonly SalesUnit[];
  readonly supplierIds: readonly string[];
  readonly status: ActivityStatus;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

type NewArticle = Pick<ArticleState, 'id' | 'name' | 'articleNumber' | 'categoryId'> & {
  readonly salesUnit: SalesUnit;
};

export class Article implements Aggregate<ArticleState> {
  #state: ArticleState;

  private constructor(state: ArticleState) {
    this.#state = state;
  }

  static create({ salesUnit, ...article }: NewArticle, at: Date): Article {
    return new Article({
      ...article,
      salesUnits: [salesUnit],
      supplierIds: [],
      status: 'ACTIVE',
      createdAt: at,
      updatedAt: at,
    });
  }

  /** Rebuilds a stored article. For adapters only: checks nothing. */
  static restore(state: ArticleState): Article {
    return new Article(state);
  }

  get state(): ArticleState {
    return this.#state;
  }

  update(to: Given<Pick<ArticleState, 'name' | 'categoryId'>>, at: Date): void {
    const { name, categoryId } = this.#state;
    this.#change(merge({ name, categoryId }, to), at);
  }

  /** Activate or deactivate. Refuses what the state machine does not allow. */
  move(verb: ActivityVerb, at: Date): void {
    this.#change({ status: articleMachine.move(this.#state.status, verb) }, at);
  }

  /** A supplier that is assigned already changes nothing (contract decisions, section 8). */
  assignSupplier(supplierId: string, at: Date): void {
    const { supplierIds } = this.#state;
    if (!supplierIds.includes(supplierId)) this.#change({ supplierIds: [...supplierIds, supplierId] }, at);
  }

  /** Refuses with SUPPLIER_NOT_FOUND one that is not assigned. */
  removeSupplier(supplierId: string, at: Date): void {
    const supplierIds = this.#state.supplierIds.filter((assigned) => assigned !== supplierId);
    if (supplierIds.length === this.#state.supplierIds.length) {
      throw notFound('SUPPLIER_NOT_FOUND', say`This supplier is not assigned to the article`);
    }
    this.#change({ supplierIds }, at);
  }

  /** Refuses with SALES_UNIT_ALREADY_EXISTS a second one of the same unit and price model. */
  addSalesUnit(salesUnit: SalesUnit, at: Date): void {
    const { salesUnits } = this.#state;
    if (salesUnits.some(({ unit, priceModel }) => unit === salesUnit.unit && priceModel === salesUnit.priceModel)) {
      throw conflict(
        'SALES_UNIT_ALREADY_EXISTS',
        say`The article has a sales unit of this unit and price model already`,
      );
    }
    this.#change({ salesUnits: [...salesUnits, salesUnit] }, at);
  }

  /** Refuses with SALES_UNIT_NOT_FOUND one that the article does not have. */
  changePrice(salesUnitId: string, price: Money, at: Date): void {
    const changedUnit = { ...this.#salesUnit(salesUnitId), price };
    const salesUnits = this.#state.salesUnits.map((held) => (held.id === salesUnitId ? changedUnit : held));
    this.#change({ salesUnits }, at);
  }

  /** The last one may go too (contract decisions, section 8). Refuses with SALES_UNIT_NOT_FOUND an unknown one. */
  removeSalesUnit(salesUnitId: string, at: Date): void {
    const gone = this.#salesUnit(salesUnitId);
    this.#change({ salesUnits: this.#state.salesUnits.filter((held) => held !== gone) }, at);
  }

  #salesUnit(id: string): SalesUnit {
    const salesUnit = this.#state.salesUnits.find((held) => held.id === id);
    if (!salesUnit) throw notFound('SALES_UNIT_NOT_FOUND', say`The article has no sales unit with this id`);
    return salesUnit;
  }

  #change(part: Partial<ArticleState>, at: Date): void {
    this.#state = changed(this.#state, part, at);
  }
}

export const Articles = aggregateKind<ArticleState, Article>({
  name: 'article',
  restore: Article.restore,
  unique: [
    {
      members: ['articleNumber'],
      code: 'ARTICLE_ALREADY_EXISTS',
      message: say`There is an article with this number already`,
    },
  ],
  references: [{ member: 'categoryId', to: () => ProductCategories, inUse: 'PRODUCT_CATEGORY_IN_USE' }],
  sortable: { name: 'folded', articleNumber: 'folded', status: 'plain', createdAt: 'plain', updatedAt: 'plain' },
  filters: ['categoryId', 'status'],
});
