/** Creates goods that are declared, labelled and in stock at a counter, over HTTP. */
import type { LightMyRequestResponse } from 'fastify';
import type { Test } from 'tap';
import type { Service } from '../helper.ts';

export const MUSTARD = {
  ...{ role: 'INGREDIENT', name: 'Senf', composition: 'Wasser, Senfsaat, Branntweinessig, Speisesalz' },
  allergens: [{ code: 'MUSTARD', word: 'Senf' }],
};

/** Decisions without a reason against the release. */
export const DECIDED = {
  ...{ uses: ['PREPACKED', 'LOOSE'], legalName: 'Hausmachersenf', dateKind: 'BEST_BEFORE' },
  nutritionExempt: 'SMALL_MAKER',
};

const OPERATOR = { name: 'Metzgerei Huber', street: 'Marktplatz', houseNumber: '3', postalCode: '83022' };

interface Reason {
  readonly code: string;
  readonly message: string;
  readonly rule: string;
  readonly articleId: string | null;
  readonly lotId: string | null;
}

/** Asserts that a response is 409 LABEL_REFUSED, with each code in its message. Returns the reasons. */
export function reasonsOf(t: Test, answer: LightMyRequestResponse): readonly Reason[] {
  const { reasons, ...error } = answer.json() as { reasons: readonly Reason[]; message: string };
  t.match({ ...error, statusCode: answer.statusCode }, { statusCode: 409, status: 409, code: 'LABEL_REFUSED' });
  for (const { code } of reasons) t.match(error.message, code);
  return reasons;
}

/** Creates a shop whose mustard costs 16.90 € per kg and has the PLU 123. */
export async function withLabels({ admin }: Pick<Service, 'admin'>) {
  let numbers = 0;
  const created = async (url: string, payload: object) => {
    const answer = await admin.post(url, payload);
    if (answer.statusCode >= 300) throw new Error(`POST ${url}: ${answer.body}`);
    return answer.json();
  };
  await admin.put('/api/settings', { operator: { ...OPERATOR, city: 'Rosenheim', country: 'DE' } });
  const { id: categoryId } = await created('/api/categories', { name: 'Feinkost' });
  const { id: counterId } = await created('/api/inventory/storage-locations', {
    ...{ name: 'Theke', storageType: 'DISPLAY_COUNTER' },
  });
  const article = async (name: string, more: object = {}): Promise<string> => {
    const sold = { unit: 'KG', priceModel: 'WEIGHT_BASED', price: 16.9, productKind: 'OTHER' };
    const number = `A-${++numbers}`;
    return (await created('/api/articles', { name, articleNumber: number, categoryId, ...sold, ...more })).id;
  };
  const articleId = await article('Senf im Glas');
  await admin.put(`/api/articles/${articleId}/codes`, { gtins: ['4006381333931'], plu: '123' });
  const declare = (more: object = {}, of = articleId) =>
    admin.post(`/api/articles/${of}/declarations`, { ...MUSTARD, ...more });
  const draft = (decisions: object = {}, of = articleId) =>
    admin.post('/api/labels', { articleId: of, decisions: { ...DECIDED, ...decisions } });
  return {
    ...{ articleId, categoryId, counterId, article, declare, draft },
    async released(decisions: object = {}) {
      const { id } = (await draft(decisions)).json();
      return (await admin.post(`/api/labels/${id}/release`)).json();
    },
    /** Books ten kilograms in at the counter. Returns the id of the lot. */
    async lot(batchId: string, storageLocationId = counterId, of = articleId): Promise<string> {
      const stock = await admin.post('/api/inventory/stocks', { articleId: of, storageLocationId });
      const { content } = (
        await admin.get(`/api/inventory/stocks?articleId=${of}&storageLocationId=${storageLocationId}`)
      ).json();
      const stockId = stock.statusCode < 300 ? stock.json().id : content[0].id;
      const goods = { quantityAmount: '10', quantityUnit: 'KG', expiryDate: '2026-03-01', batchType: 'PURCHASED' };
      return (await created(`/api/inventory/stocks/${stockId}/batches`, { batchId, ...goods })).lotId;
    },
  };
}
