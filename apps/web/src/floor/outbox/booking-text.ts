/** Says in words what a stored booking does. */
import { bookingOf, inputOf, type StoredBooking } from './bookings.ts';

/** A booking with the id of its lot, if it is of one lot. */
export interface Said extends StoredBooking {
  readonly lotId?: string | undefined;
}

/** Returns the name of an id, or undefined if this tab does not know it. */
export type NameOf = (id: string | undefined) => string | undefined;

/** Returns the booking in words: “Block L-2611-07”. Ids without a name are shown by their last characters. */
export const whatOf = (said: Said, nameOf: NameOf): string =>
  bookingOf(said).says(inputOf(said), {
    named: (id) => nameOf(id ?? undefined) ?? (id ? `…${id.slice(-4)}` : '–'),
    lotId: said.lotId,
  });

/** Returns the paths of the records whose names the booking needs, for a tab that has not read them. */
export function toRead(said: Said, nameOf: NameOf): readonly string[] {
  const { batches, lot, records } = bookingOf(said);
  const input = inputOf(said);
  const isUnknown = (id: string | null | undefined): id is string => typeof id === 'string' && nameOf(id) === undefined;
  const lotId = lot?.(input) ?? said.lotId;
  // A lot has the names of its stock batches, too.
  const isLotNeeded = [said.lotId, lotId, ...(batches?.(input) ?? [])].some(isUnknown);
  const all = [
    ...(isLotNeeded ? [['/api/inventory/lots', lotId] as const] : []),
    ...(records?.(input) ?? []).filter(([, id]) => isUnknown(id)),
  ];
  return all.flatMap(([path, id]) => (!id ? [] : [`${path}/${encodeURIComponent(id)}`]));
}
