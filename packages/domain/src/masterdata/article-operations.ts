/** Keeping articles (contract section 4, Articles). */

import { allOptional } from '../shared/edit.ts';
import { CODE_MAX, form, id, money, NAME_MAX, oneOf, optional, pathId, text } from '../shared/form.ts';
import { command, query } from '../shared/operation.ts';
import { listForm } from '../shared/page.ts';
import { ACTIVITY_STATUSES, type ActivityVerb } from './activity.ts';
import { ARTICLE_UNITS, Article, Articles, PRICE_MODELS } from './article.ts';
import { ProductCategories } from './product-category.ts';
import { Suppliers } from './supplier.ts';

const salesUnitFields = { unit: oneOf(ARTICLE_UNITS), priceModel: oneOf(PRICE_MODELS), price: money() };
const changeableFields = { name: text(NAME_MAX), categoryId: id() };

export const listArticles = query({
  name: 'article.list',
  summary: 'List articles',
  permission: 'MASTERDATA_READ',
  input: listForm(Articles.sortable, {
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
  input: form({ ...changeableFields, articleNumber: text(CODE_MAX), ...salesUnitFields }),
  async run(unit, { name, articleNumber, categoryId, ...salesUnit }) {
    const category = await unit.of(ProductCategories).peek(categoryId);
    const article = Article.create(
      {
        id: unit.newId(),
        name,
        articleNumber,
        categoryId: category.id,
        salesUnit: { id: unit.newId(), ...salesUnit },
      },
      unit.now,
    );
    unit.of(Articles).add(article);
    return article.state;
  },
});

export const updateArticle = command({
  name: 'article.update',
  summary: 'Rename an article or move it to another category',
  permission: 'MASTERDATA_WRITE',
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
    input: form({ id: pathId() }),
    async run(unit, { id }) {
      const article = await unit.of(Articles).get(id);
      article.move(verb, unit.now);
      return article.state;
    },
  });

export const activateArticle = moveArticle('activate', 'Activate an inactive article');
export const deactivateArticle = moveArticle('deactivate', 'Deactivate an article that the shop no longer keeps');

export const assignSupplier = command({
  name: 'article.assign-supplier',
  summary: 'Assign a supplier to an article; one that is assigned already changes nothing',
  permission: 'MASTERDATA_WRITE',
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
  input: form({ id: pathId(), suId: pathId() }),
  async run(unit, { id, suId }) {
    const article = await unit.of(Articles).get(id);
    article.removeSalesUnit(suId, unit.now);
  },
});
