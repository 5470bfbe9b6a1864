/** Says bookings in words, with the names that this tab has read. */

import { answersOf } from '../../shell/data/query.ts';
import { namesIn } from '../names.ts';
import { type Said, whatOf } from './booking-text.ts';

/**
 * Returns a function that returns the name of an id: the lot number of a lot or a stock batch, the number of a document,
 * or the name of a customer. It returns undefined if no response of this tab has the id.
 */
export function names(): (id: string | undefined) => string | undefined {
  const all = answersOf().map(({ data }) => namesIn(data));
  return (id) => (id === undefined ? undefined : all.find((one) => one.has(id))?.get(id));
}

/** Returns the booking in words: “Block L-2611-07”. */
export const said = (booking: Said): string => whatOf(booking, names());
