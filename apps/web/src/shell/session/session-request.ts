/** Sends requests for the session, and reads their responses. */
import { ApiError } from '@cleaver/client';
import type { Permission } from '@cleaver/domain/kernel';
import { timed } from '../data/connection.ts';

/** The response of `/api/session`. */
export interface Me {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly roles: readonly string[];
  readonly permissions: readonly Permission[];
  /**
   * True if a PIN opened the session, which then runs only operations of the floor. Absent in a session that an older
   * version of the pages stored.
   */
  readonly byPin?: boolean;
  readonly shopTimeZone: string;
  /** The shop's calendar day. */
  readonly today: string;
}

/**
 * The permission that a screen or a button requires. `known` means any logged-in user. With several permissions, the
 * user needs only one of them.
 */
export type Need = Permission | 'known' | readonly Permission[];

/** Returns whether a user with these permissions meets the need. */
export const allows = (need: Need, permissions: readonly string[]): boolean =>
  need === 'known' || [need].flat().some((one) => permissions.includes(one));

/**
 * Sends a request for the session, with a header that marks it as sent by these pages. Other sites cannot send that
 * header, because browsers allow custom headers across origins only with permission of the service.
 */
export const fetchSession = (method: string, language: string, body?: unknown, below = ''): Promise<Response> =>
  fetch(`/api/session${below}`, {
    method,
    headers: {
      'x-cleaver-web': '1',
      'accept-language': language,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).then(timed);

/** Returns the user in the response. Throws the refusal as ApiError. */
export async function meOf(response: Response): Promise<Me> {
  const body = (await response.json()) as Me & ConstructorParameters<typeof ApiError>[0];
  if (!response.ok) throw new ApiError(body, response.headers);
  return body;
}
