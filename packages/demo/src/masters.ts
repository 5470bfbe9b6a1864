/** Creates master data: categories, partners, articles, locations and recipes. */

import { kindOf } from './kinds.ts';
import type { CERTIFICATES, CONTRACTS, DELIVERY_ADDRESSES, RATINGS } from './partners.ts';
import type { DemoRecipe } from './recipes.ts';
import { type CUSTOMERS, type DemoArticle, TAXED_IN_FULL } from './registers.ts';
import type { LOCATIONS } from './storage.ts';
import type { Made, Writer } from './writer.ts';

export interface Article extends Made {
  readonly salesUnits: readonly Made[];
}

export function sort(shop: Writer, name: string, description: string): Promise<unknown> {
  const vatClass = TAXED_IN_FULL.includes(name) ? 'STANDARD' : 'REDUCED';
  const category = { name, vatClass, ...(description !== '' && { description }) };
  return shop.know('/api/categories', category);
}

export async function serve(shop: Writer, { preferences, ...customer }: (typeof CUSTOMERS)[number]): Promise<void> {
  const id = await shop.know('/api/customers', customer);
  if (preferences.length > 0) {
    await shop.host.ask('put', `/api/customers/${id}/preferences`, { body: { preferences } });
  }
}

export async function offer(
  shop: Writer,
  ...[articleNumber, name, category, sold, suppliers]: DemoArticle
): Promise<void> {
  const [first, ...more] = sold.map((one) => {
    const [unit, priceModel, price] = one.split(' ');
    return { unit, priceModel, price: Number(price) };
  });
  const body = { articleNumber, name, categoryId: shop.id(category), ...kindOf(name, category), ...first };
  const { id, salesUnits } = (await shop.post('/api/articles', body)) as Article;
  shop.ids.set(articleNumber, id);
  shop.ids.set(`sales unit of ${articleNumber}`, salesUnits[0]?.id ?? '');
  const path = `/api/articles/${id}`;
  for (const unit of more) await shop.post(`${path}/sales-units`, unit);
  for (const supplier of suppliers) await shop.post(`${path}/suppliers`, { supplierId: shop.id(supplier) });
}

export async function certify(
  shop: Writer,
  supplier: string,
  certificates: (typeof CERTIFICATES)[string],
): Promise<void> {
  for (const [certificateType, issuer, from, until] of certificates) {
    const body = { certificateType, issuer, validFrom: shop.year(from), validUntil: shop.year(until) };
    await shop.post(`/api/suppliers/${shop.id(supplier)}/certificates`, body);
  }
}

export function rate(
  shop: Writer,
  supplier: string,
  [qualityScore, deliveryScore, priceScore]: (typeof RATINGS)[string],
): Promise<unknown> {
  return shop.post(`/api/suppliers/${shop.id(supplier)}/rating`, { qualityScore, deliveryScore, priceScore });
}

export function deliver(
  shop: Writer,
  customer: string,
  address: (typeof DELIVERY_ADDRESSES)[string],
): Promise<unknown> {
  const [label, street, houseNumber, postalCode, city, deliveryNotes] = address;
  const body = { label, street, houseNumber, postalCode, city, country: 'Deutschland', deliveryNotes };
  return shop.post(`/api/customers/${shop.id(customer)}/delivery-addresses`, body);
}

export function agree(
  shop: Writer,
  customer: string,
  [rhythm, until, lines]: (typeof CONTRACTS)[string],
): Promise<unknown> {
  const lineItems = lines.map((line) => {
    const [number = '', unit, price, quantity] = line.split(' ');
    return { articleId: shop.id(number), unit, agreedPrice: Number(price), agreedQuantity: Number(quantity) };
  });
  const path = `/api/customers/${shop.id(customer)}/frame-contract`;
  const body = { rhythm, validFrom: shop.year('+0-01-01'), validUntil: shop.year(until), lineItems };
  return shop.host.ask('put', path, { body });
}

export async function open(
  shop: Writer,
  ...[name, storageType, minTemperature, maxTemperature]: (typeof LOCATIONS)[number]
): Promise<void> {
  const body = { name, storageType, minTemperature, maxTemperature };
  shop.ids.set(name, (await shop.post('/api/inventory/storage-locations', body)).id);
}

export async function write(
  shop: Writer,
  { article, name, type, makes, yields, shelfLifeDays, description, needs, steps }: DemoRecipe,
): Promise<void> {
  const [articleId, yieldPercentage] = [shop.id(article), yields];
  const body = {
    name,
    type,
    description,
    yieldPercentage,
    shelfLifeDays,
    outputQuantity: makes,
    outputUom: 'KG',
    articleId,
  };
  const { id } = await shop.post('/api/recipes', body);
  for (const need of needs) {
    const [amount = '', number = ''] = need.split(' ');
    const of = number.replace('~', '');
    await shop.post(`/api/recipes/${id}/ingredients`, {
      articleId: shop.id(of),
      quantity: amount.replace('m', ''),
      uom: amount.endsWith('m') ? 'M' : 'KG',
      subRecipeId: shop.recipes.get(of),
      substitutable: number.startsWith('~'),
    });
  }
  for (const [index, step] of steps.entries()) {
    const [text, minutes, degrees] = step.split('; ');
    await shop.post(`/api/recipes/${id}/steps`, {
      stepNumber: index + 1,
      description: text,
      durationMinutes: Number.parseInt(minutes ?? '', 10),
      temperatureCelsius: Number.parseInt(degrees ?? '', 10),
    });
  }
  await shop.post(`/api/recipes/${id}/activate`);
  shop.recipes.set(article, id);
}
