/** Product categories: how a shop groups its articles. */
import { type Aggregate, aggregateKind } from '../kernel/aggregate.ts';
import { productCategoryExists } from './refusals.ts';

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
      refuse: productCategoryExists,
    },
  ],
  sortable: { name: 'folded' },
  searched: ({ name }) => [name],
});
