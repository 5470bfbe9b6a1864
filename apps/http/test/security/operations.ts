/** All operations of the service as requests that change nothing: nothing has these ids, and the bodies are empty. */
import type { InjectOptions } from 'fastify';
import { ROUTES } from '../../src/app.ts';

export interface Probe {
  /** `GET /api/users/{id}` */
  readonly name: string;
  readonly request: Pick<InjectOptions, 'method' | 'url' | 'payload'>;
}

/** A log-out stands last: it ends what the others are asked with. */
export const PROBES: readonly Probe[] = ROUTES.flatMap(({ routes }) => routes)
  .map(({ method, path, takesBody }) => ({
    name: `${method} ${path}`,
    request: { method, url: path.replaceAll(/\{\w+\}/g, 'unknown'), ...(takesBody && { payload: {} }) },
  }))
  .sort((a, b) => Number(a.name.endsWith('/logout')) - Number(b.name.endsWith('/logout')));

export const PUBLIC = ['POST /api/auth/login', 'POST /api/auth/refresh'];
export const GUARDED = PROBES.filter(({ name }) => !PUBLIC.includes(name));
