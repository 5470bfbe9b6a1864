/** A working day: every write operation of the service once at least, over HTTP. */
import { Users } from '@cleaver/domain';
import { type Client, logIn, type Service } from '../helper.ts';

/** What was typed or given out on the day and must stand in no log. */
export type Secrets = readonly string[];

export async function workingDay(service: Service): Promise<Secrets> {
  const { admin, anonymous } = service;
  /** Sends a request that must succeed; gives what it answers. */
  const by = (client: Client) => async (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object) => {
    const answer = await client.send({ method, url, ...(payload && { payload }) });
    if (answer.statusCode > 204) throw new Error(`${method} ${url}: ${answer.body}`);
    // biome-ignore lint/suspicious/noExplicitAny: a test knows what it made
    return (answer.body === '' ? undefined : answer.json()) as any;
  };
  const ask = by(admin);

  const typed = ['first password of ida', 'second password of ida'];
  const [password, newPassword] = typed;
  const { id } = await ask('POST', '/api/users', {
    username: 'ida',
    email: 'ida@example.org',
    password,
    roleNames: ['SALES_STAFF'],
  });
  const tokens = await by(anonymous)('POST', '/api/auth/login', { username: 'ida', password });
  const renewed = await by(anonymous)('POST', '/api/auth/refresh', { refreshToken: tokens.refreshToken });
  const ida = await logIn(service.app, 'ida', password ?? '');
  await by(ida)('PUT', `/api/users/${id}/password`, { currentPassword: password, newPassword });
  await by(ida)('POST', '/api/auth/logout');
  await ask('PUT', `/api/users/${id}`, { email: 'ida@example.com' });
  for (const verb of ['lock', 'unlock', 'deactivate', 'reactivate']) await ask('POST', `/api/users/${id}/${verb}`);
  await ask('POST', `/api/users/${id}/roles`, { roleName: 'SALES_MANAGER' });
  await ask('DELETE', `/api/users/${id}/roles/SALES_MANAGER`);

  const { id: supplierId } = await ask('POST', '/api/suppliers', { name: 'Hof Nord', phone: '040 1' });
  const supplier = `/api/suppliers/${supplierId}`;
  await ask('PUT', supplier, { name: 'Hof Süd' });
  await ask('POST', `${supplier}/deactivate`);
  await ask('POST', `${supplier}/activate`);
  await ask('POST', `${supplier}/rating`, { qualityScore: 5, deliveryScore: 4, priceScore: 3 });
  const certificate = { certificateType: 'BIO', issuer: 'DE-ÖKO-006', validFrom: '2026-01-01' };
  await ask('POST', `${supplier}/certificates`, { ...certificate, validUntil: '2026-12-31' });
  await ask('DELETE', `${supplier}/certificates`, certificate);

  const category = await ask('POST', '/api/categories', { name: 'Wurst' });
  await ask('PUT', `/api/categories/${category.id}`, { description: 'Alles in Pelle' });
  const { id: unused } = await ask('POST', '/api/categories', { name: 'Fisch' });
  await ask('DELETE', `/api/categories/${unused}`);

  const sold = { unit: 'KG', priceModel: 'WEIGHT_BASED', price: 12.9 };
  const made = { name: 'Lyoner', articleNumber: 'L-1', categoryId: category.id, ...sold };
  const { id: articleId } = await ask('POST', '/api/articles', made);
  const article = `/api/articles/${articleId}`;
  await ask('PUT', article, { name: 'Feine Lyoner' });
  await ask('POST', `${article}/deactivate`);
  await ask('POST', `${article}/activate`);
  await ask('POST', `${article}/suppliers`, { supplierId });
  await ask('DELETE', `${article}/suppliers/${supplierId}`);
  const { salesUnits } = await ask('POST', `${article}/sales-units`, {
    unit: 'PIECE_FIXED',
    priceModel: 'FIXED',
    price: 3.5,
  });
  const salesUnit = `${article}/sales-units/${salesUnits[1].id}`;
  await ask('PUT', `${salesUnit}/price`, { price: 3.75 });
  await ask('DELETE', salesUnit);

  const home = { street: 'Am Markt', postalCode: '20095', city: 'Hamburg', country: 'DE' };
  const { id: customerId } = await ask('POST', '/api/customers', { name: 'Krug', type: 'B2B', phone: '1', ...home });
  const customer = `/api/customers/${customerId}`;
  await ask('PUT', customer, { name: 'Gasthof Krug' });
  await ask('POST', `${customer}/deactivate`);
  await ask('POST', `${customer}/activate`);
  await ask('POST', `${customer}/delivery-addresses`, { label: 'Küche', ...home });
  await ask('DELETE', `${customer}/delivery-addresses/${encodeURIComponent('Küche')}`);
  const lineItems = [{ articleId, agreedPrice: 11.5 }];
  await ask('PUT', `${customer}/frame-contract`, { rhythm: 'WEEKLY', lineItems });
  await ask('DELETE', `${customer}/frame-contract`);
  await ask('PUT', `${customer}/preferences`, { preferences: ['BIO'] });

  const output = { type: 'FINISHED_PRODUCT', outputQuantity: '10', outputUom: 'KG', articleId };
  const { id: recipeId } = await ask('POST', '/api/recipes', { name: 'Lyoner', ...output });
  const recipe = `/api/recipes/${recipeId}`;
  const ingredient = { articleId, quantity: '8', uom: 'KG' };
  const { ingredients } = await ask('POST', `${recipe}/ingredients`, ingredient);
  await ask('DELETE', `${recipe}/ingredients/${ingredients[0].id}`);
  await ask('POST', `${recipe}/ingredients`, ingredient);
  await ask('POST', `${recipe}/steps`, { description: 'Kuttern' });
  await ask('DELETE', `${recipe}/steps/1`);
  await ask('POST', `${recipe}/activate`);
  const dates = { productionDate: '2026-01-05', bestBeforeDate: '2026-02-05' };
  await ask('POST', '/api/production/batches', { recipeId, plannedQuantity: '5', plannedQuantityUnit: 'KG', ...dates });
  await ask('POST', `${recipe}/archive`);

  const cold = { name: 'Kühlhaus', storageType: 'COLD_ROOM' };
  const { id: storageLocationId } = await ask('POST', '/api/inventory/storage-locations', cold);
  const location = `/api/inventory/storage-locations/${storageLocationId}`;
  await ask('PUT', location, { minTemperature: '0', maxTemperature: '4' });
  await ask('PATCH', `${location}/deactivate`);
  await ask('PATCH', `${location}/activate`);
  const { id: stockId } = await ask('POST', '/api/inventory/stocks', { articleId, storageLocationId });
  const lot = { batchId: 'L-1', batchType: 'PURCHASED', expiryDate: '2026-03-01' };
  const batches = `/api/inventory/stocks/${stockId}/batches`;
  const { id: batchId } = await ask('POST', batches, { ...lot, quantityAmount: '10', quantityUnit: 'KG' });
  await ask('POST', `${batches}/${batchId}/remove`, { quantityAmount: '500', quantityUnit: 'G' });
  await ask('POST', `${batches}/${batchId}/block`, { reason: 'zu warm' });
  await ask('POST', `${batches}/${batchId}/unblock`);

  const { digest } = service.ports.secrets;
  const given = [tokens, renewed].flatMap(({ accessToken, refreshToken }) => [accessToken, refreshToken]);
  const user = await service.ports.reader.get(Users, id);
  return [...typed, ...given, ...given.map(digest), user.passwordHash];
}
