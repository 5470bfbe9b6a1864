/** Callers and their permissions. */
import { accessDenied } from './refusal.ts';

/** All permissions, by name. Contexts add theirs in their `permissions.ts`, by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: members come by declaration merging
export interface PermissionNames {}

/** A declared permission. Other names do not compile. */
export type Permission = keyof PermissionNames & string;

/** Permissions of a context. `PermissionsOf` makes their names known to the compiler. */
export interface Permissions<N extends string = string> {
  readonly permissions: readonly N[];
}

export const permissions = <const N extends string>(...names: readonly N[]): Permissions<N> => ({ permissions: names });

/** The type that a context merges into `PermissionNames`. */
export type PermissionsOf<P extends Permissions> = Readonly<Record<P['permissions'][number], true>>;

/** An authenticated user with permissions, or a device. */
export interface Caller {
  /** The id of the user or the device. */
  readonly userId: string;
  readonly username: string;
  readonly sessionId: string;
  readonly permissions: ReadonlySet<Permission>;
  /**
   * Whether a PIN opened the session. A PIN session only runs contracts with `floor`, regardless of its permissions.
   */
  readonly isFloorOnly?: boolean;
  /**
   * The digest of the device's key, if the caller is a device. It has no session and no permissions, and only runs
   * contracts with the permission `device`.
   */
  readonly deviceKeyDigest?: string;
}

/** The origin of a request, for the audit log and for counting failed log-ins. */
export interface Origin {
  readonly address: string | null;
  readonly requestId: string | null;
  /** The shared device's key from the request. */
  readonly deviceKey?: string | undefined;
}

/**
 * Refuses with ACCESS_DENIED if the caller lacks the permission. An operation that calls this function lists the
 * permission in `mayNeed`.
 */
export function checkHolds({ permissions }: Caller, permission: Permission): void {
  if (!permissions.has(permission)) throw accessDenied({ permission });
}
