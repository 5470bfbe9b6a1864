/** The time zone of the shop. Times are shown in this zone, not in the zone of the terminal. */
import { ApiError, type CleaverClient } from '@cleaver/client';
import { getSession } from '@cleaver/domain/identity/contracts';
import { call } from './context.ts';

const INSTANT = /"\d{4}-\d\d-\d\dT[\d:.]+Z"/;

/**
 * Returns the shop's time zone if the response contains a time. Undefined without a time, without a log-in, or if the
 * service refuses the request for the zone.
 */
export async function zoneOf(client: CleaverClient, signal: AbortSignal, answer: unknown): Promise<string | undefined> {
  if (!client.loggedIn || !INSTANT.test(JSON.stringify(answer))) return undefined;
  try {
    return (await call(client, getSession, {}, { signal })).shopTimeZone;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return undefined;
  }
}
