import { test } from 'tap';
import {
  addSalesUnit,
  assignSupplier,
  changePrice,
  createArticle,
  deactivateArticle,
  deleteProductCategory,
  getArticle,
  listArticles,
  removeSalesUnit,
  removeSupplier,
  setArticleCodes,
  updateArticle,
} from '../../src/masterdata/index.ts';
import { KILO, UNKNOWN, withMasterdata } from './with-masterdata.ts';

test('a new article has its first sales unit and no suppliers', async (t) => {
  const { category, article, ask } = withMasterdata();
  const { id: categoryId } = await category();
  const created = await article({ categoryId, articleNumber: 'R-1' });
  t.hasStrict(created, {
    name: 'Rinderhack',
    articleNumber: 'R-1',
    categoryId,
    salesUnits: [{ unit: 'KG', priceModel: 'WEIGHT_BASED', price: '12.9' }],
    supplierIds: [],
    status: 'ACTIVE',
  });
  t.strictSame(created.createdAt, created.updatedAt);
  t.strictSame(await ask(getArticle, { id: created.id }), created);
});

test('createArticle reports all faults at once', async (t) => {
  const { faults } = withMasterdata();
  t.strictSame(await faults(createArticle, {}), ['name', 'categoryId', 'articleNumber']);
  t.strictSame(await faults(createArticle, { name: 'x', articleNumber: 'x'.repeat(51), unit: 'kg', price: '1' }), [
    'categoryId',
    'articleNumber',
    'unit',
    'price',
    'priceModel',
  ]);
});

test('an article may have no sales unit, but no part of one', async (t) => {
  const { article, faults } = withMasterdata();
  const { salesUnits } = await article({ unit: undefined, priceModel: null, price: undefined });
  t.strictSame(salesUnits, []);
  const named = { name: 'x', articleNumber: 'x', categoryId: 'x' };
  t.strictSame(await faults(createArticle, { ...named, unit: 'KG' }), ['priceModel', 'price']);
  t.strictSame(await faults(createArticle, { ...named, priceModel: 'FIXED', price: 1 }), ['unit']);
});

test('an article has a product kind, which null takes away, and is frozen or not', async (t) => {
  const { article, ask, faults } = withMasterdata();
  const { id, productKind, frozen } = await article();
  t.strictSame({ productKind, frozen }, { productKind: null, frozen: false });
  t.match(await article({ productKind: 'OFFAL', frozen: true }), { productKind: 'OFFAL', frozen: true });
  t.match(await article({ productKind: null, frozen: null }), { productKind: null, frozen: false });
  t.match(await ask(updateArticle, { id, productKind: 'MINCED_MEAT', frozen: true }), {
    productKind: 'MINCED_MEAT',
    frozen: true,
  });
  const changes = [{ name: 'Hack' }, { frozen: null }, { productKind: undefined }];
  for (const change of changes) {
    t.match(await ask(updateArticle, { id, ...change }), { productKind: 'MINCED_MEAT', frozen: true });
  }
  t.match(await ask(updateArticle, { id, productKind: null }), { productKind: null, frozen: true });
  t.match(await ask(getArticle, { id }), { name: 'Hack', productKind: null, frozen: true });
  t.strictSame(await faults(updateArticle, { id, productKind: 'FISH', frozen: 'true' }), ['productKind', 'frozen']);
  t.strictSame(await faults(updateArticle, { id, productKind: '' }), ['productKind']);
});

test('prices are exact, above zero, and within 10 digits and 4 places', async (t) => {
  const { article, refusal, ask } = withMasterdata();
  const { id, salesUnits } = await article({ price: 9999999999.9999 });
  t.equal(salesUnits[0]?.price, '9999999999.9999');
  const suId = salesUnits[0]?.id;
  for (const price of [0, -1, 0.00001, 1e10, Number.NaN, '5']) {
    t.equal((await refusal(changePrice, { id, suId, price }))?.code, 'VALIDATION_ERROR', `${price}`);
  }
  t.equal((await ask(changePrice, { id, suId, price: 0.0001 })).salesUnits[0]?.price, '0.0001');
});

test('article numbers are unique without regard to case', async (t) => {
  const { article, refusal, category } = withMasterdata();
  await article({ articleNumber: 'Straße-1' });
  const { id: categoryId } = await category();
  const again = { name: 'y', articleNumber: 'STRASSE-1', categoryId, ...KILO };
  t.equal((await refusal(createArticle, again))?.code, 'ARTICLE_ALREADY_EXISTS');
});

test('an article needs an existing category, and a category in use is not deleted', async (t) => {
  const { article, category, ask, refusal } = withMasterdata();
  const lost = { name: 'y', articleNumber: 'y', categoryId: UNKNOWN, ...KILO };
  t.equal((await refusal(createArticle, lost))?.code, 'PRODUCT_CATEGORY_NOT_FOUND');

  const { id, categoryId } = await article();
  t.equal((await refusal(updateArticle, { id, categoryId: UNKNOWN }))?.code, 'PRODUCT_CATEGORY_NOT_FOUND');
  t.equal((await refusal(deleteProductCategory, { id: categoryId }))?.code, 'PRODUCT_CATEGORY_IN_USE');
  const other = await category();
  t.equal((await ask(updateArticle, { id, categoryId: other.id })).categoryId, other.id);
  await ask(deleteProductCategory, { id: categoryId });
  t.equal((await refusal(deleteProductCategory, { id: other.id }))?.kind, 'conflict');
});

test('updateArticle changes only the given fields, ignores an article number, and refuses a blank name', async (t) => {
  const { article, ask, faults } = withMasterdata();
  const created = await article();
  const { id } = created;
  const renamed = await ask(updateArticle, { id, name: 'Rinderhackfleisch', articleNumber: 'ignored' });
  t.hasStrict(renamed, {
    name: 'Rinderhackfleisch',
    articleNumber: created.articleNumber,
    categoryId: created.categoryId,
  });
  t.ok(renamed.updatedAt > created.updatedAt);
  t.strictSame(await ask(updateArticle, { id }), renamed);
  t.strictSame(await faults(updateArticle, { id, name: '' }), ['name']);
});

test('a sales unit is unique by unit and price model; the last one may be removed', async (t) => {
  const { article, ask, refusal } = withMasterdata();
  const { id } = await article();
  t.equal((await refusal(addSalesUnit, { id, ...KILO, price: 1 }))?.code, 'SALES_UNIT_ALREADY_EXISTS');
  await ask(addSalesUnit, { id, ...KILO, priceModel: 'FIXED' });
  const { salesUnits } = await ask(addSalesUnit, { id, ...KILO, unit: 'HUNDRED_GRAM' });
  t.equal(new Set(salesUnits.map((unit) => unit.id)).size, 3);
  for (const { id: suId } of salesUnits) t.equal(await ask(removeSalesUnit, { id, suId }), undefined);
  t.strictSame((await ask(getArticle, { id })).salesUnits, []);
  t.equal((await ask(addSalesUnit, { id, ...KILO })).salesUnits.length, 1);
});

test('changePrice changes only that price; a sales unit of another article is SALES_UNIT_NOT_FOUND', async (t) => {
  const { article, ask, refusal } = withMasterdata();
  const { id, salesUnits } = await article();
  const two = await ask(addSalesUnit, { id, unit: 'PIECE_FIXED', priceModel: 'FIXED', price: 3 });
  const [first, second] = two.salesUnits;
  const after = await ask(changePrice, { id, suId: second?.id, price: 3.5 });
  t.strictSame(after.salesUnits, [first, { ...second, price: '3.5' }]);
  t.ok(after.updatedAt > two.updatedAt);
  t.strictSame(await ask(changePrice, { id, suId: second?.id, price: 3.5 }), after);

  const other = await article();
  const foreign = { id: other.id, suId: salesUnits[0]?.id };
  t.equal((await refusal(changePrice, { ...foreign, price: 1 }))?.code, 'SALES_UNIT_NOT_FOUND');
  t.equal((await refusal(removeSalesUnit, foreign))?.code, 'SALES_UNIT_NOT_FOUND');
  t.equal((await refusal(removeSalesUnit, { ...foreign, id: UNKNOWN }))?.code, 'ARTICLE_NOT_FOUND');
});

test('assigning a supplier twice changes nothing', async (t) => {
  const { article, supplier, ask, refusal } = withMasterdata();
  const { id } = await article();
  const { id: supplierId } = await supplier();
  t.equal((await refusal(assignSupplier, { id, supplierId: UNKNOWN }))?.code, 'SUPPLIER_NOT_FOUND');
  t.equal((await refusal(assignSupplier, { id }))?.code, 'VALIDATION_ERROR');
  const once = await ask(assignSupplier, { id, supplierId });
  t.strictSame(once.supplierIds, [supplierId]);
  t.strictSame(await ask(assignSupplier, { id, supplierId }), once);

  await ask(removeSupplier, { id, supplierId });
  t.strictSame((await ask(getArticle, { id })).supplierIds, []);
  t.equal((await refusal(removeSupplier, { id, supplierId }))?.code, 'SUPPLIER_NOT_FOUND');
});

test('an article has at most 50 suppliers', async (t) => {
  const { article, supplier, ask, refusal } = withMasterdata();
  const { id } = await article();
  const first = await supplier();
  await ask(assignSupplier, { id, supplierId: first.id });
  for (let count = 2; count <= 50; count++) await ask(assignSupplier, { id, supplierId: (await supplier()).id });
  const another = { id, supplierId: (await supplier()).id };
  t.equal((await refusal(assignSupplier, another))?.code, 'TOO_MANY_SUPPLIERS');
  await ask(assignSupplier, { id, supplierId: first.id });
  await ask(removeSupplier, { id, supplierId: first.id });
  await ask(assignSupplier, another);
});

test('the list filters by category and status, and an unknown category matches nothing', async (t) => {
  const { article, ask } = withMasterdata();
  const { id, categoryId } = await article({ name: 'b', articleNumber: 'X-1' });
  await article({ name: 'A', categoryId, articleNumber: 'x-2' });
  await article({ name: 'c' });
  await ask(deactivateArticle, { id });
  const names = async (input: object) => (await ask(listArticles, input)).content.map(({ name }) => name);
  t.strictSame(await names({}), ['A', 'b', 'c']);
  t.strictSame(await names({ categoryId }), ['A', 'b']);
  t.strictSame(await names({ categoryId, sort: 'articleNumber' }), ['b', 'A']);
  t.strictSame(await names({ categoryId, status: 'ACTIVE' }), ['A']);
  t.strictSame(await names({ categoryId: UNKNOWN }), []);
  t.strictSame(await names({ categoryId: '' }), []);
});

test('two articles cannot have the same GTIN or PLU, even if the leading zeros differ', async (t) => {
  const { article, ask, refusal } = withMasterdata();
  const { id } = await article({ articleNumber: 'C-1' });
  const { id: other } = await article({ articleNumber: 'C-2' });
  t.hasStrict(await ask(getArticle, { id }), { gtins: [], plu: '' });
  const gtins = ['4006381333931', '96385074'];
  t.hasStrict(await ask(setArticleCodes, { id, gtins, plu: '0123' }), { gtins, plu: '0123' });
  t.hasStrict(await ask(setArticleCodes, { id, gtins, plu: '0123' }), { gtins, plu: '0123' }, 'again');
  const taken = 'ARTICLE_CODE_ALREADY_EXISTS';
  t.equal((await refusal(setArticleCodes, { id: other, gtins: ['04006381333931'] }))?.code, taken);
  t.equal((await refusal(setArticleCodes, { id: other, plu: '123' }))?.code, taken);
  t.hasStrict(await ask(getArticle, { id: other }), { gtins: [], plu: '' }, 'nothing is half done');
  t.hasStrict(await ask(setArticleCodes, { id, plu: '' }), { gtins, plu: '' }, 'what is not given stays');
  t.hasStrict(await ask(setArticleCodes, { id: other, plu: '123' }), { plu: '123' }, 'what was cleared is free');
  t.hasStrict(await ask(setArticleCodes, { id, gtins: [] }), { gtins: [] });
});

test('setArticleCodes refuses GTINs with a wrong check digit or length, and a PLU with a letter', async (t) => {
  const { article, faults } = withMasterdata();
  const { id } = await article({});
  const gtins = ['4006381333932', '123', '400638133393100', '96385074'];
  t.strictSame(await faults(setArticleCodes, { id, gtins, plu: '12a' }), ['gtins[0]', 'gtins[1]', 'gtins[2]', 'plu']);
});
