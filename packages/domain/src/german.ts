/** The German texts of all contexts, keyed by the English text. Refusals contain their own German text. */
import { kernelGerman } from './kernel/contract/german.ts';
import type { Catalogue } from './kernel/contract/words.ts';
import { VOCABULARIES } from './vocabularies.ts';

/** The German words and fault messages of all contexts, by the English text. */
export const GERMAN: Catalogue = /* @__PURE__ */ mergedCatalogues(
  kernelGerman,
  ...VOCABULARIES.map(({ german }) => german),
);

/**
 * Merges catalogues into an object without a prototype. V8 then uses a hash table from the start, and makes no hidden
 * class for each of the thousand keys.
 */
export function mergedCatalogues(...catalogues: readonly Catalogue[]): Catalogue {
  return Object.assign(Object.create(null), ...catalogues);
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * Returns a function that translates an English text into German. The function returns undefined if there is no
 * translation. A placeholder in a pattern, such as `{0}`, matches any text, for example a list of names.
 */
export function germanBy(catalogue: Catalogue): (text: string) => string | undefined {
  const patterns = Object.entries(catalogue)
    .filter(([pattern]) => pattern.includes('{0}'))
    .map(
      ([pattern, german]) => [new RegExp(`^${escaped(pattern).replaceAll(/\\\{\d+\\\}/g, '(.*)')}$`), german] as const,
    );
  return (text) => {
    if (Object.hasOwn(catalogue, text)) return catalogue[text];
    for (const [matches, german] of patterns) {
      const [found, ...values] = matches.exec(text) ?? [];
      if (found !== undefined) return german.replaceAll(/\{(\d+)\}/g, (_place, at: string) => values[Number(at)] ?? '');
    }
    return undefined;
  };
}
