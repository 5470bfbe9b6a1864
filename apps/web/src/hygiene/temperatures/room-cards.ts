/** The cards of the page of temperatures: control points by their room, with their last value. Draws nothing. */
import type { Series } from './series.ts';

export interface OfRoom {
  readonly id: string;
  readonly name: string;
  readonly storageLocationId: string | null;
}

export interface Room<P> {
  readonly storageLocationId: string | null;
  readonly points: readonly P[];
}

/** Returns the points by storage location, in the order of their first point. Those without one come last. */
export function roomsOf<P extends OfRoom>(points: readonly P[]): readonly Room<P>[] {
  const rooms = new Map<string | null, P[]>();
  for (const point of points) {
    const room = rooms.get(point.storageLocationId);
    if (room) room.push(point);
    else rooms.set(point.storageLocationId, [point]);
  }
  return [...rooms]
    .map(([storageLocationId, of]) => ({ storageLocationId, points: of }))
    .sort((a, b) => Number(a.storageLocationId === null) - Number(b.storageLocationId === null));
}

export type RoomState = 'IN' | 'OUT' | 'SILENT';

export interface LastValue {
  readonly state: RoomState | undefined;
  /** The last reading with a value. */
  readonly last: Series['readings'][number] | undefined;
}

/** Returns the last reading and the state. A sensor is silent in a silence that lasts. Undefined: never measured. */
export function lastOf({ readings, silences }: Series): LastValue {
  const last = readings.findLast(({ value }) => value !== null);
  const isSilent = silences.some(({ until }) => until === null);
  return { state: isSilent ? 'SILENT' : last && (last.verdict === 'IN' ? 'IN' : 'OUT'), last };
}
