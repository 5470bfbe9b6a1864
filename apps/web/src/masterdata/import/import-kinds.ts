/** The imports from tables: the operation, an example, and the existing records of the shop. */
import { importStockBatches, listAllStockBatches } from '@cleaver/domain/inventory/contracts';
import { type AnyContract, foldText, type ItemOf, type Message, type RawOf, say } from '@cleaver/domain/kernel';
import {
  importArticles,
  importCustomers,
  importPrices,
  importSuppliers,
  listArticles,
  listCustomers,
  listProductCategories,
  listSuppliers,
} from '@cleaver/domain/masterdata/contracts';
import type { Cell } from '@cleaver/tables';
import { allPages } from '../../shell/data/all-pages.ts';
import type { Text } from '../../shell/language/language.ts';
import { fieldWord } from '../../ui/text/words.ts';
import { articleRows, customerRow, type ExportRow, partnerRow, priceRows, stockRows } from './export-rows.ts';
import type { Ids } from './import-rows.ts';

/** A kind of record that a table can import. */
export interface ImportKind {
  readonly title: Message;
  readonly list: Message;
  /** The path of the list. */
  readonly to: string;
  /** The name of the CSV files with the template and with the existing records, without extension. */
  readonly file: string;
  readonly contract: AnyContract;
  /** The example row of the template. */
  readonly example: Readonly<Record<string, Cell>>;
  readonly ids?: () => Promise<Ids>;
  /** Returns the records that the shop has. */
  readonly all: () => Promise<readonly unknown[]>;
  /** Returns a function from a record to its rows of this import. */
  readonly rowsOf: () => Promise<(record: unknown) => readonly ExportRow[]>;
  /** The titles of columns that the file of the list contains but that this import ignores. */
  readonly leftOut?: readonly Text[];
}

/**
 * Returns the members `all` and `rowsOf` for the records of a list. The compiler checks here that `rowsOf` accepts
 * these records. `ImportKind` does not know their type.
 */
const listed = <K extends AnyContract>(
  list: K,
  rowsOf: () => Promise<(record: ItemOf<K>) => readonly ExportRow[]>,
): Pick<ImportKind, 'all' | 'rowsOf'> => ({
  all: () => allPages(list, {} as RawOf<K>),
  rowsOf: rowsOf as ImportKind['rowsOf'],
});

const ADDRESS = { street: 'Lange Zeile', houseNumber: '12 a', postalCode: '91522', city: 'Ansbach', country: 'DE' };
const CONTACT = { phone: '+49 981 5550', email: 'huber@example.org', contactPerson: 'Josef Huber' };

/** The kinds of import by the path of their screen. */
export const IMPORT_KINDS: Readonly<Record<string, ImportKind>> = {
  '/suppliers/import': {
    title: say`Import suppliers`,
    list: say`Suppliers`,
    to: '/suppliers',
    file: 'suppliers',
    contract: importSuppliers,
    example: { name: 'Viehhandel Huber', ...CONTACT, ...ADDRESS, paymentDueDays: 14 },
    ...listed(listSuppliers, async () => (one) => [partnerRow(one)]),
    leftOut: [say`Certificate until`, say`Rating`, fieldWord('status')],
  },
  '/customers/import': {
    title: say`Import customers`,
    list: say`Customers`,
    to: '/customers',
    file: 'customers',
    contract: importCustomers,
    example: { name: 'Gasthof Zur Post', type: 'B2B', ...CONTACT, ...ADDRESS, paymentDueDays: 14 },
    ...listed(listCustomers, async () => (one) => [customerRow(one)]),
    leftOut: [say`Frame contract until`, fieldWord('status')],
  },
  '/articles/import': {
    title: say`Import articles`,
    list: say`Articles`,
    to: '/articles',
    file: 'articles',
    contract: importArticles,
    example: {
      name: 'Lyoner',
      categoryId: 'Brühwurst',
      articleNumber: 'W-100',
      unit: 'KG',
      priceModel: 'WEIGHT_BASED',
      price: 14.9,
    },
    ids: async () => ({ categoryId: await categories() }),
    ...listed(listArticles, async () => {
      const names = new Map((await allPages(listProductCategories, {})).map(({ id, name }) => [id, name]));
      return (one) => articleRows(one, names.get(one.categoryId) ?? '');
    }),
    leftOut: [fieldWord('status')],
  },
  '/articles/prices/import': {
    title: say`Import prices`,
    list: say`Articles`,
    to: '/articles',
    file: 'prices',
    contract: importPrices,
    example: { articleNumber: 'W-100', name: 'Lyoner', unit: 'KG', priceModel: 'WEIGHT_BASED', price: 15.9 },
    ...listed(listArticles, async () => priceRows),
    leftOut: [fieldWord('categoryId'), fieldWord('status')],
  },
  '/stocks/import': {
    title: say`Import opening stock`,
    list: say`Stocks`,
    to: '/stocks',
    file: 'stock',
    contract: importStockBatches,
    example: {
      articleNumber: 'W-100',
      storageLocation: 'Kühlraum 1',
      batchId: 'L-2026-001',
      batchType: 'PRODUCED',
      quantityAmount: 24.6,
      quantityUnit: 'KG',
      expiryDate: '2027-01-31',
    },
    ...listed(listAllStockBatches, async () => {
      const numbers = new Map((await allPages(listArticles, {})).map(({ id, articleNumber }) => [id, articleNumber]));
      return (one) => stockRows(one, numbers.get(one.articleId) ?? '');
    }),
  },
};

/** Returns the ids of the categories by name and by id, because a file may contain either. */
async function categories(): Promise<ReadonlyMap<string, string>> {
  const all = await allPages(listProductCategories, {});
  return new Map(all.flatMap(({ id, name }) => [name, id].map((text) => [foldText(text.trim()), id] as const)));
}
