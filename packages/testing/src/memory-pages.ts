/** Makes pages of lists in memory. */
import {
  type AnyKind,
  type Page,
  type PageRequest,
  pageInMemory,
  type State,
  searched,
  textKey,
} from '@cleaver/domain/kernel';

/** Returns a page of the items of one kind, in the same order as every other store. */
export const pageOfKind = <S extends State>(kind: AnyKind, items: readonly S[], request: PageRequest): Page<S> =>
  pageInMemory(searched(kind, items, request), kind.sortable, request, (member) => textKey(kind, member));
