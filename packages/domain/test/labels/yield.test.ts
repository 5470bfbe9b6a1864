import { test } from 'tap';
import { compiled, declared, recipeOf } from './samples.ts';

const SALT = declared('Salz');
const WATER = declared('Wasser', { role: 'WATER', kgPerUnit: '1' });

interface Yield {
  readonly output?: string;
  readonly percent?: number;
  readonly loss?: string | null;
  readonly uom?: string;
}

/** Returns the reasons of a recipe of 80 kg of salt and 20 L of water. */
const reasons = ({ output = '100', percent = 100, loss = null, uom = 'KG' }: Yield) =>
  compiled({
    decisions: {
      moistureLossPercent: loss,
      ingredients: [{ articleId: 'Salz', quid: false, moistureLossPercent: null }],
    },
    declarations: [SALT, WATER],
    recipes: [
      recipeOf('r', 'Salz 80, Wasser 20 L', { outputQuantity: output, outputUom: uom, yieldPercentage: percent }),
    ],
  }).reasons.map(({ code, articleId }) => `${code} ${articleId}`);

test('a yield of more than 2 % below the masses needs a decision on the loss', async (t) => {
  t.same(reasons({ percent: 98 }), []);
  t.same(reasons({ output: '97.999' }), ['MOISTURE_LOSS_UNDECIDED article']);
  t.same(reasons({ output: '97.999', loss: '0' }), [], 'zero is a decision');
  t.same(reasons({ output: '200', percent: 49 }), [], 'the yield is a share of the output quantity');
  t.same(reasons({ output: '200', percent: 48 }), ['MOISTURE_LOSS_UNDECIDED article']);
});

test('a loss of more than 2 above that of the yield is implausible, a smaller one is not', async (t) => {
  t.same(reasons({ percent: 90, loss: '12' }), []);
  t.same(reasons({ percent: 90, loss: '12.001' }), ['MOISTURE_LOSS_IMPLAUSIBLE article']);
  t.same(reasons({ percent: 90, loss: '1' }), [], 'meat left in the cutter is no lost water');
  t.same(reasons({ loss: '2' }), []);
  t.same(reasons({ loss: '2.1' }), ['MOISTURE_LOSS_IMPLAUSIBLE article']);
});

test('no decision on the loss is never implausible', async (t) => {
  t.same(reasons({ output: '110' }), ['YIELD_ABOVE_INPUT article']);
  t.same(reasons({ output: '110', loss: '0' }), ['MOISTURE_LOSS_IMPLAUSIBLE article', 'YIELD_ABOVE_INPUT article']);
});

test('a yield of more than 1.02 of the masses is refused', async (t) => {
  t.same(reasons({ percent: 102 }), []);
  t.same(reasons({ output: '102.001' }), ['YIELD_ABOVE_INPUT article']);
});

test('an output in grams is a mass, one in pieces is not checked', async (t) => {
  t.same(reasons({ output: '98000', uom: 'G' }), []);
  t.same(reasons({ output: '97000', uom: 'G' }), ['MOISTURE_LOSS_UNDECIDED article']);
  for (const uom of ['PIECE', 'L', 'BOX']) t.same(reasons({ output: '1', uom }), [], uom);
});

test('each sub-recipe that stands for a line is checked with the loss of its article', async (t) => {
  const found = (loss: string | null, declarations = [SALT]) =>
    compiled({
      declarations,
      decisions: {
        ingredients: [
          { articleId: 'Salz', quid: false, moistureLossPercent: null },
          { articleId: 'made', quid: false, moistureLossPercent: loss },
        ],
      },
      recipes: [recipeOf('r', 'made 1 KG sub'), recipeOf('sub', 'Salz 10', { yieldPercentage: 90 })],
    }).reasons.map(({ code, articleId }) => `${code} ${articleId}`);
  t.same(found(null), ['MOISTURE_LOSS_UNDECIDED made']);
  t.same(found('12'), []);
  t.same(found('13'), ['MOISTURE_LOSS_IMPLAUSIBLE made']);
  const twice = compiled({
    declarations: [SALT],
    decisions: {
      ingredients: [
        { articleId: 'Salz', quid: false, moistureLossPercent: null },
        { articleId: 'first', quid: null, moistureLossPercent: '10' },
      ],
    },
    recipes: [
      ...[recipeOf('r', 'first 1 KG sub, second 1 KG sub'), recipeOf('sub', 'Salz 10', { yieldPercentage: 90 })],
    ],
  });
  t.same(
    twice.reasons.map(({ code, articleId }) => `${code} ${articleId}`),
    ['MOISTURE_LOSS_UNDECIDED second'],
    'the same recipe for two articles',
  );
  t.same(found(null, [SALT, declared('made')]), [], 'a declared article is not checked');
});
