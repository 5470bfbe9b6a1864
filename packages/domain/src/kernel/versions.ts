/**
 * Versions of records: given out with what is read by its id, and expected again when it is changed, so that nobody overwrites
 * a change that they have not seen (optimistic locking).
 */
import type { AuditSubject, Tracked } from './audit.ts';
import { changedMeanwhile } from './refusal.ts';

/** The versions of a record that the caller has seen (`If-Match`). Handlers pass it to `Repository.get`. */
export class SeenVersions {
  readonly #versions: readonly number[];
  #isCompared = false;

  constructor(versions: readonly number[]) {
    this.#versions = versions;
  }

  /** Whether `check` was called: a command that never does would lose what the caller asked for. */
  get isCompared(): boolean {
    return this.#isCompared;
  }

  /** Refuses with CHANGED_MEANWHILE a version that is none of those. */
  check(version: number | undefined): void {
    this.#isCompared = true;
    if (version === undefined || !this.#versions.includes(version)) throw changedMeanwhile();
  }
}

/** The version of the subject that a unit of work leaves; undefined where it did not load it, or removed it. */
export function versionAfter(changes: readonly Tracked[], { entity, entityId }: AuditSubject): number | undefined {
  const found = changes.find(({ kind, before }) => kind.name === entity && before?.id === entityId);
  if (found?.version === undefined || !found.after) return undefined;
  return found.version + (found.before === found.after ? 0 : 1);
}
