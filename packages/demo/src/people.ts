/** The users of the demo shop, one for each role. */
import { ApiError } from '@cleaver/client';
import type { Made, Writer } from './writer.ts';

/** The roles of the service, in the order of the service's list. */
export const DEMO_ROLES = [
  ...(['ADMIN', 'PRODUCTION_MANAGER', 'PRODUCTION_WORKER', 'QUALITY_MANAGER', 'QUALITY_INSPECTOR'] as const),
  ...(['PROCUREMENT_MANAGER', 'WAREHOUSE_WORKER', 'SALES_MANAGER', 'SALES_STAFF'] as const),
] as const;

/** Returns the username of the demo user with this role: `demo-sales-staff`. */
export const demoUser = (role: (typeof DEMO_ROLES)[number]): string =>
  `demo-${role.toLowerCase().replaceAll('_', '-')}`;

/** Creates the user of a role. A user that an interrupted run created gets the password of this run. */
export async function hire({ host }: Writer, role: (typeof DEMO_ROLES)[number]): Promise<void> {
  const username = demoUser(role);
  const { password } = host;
  try {
    // The request has no idempotency key, because the service must not store the response to a password.
    await host.ask('post', '/api/users', {
      body: { username, email: `${username}@fingerle.example`, password, roleNames: [role] },
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    const { content } = (await host.ask('get', '/api/users', { query: { q: username, size: 500 } })) as Users;
    const known = content.find((user) => user.username === username);
    if (!known) throw error;
    await host.ask('post', `/api/users/${known.id}/password-reset`, { body: { newPassword: password } });
  }
}

interface Users {
  readonly content: readonly (Made & { readonly username: string })[];
}
