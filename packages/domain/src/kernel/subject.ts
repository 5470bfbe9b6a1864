/**
 * Subjects: what operations are about, as data. A subject says of an aggregate what contracts, lists, audit entries and texts
 * need, and does not import its class: so a browser that loads a contract loads no aggregate.
 */
import type { Sortable } from './page.ts';
import { inUseOf, type Refuse, unknownOf } from './refusal.ts';

export interface Subject<S extends Sortable = Sortable> {
  /** Singular, snake case: `product_category`. Names the table and, in capitals, the codes. */
  readonly name: string;
  /** As a reader names it: `product category`. */
  readonly label: string;
  /** `…_NOT_FOUND`: nothing of this kind has the id. */
  readonly unknown: Refuse<'what'>;
  /** `…_IN_USE`: others refer to what is to be removed. */
  readonly inUse: Refuse<'what'>;
  /** Members that a list may be sorted by; the first is the default order. */
  readonly sortable: S;
  /** Whether an entry of the audit log may be about it, where its operations change it; else the entry is about what else changed. */
  readonly isSubject: boolean;
}

/** Fills in what follows from the name. */
export const subject = <const S extends Sortable = Record<never, never>>(
  given: Pick<Subject, 'name'> & { readonly sortable?: S; readonly label?: string; readonly isSubject?: boolean },
): Subject<S> => ({
  label: given.name.replaceAll('_', ' '),
  unknown: unknownOf(given.name),
  inUse: inUseOf(given.name),
  sortable: {} as S,
  isSubject: true,
  ...given,
});
