/**
 * A subject describes the records of an operation as data for contracts, lists, audit entries and texts. It does not
 * import the aggregate's class, so a browser that loads a contract loads no aggregate.
 */
import type { Sortable } from './page.ts';
import { inUseOf, type Refuse, unknownOf } from './refusal.ts';

export interface Subject<S extends Sortable = Sortable> {
  /**
   * The name in the singular and in snake case: `product_category`. It is the default name of the table and, in
   * capitals, a part of the refusal codes.
   */
  readonly name: string;
  /** The name for readers: `product category`. */
  readonly label: string;
  /** The refusal `…_NOT_FOUND` for an unknown id. */
  readonly unknown: Refuse<'what'>;
  /** The refusal `…_IN_USE` to remove a referenced record. */
  readonly inUse: Refuse<'what'>;
  /** Members by which lists can be sorted. The first is the default order. */
  readonly sortable: S;
  /** Members with another name in audit entries and sort parameters, by their name in the state. */
  readonly published: Readonly<Record<string, string>>;
  /**
   * Whether the audit entry of an operation is about a changed record of this subject. Otherwise, or if no such record
   * changed, the entry is about the first change.
   */
  readonly isSubject: boolean;
}

/** Completes a subject with defaults derived from the name. */
export const subject = <const S extends Sortable = Record<never, never>>(
  given: Pick<Subject, 'name'> & { readonly sortable?: S } & Partial<
      Pick<Subject, 'label' | 'published' | 'isSubject'>
    >,
): Subject<S> => ({
  label: given.name.replaceAll('_', ' '),
  unknown: unknownOf(given.name),
  inUse: inUseOf(given.name),
  sortable: {} as S,
  published: {},
  isSubject: true,
  ...given,
});
