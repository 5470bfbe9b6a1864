/** Articles: the goods that the shop buys, makes and sells. */

import { type Aggregate, aggregateKind } from '../../kernel/contract/aggregate.ts';
import { changed, type Given, merge } from '../../kernel/contract/edit.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { type ActivityStatus, type ActivityVerb, articleMachine } from '../activity.ts';
import { ProductCategories } from '../category/product-category.ts';
import { type GivenPrice, type ListPrice, withListPrice, withoutListPrice } from '../price/list-price.ts';
import {
  articleExists,
  salesUnitExists,
  salesUnitUnknown,
  supplierNotAssigned,
  tooManySuppliers,
} from '../refusals.ts';
import { articleSubject } from '../subjects.ts';
import type { KindOfProduct } from './product-kind.ts';
import { NO_SALES_DATA, type SalesData } from './sales-data.ts';
import type { SalesUnit } from './sales-unit.ts';

export interface ArticleState extends SalesData, KindOfProduct {
  readonly id: string;
  readonly name: string;
  readonly articleNumber: string;
  readonly categoryId: string;
  /** The sales units in the order of their addition. Empty for articles that are not sold, for example raw material. */
  readonly salesUnits: readonly SalesUnit[];
  readonly supplierIds: readonly string[];
  /** The GTINs as trimmed texts of the request, without duplicates. */
  readonly gtins: readonly string[];
  /** The price look-up number. Empty: no PLU. */
  readonly plu: string;
  readonly status: ActivityStatus;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

type NewArticle = Pick<ArticleState, 'id' | 'name' | 'articleNumber' | 'categoryId' | keyof KindOfProduct> & {
  /** The first sales unit. Undefined: the article is not sold. */
  readonly salesUnit?: SalesUnit | undefined;
};

export class Article implements Aggregate<ArticleState> {
  #state: ArticleState;

  private constructor(state: ArticleState) {
    this.#state = state;
  }

  static create({ salesUnit, ...article }: NewArticle, at: Date): Article {
    return new Article({
      ...article,
      salesUnits: salesUnit ? [salesUnit] : [],
      supplierIds: [],
      gtins: [],
      plu: '',
      ...NO_SALES_DATA,
      status: 'ACTIVE',
      createdAt: at,
      updatedAt: at,
    });
  }

  /** Rebuilds a stored article for an adapter, without checks. */
  static restore(state: ArticleState): Article {
    return new Article(state);
  }

  get state(): ArticleState {
    return this.#state;
  }

  update(to: Partial<Given<Pick<ArticleState, 'name' | 'categoryId' | keyof KindOfProduct>>>, at: Date): void {
    const { name, categoryId, productKind, frozen } = this.#state;
    this.#change(merge({ name, categoryId, productKind, frozen }, to), at);
  }

  /**
   * Activates or deactivates the article. Refuses with INVALID_STATUS_TRANSITION if the article already has the new
   * status.
   */
  move(verb: ActivityVerb, at: Date): void {
    this.#change({ status: articleMachine.move(this.#state.status, verb) }, at);
  }

  /**
   * Sets GTINs and PLU. Leaves undefined members unchanged. `ArticleCodes` refuses codes of other articles with
   * ARTICLE_CODE_ALREADY_EXISTS.
   */
  setCodes(codes: Given<Pick<ArticleState, 'gtins' | 'plu'>>, at: Date): void {
    const { gtins, plu } = this.#state;
    this.#change(merge({ gtins, plu }, codes), at);
  }

  /** Assigns a supplier, unless it is assigned already. Refuses more than 50 suppliers with TOO_MANY_SUPPLIERS. */
  assignSupplier(supplierId: string, at: Date): void {
    const { supplierIds } = this.#state;
    if (supplierIds.includes(supplierId)) return;
    if (supplierIds.length >= SUPPLIERS_MAX) {
      throw tooManySuppliers({ max: SUPPLIERS_MAX });
    }
    this.#change({ supplierIds: [...supplierIds, supplierId] }, at);
  }

  /** Removes a supplier. Refuses with SUPPLIER_NOT_FOUND if the supplier is not assigned. */
  removeSupplier(supplierId: string, at: Date): void {
    const supplierIds = this.#state.supplierIds.filter((assigned) => assigned !== supplierId);
    if (supplierIds.length === this.#state.supplierIds.length) {
      throw supplierNotAssigned();
    }
    this.#change({ supplierIds }, at);
  }

  /**
   * Adds a sales unit. Refuses a duplicate of unit and price model with SALES_UNIT_ALREADY_EXISTS. So an article has at
   * most eight sales units.
   */
  addSalesUnit(salesUnit: SalesUnit, at: Date): void {
    const { salesUnits } = this.#state;
    if (salesUnits.some(({ unit, priceModel }) => unit === salesUnit.unit && priceModel === salesUnit.priceModel)) {
      throw salesUnitExists();
    }
    this.#change({ salesUnits: [...salesUnits, salesUnit] }, at);
  }

  /** Replaces the sales data as a whole. */
  setSalesData(data: SalesData, at: Date): void {
    this.#change(data, at);
  }

  /** Sets the price from a day on. Refuses an unknown sales unit with SALES_UNIT_NOT_FOUND. */
  setPrice(salesUnitId: string, price: GivenPrice, today: CalendarDate, at: Date): void {
    this.#reprice(salesUnitId, (prices) => withListPrice(prices, price, today), at);
  }

  /**
   * Removes a planned price. Refuses with SALES_UNIT_NOT_FOUND, PRICE_NOT_FOUND, or PRICE_IN_FORCE for an entry of
   * today or before.
   */
  removePrice(salesUnitId: string, validFrom: string, today: CalendarDate, at: Date): void {
    this.#reprice(salesUnitId, (prices) => withoutListPrice(prices, validFrom, today), at);
  }

  /**
   * Removes a sales unit. Refuses an unknown sales unit with SALES_UNIT_NOT_FOUND. Accepts the removal of the last
   * sales unit, because raw material is not sold.
   */
  removeSalesUnit(salesUnitId: string, at: Date): void {
    const gone = this.salesUnit(salesUnitId);
    this.#change({ salesUnits: this.#state.salesUnits.filter((held) => held !== gone) }, at);
  }

  /** Returns a sales unit. Refuses an unknown id with SALES_UNIT_NOT_FOUND. */
  salesUnit(id: string): SalesUnit {
    return salesUnitOf(this.#state, id);
  }

  #reprice(salesUnitId: string, change: (prices: readonly ListPrice[]) => readonly ListPrice[], at: Date): void {
    const held = this.salesUnit(salesUnitId);
    const salesUnits = this.#state.salesUnits.map((one) =>
      one === held ? { ...held, prices: change(held.prices) } : one,
    );
    this.#change({ salesUnits }, at);
  }

  #change(part: Partial<ArticleState>, at: Date): void {
    this.#state = changed(this.#state, part, at);
  }
}

/** Returns a sales unit of an article. Refuses an unknown id with SALES_UNIT_NOT_FOUND. */
export function salesUnitOf({ salesUnits }: ArticleState, id: string): SalesUnit {
  const salesUnit = salesUnits.find((held) => held.id === id);
  if (!salesUnit) throw salesUnitUnknown();
  return salesUnit;
}

const SUPPLIERS_MAX = 50;

export const Articles = aggregateKind<ArticleState, Article>({
  ...articleSubject,
  restore: Article.restore,
  unique: [
    {
      members: ['articleNumber'],
      refuse: articleExists,
    },
  ],
  references: [{ member: 'categoryId', to: () => ProductCategories }],
  filters: ['categoryId', 'status', 'articleNumber'],
  searched: ({ name, articleNumber, gtins, plu }) => [name, articleNumber, ...gtins, plu],
});
