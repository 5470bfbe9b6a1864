import { test } from 'tap';
import {
  createLabel,
  declareArticle,
  getLabel,
  listDeclarations,
  listLabels,
  previewLabel,
  printLabels,
  readCounter,
  releaseLabel,
} from '../../src/labels/index.ts';
import { createArticle, createProductCategory } from '../../src/masterdata/index.ts';
import { updateSettings } from '../../src/settings/contracts.ts';
import { withCore } from '../with-core.ts';

test('a declared article gets a label, which is released, previewed and refused without a lot', async (t) => {
  const { ask, refused } = withCore();
  const { id: categoryId } = await ask(createProductCategory, { name: 'Wurst' });
  const article = { articleNumber: 'A1', name: 'Senf', categoryId, productKind: 'OTHER' };
  const { id: articleId } = await ask(createArticle, article as never);
  const declared = await ask(declareArticle, {
    ...{ id: articleId, role: 'INGREDIENT', name: 'Senf', composition: 'Wasser, Senfsaat' },
    allergens: [{ code: 'MUSTARD', word: 'Senf' }],
  } as never);
  t.match(declared, { version: 1, validFrom: null, kgPerUnit: null });
  t.match(await ask(listDeclarations, {} as never), { content: [{ articleName: 'Senf', version: 1 }] });
  const decisions = {
    uses: ['PREPACKED', 'LOOSE'],
    legalName: 'Senf',
    dateKind: 'BEST_BEFORE',
    nutritionExempt: 'TINY_PACK',
  };
  const label = await ask(createLabel, { articleId, decisions } as never);
  t.equal(await refused(releaseLabel, { id: label.id }), 'LABEL_REFUSED');
  await ask(updateSettings, { operator: { name: 'H', street: 'S', postalCode: '1', city: 'M' } } as never);
  const released = await ask(releaseLabel, { id: label.id });
  t.match(released, { status: 'RELEASED', selfReleased: true, reasons: { length: 0 } });
  t.same(
    released.prepacked?.map(({ text }) => text),
    ['Senf', 'Zutaten: Wasser, Senfsaat', 'H, S, 1 M'],
  );
  await ask(declareArticle, { id: articleId, role: 'INGREDIENT', name: 'Senf' } as never);
  t.match(await ask(getLabel, { id: label.id }), { outdated: true });
  t.match(await ask(listLabels, { outdated: true } as never), { content: [{ id: label.id }] });
  t.same(await ask(readCounter, {} as never), { articles: [] });
  t.equal(await refused(previewLabel, { lotId: 'x' } as never), 'LOT_NOT_FOUND');
  t.equal(await refused(printLabels, { lotId: 'x', weightsKg: ['0.5'] } as never), 'LOT_NOT_FOUND');
});
