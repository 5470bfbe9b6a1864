/** Mustard in jars: declared, labelled, released, told at the counter and printed. */
import type { Client } from '../helper.ts';
import type { Scene } from './scene.ts';

const MUSTARD = {
  ...{ role: 'INGREDIENT', name: 'Senf', composition: 'Wasser, Senfsaat, Branntweinessig, Speisesalz' },
  allergens: [{ code: 'MUSTARD', word: 'Senf' }],
  source: 'Datenblatt vom 02.11.2026',
};
const DECISIONS = {
  ...{ uses: ['PREPACKED', 'LOOSE'], legalName: 'Hausmachersenf', dateKind: 'BEST_BEFORE' },
  ...{ storage: 'Nach dem Öffnen kühl lagern', nutritionExempt: 'SMALL_MAKER' },
};

export async function labels(scene: Scene): Promise<void> {
  const { permitted: admin, play, refuse } = scene;
  const { articleId, lotId, storageLocationId } = await mustard(admin);
  await declarations(scene, articleId);
  const id = await decisions(scene, articleId);
  await play('label.preview', { lotId });
  await refuse('label.preview', { lotId: 'unknown' }, 404);
  await play('label.counter', { storageLocationId: [storageLocationId] });
  await refuse('label.counter', { storageLocationId: 'unknown' }, 404);
  await prints(scene, lotId);
  await scene.playTwice('label.withdraw', { id, reason: 'Neue Rezeptur' });
}

/** Creates an article that is sold by weight, and a lot of it at the counter. */
async function mustard(admin: Client) {
  const created = async (url: string, payload: object) => (await admin.post(url, payload)).json();
  const { id: categoryId } = await created('/api/categories', { name: 'Senf und Kren' });
  const sold = { unit: 'KG', priceModel: 'WEIGHT_BASED', price: 16.9, productKind: 'OTHER' };
  const article = { name: 'Hausmachersenf', articleNumber: 'E-1', categoryId, ...sold };
  const { id: articleId } = await created('/api/articles', article);
  const counter = { name: 'Verkaufstheke', storageType: 'DISPLAY_COUNTER' };
  const { id: storageLocationId } = await created('/api/inventory/storage-locations', counter);
  const { id: stockId } = await created('/api/inventory/stocks', { articleId, storageLocationId });
  const { lotId } = await created(`/api/inventory/stocks/${stockId}/batches`, {
    ...{ batchType: 'PURCHASED', batchId: 'S-47', quantityAmount: '5', quantityUnit: 'KG' },
    expiryDate: '2027-03-31',
  });
  return { articleId, lotId, storageLocationId };
}

async function declarations({ play, refuse }: Scene, articleId: string): Promise<void> {
  await refuse('declaration.create', { id: articleId, ...MUSTARD, composition: '', name: 'Mostrich' }, 400);
  await play('declaration.create', { id: articleId, ...MUSTARD });
  await play('declaration.versions', { id: articleId });
  await play('declaration.list', { allergen: 'MUSTARD' });
}

async function decisions({ play, playTwice, refuse }: Scene, articleId: string): Promise<string> {
  const draft = { articleId, decisions: { ...DECISIONS, nutritionExempt: null } };
  const { id = '' } = await play('label.create', draft);
  await refuse('label.create', { ...draft, articleId: 'unknown' }, 404);
  await refuse('label.create', { ...draft, decisions: { ...DECISIONS, recipeId: 'unknown' } }, 404);
  await refuse('label.release', { id }, 409);
  await play('label.update', { id, decisions: DECISIONS });
  const { id: other } = await play('label.create', { articleId, decisions: DECISIONS });
  await play('label.delete', { id: other });
  await playTwice('label.release', { id });
  await refuse('label.update', { id, decisions: DECISIONS }, 409);
  await refuse('label.delete', { id }, 409);
  await play('label.get', { id });
  await play('label.list', { articleId, status: 'RELEASED', outdated: false });
  return id;
}

async function prints({ play, refuse }: Scene, lotId: string): Promise<void> {
  const { id } = await play('label-print.create', { lotId, weightsKg: ['0.405', '1.25'] });
  await refuse('label-print.create', { lotId: 'unknown', copies: 1 }, 404);
  await refuse('label-print.create', { lotId, copies: 2 }, 409);
  await play('label-print.get', { id });
  await play('label-print.list', { lotId });
  await play('label-print.document', { id, format: 'ZPL' });
}
