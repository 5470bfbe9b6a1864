/** The versions of what articles are as ingredients. */
import { type Aggregate, aggregateKind } from '../../kernel/contract/aggregate.ts';
import { Articles } from '../../masterdata/index.ts';
import { declarationExists } from '../refusals.ts';
import { declarationSubject } from '../subjects.ts';
import type { DeclarationState } from './declared.ts';

/** A stored version. Only whether it is the latest changes. */
export interface StoredDeclaration extends DeclarationState {
  /** Whether it is the highest version of its article, and so in force today: no version begins in the future. */
  readonly isLatest: boolean;
}

export class Declaration implements Aggregate<StoredDeclaration> {
  #state: StoredDeclaration;

  private constructor(state: StoredDeclaration) {
    this.#state = state;
  }

  /** Creates the latest version. */
  static create(state: DeclarationState): Declaration {
    return new Declaration({ ...state, isLatest: true });
  }

  /** Rebuilds a stored declaration for an adapter, without checks. */
  static restore(state: StoredDeclaration): Declaration {
    return new Declaration(state);
  }

  get state(): StoredDeclaration {
    return this.#state;
  }

  /** Ends as the latest version. */
  supersede(): void {
    this.#state = { ...this.#state, isLatest: false };
  }
}

/**
 * The lock of declaring an article and of releasing a label. So a label is released with the latest declarations, or the
 * declaration finds it and outdates it.
 */
export const DECLARATIONS_LOCK = 'declarations';

export const Declarations = aggregateKind<StoredDeclaration, Declaration>({
  ...declarationSubject,
  restore: Declaration.restore,
  unique: [{ members: ['articleId', 'version'], refuse: declarationExists }],
  references: [{ member: 'articleId', to: () => Articles }],
  filters: ['articleId', 'isLatest'],
});
