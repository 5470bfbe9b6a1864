/**
 * The kinds of records that a user can create from a picker, and the open forms. Each form is in a dialog outside of
 * the picker's own form.
 */
import type { Permission } from '@cleaver/domain/kernel';
import { CONTEXTS, type KindName, type MadeKind } from '../../contexts/contexts.ts';
import { store } from '../../shell/data/store.ts';

/** The kinds that a picker can create, each with the permission that its form requires. */
export const MAKES = Object.fromEntries(
  CONTEXTS.flatMap(({ references = {} }) => Object.entries(references)).flatMap(([name, { make }]) =>
    make === undefined ? [] : [[name, make]],
  ),
) as Readonly<Record<MadeKind, Permission>>;

export const isMade = (kind: KindName): kind is MadeKind => Object.hasOwn(MAKES, kind);

export interface MakingOf {
  readonly kind: MadeKind;
  /** The initial name of the new record. */
  readonly name: string;
  /** Receives the new record. */
  readonly made: (one: { readonly id: string }) => void;
}

/** The open forms. A form may open another form. For example, the article form opens the category form. */
export const making = store<readonly MakingOf[]>([]);

export const make = (of: MakingOf): void => making.set([...making.get(), of]);
export const unmake = (of: MakingOf): void => making.set(making.get().filter((one) => one !== of));
