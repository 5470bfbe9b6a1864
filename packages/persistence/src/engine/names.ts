/** Names of columns and constraints. */
import { p } from '@mikro-orm/core';

/** A text that compares as it does in memory: by code, not by the rules of the server's language. */
export const key = () => p.text().collation('C');

export const snake = (member: string): string => member.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

/** The member that holds the key of a folded one. */
export const keyOf = (member: string): string => `${member}Key`;

/** The row's version: it rises with every change. Not `version`, which a recipe has a member of its own for. */
export const ROW_VERSION = 'rowVersion';

/** The member that holds what is searched of a kind. */
export const SEARCH_KEY = 'searchKey';

/** What finds words in the column by an index: its pieces of three characters, and what is left at the ends of words (migration 0021). */
export const gramsOf = (column: string): string => `search_grams(${column})`;

export const uniqueName = (table: string, members: readonly string[]): string =>
  `${table}_${members.map(snake).join('_')}_unique`;

export const foreignKeyName = (table: string, member: string): string => `${table}_${snake(member)}_fkey`;
