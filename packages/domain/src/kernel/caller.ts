/** Callers and their permissions. */
import { accessDenied } from './refusal.ts';

/** All permissions, by name. Contexts add theirs in their `permissions.ts`, by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: members come by declaration merging
export interface PermissionNames {}

/** A declared permission. Other names do not compile. */
export type Permission = keyof PermissionNames & string;

/** An authenticated user with permissions. */
export interface Caller {
  readonly userId: string;
  readonly username: string;
  readonly sessionId: string;
  readonly permissions: ReadonlySet<Permission>;
}

/** The origin of a request, for the audit log and for counting failed log-ins. */
export interface Origin {
  readonly address: string | null;
  readonly requestId: string | null;
}

/**
 * Refuses with ACCESS_DENIED if the caller lacks the permission. Operations that call it list the permission in
 * `mayNeed`.
 */
export function checkHolds({ permissions }: Caller, permission: Permission): void {
  if (!permissions.has(permission)) throw accessDenied({ permission });
}
