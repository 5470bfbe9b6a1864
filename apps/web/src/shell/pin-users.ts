/** Returns the user whose PIN is asked for first: the latest one other than the current user. */
export const firstOf = <U extends { readonly username: string }>(
  users: readonly U[],
  until: string | undefined,
): U | undefined => users.find(({ username }) => username !== until) ?? users[0];
