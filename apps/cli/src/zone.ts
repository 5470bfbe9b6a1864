/** The shop's time zone: times are shown in it, not in that of the terminal. */
import { ApiError, type CleaverClient } from '@cleaver/client';
import { getSession } from '@cleaver/domain/identity/contracts';
import { call } from './context.ts';

const INSTANT = /"\d{4}-\d\d-\d\dT[\d:.]+Z"/;

/** The shop's time zone, where the answer tells a time; undefined: there is none, or nobody may know the zone. */
export async function zoneOf(client: CleaverClient, signal: AbortSignal, answer: unknown): Promise<string | undefined> {
  if (!client.loggedIn || !INSTANT.test(JSON.stringify(answer))) return undefined;
  try {
    return (await call(client, getSession, {}, { signal })).shopTimeZone;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return undefined;
  }
}
