/** A request to run an operation: who sends it, whether the caller may, and what it is about. */

import type { AuditSubject } from './audit.ts';
import type { Caller, Origin } from './caller.ts';
import { type AnyContract, aboutOf } from './contract.ts';

import { accessDenied, authenticationRequired, type Refusal } from './refusal.ts';

export interface Request {
  /** The raw input: checked here, not before. */
  readonly input: unknown;
  /** Undefined: no caller is known. */
  readonly caller: Caller | undefined;
  readonly origin: Origin;
  /** What `authorise` returned for this caller: it is not decided again. */
  readonly authorised?: Authorised | undefined;
  /** With it a repeated request gets the first one's answer and has no second effect. Kept 24 hours. */
  readonly idempotencyKey?: string | undefined;
  /** Called when the answer is one that was kept. */
  readonly replayed?: (() => void) | undefined;
  /** The versions of its subject that the caller has seen: any other one is refused. Undefined: none is. */
  readonly versions?: readonly number[] | undefined;
  /**
   * Called with the version of the subject: of a query that gives it, and of a command after the commit, whether it changed or
   * not. Not called where the subject was removed.
   */
  readonly noteVersion?: ((version: number) => void) | undefined;
}

/** Refuses unknown callers, and known ones without the permission. */
export function allow({ permission, orPermission, ownRecord }: AnyContract, { caller, input }: Request): void {
  if (permission === 'public') return;
  if (!caller) throw authenticationRequired();
  if (permission === 'known' || caller.permissions.has(permission)) return;
  if (orPermission && caller.permissions.has(orPermission)) return;
  if (ownRecord?.((input ?? {}) as { id?: unknown }, caller)) return;
  throw accessDenied({ permission });
}

/** What a refused request was about, as far as its input has what may be an id: it may be any text, and of any length. */
export function subjectOf(contract: AnyContract, { input }: Request): AuditSubject | undefined {
  const { member, subject } = aboutOf(contract);
  const field = contract.input.fields[member];
  // The `id` of a list is a filter.
  if (!field || field.schema['type'] === 'array') return undefined;
  const id = (input as Record<string, unknown> | null | undefined)?.[member];
  return typeof id === 'string' && /^[!-~]{1,64}$/.test(id) ? { entity: subject.name, entityId: id } : undefined;
}

export const isAudited = (contract: AnyContract, refusal: Refusal): boolean =>
  refusal.kind === 'forbidden' ||
  (contract.kind === 'command' && contract.auditRefusals === true && refusal.kind !== 'invalid');

/** That a caller may execute an operation. Only `Executor.authorise` makes one. */
export class Authorised {
  readonly contract: AnyContract;
  readonly caller: Caller | undefined;

  constructor(contract: AnyContract, caller: Caller | undefined) {
    this.contract = contract;
    this.caller = caller;
  }
}
