/** The addresses of the kinds of files. */
import { type Message, say } from '@cleaver/domain/kernel';

interface Place {
  readonly to: string;
  readonly title: Message;
}

/** The imports whose address is not `/files/:kind`. */
const IMPORTS: Readonly<Record<string, Place>> = {
  suppliers: { to: '/suppliers/import', title: say`Import suppliers` },
  customers: { to: '/customers/import', title: say`Import customers` },
  articles: { to: '/articles/import', title: say`Import articles` },
  prices: { to: '/articles/prices/import', title: say`Import prices` },
  stock: { to: '/stocks/import', title: say`Import opening stock` },
};

const ARTICLES: Place = { to: '/articles', title: say`Articles` };
const CUSTOMERS: Place = { to: '/customers', title: say`Customers` };

/** The lists of the records of each kind that can be imported. */
const LISTS: Readonly<Record<string, Place>> = {
  suppliers: { to: '/suppliers', title: say`Suppliers` },
  customers: CUSTOMERS,
  contracts: CUSTOMERS,
  categories: { to: '/categories', title: say`Categories` },
  articles: ARTICLES,
  'article-codes': ARTICLES,
  prices: ARTICLES,
  stock: { to: '/stocks', title: say`Stocks` },
  recipes: { to: '/recipes', title: say`Recipes` },
};

const OVERVIEW: Place = { to: '/files', title: say`Import and export` };

export const importAddress = (kind: string): string => IMPORTS[kind]?.to ?? `/files/${kind}`;

/** Returns the title of the import of a kind. Undefined if it has no screen of its own. */
export const importTitle = (kind: string): Message | undefined => IMPORTS[kind]?.title;

/** Returns the kind of file that the import at an address takes. */
export const kindAt = (path: string): string =>
  Object.keys(IMPORTS).find((kind) => IMPORTS[kind]?.to === path) ?? path.replace(/^\/files\//, '');

/** Returns the list of a kind. A kind without a list has the overview of the files. */
export const listOf = (kind: string): Place => LISTS[kind] ?? OVERVIEW;
