/** Product categories: how a shop groups its articles (contract section 2, ProductCategory). */
import { type Aggregate, aggregateKind } from '../shared/aggregate.ts';
import { say } from '../shared/message.ts';

export interface ProductCategoryState {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

export class ProductCategory implements Aggregate<ProductCategoryState> {
  #state: ProductCategoryState;

  private constructor(state: ProductCategoryState) {
    this.#state = state;
  }

  static create(state: ProductCategoryState): ProductCategory {
    return new ProductCategory(state);
  }

  /** Rebuilds a stored category. For adapters only: checks nothing. */
  static restore(state: ProductCategoryState): ProductCategory {
    return new ProductCategory(state);
  }

  get state(): ProductCategoryState {
    return this.#state;
  }

  /** An undefined member stays. */
  update(to: { name: string | undefined; description: string | undefined }): void {
    const { id, name, description } = this.#state;
    this.#state = { id, name: to.name ?? name, description: to.description ?? description };
  }
}

export const ProductCategories = aggregateKind<ProductCategoryState, ProductCategory>({
  name: 'product_category',
  restore: ProductCategory.restore,
  unique: [
    {
      members: ['name'],
      code: 'PRODUCT_CATEGORY_ALREADY_EXISTS',
      message: say`There is a product category with this name already`,
    },
  ],
  sortable: { name: 'folded' },
});
