import { test } from 'tap';
import {
  createProductCategory,
  deleteProductCategory,
  listProductCategories,
  updateProductCategory,
} from '../../src/masterdata/index.ts';
import { UNKNOWN, withMasterdata } from './with-masterdata.ts';

test('a category is created, changed in part and deleted', async (t) => {
  const { ask, refusal } = withMasterdata();
  const created = await ask(createProductCategory, { name: ' Wurst ' });
  const { id } = created;
  t.strictSame(created, { id, name: 'Wurst', description: '', vatClass: null });
  const described = await ask(updateProductCategory, { id, description: 'roh\nund gekocht', vatClass: null });
  t.strictSame(described, { id, name: 'Wurst', description: 'roh\nund gekocht', vatClass: null });
  t.strictSame(await ask(updateProductCategory, { id, name: 'Würste', description: '' }), {
    id,
    name: 'Würste',
    description: '',
    vatClass: null,
  });
  t.equal(await ask(deleteProductCategory, { id }), undefined);
  t.equal((await refusal(deleteProductCategory, { id }))?.code, 'PRODUCT_CATEGORY_NOT_FOUND');
});

test('category names are unique without regard to case, also when renaming', async (t) => {
  const { ask, category, refusal } = withMasterdata();
  await category('Wurst');
  const { id } = await category('Fleisch');
  t.equal((await refusal(createProductCategory, { name: 'WURST' }))?.code, 'PRODUCT_CATEGORY_ALREADY_EXISTS');
  t.equal((await refusal(updateProductCategory, { id, name: 'wurst' }))?.kind, 'conflict');
  t.equal((await ask(updateProductCategory, { id, name: 'FLEISCH' })).name, 'FLEISCH');
});

test('a category needs a name of at most 200 characters; an unknown id is PRODUCT_CATEGORY_NOT_FOUND', async (t) => {
  const { ask, category, faults, refusal } = withMasterdata();
  const { id } = await category();
  t.strictSame(await faults(createProductCategory, { description: 'x'.repeat(2001) }), ['name', 'description']);
  t.strictSame(await faults(updateProductCategory, { id, name: '' }), ['name']);
  t.strictSame(await faults(createProductCategory, { name: 'x'.repeat(201) }), ['name']);
  t.equal((await ask(createProductCategory, { name: '🥩'.repeat(200) })).name.length, 400);
  t.equal((await refusal(updateProductCategory, { id: UNKNOWN }))?.code, 'PRODUCT_CATEGORY_NOT_FOUND');
});

test('listProductCategories sorts by name without regard to case', async (t) => {
  const { ask, category } = withMasterdata();
  for (const name of ['b', 'A', 'C']) await category(name);
  const names = async (input: object) => (await ask(listProductCategories, input)).content.map(({ name }) => name);
  t.strictSame(await names({}), ['A', 'b', 'C']);
  t.strictSame(await names({ sort: 'name,desc', size: 2 }), ['C', 'b']);
});
