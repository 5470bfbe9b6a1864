/** All operations of the service as requests that change nothing: nothing has these ids, and the bodies are empty. */
import type { InjectOptions } from 'fastify';
import { ROUTES } from '../../src/routes.ts';

export interface Probe {
  /** `GET /api/users/{id}` */
  readonly name: string;
  readonly request: Pick<InjectOptions, 'method' | 'url' | 'payload'>;
}

/** What ends the session that the others are asked with. */
const ENDINGS = ['POST /api/auth/logout', 'DELETE /api/session'];

/** A log-out stands last. The second way to log out has a test of its own: after the first nobody is known. */
export const PROBES: readonly Probe[] = ROUTES.flatMap(({ routes }) => routes)
  .map(({ method, path, takesBody }) => ({
    name: `${method} ${path}`,
    request: { method, url: path.replaceAll(/\{\w+\}/g, 'unknown'), ...(takesBody && { payload: {} }) },
  }))
  .filter(({ name }) => name !== ENDINGS[1])
  .sort((a, b) => Number(a.name === ENDINGS[0]) - Number(b.name === ENDINGS[0]));

export const PUBLIC = ['POST /api/auth/login', 'POST /api/auth/refresh', 'POST /api/session'];
export const GUARDED = PROBES.filter(({ name }) => !PUBLIC.includes(name));

/**
 * One of each way into the service: with and without a body, a path, a query and a permission, and those that are about
 * the caller. Who asks is found out before any of them, in one place: what differs by the caller alone is tried here, and
 * that no operation goes around that place on all of them.
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
