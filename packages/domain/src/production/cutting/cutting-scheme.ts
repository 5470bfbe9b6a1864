/** Cutting schemes: the parts that an article is usually cut into, with their shares of its weight. */

import { type Aggregate, aggregateKind } from '../../kernel/contract/aggregate.ts';
import { changed, type Given, merge } from '../../kernel/contract/edit.ts';
import { Articles } from '../../masterdata/index.ts';
import { cuttingSchemeExists } from '../refusals.ts';
import { cuttingSchemeSubject } from '../subjects.ts';

export interface CuttingPart {
  /** An output has an article and becomes a lot in a cutting. Waste has no article and becomes no lot. */
  readonly kind: 'OUTPUT' | 'WASTE';
  /** Null for waste. */
  readonly articleId: string | null;
  /** The kind of waste, for example bones. Null for an output, and for waste without a reason. */
  readonly reason: string | null;
  /** The share of the goods that are cut, in per cent: a decimal text with at most two places. The rest to 100 is loss. */
  readonly sharePercent: string;
}

export interface CuttingSchemeState {
  readonly id: string;
  /** Unique together with the article. */
  readonly name: string;
  /** The article that is cut. */
  readonly articleId: string;
  readonly parts: readonly CuttingPart[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export class CuttingScheme implements Aggregate<CuttingSchemeState> {
  #state: CuttingSchemeState;

  private constructor(state: CuttingSchemeState) {
    this.#state = state;
  }

  static create(state: Omit<CuttingSchemeState, 'updatedAt'>): CuttingScheme {
    return new CuttingScheme({ ...state, updatedAt: state.createdAt });
  }

  /** Rebuilds a stored cutting scheme for an adapter, without checks. */
  static restore(state: CuttingSchemeState): CuttingScheme {
    return new CuttingScheme(state);
  }

  get state(): CuttingSchemeState {
    return this.#state;
  }

  /** Changes the given members. Given parts replace all stored parts. */
  change(given: Given<Pick<CuttingSchemeState, 'name' | 'parts'>>, at: Date): void {
    const { name, parts } = this.#state;
    this.#state = changed(this.#state, merge({ name, parts }, given), at);
  }
}

export const CuttingSchemes = aggregateKind<CuttingSchemeState, CuttingScheme>({
  ...cuttingSchemeSubject,
  restore: CuttingScheme.restore,
  unique: [{ members: ['articleId', 'name'], refuse: cuttingSchemeExists }],
  references: [{ member: 'articleId', to: () => Articles }],
  filters: ['articleId'],
});
