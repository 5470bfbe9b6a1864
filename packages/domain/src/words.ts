/** The English words of all contexts by name, for pages and programs. Their German is in `german.ts`. */
import { kernelWords, readable, type Words } from './kernel/contract/words.ts';
import { VOCABULARIES } from './vocabularies.ts';

export { readable };

export const WORDS: readonly Words[] = [kernelWords, ...VOCABULARIES.map(({ words }) => words)];

const all = (of: keyof Words): ReadonlyMap<string, string> =>
  new Map(WORDS.flatMap((words) => Object.entries(words[of] ?? {})));

const FIELDS = all('fields');
const CHOICES = all('choices');
const UNITS = all('units');
const VERBS = all('verbs');
const PERMISSIONS = all('permissions');

/** Returns the word for a member of a form, a response or a record. */
export const fieldWord = (name: string): string => FIELDS.get(name) ?? readable(name);

/** Returns the word for a status or a choice; undefined if there is none. */
export const choiceWord = (name: string): string | undefined => CHOICES.get(name);

/**
 * Returns the word for a unit of measure by its canonical name; undefined if there is none. Not among the choices,
 * because names like `L` and `T` also begin numbers of lots and documents.
 */
export const unitWord = (name: string): string | undefined => UNITS.get(name);

/**
 * Returns a phrase for the effect of an operation, with the caller as subject: "closed it". Returns undefined if there
 * is none.
 */
export const verbWord = (operation: string): string | undefined =>
  VERBS.get(operation) ?? VERBS.get(operation.split('.').at(-1) ?? '');

/**
 * Returns the words for the subject and the verb of a permission: "Movements of goods" and "read". Returns undefined if
 * one is missing.
 */
export function permissionWords(permission: string): readonly [subject: string, verb: string] | undefined {
  const at = permission.lastIndexOf('_');
  const subject = PERMISSIONS.get(permission.slice(0, at));
  const verb = PERMISSIONS.get(permission.slice(at + 1));
  return subject !== undefined && verb !== undefined ? [subject, verb] : undefined;
}
