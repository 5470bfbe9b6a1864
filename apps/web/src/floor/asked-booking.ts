/** Sends a booking through the outbox, and again with the user's answer if the service asks about it. */
import { renewed } from '../shell/sent-drafts.ts';
import type { Asking } from '../ui/asked.tsx';
import { withAnswer } from '../ui/asked-answer.ts';
import { booked } from './intent.ts';
import type { Booking } from './outbox.ts';

/**
 * Returns the response, or undefined if the booking waits in the outbox. Throws the error of a refusal. If the user does
 * not answer, throws the refusal that asked, so that the form shows it and keeps its input.
 */
export async function bookedAsking<T>(
  { ask }: Asking,
  { body, key, ...booking }: Booking & { readonly body: object; readonly key: string },
): Promise<T | undefined> {
  let refusal: unknown;
  let last: string | undefined;
  const sent = await ask(async (answer) => {
    // Each answer makes another request, so it needs another key.
    last = last === undefined ? key : renewed(last);
    try {
      return { answer: await booked<T>({ ...booking, body: withAnswer(body, answer), key: last }) };
    } catch (error) {
      refusal = error;
      throw error;
    }
  });
  if (!sent) throw refusal;
  return sent.answer;
}
