/**
 * Versions of records for optimistic locking. A read by id returns the version. A command refuses a change with that
 * version if the record changed after the read.
 */

import { changedMeanwhile } from '../contract/refusal.ts';
import type { AuditSubject, Tracked } from './audit.ts';

/** The versions of a record that the caller has seen (`If-Match`). Handlers pass this object to `Repository.get`. */
export class SeenVersions {
  readonly #versions: readonly number[];
  #isCompared = false;

  constructor(versions: readonly number[]) {
    this.#versions = versions;
  }

  /** Whether `check` was called. A command that never calls it would ignore the caller's `If-Match`. */
  get isCompared(): boolean {
    return this.#isCompared;
  }

  /** Refuses with CHANGED_MEANWHILE if the version is not among those seen. */
  check(version: number | undefined): void {
    this.#isCompared = true;
    if (version === undefined || !this.#versions.includes(version)) throw changedMeanwhile();
  }
}

/**
 * Returns the version of the subject after a unit of work. Undefined if the unit did not load the subject, or removed
 * it.
 */
export function versionAfter(changes: readonly Tracked[], { entity, entityId }: AuditSubject): number | undefined {
  const found = changes.find(({ kind, before }) => kind.name === entity && before?.id === entityId);
  if (found?.version === undefined || !found.after) return undefined;
  return found.version + (found.before === found.after ? 0 : 1);
}
