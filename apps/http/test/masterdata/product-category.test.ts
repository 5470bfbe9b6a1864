import { test } from 'tap';
import { isError, service } from '../helper.ts';

test('a category is created, changed, listed and deleted', async (t) => {
  const { admin } = await service(t);
  const created = await admin.post('/api/categories', { name: '  Wurst ', description: 'roh\nund gekocht' });
  t.equal(created.statusCode, 200);
  const { id, ...rest } = created.json();
  t.same(rest, { name: 'Wurst', description: 'roh\nund gekocht', vatClass: null });

  const changed = await admin.put(`/api/categories/${id}`, { description: '' });
  t.same(changed.json(), { id, name: 'Wurst', description: '', vatClass: null });

  const listed = await admin.get('/api/categories');
  t.same(listed.json(), {
    content: [{ id, name: 'Wurst', description: '', vatClass: null }],
    page: { number: 0, size: 20, totalElements: 1, totalPages: 1 },
  });

  const deleted = await admin.delete(`/api/categories/${id}`);
  t.equal(deleted.statusCode, 200);
  t.equal(deleted.body, '');
  isError(t, await admin.delete(`/api/categories/${id}`), 404, 'PRODUCT_CATEGORY_NOT_FOUND');
});
