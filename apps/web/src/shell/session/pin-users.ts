/**
 * Returns the user whose PIN field opens first. With `next`, returns that user, or undefined if that user has no PIN.
 * Without `next`, returns the first user other than `until`, or else the first user. `until`: the user of the session
 * that ended.
 */
export function firstOf<U extends { readonly username: string }>(
  users: readonly U[],
  until: string | undefined,
  next?: string,
): U | undefined {
  if (next !== undefined) return users.find(({ username }) => username === next);
  return users.find(({ username }) => username !== until) ?? users[0];
}
