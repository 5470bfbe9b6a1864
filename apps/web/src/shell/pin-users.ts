/**
 * Returns the user whose PIN is asked for first: `next`, if given and with a PIN; without `next`, the latest user other
 * than the current one.
 */
export function firstOf<U extends { readonly username: string }>(
  users: readonly U[],
  until: string | undefined,
  next?: string,
): U | undefined {
  if (next !== undefined) return users.find(({ username }) => username === next);
  return users.find(({ username }) => username !== until) ?? users[0];
}
