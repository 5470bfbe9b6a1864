import { test } from 'tap';
import { Decimal } from '../../src/kernel/values/decimal.ts';
import { unitOf } from '../../src/kernel/values/quantity.ts';
import {
  changeCuttingScheme,
  createCuttingScheme,
  deleteCuttingScheme,
  getCuttingScheme,
  listCuttingSchemes,
} from '../../src/production/cutting/cutting-scheme-contracts.ts';
import { expectedKg, partsOfCutting, sumsOfShares } from '../../src/production/cutting/cutting-shares.ts';
import { NOBODY, withRecipe } from './with-recipe.ts';

test('a cutting scheme with parts and shares is created, listed, changed and deleted', async (t) => {
  const { run, refusal, article } = await withRecipe();
  const [half, shoulder, belly] = [await article(), await article(), await article()];
  const parts = [
    { articleId: shoulder, sharePercent: 34.25 },
    { kind: 'WASTE', reason: ' Bones ', sharePercent: 9 },
  ];
  const { id, createdAt, ...made } = await run(createCuttingScheme, { articleId: half, name: 'Coarse', parts });
  t.strictSame(made, {
    ...{ name: 'Coarse', articleId: half, updatedAt: createdAt },
    parts: [
      { kind: 'OUTPUT', articleId: shoulder, reason: null, sharePercent: '34.25' },
      { kind: 'WASTE', articleId: null, reason: 'Bones', sharePercent: '9' },
    ],
  });
  t.equal(
    await refusal(createCuttingScheme, { articleId: half, name: 'COARSE', parts }),
    'CUTTING_SCHEME_ALREADY_EXISTS',
  );
  await run(createCuttingScheme, { articleId: belly, name: 'Coarse', parts });
  t.same(
    (await run(listCuttingSchemes, { articleId: half })).content.map((one) => one.id),
    [id],
  );
  const renamed = await run(changeCuttingScheme, { id, name: 'Fine' });
  t.match(renamed, { name: 'Fine', parts: made.parts }, 'what is not given stays');
  const changed = await run(changeCuttingScheme, { id, parts: [{ articleId: belly, sharePercent: 100 }] });
  t.match(changed.parts, [{ articleId: belly, sharePercent: '100' }]);
  t.equal(changed.parts.length, 1, 'the parts are replaced as a whole');
  t.strictSame(await run(getCuttingScheme, { id }), changed);
  await run(createCuttingScheme, { articleId: half, name: 'Coarse', parts });
  t.equal(await refusal(changeCuttingScheme, { id, name: 'coarse' }), 'CUTTING_SCHEME_ALREADY_EXISTS');
  t.equal(
    await refusal(changeCuttingScheme, { id, parts: [{ articleId: NOBODY, sharePercent: 1 }] }),
    'ARTICLE_NOT_FOUND',
  );
  await run(deleteCuttingScheme, { id });
  t.equal(await refusal(getCuttingScheme, { id }), 'CUTTING_SCHEME_NOT_FOUND');
});

test('createCuttingScheme refuses faulty or repeated parts, shares above 100 % and unknown articles', async (t) => {
  const { refusal, article } = await withRecipe();
  const [half, ham] = [await article(), await article()];
  const refused = (...parts: object[]) => refusal(createCuttingScheme, { articleId: half, name: 'x', parts });
  const piece = { articleId: ham, sharePercent: 50 };
  const bones = { kind: 'WASTE', reason: 'Bones', sharePercent: 50 };
  t.equal(await refused(), 'VALIDATION_ERROR parts');
  t.equal(await refused({ sharePercent: 50 }), 'VALIDATION_ERROR parts[0].articleId');
  t.equal(await refused({ ...piece, reason: 'x' }), 'VALIDATION_ERROR parts[0].reason');
  t.equal(await refused({ ...bones, articleId: ham }), 'VALIDATION_ERROR parts[0].articleId');
  t.equal(await refused({ ...piece, sharePercent: 0 }), 'VALIDATION_ERROR parts[0].sharePercent');
  t.equal(await refused({ ...piece, sharePercent: 12.345 }), 'VALIDATION_ERROR parts[0].sharePercent');
  t.equal(await refused(piece, bones, { ...piece, sharePercent: 0.01 }), 'VALIDATION_ERROR parts[2].articleId parts');
  t.equal(await refused(bones, { ...bones, reason: 'BONES' }), 'VALIDATION_ERROR parts[1].reason');
  t.equal(await refused(piece, { ...bones, sharePercent: 50.01 }), 'VALIDATION_ERROR parts');
  t.equal(await refused(piece, bones), 'done', 'exactly 100 % is fine');
  const unknown = { ...piece, articleId: NOBODY };
  t.equal(await refused(unknown), 'ARTICLE_NOT_FOUND');
  t.equal(await refusal(createCuttingScheme, { articleId: NOBODY, name: 'x', parts: [piece] }), 'ARTICLE_NOT_FOUND');
  t.equal(await refusal(changeCuttingScheme, { id: NOBODY, parts: [piece] }), 'CUTTING_SCHEME_NOT_FOUND');
  t.equal(await refusal(deleteCuttingScheme, { id: NOBODY }), 'CUTTING_SCHEME_NOT_FOUND');
});

test('expectedKg returns the expected mass of a part in kilograms, rounded to 10 g', (t) => {
  t.equal(expectedKg(Decimal.of('48.6'), { sharePercent: '25.5' }), '12.39');
  t.equal(expectedKg(Decimal.of('10'), { sharePercent: '0.05' }), '0.01');
  t.end();
});

test('sumsOfShares returns as loss the rest of the shares to 100 %', (t) => {
  const part = (sharePercent: string) => ({ kind: 'OUTPUT' as const, sharePercent });
  const bones = { kind: 'WASTE' as const, sharePercent: '7.4' };
  t.strictSame(sumsOfShares([part('60.25'), bones, part('30')]), { output: '90.25', waste: '7.4', loss: '2.35' });
  t.strictSame(sumsOfShares([part('60'), part('50')]), { output: '110', waste: '0', loss: '-10' });
  t.strictSame(sumsOfShares([]), { output: '0', waste: '0', loss: '100' });
  t.end();
});

test('partsOfCutting returns the shares of a cutting, rounded down and at most 100 %', (t) => {
  const entry = (articleId: string, quantity: string) => ({ articleId, quantity, unit: unitOf('KG') });
  const cutting = {
    inputs: [entry('half', '30'), entry('half', '15')],
    outputs: [entry('ham', '10'), entry('belly', '15'), entry('ham', '5')],
    waste: [
      { quantityAmount: '3000', quantityUnit: unitOf('G'), reason: 'Bones' },
      { quantityAmount: '1000', quantityUnit: unitOf('G'), reason: 'bones' },
      { quantityAmount: '0.001', quantityUnit: unitOf('KG'), reason: null },
    ],
  };
  t.strictSame(partsOfCutting(cutting), [
    { kind: 'OUTPUT', articleId: 'ham', reason: null, sharePercent: '33.33' },
    { kind: 'OUTPUT', articleId: 'belly', reason: null, sharePercent: '33.33' },
    { kind: 'WASTE', articleId: null, reason: 'Bones', sharePercent: '8.88' },
  ]);
  const more = { ...cutting, outputs: [entry('ham', '45')], waste: [] };
  t.strictSame(partsOfCutting({ ...more, outputs: [entry('ham', '45.4')] })[0]?.sharePercent, '100');
  t.end();
});
