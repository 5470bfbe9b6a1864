/** Operations on articles. */
import { again, command, query, type Tag } from '../../kernel/contract/contract.ts';
import { allOptional } from '../../kernel/contract/edit.ts';
import {
  boolean,
  CODE_MAX,
  id,
  int32,
  measured,
  money,
  NAME_MAX,
  nullable,
  oneOf,
  pathId,
  percentage,
  quantityAmount,
  setOf,
  text,
} from '../../kernel/contract/fields.ts';
import { described, form, optional } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { listForm } from '../../kernel/contract/page.ts';
import { invalidStatusTransition } from '../../kernel/contract/refusal.ts';
import { SEARCH } from '../../kernel/contract/search.ts';
import { importOf } from '../../kernel/execution/import.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { say } from '../../kernel/values/message.ts';
import { ACTIVITY_STATUSES, type ActivityVerb } from '../activity.ts';
import { VAT_CLASSES } from '../category/vat.ts';
import { changePrice, importPrices, listPrices, removePrice } from '../price/list-price-contracts.ts';
import {
  articleCodeExists,
  articleExists,
  salesUnitExists,
  salesUnitUnknown,
  supplierNotAssigned,
  tooManySuppliers,
} from '../refusals.ts';
import { articleSubject, productCategorySubject, supplierSubject } from '../subjects.ts';
import { articleOutput } from './article-output.ts';
import { gtin } from './gtin.ts';
import { plu } from './plu.ts';
import { PRODUCT_KINDS } from './product-kind.ts';
import { REMAINING_DAYS_MAX } from './sales-data.ts';
import { ARTICLE_UNITS, PRICE_MODELS } from './sales-unit.ts';

const salesUnitFields = { unit: oneOf(ARTICLE_UNITS), priceModel: oneOf(PRICE_MODELS), price: money() };

const changeableFields = { name: text(NAME_MAX), categoryId: id() };

const SALES_UNIT_FIELDS = ['unit', 'priceModel', 'price'] as const;

/** The form of a new article. Its first sales unit is complete, or absent for an article that is not sold. */
const articleForm = form(
  {
    ...changeableFields,
    articleNumber: text(CODE_MAX),
    ...allOptional(salesUnitFields),
    productKind: optional(oneOf(PRODUCT_KINDS)),
    frozen: described(optional(boolean()), 'Whether the article is kept frozen; default: false'),
  },
  (values, fault) => {
    if (SALES_UNIT_FIELDS.every((name) => name in values && values[name] === undefined)) return;
    for (const name of SALES_UNIT_FIELDS)
      if (name in values && values[name] === undefined) fault(name, say`is required: the article is sold`);
  },
);

export const listArticles = query({
  name: 'article.list',
  subject: articleSubject,
  address: 'GET /api/articles',
  summary: 'List articles',
  permission: 'MASTERDATA_READ',
  floor: true,
  input: listForm(articleSubject.sortable, {
    ...SEARCH,
    categoryId: optional(pathId()),
    status: optional(oneOf(ACTIVITY_STATUSES)),
  }),
  output: out.page(articleOutput, [
    'name',
    'articleNumber',
    'categoryId',
    'salesUnits.price',
    'salesUnits.unit',
    'status',
  ]),
});

export const getArticle = query({
  name: 'article.get',
  subject: articleSubject,
  address: 'GET /api/articles/{id}',
  summary: 'Read one article',
  permission: 'MASTERDATA_READ',
  floor: true,
  input: form({ id: pathId() }),
  output: articleOutput,
  givesVersion: true,
});

export const createArticle = command({
  name: 'article.create',
  subject: articleSubject,
  address: 'POST /api/articles',
  summary: 'Create an active article with its first sales unit',
  description: 'Unit, price model and price may be left out together: such an article is not sold.',
  permission: 'MASTERDATA_WRITE',
  refuses: [productCategorySubject.unknown, articleExists],
  input: articleForm,
  output: articleOutput,
});

export const importArticles = importOf({
  name: 'article.import',
  subject: articleSubject,
  address: 'POST /api/articles/import',
  summary: 'Create up to 1000 records at once, all or none; reports faults by row',
  rows: 'Each row is an article. Further rows with its number, name and category are its further sales units. Unit, price model and price may be left out together: such an article is not sold.',
  permission: 'MASTERDATA_WRITE',
  refuses: [articleExists, productCategorySubject.unknown],
  row: articleForm,
});

export const updateArticle = command({
  name: 'article.update',
  subject: articleSubject,
  address: 'PUT /api/articles/{id}',
  summary: 'Change the name, the category or the product kind of an article',
  permission: 'MASTERDATA_WRITE',
  refuses: [productCategorySubject.unknown],
  input: form({
    id: pathId(),
    ...allOptional(changeableFields),
    productKind: nullable(oneOf(PRODUCT_KINDS)),
    frozen: optional(boolean()),
  }),
  output: articleOutput,
  comparesVersion: true,
});

const moveArticle = (verb: ActivityVerb, summary: string) =>
  command({
    name: `article.${verb}`,
    subject: articleSubject,
    address: `POST /api/articles/{id}/${verb}`,
    summary,
    permission: 'MASTERDATA_WRITE',
    again: again(getArticle),
    refuses: [invalidStatusTransition],
    input: form({ id: pathId() }),
    output: articleOutput,
  });

export const activateArticle = moveArticle('activate', 'Activate an inactive article');

export const deactivateArticle = moveArticle('deactivate', 'Deactivate an article that the shop no longer uses');

/** Maximum number of GTINs of an article. Each kind of package has a separate GTIN. */
const GTINS_MAX = 20;

export const setArticleCodes = command({
  name: 'article.set-codes',
  subject: articleSubject,
  address: 'PUT /api/articles/{id}/codes',
  summary: 'Set the GTINs and the PLU of an article, which scanners read',
  permission: 'MASTERDATA_WRITE',
  refuses: [articleCodeExists],
  input: form({ id: pathId(), gtins: optional(setOf(gtin(), GTINS_MAX)), plu: optional(plu()) }),
  output: articleOutput,
  comparesVersion: true,
});

export const assignSupplier = command({
  name: 'article.assign-supplier',
  subject: articleSubject,
  address: 'POST /api/articles/{id}/suppliers',
  summary: 'Assign a supplier to an article; no change if it is assigned',
  permission: 'MASTERDATA_WRITE',
  again: again(getArticle),
  refuses: [supplierSubject.unknown, tooManySuppliers],
  input: form({ id: pathId(), supplierId: id() }),
  output: articleOutput,
});

export const removeSupplier = command({
  name: 'article.remove-supplier',
  subject: articleSubject,
  address: 'DELETE /api/articles/{id}/suppliers/{supplierId}',
  summary: 'Remove a supplier from an article',
  permission: 'MASTERDATA_WRITE',
  refuses: [supplierNotAssigned],
  input: form({ id: pathId(), supplierId: pathId() }),
  output: out.nothing,
  comparesVersion: true,
});

export const addSalesUnit = command({
  name: 'article.add-sales-unit',
  subject: articleSubject,
  address: 'POST /api/articles/{id}/sales-units',
  summary: 'Add a sales unit; unit and price model together must be unique in the article',
  permission: 'MASTERDATA_WRITE',
  again: again(getArticle),
  refuses: [salesUnitExists],
  input: form({ id: pathId(), ...salesUnitFields }),
  output: articleOutput,
});

/** The weight of a piece in a request. */
export const pieceWeightForm = form({
  kg: measured(quantityAmount(), { unit: 'KG' }),
  tolerancePercent: optional(percentage(Decimal.ZERO, Decimal.HUNDRED)),
});

export const setSalesData = command({
  name: 'article.set-sales-data',
  subject: articleSubject,
  address: 'PUT /api/articles/{id}/sales-data',
  summary: 'Set the sales data of an article; a missing member becomes null',
  permission: 'MASTERDATA_WRITE',
  input: form({
    id: pathId(),
    vatClass: optional(oneOf(VAT_CLASSES)),
    minimumRemainingDays: optional(int32(0, REMAINING_DAYS_MAX)),
    pieceWeight: optional(pieceWeightForm),
  }),
  output: articleOutput,
  comparesVersion: true,
});

export const removeSalesUnit = command({
  name: 'article.remove-sales-unit',
  subject: articleSubject,
  address: 'DELETE /api/articles/{id}/sales-units/{suId}',
  summary: 'Remove a sales unit, also the last one: not every article is sold',
  permission: 'MASTERDATA_WRITE',
  refuses: [salesUnitUnknown],
  input: form({ id: pathId(), suId: described(pathId(), 'The id of the sales unit') }),
  output: out.nothing,
  comparesVersion: true,
});

export const articleTag: Tag = {
  title: 'Articles',
  description: 'Articles, their sales units and prices',
  contracts: [
    listArticles,
    createArticle,
    importArticles,
    getArticle,
    updateArticle,
    activateArticle,
    deactivateArticle,
    setArticleCodes,
    assignSupplier,
    removeSupplier,
    addSalesUnit,
    changePrice,
    importPrices,
    listPrices,
    removePrice,
    removeSalesUnit,
    setSalesData,
  ],
};
