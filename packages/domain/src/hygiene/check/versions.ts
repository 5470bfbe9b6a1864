/** Makes the versions of checks. A version holds from the instant of its change: none reaches back or lies ahead. */
import { isSame } from '../../kernel/contract/edit.ts';
import { type CheckState, lastVersion, type Version, type VersionedPart } from './check.ts';

/** Returns the versions of a new check. */
export const firstVersion = (part: VersionedPart, changedBy: string, at: Date): readonly Version[] => [
  { version: 1, from: at.toISOString(), ...part, changedBy },
];

/** Returns the versions with a further one for what `part` changes. Returns the same list if it changes nothing. */
export function nextVersions(
  state: Pick<CheckState, 'versions'>,
  part: Partial<VersionedPart>,
  changedBy: string,
  at: Date,
): readonly Version[] {
  const last = lastVersion(state);
  const { version, from: _from, changedBy: _by, ...stored } = last;
  const next = { ...stored, ...part };
  if (isSame(stored, next)) return state.versions;
  return [...state.versions, { version: version + 1, from: at.toISOString(), ...next, changedBy }];
}
