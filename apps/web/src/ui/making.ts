/**
 * The kinds of records that a user can create from a picker, and the open forms. Each form is in a dialog outside of
 * the picker's own form.
 */
import type { KindName } from '../shell/references.ts';
import type { Need } from '../shell/session.ts';
import { store } from '../shell/store.ts';

/** The kinds that a picker can create, each with the permission that its form requires. */
export const MAKES = {
  article: 'MASTERDATA_WRITE',
  category: 'MASTERDATA_WRITE',
  customer: 'MASTERDATA_WRITE',
  storageLocation: 'STOCK_WRITE',
  supplier: 'MASTERDATA_WRITE',
} as const satisfies Partial<Record<KindName, Need>>;

export type MadeKind = keyof typeof MAKES;

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
