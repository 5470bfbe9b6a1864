/**
 * Returns the user whose PIN is asked for first: `next` if named, and none if that one has no PIN; otherwise the latest
 * user other than the current one.
 */
export function firstOf<U extends { readonly username: string }>(
  users: readonly U[],
  until: string | undefined,
  next?: string,
): U | undefined {
  if (next !== undefined) return users.find(({ username }) => username === next);
  return users.find(({ username }) => username !== until) ?? users[0];
}
