/** Keeping articles. */

import { allOptional } from '../kernel/edit.ts';
import {
  CODE_MAX,
  form,
  type InputOf,
  id,
  money,
  NAME_MAX,
  oneOf,
  optional,
  pathId,
  setOf,
  text,
} from '../kernel/form.ts';
import { importing } from '../kernel/import.ts';
import { command, query } from '../kernel/operation.ts';
import { listForm } from '../kernel/page.ts';
import { invalidStatusTransition } from '../kernel/refusal.ts';
import { SEARCH } from '../kernel/search.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { ACTIVITY_STATUSES, type ActivityVerb } from './activity.ts';
import { ARTICLE_UNITS, Article, Articles, PRICE_MODELS } from './article.ts';
import { ArticleCode, ArticleCodes, gtinKey, plu, pluKey } from './article-code.ts';
import { gtin } from './gtin.ts';
import { ProductCategories } from './product-category.ts';
import {
  articleCodeExists,
  articleExists,
  salesUnitExists,
  salesUnitUnknown,
  supplierNotAssigned,
  tooManySuppliers,
} from './refusals.ts';
import { Suppliers } from './supplier.ts';

const salesUnitFields = { unit: oneOf(ARTICLE_UNITS), priceModel: oneOf(PRICE_MODELS), price: money() };
const changeableFields = { name: text(NAME_MAX), categoryId: id() };

const articleForm = form({ ...changeableFields, articleNumber: text(CODE_MAX), ...salesUnitFields });

export const listArticles = query({
  name: 'article.list',
  summary: 'List articles',
  permission: 'MASTERDATA_READ',
  input: listForm(Articles.sortable, {
    ...SEARCH,
    categoryId: optional(pathId()),
    status: optional(oneOf(ACTIVITY_STATUSES)),
  }),
  run: ({ reader }, { categoryId, status, ...request }) => reader.page(Articles, { categoryId, status }, request),
});

export const getArticle = query({
  name: 'article.get',
  summary: 'Read one article',
  permission: 'MASTERDATA_READ',
  input: form({ id: pathId() }),
  run: ({ reader }, { id }) => reader.get(Articles, id),
});

export const createArticle = command({
  name: 'article.create',
  summary: 'Create an article, active, with its first sales unit',
  permission: 'MASTERDATA_WRITE',
  refuses: [ProductCategories.unknown, articleExists],
  input: articleForm,
  async run(unit, input) {
    const { id: categoryId } = await unit.of(ProductCategories).peek(input.categoryId);
    const article = newArticle(unit, { ...input, categoryId });
    unit.of(Articles).add(article);
    return article.state;
  },
});

export const importArticles = importing(createArticle, Articles, (unit, input) => newArticle(unit, input));

function newArticle(unit: UnitOfWork, input: InputOf<typeof articleForm>): Article {
  const { name, articleNumber, categoryId, ...salesUnit } = input;
  const ids = { id: unit.newId(), salesUnit: { id: unit.newId(), ...salesUnit } };
  return Article.create({ ...ids, name, articleNumber, categoryId }, unit.now);
}

export const updateArticle = command({
  name: 'article.update',
  summary: 'Rename an article or move it to another category',
  permission: 'MASTERDATA_WRITE',
  refuses: [ProductCategories.unknown],
  input: form({ id: pathId(), ...allOptional(changeableFields) }),
  async run(unit, { id, ...to }) {
    const article = await unit.of(Articles).get(id);
    const category = to.categoryId === undefined ? undefined : await unit.of(ProductCategories).peek(to.categoryId);
    article.update({ name: to.name, categoryId: category?.id }, unit.now);
    return article.state;
  },
});

const moveArticle = (verb: ActivityVerb, summary: string) =>
  command({
    name: `article.${verb}`,
    summary,
    permission: 'MASTERDATA_WRITE',
    refuses: [invalidStatusTransition],
    input: form({ id: pathId() }),
    async run(unit, { id }) {
      const article = await unit.of(Articles).get(id);
      article.move(verb, unit.now);
      return article.state;
    },
  });

export const activateArticle = moveArticle('activate', 'Activate an inactive article');
export const deactivateArticle = moveArticle('deactivate', 'Deactivate an article that the shop no longer keeps');

/** So many codes can stand on one article: one for each kind of package. */
const GTINS_MAX = 20;

export const setArticleCodes = command({
  name: 'article.set-codes',
  summary: 'Set what scanners see of an article: its GTINs and its PLU',
  permission: 'MASTERDATA_WRITE',
  refuses: [articleCodeExists],
  input: form({ id: pathId(), gtins: optional(setOf(gtin(), GTINS_MAX)), plu: optional(plu()) }),
  async run(unit, { id, ...given }) {
    const article = await unit.of(Articles).get(id);
    article.setCodes(given, unit.now);
    const { gtins, plu } = article.state;
    const wanted = new Set([...gtins.map(gtinKey), ...(plu === '' ? [] : [pluKey(plu)])]);
    const codes = unit.of(ArticleCodes);
    for (const held of await codes.where({ articleId: id })) {
      if (!wanted.delete(held.state.code)) codes.remove(held);
    }
    for (const code of wanted) codes.add(ArticleCode.restore({ id: unit.newId(), articleId: id, code }));
    return article.state;
  },
});

export const assignSupplier = command({
  name: 'article.assign-supplier',
  summary: 'Assign a supplier to an article; one that is assigned already changes nothing',
  permission: 'MASTERDATA_WRITE',
  refuses: [Suppliers.unknown, tooManySuppliers],
  input: form({ id: pathId(), supplierId: id() }),
  async run(unit, { id, supplierId }) {
    const article = await unit.of(Articles).get(id);
    const supplier = await unit.of(Suppliers).peek(supplierId);
    article.assignSupplier(supplier.id, unit.now);
    return article.state;
  },
});

export const removeSupplier = command({
  name: 'article.remove-supplier',
  summary: 'Take a supplier from an article',
  permission: 'MASTERDATA_WRITE',
  refuses: [supplierNotAssigned],
  input: form({ id: pathId(), supplierId: pathId() }),
  async run(unit, { id, supplierId }) {
    const article = await unit.of(Articles).get(id);
    article.removeSupplier(supplierId, unit.now);
  },
});

export const addSalesUnit = command({
  name: 'article.add-sales-unit',
  summary: 'Add a sales unit; unit and price model together stand once per article',
  permission: 'MASTERDATA_WRITE',
  refuses: [salesUnitExists],
  input: form({ id: pathId(), ...salesUnitFields }),
  async run(unit, { id, ...salesUnit }) {
    const article = await unit.of(Articles).get(id);
    article.addSalesUnit({ id: unit.newId(), ...salesUnit }, unit.now);
    return article.state;
  },
});

export const changePrice = command({
  name: 'article.change-price',
  summary: 'Change the price of a sales unit',
  permission: 'MASTERDATA_WRITE',
  refuses: [salesUnitUnknown],
  input: form({ id: pathId(), suId: pathId(), price: money() }),
  async run(unit, { id, suId, price }) {
    const article = await unit.of(Articles).get(id);
    article.changePrice(suId, price, unit.now);
    return article.state;
  },
});

export const removeSalesUnit = command({
  name: 'article.remove-sales-unit',
  summary: 'Remove a sales unit; the last one may go, since not everything is sold',
  permission: 'MASTERDATA_WRITE',
  refuses: [salesUnitUnknown],
  input: form({ id: pathId(), suId: pathId() }),
  async run(unit, { id, suId }) {
    const article = await unit.of(Articles).get(id);
    article.removeSalesUnit(suId, unit.now);
  },
});
