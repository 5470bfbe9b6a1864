/** The inputs of bookings, typed by their operations, and the form in which the device stores them. */
import { type AnyCommand, type RawOf, requestOf } from '@cleaver/domain/kernel';
import { BOOKINGS } from '../../contexts/bookings.ts';
import type { BookingOf } from '../booking.ts';

export type BookingName = keyof typeof BOOKINGS;
export type InputOf<N extends BookingName> = RawOf<(typeof BOOKINGS)[N]['operation']>;

/** A booking and the input of its operation. */
export type BookingInput<N extends BookingName = BookingName> = {
  [Name in N]: { readonly booking: Name; readonly input: InputOf<Name> };
}[N];

/** A booking as the device stores it: the members of its input by their place in the request. */
export interface StoredBooking {
  readonly booking: BookingName;
  /** The path parameters. */
  readonly of?: Readonly<Record<string, string>>;
  readonly body: object;
}

/** Returns the stored form of a booking. */
export function stored({ booking, input }: BookingInput): StoredBooking {
  const { inPath, body = {} } = requestOf(BOOKINGS[booking].operation, input);
  const of = Object.fromEntries(Object.entries(inPath).map(([name, value]) => [name, String(value)]));
  return { booking, ...(Object.keys(of).length > 0 && { of }), body };
}

type AnyBooking = BookingOf<AnyCommand>;

/** Returns the declaration of a stored booking. */
// Its functions expect the input of its own operation, which `inputOf` returns for the same stored booking.
export const bookingOf = ({ booking }: Pick<StoredBooking, 'booking'>): AnyBooking => BOOKINGS[booking] as AnyBooking;

/** Returns the input of a stored booking. */
export const inputOf = ({ of, body }: Pick<StoredBooking, 'of' | 'body'>): object => ({ ...of, ...body });

/** Returns the inputs of the stored bookings with this name. */
export const inputsOf = <N extends BookingName>(entries: readonly StoredBooking[], name: N): readonly InputOf<N>[] =>
  entries.filter(({ booking }) => booking === name).map((entry) => inputOf(entry) as InputOf<N>);
