/** All operations of the service as requests that change nothing: their ids are unknown, and their bodies are empty. */
import type { InjectOptions } from 'fastify';
import { ROUTES } from '../../src/routes.ts';

export interface Probe {
  /** Method and path, like `GET /api/users/{id}`. */
  readonly name: string;
  readonly request: Pick<InjectOptions, 'method' | 'url' | 'payload' | 'headers'>;
}

/** Operations that end the session that the other requests use. */
const ENDINGS = ['POST /api/auth/logout', 'DELETE /api/session'];

/**
 * All operations, with only one log-out, at the end. The other log-out has a separate test, because each log-out ends
 * the session.
 */
export const PROBES: readonly Probe[] = ROUTES.flatMap(({ routes }) => routes)
  .map(({ method, path, takesBody, fileMember }) => ({
    name: `${method} ${path}`,
    request: {
      ...{ method, url: path.replaceAll(/\{\w+\}/g, 'unknown') },
      ...(takesBody && (fileMember ? { payload: 'name', headers: { 'content-type': 'text/csv' } } : { payload: {} })),
    },
  }))
  .filter(({ name }) => name !== ENDINGS[1])
  .sort((a, b) => Number(a.name === ENDINGS[0]) - Number(b.name === ENDINGS[0]));

export const PUBLIC = [
  'POST /api/auth/login',
  'POST /api/auth/refresh',
  'POST /api/session',
  'GET /api/session/pin-users',
  'POST /api/session/pin',
];
export const GUARDED = PROBES.filter(({ name }) => !PUBLIC.includes(name));
/** The operations that devices run with a key. */
export const OF_DEVICES = ['POST /api/quality/device-readings', 'GET /api/labels/counter/display'];
/** The operations that users may run. */
export const OF_USERS = GUARDED.filter(({ name }) => !OF_DEVICES.includes(name));

/**
 * One sample of each kind of request: with and without a body, a path, a query and a permission, and requests about the
 * caller. The same code authenticates the callers of all operations, so differences by caller are tested on these
 * samples only. Other tests prove that no operation bypasses authentication.
 */
export const SAMPLES = GUARDED.filter(({ name }) =>
  [
    'GET /api/users',
    'GET /api/users/{id}',
    'POST /api/users',
    'PUT /api/users/{id}/password',
    'DELETE /api/users/{id}/roles/{roleName}',
    'PATCH /api/inventory/storage-locations/{id}/activate',
    'GET /api/session',
    'GET /api/users/me',
    'GET /api/scan',
    'POST /api/auth/logout',
  ].includes(name),
);
