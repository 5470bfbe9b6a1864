/** The file of articles. An article has a row for each sales unit, and one row if it is not sold. */
import { list, NAME_MAX, text } from '../../kernel/contract/fields.ts';
import { type FileValues, fileColumn } from '../../kernel/contract/file.ts';
import {
  type CellFault,
  type FileRecord,
  type FileTools,
  fileKind,
  statesIn,
} from '../../kernel/execution/file-kind.ts';
import { FileNames } from '../../kernel/execution/file-names.ts';
import { say } from '../../kernel/values/message.ts';
import { ProductCategories } from '../category/product-category.ts';
import { STATUS_COLUMN } from '../party/party-file.ts';
import { changePrice } from '../price/list-price-contracts.ts';
import { productCategorySubject, supplierSubject } from '../subjects.ts';
import { Suppliers } from '../supplier/supplier.ts';
import { type Article, Articles } from './article.ts';
import {
  activateArticle,
  addSalesUnit,
  createArticle,
  deactivateArticle,
  listArticles,
  pieceWeightForm,
  setSalesData,
} from './article-contracts.ts';
import { type ArticleView, articleView } from './article-output.ts';
import { newArticle } from './new-article.ts';
import type { KindOfProduct } from './product-kind.ts';

interface Names {
  readonly categories: FileNames;
  readonly suppliers: FileNames;
}

/** The cells of an article, checked by the fields of its columns. */
type FileHead = FileValues & Partial<Record<'articleNumber' | 'name' | 'category', string> & KindOfProduct>;

const SALES_UNIT = ['unit', 'priceModel', 'price'];
const SALES_DATA = ['vatClass', 'minimumRemainingDays', 'pieceWeightKg', 'pieceWeightTolerance'];

const salesCells = ({ vatClass, minimumRemainingDays, pieceWeight }: ArticleView): FileValues => ({
  vatClass: vatClass ?? undefined,
  minimumRemainingDays: minimumRemainingDays ?? undefined,
  pieceWeightKg: pieceWeight?.kg,
  pieceWeightTolerance: pieceWeight ? Number(pieceWeight.tolerancePercent) : undefined,
});

/** Returns the sales data of an article with those of its rows. */
const salesCellsOf = ({ stored, head }: Pick<FileRecord<ArticleView>, 'stored' | 'head'>): FileValues => ({
  ...(stored && salesCells(stored)),
  ...Object.fromEntries(SALES_DATA.flatMap((member) => (head[member] === undefined ? [] : [[member, head[member]]]))),
});

export const articleFile = fileKind<ArticleView, Names>({
  name: 'articles',
  title: say`Articles`,
  columns: [
    { ...fileColumn(createArticle.input, 'articleNumber'), required: true },
    fileColumn(createArticle.input, 'name'),
    { member: 'category', field: text(NAME_MAX), also: ['categoryId'] },
    ...SALES_UNIT.map((member) => fileColumn(createArticle.input, member)),
    { member: 'suppliers', field: list(text(NAME_MAX)), also: ['supplierIds'] },
    fileColumn(createArticle.input, 'productKind'),
    fileColumn(createArticle.input, 'frozen'),
    fileColumn(setSalesData.input, 'vatClass'),
    fileColumn(setSalesData.input, 'minimumRemainingDays'),
    fileColumn(pieceWeightForm, 'kg', 'pieceWeightKg'),
    fileColumn(pieceWeightForm, 'tolerancePercent', 'pieceWeightTolerance'),
    STATUS_COLUMN,
  ],
  example: {
    ...{ articleNumber: 'W-100', name: 'Lyoner', category: 'Brühwurst', suppliers: ['Viehhandel Huber'] },
    ...{ productKind: 'MEAT_PRODUCT', frozen: false },
    ...{ unit: 'KG', priceModel: 'WEIGHT_BASED', price: 12.9, vatClass: 'REDUCED', minimumRemainingDays: 5 },
    ...{ pieceWeightKg: '0.25', pieceWeightTolerance: 20, status: 'ACTIVE' },
  },
  list: listArticles,
  context: async ({ all }) => ({
    categories: new FileNames(productCategorySubject.label, await all(ProductCategories)),
    suppliers: new FileNames(supplierSubject.label, await all(Suppliers)),
  }),
  rowsOf(article, { categories, suppliers }) {
    const { articleNumber, name, categoryId, supplierIds, salesUnits, productKind, frozen, status } = article;
    const [first, ...others] = salesUnits.map(({ unit, priceModel, price }) => ({
      unit,
      priceModel,
      price: Number(price),
    }));
    const whole = {
      ...{ name, category: categories.nameOf(categoryId), suppliers: supplierIds.map((id) => suppliers.nameOf(id)) },
      ...{ productKind: productKind ?? undefined, frozen, ...salesCells(article), status },
    };
    return [{ articleNumber, ...whole, ...first }, ...others.map((unit) => ({ articleNumber, ...unit }))];
  },
  write: {
    command: createArticle,
    key: ['articleNumber'],
    fixed: ['articleNumber'],
    line: { members: SALES_UNIT, key: ['unit', 'priceModel'] },
    fills: SALES_DATA,
    adds: ['suppliers'],
    resolve(row, { categories, suppliers }, report) {
      const { category, suppliers: named, ...values } = row.values;
      const resolve = (names: FileNames, member: string) => (name: string) =>
        names.resolve(name, (message) => report(row, member, message));
      return {
        ...values,
        ...(category !== undefined && { category: resolve(categories, 'category')(String(category)) }),
        ...(Array.isArray(named) && { suppliers: [...new Set(named.map(resolve(suppliers, 'suppliers')))] }),
      };
    },
    find: async (unit, rows, { today }) =>
      (await statesIn(unit.of(Articles), 'articleNumber', rows)).map((state) => articleView(state, today)),
    check(head, { stored, lines }) {
      const required = (row: CellFault['row'], values: FileValues, members: readonly string[]): CellFault[] =>
        members
          .filter((field) => values[field] === undefined)
          .map((field) => ({ field, message: say`is required`, ...(row && { row }) }));
      const { pieceWeightKg, pieceWeightTolerance } = salesCellsOf({ stored, head });
      return [
        ...(stored ? [] : required(undefined, head, ['name', 'category'])),
        ...lines.flatMap((line) => (line.stored ? [] : required(line.row, line.values, SALES_UNIT))),
        ...(pieceWeightTolerance === undefined ? [] : required(undefined, { pieceWeightKg }, ['pieceWeightKg'])),
      ];
    },
    async write(record, tools, names) {
      const { stored, head } = record;
      const { now, of } = tools.unit;
      const { articleNumber, name, category, suppliers, productKind, frozen } = head as FileHead;
      const categoryId = category === undefined ? undefined : names.categories.idOf(category);
      const made = { articleNumber: articleNumber ?? '', name: name ?? '', categoryId: categoryId ?? '' };
      const article = stored ? await of(Articles).get(stored.id) : newArticle(tools.unit, made, undefined);
      if (!stored) of(Articles).add(article);
      article.update({ name, categoryId, productKind, frozen }, now);
      if (Array.isArray(suppliers)) supply(article, suppliers.map(names.suppliers.idOf, names.suppliers), now);
      await writeDetails(article, record, tools);
    },
  },
});

/** Sets the suppliers of an article. */
function supply(article: Article, supplierIds: readonly string[], at: Date): void {
  for (const id of article.state.supplierIds) if (!supplierIds.includes(id)) article.removeSupplier(id, at);
  for (const id of supplierIds) article.assignSupplier(id, at);
}

/** Writes sales units, prices, sales data and the status. The article is loaded, so its commands need no statement. */
async function writeDetails(
  article: Article,
  { stored, head, lines, rows: [row] }: FileRecord<ArticleView>,
  { perform }: FileTools,
): Promise<void> {
  const { id } = article.state;
  for (const { row: of, values, stored: was, changed } of lines) {
    const sold = stored?.salesUnits.find(
      ({ unit, priceModel }) => unit === was?.['unit'] && priceModel === was?.['priceModel'],
    );
    if (!sold) await perform(addSalesUnit, { id, ...values } as never, of);
    else if (changed.size > 0) await perform(changePrice, { id, suId: sold.id, price: values['price'] as number }, of);
  }
  const { pieceWeightKg: kg, pieceWeightTolerance: tolerance, ...others } = salesCellsOf({ stored, head });
  const pieceWeight = kg === undefined ? undefined : { kg, tolerancePercent: tolerance };
  if (SALES_DATA.some((member) => head[member] !== undefined)) {
    await perform(setSalesData, { id, ...others, pieceWeight } as never, row);
  }
  const { status } = head;
  if (status === undefined || status === article.state.status) return;
  await perform(status === 'ACTIVE' ? activateArticle : deactivateArticle, { id }, row);
}
