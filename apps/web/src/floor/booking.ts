/**
 * Describes bookings that may wait in the outbox. Each context declares its bookings by their operations, with their
 * effect on goods and their words (`bookings.ts`).
 */
import type { AnyCommand, RawOf } from '@cleaver/domain/kernel';
import { shownQuantity } from '../shell/language/format.ts';

/** An amount that a booking takes from a stock batch. */
export interface Taken {
  readonly stockBatchId: string;
  /** The amount as a decimal text in `quantityUnit`. */
  readonly quantityAmount: string;
  readonly quantityUnit: string;
  /** Id of the order, on a delivery line. */
  readonly orderId?: string | null | undefined;
  readonly orderLine?: number | null | undefined;
  /** Id of the article that this input of a production batch replaces. */
  readonly insteadOf?: string | null | undefined;
}

/** An amount that a booking moves to another storage location, or gives back to the former stock batch. */
export interface Moved extends Taken {
  readonly storageLocationId?: string | null | undefined;
}

type Id = string | null | undefined;

/** A line of a booking, for its words. */
interface Line {
  readonly stockBatchId?: string | undefined;
  readonly quantityAmount?: string | number | undefined;
  readonly quantityUnit?: string | undefined;
}
type Lines = readonly Line[] | null | undefined;

/** The names of records in the words of a booking. */
export interface Names {
  /** Returns the name of a record, or the end of an id without a name. */
  readonly named: (id: Id) => string;
  /** Id of the lot, if the booking is of one lot. */
  readonly lotId: string | undefined;
}

/** A booking of an operation. The functions receive the input of the operation. */
export interface BookingOf<K extends AnyCommand> {
  readonly operation: K;
  /**
   * Says in words what the booking does. The words come from the input that is sent, never from a stored text, so a
   * person who wrote into the storage of the device cannot make a booking look like another one.
   */
  readonly says: (input: RawOf<K>, names: Names) => string;
  /** The ids of the stock batches that the booking changes or counts. */
  readonly batches?: (input: RawOf<K>) => readonly Id[];
  /** The amounts that the booking takes from stock batches. */
  readonly takes?: (input: RawOf<K>) => readonly Taken[];
  /** The amounts that the booking gives back from a production batch, to their former stock batch or another place. */
  readonly givesBack?: (input: RawOf<K>) => readonly Moved[];
  /** The amounts that the booking brings to other storage locations. */
  readonly brings?: (input: RawOf<K>) => readonly Moved[];
  /** The id of the stock batch that the booking blocks alone. */
  readonly blocks?: (input: RawOf<K>) => string;
  /** The ids of the production batch or of the orders that the booking changes. */
  readonly changes?: (input: RawOf<K>) => readonly Id[];
  /** Whether the booking waits until all earlier bookings of what it changes are booked or discarded. */
  readonly ends?: true;
  /** Whether a new booking replaces a refused one of the same goods, and does not wait for it. */
  readonly replacesRefused?: true;
  /** The id of the lot, if it is in the input. */
  readonly lot?: (input: RawOf<K>) => string;
  /** The paths and ids of the other records that the words name. */
  readonly records?: (input: RawOf<K>) => readonly (readonly [path: string, id: Id])[];
  /** Adds the time of booking to an input that is sent later. `at`: an instant. */
  readonly sentLate?: (input: RawOf<K>, at: string) => RawOf<K>;
}

/** Checks a declaration by the types of its operation. */
export const booking = <K extends AnyCommand>(of: BookingOf<K>): BookingOf<K> => of;

export const batchesIn = (lines: Lines): readonly Id[] => (lines ?? []).map(({ stockBatchId }) => stockBatchId);

export const amountOf = ({ quantityAmount = '', quantityUnit = '' }: Line): string =>
  shownQuantity(quantityAmount, quantityUnit);

export const amountsOf = (lines: Lines): string => (lines ?? []).map(amountOf).join(' + ');

/** Returns the name of the goods of a line: their lot. */
export const goodsOf = (line: Line | undefined, { named, lotId }: Names): string => named(line?.stockBatchId ?? lotId);
