import { allPages } from './all-pages.ts';
import { KINDS, type KindName } from './references.ts';

/** Returns all records whose name or number contains each word of the text. */
// biome-ignore lint/suspicious/noExplicitAny: each kind has a shape of its own
export async function allFound(name: KindName, text: string, filters: object): Promise<readonly any[]> {
  return allPages(await KINDS[name].list(), { ...filters, ...(text !== '' && { q: text }) });
}
