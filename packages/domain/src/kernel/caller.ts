/** Callers, and what they may do. */
import { accessDenied } from './refusal.ts';

/** The permissions that there are, by name: contexts declare theirs in their `permissions.ts`, by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: members come by declaration merging
export interface PermissionNames {}

/** A name that is not declared does not compile. */
export type Permission = keyof PermissionNames & string;

/** Who asks. */
export interface Caller {
  readonly userId: string;
  readonly username: string;
  readonly sessionId: string;
  readonly permissions: ReadonlySet<Permission>;
}

/** From where a request came, for the audit log and for counting failed logins. */
export interface Origin {
  readonly address: string | null;
  readonly requestId: string | null;
}

/** Refuses a caller without the permission with ACCESS_DENIED. An operation that calls it names the permission in `mayNeed`. */
export function checkHolds({ permissions }: Caller, permission: Permission): void {
  if (!permissions.has(permission)) throw accessDenied({ permission });
}
