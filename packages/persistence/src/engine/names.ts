/** Names of columns and constraints. */
import { p } from '@mikro-orm/core';

/** Returns a text property that compares by code point, as in memory, and not by the collation of the server. */
export const key = () => p.text().collation('C');

export const snake = (member: string): string => member.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

/** Returns the name of the member with the key of a folded text. */
export const keyOf = (member: string): string => `${member}Key`;

/**
 * The member with the version of the row, which rises with every change. The name is not `version`, because a recipe
 * has a member of that name.
 */
export const ROW_VERSION = 'rowVersion';

/** The member with the searchable text of a record. */
export const SEARCH_KEY = 'searchKey';

/**
 * Returns SQL for the search index of a column: trigrams of each word, and shorter pieces at the end of the word
 * (`migrations/base/functions.ts`).
 */
export const gramsOf = (column: string): string => `search_grams(${column})`;

export const uniqueName = (table: string, members: readonly string[]): string =>
  `${table}_${members.map(snake).join('_')}_unique`;

export const foreignKeyName = (table: string, member: string): string => `${table}_${snake(member)}_fkey`;
