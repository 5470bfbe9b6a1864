/**
 * The CSV of articles. Each row has at most one sales unit. All rows with the same article number describe one article.
 */

import type { CleaverClient, components } from '@cleaver/client';
import {
  activateArticle,
  addSalesUnit,
  assignSupplier,
  createArticle,
  deactivateArticle,
  getArticle,
  importArticles,
  listArticles,
  listProductCategories,
  listSuppliers,
  removeSalesUnit,
} from '@cleaver/domain/masterdata/contracts';
import { call, itemsOf } from '../context.ts';
import { t } from '../language/language.ts';
import { inputsOf, nonNull, type Schema } from '../schema.ts';
import { inBulk } from './bulk.ts';
import { hasAlready, type Moves, STATUS, statusStep } from './flat.ts';
import { type Column, type FileRows, type Kind, keyOf, type Report, type Row, type Shop, type Step } from './kind.ts';
import { Names } from './names.ts';
import {
  otherSalesData,
  reportSalesData,
  SALES_DATA,
  SALES_DATA_NAMES,
  salesDataRow,
  salesDataSteps,
} from './sales-data.ts';

type Article = components['schemas']['ArticleResponse'];
type SalesUnit = Pick<components['schemas']['SalesUnitResponse'], 'unit' | 'priceModel' | 'price'>;

const MOVES: Moves = {
  ACTIVE: (client, id) => call(client, activateArticle, { id }),
  INACTIVE: (client, id) => call(client, deactivateArticle, { id }),
};
const properties = inputsOf(createArticle);
const schemaOf = (name: string): Schema => nonNull(properties[name]);
const NAME: Schema = { type: 'string', minLength: 1, maxLength: 200 };

const COLUMNS: readonly Column[] = [
  { name: 'articleNumber', schema: schemaOf('articleNumber'), required: true },
  { name: 'name', schema: schemaOf('name') },
  { name: 'category', schema: NAME, alias: 'categoryId' },
  { name: 'unit', schema: schemaOf('unit') },
  { name: 'priceModel', schema: schemaOf('priceModel') },
  { name: 'price', schema: schemaOf('price'), decimals: 4 },
  { name: 'suppliers', schema: NAME, list: true, alias: 'supplierIds' },
  ...SALES_DATA,
  STATUS,
];
/** The columns of the article, which are read from its first row. */
const OF_ALL = ['name', 'category', 'suppliers', 'status', ...SALES_DATA_NAMES];
const OF_UNIT = ['unit', 'priceModel', 'price'];
const KEY = ['articleNumber'];

/**
 * The temporary sales unit of an article without sales units, because the service requires a unit on creation. The
 * import removes it afterwards.
 */
const PLACEHOLDER = { unit: 'KG', priceModel: 'WEIGHT_BASED', price: 0.0001 } as const;
const isPlaceholder = (unit: SalesUnit): boolean =>
  nameOf(unit) === nameOf(PLACEHOLDER) && unit.price === PLACEHOLDER.price;

interface ArticleShop extends Shop<Article> {
  readonly categories: Names;
  readonly suppliers: Names;
}

export const ARTICLES: Kind<ArticleShop> = {
  name: 'articles',
  also: ['artikel'],
  columns: COLUMNS,
  key: KEY,
  repeats: true,
  async visit(client, signal, seen) {
    const [items, categories, suppliers] = [new Map<string, Article>(), new Names(), new Names()];
    const query = { size: 500 };
    for await (const one of itemsOf(client, listProductCategories, query, { signal })) categories.add(one);
    for await (const one of itemsOf(client, listSuppliers, query, { signal })) suppliers.add(one);
    for await (const one of itemsOf(client, listArticles, { ...query, sort: 'articleNumber' }, { signal })) {
      items.set(keyOf({ articleNumber: one.articleNumber }, KEY), one);
      seen(items.size);
    }
    return { client, items, categories, suppliers };
  },
  rowsOf: ({ items, categories, suppliers }) =>
    [...items.values()].flatMap((item) => {
      const { articleNumber, name, categoryId, salesUnits, supplierIds, status } = item;
      const [first, ...others] = salesUnits;
      const all = {
        name,
        category: categories.say(categoryId),
        suppliers: supplierIds.map((id) => suppliers.say(id)),
        ...salesDataRow(item),
        status,
      };
      return [{ articleNumber, ...all, ...first }, ...others.map((unit) => ({ articleNumber, ...unit }))];
    }),
  plan(rows, shop, report) {
    const wanted = wantedBy(rows, shop, report);
    if (!wanted) return undefined;
    const item = shop.items.get(keyOf(rows[0].values, KEY));
    if (item && isInTheWay(item, wanted, rows, report)) return undefined;
    const [{ unit, priceModel, price } = PLACEHOLDER] = wanted.units;
    const { articleNumber, name, categoryId } = wanted;
    const steps = stepsFor(wanted, item, shop);
    const body = { name, categoryId, articleNumber, unit, priceModel, price };
    const does = !item ? 'create' : steps.length > 0 ? 'complete' : 'nothing';
    return { rows: rows.map(({ row }) => row), does, steps, ...(item ? { id: item.id } : { body }) };
  },
  ...inBulk<ArticleShop>(importArticles),
};

interface Wanted {
  readonly articleNumber: string;
  readonly name: string;
  readonly categoryId: string;
  readonly supplierIds: readonly string[];
  readonly units: readonly (SalesUnit & { readonly row: number })[];
  readonly values: Row;
}

/**
 * Merges the rows of an article. Reports faults and returns undefined if values are missing, rows conflict or
 * references are unknown.
 */
function wantedBy(rows: FileRows, { categories, suppliers }: ArticleShop, report: Report): Wanted | undefined {
  const [{ row, values }, ...others] = rows;
  let faults = 0;
  const fault: Report = (...args) => {
    faults++;
    report(...args);
  };
  for (const name of ['name', 'category']) if (values[name] === undefined) fault(row, name, t`is missing`);
  reportSalesData(row, values, fault);
  for (const other of others) {
    for (const name of OF_ALL) {
      const given = other.values[name];
      if (given !== undefined && String(given) !== String(values[name] ?? '')) {
        fault(other.row, name, t`differs from row ${row} of the same article`);
      }
    }
  }
  const find = (names: Names, column: string, kind: string) => (text: string) => {
    const found = names.find(text, kind);
    if ('id' in found) return [found.id];
    fault(row, column, found.fault);
    return [];
  };
  const [categoryId = ''] = [values['category'] ?? []]
    .flat()
    .flatMap((text) => find(categories, 'category', 'category')(String(text)));
  const supplierIds = ((values['suppliers'] ?? []) as readonly string[]).flatMap(
    find(suppliers, 'suppliers', 'supplier'),
  );
  const units = unitsOf(rows, fault);
  const articleNumber = String(values['articleNumber']);
  return faults > 0
    ? undefined
    : { articleNumber, name: String(values['name']), categoryId, supplierIds, units, values };
}

function unitsOf(rows: FileRows, fault: Report): Wanted['units'] {
  const units = new Map<string, Wanted['units'][number]>();
  for (const { row, values } of rows) {
    const missing = OF_UNIT.filter((name) => values[name] === undefined);
    // An article that is not sold has one row without a sales unit.
    if (missing.length === OF_UNIT.length && rows.length === 1) continue;
    for (const name of missing) fault(row, name, t`is missing`);
    if (missing.length > 0) continue;
    const unit = { ...(values as unknown as SalesUnit), row };
    const same = units.get(nameOf(unit));
    if (same) fault(row, 'unit', t`${nameOf(unit)} is already in row ${same.row} of the same article`);
    else units.set(nameOf(unit), unit);
  }
  return [...units.values()];
}

const nameOf = ({ unit, priceModel }: SalesUnit): string => `${unit} ${priceModel}`;

/** Reports conflicts with an existing article, which import does not overwrite. Returns true if there is a conflict. */
function isInTheWay(item: Article, wanted: Wanted, [{ row }]: FileRows, report: Report): boolean {
  const faults: Parameters<Report>[] = [];
  if (item.name !== wanted.name)
    faults.push([row, 'name', t`${item.articleNumber} already exists, with the name "${item.name}"`]);
  if (item.categoryId !== wanted.categoryId) {
    faults.push([row, 'category', t`${item.articleNumber} already exists, in another category`]);
  }
  for (const unit of item.salesUnits) {
    const same = wanted.units.find((one) => nameOf(one) === nameOf(unit));
    const at = t`${item.articleNumber} already exists, sold by ${nameOf(unit)} at ${unit.price}`;
    // Skips the placeholder that an interrupted import left.
    if (wanted.units.length === 0 && isPlaceholder(unit)) continue;
    if (!same) faults.push([row, 'unit', at]);
    else if (same.price !== unit.price) faults.push([same.row, 'price', at]);
  }
  for (const { name, is } of otherSalesData(item, wanted.values)) {
    faults.push([row, name, hasAlready(item.articleNumber, String(is))]);
  }
  for (const fault of faults) report(...fault);
  return faults.length > 0;
}

/** Returns the writes that the article needs to match its rows, apart from its creation. */
function stepsFor({ units, supplierIds, values }: Wanted, item: Article | undefined, shop: ArticleShop): Step[] {
  const { client } = shop;
  const had = item?.salesUnits ?? units.slice(0, 1);
  const hadSuppliers = new Set(item?.supplierIds);
  const isUnsold = units.length === 0 && (!item || item.salesUnits.length > 0);
  return [
    ...units.filter((one) => !had.some((other) => nameOf(other) === nameOf(one))).map(addUnit(client)),
    ...(isUnsold ? [removePlaceholder(client)] : []),
    ...supplierIds.filter((id) => !hadSuppliers.has(id)).map(assign(client)),
    ...salesDataSteps(item, values, client),
    ...statusStep(MOVES, values, item?.status, client),
  ];
}

const addUnit =
  (client: CleaverClient) =>
  ({ unit, priceModel, price }: SalesUnit): Step =>
  (id) =>
    call(client, addSalesUnit, { id, unit, priceModel, price });

const removePlaceholder =
  (client: CleaverClient): Step =>
  async (id) => {
    const { salesUnits } = await call(client, getArticle, { id });
    for (const { id: suId } of salesUnits.filter(isPlaceholder)) {
      await call(client, removeSalesUnit, { id, suId });
    }
  };

const assign =
  (client: CleaverClient) =>
  (supplierId: string): Step =>
  (id) =>
    call(client, assignSupplier, { id, supplierId });
