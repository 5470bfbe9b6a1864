/** Creates the records that scenarios with orders and deliveries need. */
import { type Client, made } from './client.ts';

/** Creates a customer with a billing address. Returns its id. */
export async function newCustomer(client: Client, type: 'B2B' | 'B2C' = 'B2B'): Promise<string> {
  const address = { street: 'Lange Zeile', postalCode: '91522', city: 'Ansbach', country: 'DE' };
  const { id } = await made(client.post('/api/customers', { name: 'Post', type, phone: '1', ...address }));
  return id;
}

/** Creates a category. Returns the members of an article of this category that is sold by weight. */
export async function soldByWeight(client: Client) {
  const { id: categoryId } = await made(client.post('/api/categories', { name: 'Sausage', vatClass: 'REDUCED' }));
  return { categoryId, unit: 'KG', priceModel: 'WEIGHT_BASED', price: 9 };
}
