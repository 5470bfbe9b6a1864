/** A request to run an operation, and the check of its permission. */

import { type Caller, checkHolds, type Origin, type Permission } from '../contract/caller.ts';
import { type AnyContract, aboutOf, isPermission } from '../contract/contract.ts';
import {
  accessDenied,
  authenticationRequired,
  pinSession,
  type Refusal,
  sessionKeyRequired,
} from '../contract/refusal.ts';
import type { AuditSubject } from './audit.ts';

export interface Request {
  /** The raw input, not yet validated. */
  readonly input: unknown;
  /** The authenticated caller. Undefined if the caller is unknown. */
  readonly caller: Caller | undefined;
  /**
   * True if the caller may only read, because the request does not prove that it comes from the tab of the browser that
   * logged in.
   */
  readonly isReadOnly?: boolean | undefined;
  readonly origin: Origin;
  /**
   * The result of `authorise` for this caller. With it, `execute` does not check the permission again before the run.
   */
  readonly authorised?: Authorised | undefined;
  /**
   * The idempotency key of a command. A repeated request with the same key within 24 hours gets the first response and
   * has no further effect.
   */
  readonly idempotencyKey?: string | undefined;
  /** Called when the request gets the stored response instead of a new run. */
  readonly replayed?: (() => void) | undefined;
  /**
   * The versions of the subject that the caller has seen. The command refuses other versions with CHANGED_MEANWHILE.
   * Undefined: any version.
   */
  readonly versions?: readonly number[] | undefined;
  /**
   * Called with the version of the subject after a query that returns a version. Called after the commit of a command
   * that loaded the subject, even without a change. Not called if the command removed the subject.
   */
  readonly noteVersion?: ((version: number) => void) | undefined;
}

/**
 * Checks that the caller may run the operation. Everyone may run a public operation. Otherwise refuses with
 * AUTHENTICATION_REQUIRED if the caller is unknown, or is a device and the contract is for users, or the reverse.
 * Refuses with PIN_SESSION if a PIN opened the session and the contract does not set `floor`. Any other known caller may
 * run an operation with the permission `known`. For other permissions, refuses with ACCESS_DENIED if the caller has
 * neither the permission nor an alternative permission, or lacks the second permission (`andPermission`). With
 * `ownRecord`, callers need neither for their own record. For callers who have only `ownPermission`, the handler decides
 * (`isOwnOnly`). Last, refuses commands with SESSION_KEY_REQUIRED if the request may only read.
 */
export function allow(contract: AnyContract, { caller, input, isReadOnly }: Request): void {
  const { permission, andPermission, floor } = contract;
  if (permission === 'public') return;
  if (!caller || (caller.deviceKeyDigest !== undefined) !== (permission === 'device')) throw authenticationRequired();
  if (caller.isFloorOnly && !floor) throw pinSession();
  if (!isPermitted(contract, caller, input)) throw accessDenied({ permission });
  if (andPermission) checkHolds(caller, andPermission);
  if (isReadOnly && contract.kind === 'command' && !contract.runsWithoutKey) throw sessionKeyRequired();
}

function isPermitted(
  { permission, orPermission, ownPermission, ownRecord }: AnyContract,
  caller: Caller,
  input: unknown,
): boolean {
  if (!isPermission(permission) || caller.permissions.has(permission)) return true;
  if ([orPermission, ownPermission].some((one) => one && caller.permissions.has(one))) return true;
  return ownRecord?.((input ?? {}) as { id?: unknown }, caller) === true;
}

/** Returns whether the caller may run the operation only on what the caller booked. */
export const isOwnOnly = ({ permission, ownPermission }: AnyContract, caller: Caller | undefined): caller is Caller =>
  ownPermission !== undefined && caller !== undefined && !caller.permissions.has(permission as Permission);

/**
 * Returns the subject of a request. Undefined if the operation is a list, or if the id in the input is not 1 to 64
 * visible ASCII characters. The raw input may contain any text of any length.
 */
export function subjectOf(contract: AnyContract, { input }: Request): AuditSubject | undefined {
  const { member, subject } = aboutOf(contract);
  const field = contract.input.fields[member];
  // In a list operation, `id` is a filter.
  if (!field || field.schema['type'] === 'array') return undefined;
  const id = (input as Record<string, unknown> | null | undefined)?.[member];
  return typeof id === 'string' && /^[!-~]{1,64}$/.test(id) ? { entity: subject.name, entityId: id } : undefined;
}

export const isAudited = (contract: AnyContract, refusal: Refusal): boolean =>
  refusal.kind === 'forbidden' ||
  (contract.kind === 'command' && contract.auditRefusals === true && refusal.kind !== 'invalid');

/** Proof that a caller may execute an operation. Only `Executor.authorise` creates it. */
export class Authorised {
  readonly contract: AnyContract;
  readonly caller: Caller | undefined;

  constructor(contract: AnyContract, caller: Caller | undefined) {
    this.contract = contract;
    this.caller = caller;
  }
}
