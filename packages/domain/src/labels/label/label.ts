/** Labels: what a person decides about an article, and what follows, in versions. */
import { type Aggregate, aggregateKind } from '../../kernel/contract/aggregate.ts';
import { Articles, type KindOfProduct } from '../../masterdata/index.ts';
import type { LabelElement } from '../compile/element.ts';
import { labelExists, labelNotDraft } from '../refusals.ts';
import { type LabelStatus, labelMachine, labelSubject } from '../subjects.ts';
import type { Decisions } from './decisions.ts';

/** A version of a declaration that a label is frozen with. */
export interface FrozenDeclaration {
  readonly id: string;
  readonly articleId: string;
  readonly articleName: string;
  readonly version: number;
}

/** What the release of a label freezes. */
export interface FrozenLabel extends KindOfProduct {
  readonly prepacked: readonly LabelElement[] | null;
  readonly loose: readonly LabelElement[] | null;
  readonly declarations: readonly FrozenDeclaration[];
}

export interface LabelState {
  readonly id: string;
  readonly articleId: string;
  /** The name of the article: of a draft when its decisions were written last, else when it was released. */
  readonly articleName: string;
  /** From 1, by article. */
  readonly version: number;
  readonly status: LabelStatus;
  readonly decisions: Decisions;
  /** Null: a draft. */
  readonly frozen: FrozenLabel | null;
  /** The articles of the frozen declarations. Declaring one of them again outdates the label. */
  readonly declaredIds: readonly string[];
  /** RELEASED, and a frozen declaration is no longer in force. */
  readonly outdated: boolean;
  /** The usernames, here and below. */
  readonly createdBy: string;
  readonly createdAt: Date;
  /** Who wrote the decisions last. */
  readonly changedBy: string;
  readonly changedAt: Date;
  /** Null while it is a draft. */
  readonly releasedBy: string | null;
  readonly releasedAt: Date | null;
  /** Null unless it was withdrawn. */
  readonly withdrawnBy: string | null;
  readonly withdrawnAt: Date | null;
  readonly withdrawReason: string | null;
}

/** Who does something, and when. */
interface Doing {
  readonly by: string;
  readonly at: Date;
}

type NewLabel = Pick<LabelState, 'id' | 'articleId' | 'articleName' | 'version' | 'decisions'>;

export class Label implements Aggregate<LabelState> {
  #state: LabelState;

  private constructor(state: LabelState) {
    this.#state = state;
  }

  static create(given: NewLabel, { by, at }: Doing): Label {
    return new Label({
      ...given,
      ...{ status: 'DRAFT', frozen: null, declaredIds: [], outdated: false },
      ...{ createdBy: by, createdAt: at, changedBy: by, changedAt: at, releasedBy: null, releasedAt: null },
      ...{ withdrawnBy: null, withdrawnAt: null, withdrawReason: null },
    });
  }

  /** Rebuilds a stored label for an adapter, without checks. */
  static restore(state: LabelState): Label {
    return new Label(state);
  }

  get state(): LabelState {
    return this.#state;
  }

  /** Replaces the decisions as a whole. Refuses other statuses than DRAFT with LABEL_NOT_DRAFT. */
  decide(decisions: Decisions, articleName: string, { by, at }: Doing): void {
    this.checkDraft();
    this.#state = { ...this.#state, decisions, articleName, changedBy: by, changedAt: at };
  }

  /** Refuses other statuses than DRAFT with LABEL_NOT_DRAFT. */
  checkDraft(): void {
    const { status, version, articleName: article } = this.#state;
    if (status !== 'DRAFT') throw labelNotDraft({ version, article });
  }

  /** Releases and freezes the label. Refuses with INVALID_STATUS_TRANSITION if it is no draft. */
  release(frozen: FrozenLabel, articleName: string, { by, at }: Doing): void {
    const status = labelMachine.move(this.#state.status, 'release');
    const declaredIds = frozen.declarations.map(({ articleId }) => articleId);
    this.#state = { ...this.#state, status, frozen, articleName, declaredIds, releasedBy: by, releasedAt: at };
  }

  /** Marks a released label whose declarations are no longer all in force. */
  outdate(): void {
    if (this.#state.status === 'RELEASED') this.#state = { ...this.#state, outdated: true };
  }

  /** Withdraws the label. Refuses with INVALID_STATUS_TRANSITION if it is not released. */
  withdraw(withdrawReason: string, { by, at }: Doing): void {
    const status = labelMachine.move(this.#state.status, 'withdraw');
    this.#state = { ...this.#state, status, outdated: false, withdrawnBy: by, withdrawnAt: at, withdrawReason };
  }
}

export const Labels = aggregateKind<LabelState, Label>({
  ...labelSubject,
  restore: Label.restore,
  unique: [{ members: ['articleId', 'version'], refuse: labelExists }],
  references: [{ member: 'articleId', to: () => Articles }],
  filters: ['articleId', 'status', 'outdated', 'declaredIds'],
  searched: ({ articleName, decisions }) => [articleName, decisions.legalName],
});
