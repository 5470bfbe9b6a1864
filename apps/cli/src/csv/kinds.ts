/** All that a file can be about. */
import { misuse } from '../exits.ts';
import { t } from '../language/language.ts';
import { ARTICLES } from './articles.ts';
import { CATEGORIES, CUSTOMERS, SUPPLIERS } from './flat.ts';
import type { Kind } from './kind.ts';
import { PRICES } from './prices.ts';
import { RECIPES } from './recipes.ts';
import { STOCK } from './stock.ts';

export const KINDS = [CATEGORIES, SUPPLIERS, CUSTOMERS, ARTICLES, PRICES, STOCK, RECIPES] as unknown as readonly Kind[];

export const KIND_NAMES = KINDS.map(({ name }) => name);

const called = ({ name, also }: Kind): readonly string[] => [name, ...also];

export function kindNamed(name: string): Kind {
  const kind = KINDS.find((one) => called(one).includes(name.toLowerCase()));
  if (!kind) throw misuse(t`What is "${name}"? One of ${KIND_NAMES.join(', ')}`);
  return kind;
}

/** By the file's name: `articles.csv`, `Artikel-2026-11.csv`. */
export function kindOfFile(path: string): Kind {
  const file = path.split(/[\\/]/).at(-1)?.normalize('NFC').toLowerCase() ?? '';
  const kind = KINDS.findLast((one) =>
    called(one).some((name) => new RegExp(`(^|[^\\p{L}])${name}([^\\p{L}]|$)`, 'u').test(file)),
  );
  if (!kind) throw misuse(t`What is in ${file}? Say it with --kind ${KIND_NAMES.join('|')}`);
  return kind;
}
