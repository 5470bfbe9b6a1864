/** Random labels: decisions, declarations and recipes on up to five levels. */
import fc from 'fast-check';
import type { SourceDeclaration, SourceLine, SourceRecipe } from '../../src/labels/compile/sources.ts';
import { MEAT_SPECIES } from '../../src/labels/declaration/declared.ts';
import type { Decisions } from '../../src/labels/label/decisions.ts';
import { DECISIONS, type Product, sourcesOf } from './samples.ts';

type Sources = ReturnType<typeof sourcesOf>;
export interface RandomLabel {
  readonly decisions: Decisions;
  readonly sources: Sources;
}

const ARTICLES = Array.from({ length: 12 }, (_, at) => `a${at}`);
/** The first is the label's own recipe. A recipe only refers to later ones, of the next level. */
const LEVELS = [['r0'], ['r1', 'r2'], ['r3', 'r4'], ['r5'], ['r6']] as const;
const LABELLED = 'labelled';
const articleOf = (recipeId: string) => (recipeId === 'r0' ? LABELLED : `made ${recipeId}`);
const SUB_ARTICLES = LEVELS.slice(1).flatMap((ids) => ids.map(articleOf));

const NAMES = [
  ...['Schweinefleisch', 'Rindfleisch', 'Schweinefett', 'Rinderfett', 'Gewürze', 'Kräuter', 'gewürze', 'Senf'],
  ...['Zwiebeln', 'Äpfel', 'Apfel', 'Aepfel', 'Trinkwasser'],
];
const MEAT_NAMES = ['Schweinefleisch', 'Rindfleisch', 'Fleisch'];
const COMPOSITIONS = ['', '', '', 'Senf🌿körner, Sellerie (Sellerie)', 'Wasser, Milcheiweiß', 'aaaa, Senf'];
const WORDS = ['Senf', 'Sellerie', 'Milch', 'aa', '🌿', 'äpf', 'Apfel', 'f', '('];
const CODES = ['WHEAT', 'EGG', 'MILK', 'CELERY', 'MUSTARD', 'SULPHITES'] as const;
const ADDITIVES = ['E100', 'E250', 'E252', 'E200', 'E300', 'E392', 'E621', 'E450', 'E450a', 'E220', 'E585', 'E901'];
const SWEETENERS = ['E420', 'E421', 'E950', 'E951', 'E1105', 'E999'];

const often = <T>(usual: T, other: fc.Arbitrary<T>, weight = 6) =>
  fc.oneof({ weight, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other });
const tenths = (max: number) => fc.integer({ min: 0, max: max * 10 }).map((n) => String(n / 10));

const meat = fc
  .record({
    species: fc.oneof(fc.constantFrom('PORK', 'BEEF', 'POULTRY'), fc.constantFrom(...MEAT_SPECIES)),
    fatPercent: fc.oneof(fc.constantFrom('30', '25', '15', '20'), tenths(70)),
    proteinPercent: fc.oneof(fc.constantFrom('20', '10', '0'), tenths(30)),
    collagen: fc.oneof(fc.constantFrom(0.1, 0.25, 0.15, 0.18), fc.double({ min: 0, max: 1, noNaN: true })),
    fatName: fc.constantFrom('Schweinefett', 'Rinderfett', 'Fett'),
  })
  .map(({ collagen, ...rest }) => ({
    ...rest,
    collagenPercent: String(Math.floor(Number(rest.proteinPercent) * collagen * 100) / 100),
  }));

const allergens = fc.uniqueArray(
  fc.record({
    code: fc.constantFrom(...CODES),
    presence: often('CONTAINED' as const, fc.constant('TRACE' as const), 2),
    word: fc.constantFrom('', ...WORDS),
  }),
  { maxLength: 3, selector: ({ code }) => code },
);

const declaration = (articleId: string): fc.Arbitrary<SourceDeclaration> =>
  fc
    .record({
      role: often('INGREDIENT' as const, fc.constantFrom('WATER', 'UNWEIGHED', 'AID', 'CASING'), 2),
      plainName: fc.constantFrom(...NAMES),
      meatName: fc.constantFrom(...MEAT_NAMES),
      composition: fc.constantFrom(...COMPOSITIONS),
      allergens: often([], allergens, 1),
      additives: often([], fc.subarray([...ADDITIVES, ...SWEETENERS], { maxLength: 4 }), 3),
      meat: fc.option(meat),
      kgPerUnit: fc.constantFrom('1', '0.5', '0.92', '0.003'),
    })
    .map(({ plainName, meatName, ...rest }) => {
      const muscle = rest.role === 'INGREDIENT' ? rest.meat : null;
      const isFat = /fett$/.test(plainName) && !muscle;
      return {
        ...{ id: `declaration of ${articleId}`, articleId, version: 1, ...rest, meat: muscle },
        ...{ name: muscle ? meatName : plainName, composition: isFat ? '' : rest.composition },
      };
    });

const quantity = fc.oneof(
  fc.constantFrom('1', '2', '5', '10', '20', '50', '100'),
  tenths(90).filter((q) => q !== '0'),
);

/** A line of an article with a declaration. Some declarations do not know the kg of a unit: `gaps`. */
const line: fc.Arbitrary<SourceLine> = fc.record({
  articleId: fc.constantFrom(...ARTICLES),
  ...{ quantity, subRecipeId: fc.constant(null) },
  uom: often('KG', fc.constantFrom('G', 'L', 'ML', 'M', 'PIECE', 'DOZEN', 'BOX')),
});
const subLine = (level: number): fc.Arbitrary<SourceLine>[] =>
  (LEVELS[level + 1] ?? []).map((subRecipeId) =>
    fc.record({
      articleId: fc.constant(articleOf(subRecipeId)),
      ...{ quantity, subRecipeId: fc.constant(subRecipeId), uom: often('KG', fc.constant('G'), 4) },
    }),
  );

const recipe = (id: string, level: number): fc.Arbitrary<SourceRecipe> =>
  fc
    .record({
      lines: fc.array(line, { minLength: 1, maxLength: 6 }),
      subs: fc.tuple(...subLine(level).map((one) => fc.option(one))),
      status: often('ACTIVE', fc.constantFrom('DRAFT', 'ARCHIVED'), 12),
      output: fc.constantFrom(1, 1, 1, 0.98, 1.02, 1.03, 0.7),
      outputUom: often('KG', fc.constantFrom('PIECE', 'L')),
      yieldPercentage: often(100, fc.constantFrom(98, 97, 80, 102, 103)),
    })
    .map(({ lines, subs, output, status, outputUom, yieldPercentage }) => {
      const ingredients = [...lines, ...subs.filter((one) => one !== null)];
      const mass = ingredients.reduce(
        (sum, one) => sum + Number(one.quantity) * (one.uom === 'G' || one.uom === 'ML' ? 0.001 : 1),
        0,
      );
      return {
        ...{ id, name: id, articleId: articleOf(id), status, outputUom, yieldPercentage, ingredients },
        outputQuantity: (mass * output).toFixed(6),
      };
    });

const recipes = fc.tuple(...LEVELS.flatMap((ids, level) => ids.map((id) => recipe(id, level))));

const loss = fc.oneof(fc.constantFrom(null, null, '0', '2', '3', '30'), tenths(90));
const entries = fc
  .tuple(
    fc.subarray([...ARTICLES, ...SUB_ARTICLES]),
    fc.array(fc.constantFrom(true, false, false, null), { minLength: 20, maxLength: 20 }),
    fc.array(loss, { minLength: 20, maxLength: 20 }),
  )
  .map(([ids, quids, losses]) =>
    ids.map((articleId, at) => ({
      articleId,
      ...{ quid: quids[at] ?? null, moistureLossPercent: losses[at] ?? null },
    })),
  );

const decisions: fc.Arbitrary<Decisions> = fc.record({
  uses: fc.constantFrom(['PREPACKED', 'LOOSE'] as const, ['PREPACKED'] as const, ['LOOSE'] as const),
  legalName: fc.constantFrom('Wurst', 'SENFwurst mit gewürzen', 'Schinken mit zugesetztem Wasser', 'Zwiebelnwurst'),
  recipeId: often<string | null>('r0', fc.constant(null), 9),
  moistureLossPercent: loss,
  ingredients: entries,
  cutLike: fc.boolean(),
  dateKind: fc.constantFrom('USE_BY', 'BEST_BEFORE', null),
  storage: fc.constantFrom('', 'Bei +2 °C lagern'),
  notes: fc.constantFrom([], ['Kühl servieren', 'Unter Schutzatmosphäre verpackt']),
  nutrition: fc.constantFrom(null, {
    ...{ energyKj: '1045', energyKcal: '252', fat: '22', saturates: '8.5', carbohydrate: '0.8' },
    ...{ sugars: '0.5', protein: '12', salt: '2.1' },
  }),
  nutritionExempt: fc.constant(null),
  netQuantityKg: fc.constant(null),
});

const article = fc.record({
  id: fc.constant(LABELLED),
  productKind: fc.oneof(
    fc.constantFrom('MEAT_PRODUCT', 'MINCED_MEAT'),
    fc.constantFrom(null, 'MEAT', 'MEAT_PREPARATION', 'POULTRY', 'RAW_SAUSAGE'),
  ),
  frozen: fc.boolean(),
});

const operator = often<NonNullable<Product['operator']>>(
  {},
  fc.constantFrom({ city: '' }, { houseNumber: '', approvalNumber: '' }, { street: '' }),
);

/** The articles without a declaration, and those without kg of a unit. Most labels have neither. */
const gaps = fc.record({
  undeclared: often<string[]>([], fc.subarray(ARTICLES, { maxLength: 2 })),
  unweighed: often<string[]>([], fc.subarray(ARTICLES, { maxLength: 4 })),
  declaredSubs: often<string[]>([], fc.subarray(SUB_ARTICLES, { maxLength: 2 }), 2),
});

export const randomLabels: fc.Arbitrary<RandomLabel> = fc
  .record({
    ...{ decisions, article, operator, recipes, gaps },
    declarations: fc.tuple(...ARTICLES.map(declaration)),
    others: fc.tuple(...[LABELLED, ...SUB_ARTICLES].map(declaration)),
  })
  .map(({ gaps: { undeclared, unweighed, declaredSubs }, declarations, others, ...rest }) => {
    const bought = rest.decisions.recipeId === null;
    const known = [
      ...declarations.filter(({ articleId }) => !undeclared.includes(articleId)),
      ...others.filter(({ articleId }) => (articleId === LABELLED ? bought : declaredSubs.includes(articleId))),
    ].map((one) => (unweighed.includes(one.articleId) ? { ...one, kgPerUnit: null } : one));
    const { decisions: decided, recipes: made, ...more } = rest;
    return {
      decisions: { ...DECISIONS, ...decided },
      sources: sourcesOf({ ...more, declarations: known, recipes: bought ? [] : made }),
    };
  });
