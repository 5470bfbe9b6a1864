/** All that a file can be about. */
import { misuse } from '../exits.ts';
import { ARTICLES } from './articles.ts';
import { CATEGORIES, CUSTOMERS, SUPPLIERS } from './flat.ts';
import type { Kind } from './kind.ts';

export const KINDS = [CATEGORIES, SUPPLIERS, CUSTOMERS, ARTICLES] as unknown as readonly Kind[];

export const KIND_NAMES = KINDS.map(({ name }) => name);

export function kindNamed(name: string): Kind {
  const kind = KINDS.find((one) => one.name === name);
  if (!kind) throw misuse(`What is "${name}"? One of ${KIND_NAMES.join(', ')}`);
  return kind;
}

/** By the file's name: `articles.csv`, `articles-2026-11.csv`. */
export function kindOfFile(path: string): Kind {
  const file = path.split(/[\\/]/).at(-1)?.toLowerCase() ?? '';
  const kind = KINDS.find(({ name }) => new RegExp(`(^|[^a-z])${name}([^a-z]|$)`).test(file));
  if (!kind) throw misuse(`What is in ${file}? Say it with --kind ${KIND_NAMES.join('|')}`);
  return kind;
}
