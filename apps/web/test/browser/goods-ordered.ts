/** Creates eight articles, a confirmed order, a draft and a standing order in the test shop. */
import type { Shop } from './shop.ts';

export interface Ordered {
  readonly order: string;
  readonly draft: string;
  readonly standing: string;
  /** The ten articles of the confirmed order, in the sequence of its lines. */
  readonly usual: readonly { readonly id: string; readonly name: string }[];
}

const NAMES = ['Fleischkäse', 'Bierschinken', 'Leberwurst', 'Weißwurst', 'Wiener', 'Speck', 'Kassler', 'Schnitzel'];

/** Creates the orders. `made`: the ids of a customer and an article. */
export async function order(shop: Shop, made: Readonly<Record<string, string>>): Promise<Ordered> {
  const { ask } = shop;
  const { content: categories } = await ask('GET', '/api/categories?q=br%C3%BChwurst');
  const categoryId = categories[0].id;
  await ask('PUT', `/api/categories/${categoryId}`, { vatClass: 'REDUCED' });
  const usual: { id: string; name: string }[] = [];
  for (const [index, name] of NAMES.entries()) {
    const unit = index % 4 === 3 ? 'PIECE_FIXED' : 'KG';
    const { id } = await ask('POST', '/api/articles', {
      ...{ name, articleNumber: `V-${100 + index}`, categoryId, unit, price: 12 + index },
      priceModel: unit === 'KG' ? 'WEIGHT_BASED' : 'FIXED',
    });
    usual.push({ id, name });
  }
  const lyoner = await ask('GET', `/api/articles/${made['article']}`);
  const { content: beef } = await ask('GET', '/api/articles?q=R-080');
  usual.push(lyoner, beef[0]);
  const line = (articleId: string, quantityAmount: string, quantityUnit = 'KG') => ({
    ...{ articleId, quantityAmount, quantityUnit },
  });
  const place = (body: object) => ask('POST', '/api/sales/orders', { customerId: made['customer'], ...body });
  const confirmed = await place({
    requestedDate: '2026-11-24',
    deliveryAddressLabel: 'Küche',
    reference: 'Telefon, Herr Huber',
    lines: usual.map(({ id }, index) =>
      index % 4 === 3 && index < NAMES.length ? line(id, '12', 'PIECE') : line(id, index === 8 ? '4' : '2.5'),
    ),
  });
  await ask('POST', `/api/sales/orders/${confirmed.id}/confirm`);
  // The next order is later, so that one order is the newest.
  shop.clock.advance(1000);
  const draft = await place({ requestedDate: '2026-11-25', lines: [line(lyoner.id, '3'), line(beef[0].id, '1.5')] });
  const standing = await ask('POST', '/api/sales/standing-orders', {
    ...{ customerId: made['customer'], firstDate: '2026-11-23', weekdays: [2, 5, 7] },
    pauses: [{ from: '2026-12-24', until: '2027-01-06', reason: 'Betriebsferien' }],
    lines: [line(lyoner.id, '2'), line(usual[3]?.id ?? '', '24', 'PIECE')],
  });
  return { order: confirmed.id, draft: draft.id, standing: standing.id, usual };
}
