/** The storage locations to which goods may go. Runs without a browser. */
import type { getStorageLocation } from '@cleaver/domain/inventory/contracts';
import type { AnswerOf } from '@cleaver/domain/kernel';

export type Place = Pick<AnswerOf<typeof getStorageLocation>, 'id' | 'name' | 'storageType' | 'active'>;

export interface Places {
  /** Places that have a stock of the article. */
  readonly own: readonly Place[];
  readonly others: readonly Place[];
}

/** Returns the active places, sorted by name. Omits `except`, the place where the goods are. */
export function placesFor(
  all: readonly Place[],
  stocks: readonly { readonly storageLocationId: string }[],
  except?: string,
): Places {
  const open = all.filter(({ id, active }) => active && id !== except).toSorted((a, b) => a.name.localeCompare(b.name));
  const isOwn = ({ id }: Place): boolean => stocks.some(({ storageLocationId }) => storageLocationId === id);
  return { own: open.filter(isOwn), others: open.filter((place) => !isOwn(place)) };
}

/**
 * Returns the storage location to propose; undefined if no rule applies. For goods that a customer returns (`isBack`),
 * proposes a quarantine. Otherwise proposes `near` if it has a stock of the article, then the only location with such a
 * stock. Last, proposes the only location of all, unless it is a quarantine.
 */
export function proposedPlace({ own, others }: Places, isBack: boolean, near?: string): Place | undefined {
  if (isBack) return [...own, ...others].find(({ storageType }) => storageType === 'QUARANTINE');
  const all = [...own, ...others];
  const single = all.length === 1 && all[0]?.storageType !== 'QUARANTINE' ? all[0] : undefined;
  return own.find(({ id }) => id === near) ?? (own.length === 1 ? own[0] : single);
}
