/** Contract tests of declarations, labels and prints: they are read as they were stored. */

import { Lots } from '@cleaver/domain/inventory';
import { dateOf } from '@cleaver/domain/kernel';
import { type Decisions, Declarations, type LabelElement, LabelPrints, Labels } from '@cleaver/domain/labels';
import { kindsWorld } from '../contract/comes-back.ts';
import { part } from '../contract/part.ts';
import { NOW, newId, storedArticles, storing, unique } from '../contract/samples.ts';
import { LATER } from '../masterdata/samples.ts';

const DECISIONS: Decisions = {
  ...{ uses: ['PREPACKED', 'LOOSE'], legalName: unique('Lyoner'), recipeId: null, moistureLossPercent: '3.5' },
  ...{ ingredients: [{ articleId: newId(), quid: false, moistureLossPercent: null }], cutLike: true },
  ...{ dateKind: 'USE_BY', storage: 'Bei +2 °C', notes: ['a "b"'], nutrition: null, nutritionExempt: 'TINY_PACK' },
  netQuantityKg: '0.25',
};

const ELEMENT: LabelElement = {
  ...{ kind: 'INGREDIENTS', text: 'Zutaten: Senf', emphasis: [[9, 13]], rule: 'LMIV Art. 18' },
  sources: [{ kind: 'SETTINGS', id: null }],
};

const declaration = (articleId: string, more: object = {}) => ({
  ...{ id: newId(), articleId, version: 1, role: 'INGREDIENT' as const, name: 'Senf', composition: 'Wasser, Senfsaat' },
  ...{ allergens: [{ code: 'MUSTARD' as const, presence: 'CONTAINED' as const, word: 'Senf' }], additives: ['E450a'] },
  ...{ meat: null, kgPerUnit: null, source: '', validFrom: null, createdBy: 'karl', createdAt: NOW, isLatest: true },
  ...more,
});

const label = (articleId: string, more: object = {}) => ({
  ...{
    id: newId(),
    articleId,
    articleName: unique('Senf'),
    version: 1,
    status: 'DRAFT' as const,
    decisions: DECISIONS,
  },
  ...{ frozen: null, declaredIds: [], outdated: false, createdBy: 'karl', createdAt: NOW, changedBy: 'eva' },
  ...{ changedAt: NOW, releasedBy: null, releasedAt: null, withdrawnBy: null, withdrawnAt: null, withdrawReason: null },
  ...more,
});

export const labelsKindsContract = part(kindsWorld, {
  'declarations are read as they were stored, and have each version once': async (t, { stored, comesBack }) => {
    const { ids } = await storedArticles(stored, 'Senf');
    const [articleId = ''] = ids;
    const meat = {
      species: 'PORK' as const,
      fatPercent: '8.25',
      proteinPercent: '20',
      collagenPercent: '1.6',
      fatName: 'x',
    };
    await comesBack(
      t,
      Declarations,
      declaration(articleId),
      declaration(articleId, {
        version: 2,
        meat,
        kgPerUnit: '0.000001',
        validFrom: dateOf('2026-01-05'),
        isLatest: false,
      }),
    );
    await storing(stored, Declarations, Declarations.restore(declaration(articleId)));
    const again = storing(stored, Declarations, Declarations.restore(declaration(articleId)));
    await t.rejects(again, { code: 'DECLARATION_ALREADY_EXISTS' });
  },
  'labels are read as they were stored, and found by what they declare': async (t, { stored, comesBack, reader }) => {
    const { ids } = await storedArticles(stored, 'Lyoner');
    const [articleId = ''] = ids;
    const declaredIds = [newId(), newId()];
    const frozen = {
      ...{ prepacked: [ELEMENT], loose: null, productKind: 'MINCED_MEAT' as const, frozen: true },
      declarations: declaredIds.map((id) => ({ id: newId(), articleId: id, articleName: 'Senf', version: 3 })),
    };
    const released = label(articleId, {
      ...{ version: 2, status: 'RELEASED', frozen, declaredIds, outdated: true, releasedBy: 'q', releasedAt: LATER },
    });
    await comesBack(t, Labels, label(articleId), released);
    for (const one of [label(articleId), released]) await storing(stored, Labels, Labels.restore(one));
    for (const id of declaredIds) {
      t.same(
        (await reader.where(Labels, { status: 'RELEASED', declaredIds: id })).map((one) => one.id),
        [released.id],
      );
    }
    t.same(await reader.where(Labels, { status: 'RELEASED', declaredIds: newId() }), []);
    const again = storing(stored, Labels, Labels.restore(label(articleId)));
    await t.rejects(again, { code: 'LABEL_ALREADY_EXISTS' });
  },
  'prints are read as they were stored': async (t, { stored, comesBack }) => {
    const { ids } = await storedArticles(stored, 'Lyoner');
    const [articleId = ''] = ids;
    const { id: labelId } = await storing(stored, Labels, Labels.restore(label(articleId)));
    const lot = await storing(
      stored,
      Lots,
      Lots.restore({
        ...{ id: newId(), lotNumber: unique('L'), batchType: 'PURCHASED', articleId, expiryDate: dateOf('2026-12-24') },
        ...{ origin: 'BOOKED_IN', originId: null, supplierId: null, supplierLot: null, facts: null, onHold: false },
        ...{ openHolds: 0, quantityKind: 'mass', createdAt: NOW },
      }),
    );
    await comesBack(t, LabelPrints, {
      ...{ id: newId(), labelId, labelVersion: 1, lotId: lot.id, lotNumber: lot.lotNumber, articleId },
      ...{ articleName: 'Lyoner', size: { name: 'M', widthMm: 100, heightMm: 60 }, elements: [ELEMENT] },
      packs: [
        {
          ...{ weightKg: '0.405', netQuantity: '405 g', price: null },
          symbols: [{ kind: 'GS1_128', text: '(10)A"1' }],
        },
      ],
      ...{ count: 1, printedBy: 'karl', printedAt: LATER },
      warnings: [{ code: 'TILL_CODE_MISSING', values: { article: 'ß' }, articleId, lotId: null }],
    });
  },
});
