/** Contract tests of recipes, batches, cuttings and cutting schemes. */

import { dateOf, unitOf } from '@cleaver/domain/kernel';
import {
  Batches,
  type BatchState,
  type CuttingSchemeState,
  CuttingSchemes,
  type CuttingState,
  Cuttings,
  Recipe,
  type RecipeState,
  Recipes,
} from '@cleaver/domain/production';
import { kindsWorld } from '../contract/comes-back.ts';
import { part } from '../contract/part.ts';
import { NOW, newId, storedArticles, storing, unique } from '../contract/samples.ts';
import { stamps } from '../masterdata/samples.ts';

const aRecipeState = (articleId: string): RecipeState => ({
  ...{
    id: newId(),
    name: unique('Lyoner'),
    version: 2147483647,
    type: 'FINISHED_PRODUCT',
    description: '',
    articleId,
  },
  ...{
    yieldPercentage: 1000,
    shelfLifeDays: null,
    outputQuantity: '999999999999999.999999',
    outputUom: unitOf('KG'),
  },
  ...{ status: 'DRAFT', ingredients: [], productionSteps: [], ...stamps },
});

export const productionKindsContract = part(kindsWorld, {
  'recipes are read as they were stored': async (t, { stored, comesBack }) => {
    const { ids } = await storedArticles(stored, 'Wurst', 'Salz');
    const [articleId = '', saltId = ''] = ids;
    const bare = aRecipeState(articleId);
    const sub = await storing(stored, Recipes, Recipe.restore({ ...bare, id: newId(), version: 1 }));
    const ingredient = {
      id: newId(),
      position: 3,
      articleId: saltId,
      quantity: '0.5',
      uom: unitOf('lb'),
      subRecipeId: sub.id,
    };
    const step = {
      id: newId(),
      stepNumber: 1,
      description: 'kühl\nhalten',
      durationMinutes: 1,
      temperatureCelsius: -273,
    };
    await comesBack(t, Recipes, bare, {
      ...bare,
      id: newId(),
      version: 3,
      shelfLifeDays: 1,
      status: 'ACTIVE',
      ingredients: [
        { ...ingredient, substitutable: true },
        { ...ingredient, id: newId(), position: 2147483647, quantity: '1', subRecipeId: null, substitutable: false },
      ],
      productionSteps: [step, { ...step, id: newId(), stepNumber: 9, durationMinutes: null, temperatureCelsius: null }],
    });
  },

  'batches are read as they were stored': async (t, { stored, comesBack }) => {
    const { ids } = await storedArticles(stored, 'Wurst');
    const made = aRecipeState(ids[0] ?? '');
    const { id: recipeId } = await storing(stored, Recipes, Recipe.restore(made));
    const planned: BatchState = {
      ...{ id: newId(), batchNumber: unique('P'), recipeId, status: 'PLANNED', plannedQuantity: '0.000001' },
      ...{
        plannedQuantityUnit: unitOf('KG'),
        productionDate: dateOf('2026-03-29'),
        bestBeforeDate: dateOf('0001-01-01'),
      },
      ...{ plan: null, startedAt: null, startedBy: null, substitutions: [], skipped: [], completion: null },
      ...{ completedAt: null, completedBy: null, completions: 0, undoneCompletions: [], steps: [], statusReason: null },
      ...stamps,
    };
    const frozen = { articleId: newId(), name: 'Wurst "fein"', version: 2, yieldPercentage: 95, shelfLifeDays: null };
    const component = {
      articleId: newId(),
      articleName: 'Brät',
      quantity: '0.000001',
      uom: unitOf('kg'),
      substitutable: true,
    };
    await comesBack(t, Batches, planned, {
      ...{
        ...planned,
        id: newId(),
        batchNumber: unique('P'),
        status: 'COMPLETED',
        plan: { recipe: frozen, components: [component] },
      },
      ...{
        startedAt: NOW,
        startedBy: 'anna',
        completedAt: NOW,
        completedBy: 'karl',
        completions: 2,
        undoneCompletions: [{ completedAt: '2026-01-05T09:00:00.000Z', reopenedAt: '2026-01-05T10:00:00.001Z' }],
        statusReason: 'a\nb',
        steps: [
          {
            stepNumber: 2147483647,
            description: 'a\nb',
            temperature: '-50',
            doneBy: 'anna',
            doneAt: NOW.toISOString(),
          },
          { stepNumber: 9, description: 'b', temperature: null, doneBy: 'karl', doneAt: NOW.toISOString() },
        ],
      },
      substitutions: [{ movementId: newId(), insteadOf: newId() }],
      skipped: [{ articleId: newId(), articleName: 'Wasser' }],
      completion: {
        postingId: newId(),
        outputs: [{ lotId: newId(), role: 'MAIN' }],
        waste: [{ quantityAmount: '0.5', quantityUnit: unitOf('lb'), reason: null }],
        warnings: [{ code: 'OUTLIVES_INPUT', values: { lotNumber: 'P-1' }, line: 1 }],
        note: 'a\nb',
      },
    });
  },

  'cuttings are read as they were stored': async (t, { comesBack }) => {
    const entry = { ...{ stockBatchId: newId(), lotId: newId(), articleId: newId() }, lotNumber: 'a"b' };
    const cut = { ...entry, quantity: '0.028349523125', unit: unitOf('KG') };
    const bare: CuttingState = {
      ...{ id: newId(), cuttingNumber: unique('C'), status: 'DONE', postingId: newId(), inputs: [cut], outputs: [] },
      ...{ waste: [], loss: null, note: '', createdBy: 'anna', createdAt: NOW, undoReason: null },
      articleIds: [cut.articleId],
    };
    const output = { ...cut, expiryDate: dateOf('2026-03-29'), expiryReason: null, costShare: '100' };
    await comesBack(t, Cuttings, bare, {
      ...{ ...bare, id: newId(), cuttingNumber: unique('C'), status: 'UNDONE', undoReason: 'x', note: 'a\nb' },
      outputs: [output, { ...output, expiryReason: 'Aged', costShare: null }],
      waste: [{ quantityAmount: '1', quantityUnit: unitOf('g'), reason: null }],
      loss: { quantityAmount: '0.000001', quantityUnit: unitOf('kg') },
    });
  },

  'cutting schemes are read as they were stored': async (t, { stored, comesBack }) => {
    const { ids } = await storedArticles(stored, 'Schweinehälfte', 'Schulter');
    const [articleId = '', shoulderId = ''] = ids;
    const bare: CuttingSchemeState = { id: newId(), name: unique('Halves'), articleId, parts: [], ...stamps };
    await comesBack(t, CuttingSchemes, bare, {
      ...{ ...bare, id: newId(), name: unique('Halves') },
      parts: [
        { kind: 'OUTPUT', articleId: shoulderId, reason: null, sharePercent: '0.01' },
        { kind: 'WASTE', articleId: null, reason: 'Bones "big"', sharePercent: '99.99' },
      ],
    });
  },
});
