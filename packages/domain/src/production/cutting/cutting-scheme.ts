/** Cutting schemes: the parts that an article is usually cut into, with their shares of its weight. */

import { type Aggregate, aggregateKind } from '../../kernel/contract/aggregate.ts';
import { changed, type Given, merge } from '../../kernel/contract/edit.ts';
import { Articles } from '../../masterdata/index.ts';
import { cuttingSchemeExists } from '../refusals.ts';
import { cuttingSchemeSubject } from '../subjects.ts';
import type { CuttingSchemeState } from './cutting-scheme-contracts.ts';

export type CuttingPart = CuttingSchemeState['parts'][number];

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
