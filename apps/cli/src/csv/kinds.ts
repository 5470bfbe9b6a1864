/** All kinds of CSV files. */
import { misuse } from '../exits.ts';
import { t } from '../language/language.ts';
import { ARTICLES } from './articles.ts';
import { CONTRACTS } from './contracts.ts';
import { CATEGORIES, CUSTOMERS, SUPPLIERS } from './flat.ts';
import type { Exported, Kind } from './kind.ts';
import { ORDERS } from './orders.ts';
import { PRICES } from './prices.ts';
import { RECIPES } from './recipes.ts';
import { STOCK } from './stock.ts';

export const KINDS = [
  ...[CATEGORIES, SUPPLIERS, CUSTOMERS, ARTICLES, PRICES, CONTRACTS, STOCK, RECIPES],
] as unknown as readonly Kind[];

/** The kinds for export. Orders are export-only, because the service calculates and freezes their prices. */
export const EXPORTS = [...KINDS, ORDERS] as unknown as readonly Exported[];

export const KIND_NAMES = KINDS.map(({ name }) => name);
export const EXPORT_NAMES = EXPORTS.map(({ name }) => name);

const called = ({ name, also }: Exported): readonly string[] => [name, ...also];

function named<K extends Exported>(kinds: readonly K[], name: string): K {
  const kind = kinds.find((one) => called(one).includes(name.toLowerCase()));
  if (!kind) throw misuse(t`Unknown kind "${name}": use one of ${kinds.map((one) => one.name).join(', ')}`);
  return kind;
}

export const kindNamed = (name: string): Kind => named(KINDS, name);
export const exportNamed = (name: string): Exported => named(EXPORTS, name);

/**
 * Returns the kind by the name of the file, like `articles.csv` or `Artikel-2026-11.csv`. Throws a usage `Failure` for
 * an unknown name.
 */
export function kindOfFile(path: string): Kind {
  const file = path.split(/[\\/]/).at(-1)?.normalize('NFC').toLowerCase() ?? '';
  const kind = KINDS.findLast((one) =>
    called(one).some((name) => new RegExp(`(^|[^\\p{L}])${name}([^\\p{L}]|$)`, 'u').test(file)),
  );
  if (!kind) throw misuse(t`Unknown kind of records in ${file}: give --kind ${KIND_NAMES.join('|')}`);
  return kind;
}
