/** Product categories: groups of articles. */

import { type Aggregate, aggregateKind } from '../../kernel/contract/aggregate.ts';
import { type Given, merge } from '../../kernel/contract/edit.ts';
import { productCategoryExists } from '../refusals.ts';
import { productCategorySubject } from '../subjects.ts';
import type { VatClass } from './vat.ts';

export interface ProductCategoryState {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** The class of articles without their own class. Null: none. */
  readonly vatClass: VatClass | null;
}

type WithoutClass = Omit<ProductCategoryState, 'vatClass'>;

export class ProductCategory implements Aggregate<ProductCategoryState> {
  #state: ProductCategoryState;

  private constructor(state: ProductCategoryState) {
    this.#state = state;
  }

  static create(state: WithoutClass & Partial<ProductCategoryState>): ProductCategory {
    return new ProductCategory({ vatClass: null, ...state });
  }

  /** Rebuilds a stored category for an adapter, without checks. */
  static restore(state: ProductCategoryState): ProductCategory {
    return new ProductCategory(state);
  }

  get state(): ProductCategoryState {
    return this.#state;
  }

  /** Updates the category. Leaves undefined members unchanged. */
  update(to: Given<Omit<WithoutClass, 'id'>> & { readonly vatClass?: VatClass | undefined }): void {
    this.#state = merge(this.#state, { id: undefined, vatClass: undefined, ...to });
  }
}

export const ProductCategories = aggregateKind<ProductCategoryState, ProductCategory>({
  ...productCategorySubject,
  restore: ProductCategory.restore,
  unique: [
    {
      members: ['name'],
      refuse: productCategoryExists,
    },
  ],
  searched: ({ name }) => [name],
});
