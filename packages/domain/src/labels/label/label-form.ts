/** The decisions about a label in a request and in a response. */
import {
  boolean,
  distinctBy,
  id,
  list,
  NAME_MAX,
  nullable,
  oneOf,
  optionalText,
  setOf,
  text,
} from '../../kernel/contract/fields.ts';
import { defaulted, described, form, type InputOf, optional } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { say } from '../../kernel/values/message.ts';
import { decimalText } from '../declaration/declaration-form.ts';
import {
  DATE_KINDS,
  type Decisions,
  LABEL_USES,
  NUTRIENTS,
  NUTRITION_EXEMPTIONS,
  type Nutrition,
} from './decisions.ts';

const NOTES_MAX = 5;
/** Maximum number of articles with decisions of their own. */
const INGREDIENTS_MAX = 500;
/** The highest share of water that drying or cooking takes, in percent. */
const LOSS_MAX = '90';
/** The heaviest pack in kg. A label has six digits for its grams. */
const PACK_KG_MAX = '999.999';

/** Returns the field of the mass of a pack in kg, with whole grams. */
export const packKg = () => decimalText('0.001', PACK_KG_MAX, { unit: 'KG' }, 3);

const grams = () => decimalText('0', '100', { unit: 'G' }, 2);
const energy = () => decimalText('0', '9999', 'plain', 2);

const nutritionForm = form({
  energyKj: energy(),
  energyKcal: energy(),
  fat: grams(),
  saturates: grams(),
  carbohydrate: grams(),
  sugars: grams(),
  protein: grams(),
  salt: grams(),
});

const ingredientForm = form({
  articleId: id(),
  quid: described(nullable(boolean()), 'Whether its percentage is shown (LMIV Art. 22)'),
  moistureLossPercent: nullable(decimalText('0', LOSS_MAX, 'percent')),
});

/** The decisions of a request. */
export const decisionsForm = form(
  {
    uses: setOf(oneOf(LABEL_USES), LABEL_USES.length, 1),
    legalName: text(),
    recipeId: described(nullable(id()), 'What it is made by. Null: it is sold as it was bought or cut'),
    moistureLossPercent: described(nullable(decimalText('0', LOSS_MAX, 'percent')), 'Water lost by drying or cooking'),
    ingredients: optional(distinctBy(list(ingredientForm, INGREDIENTS_MAX), 'articleId')),
    cutLike: described(defaulted(boolean(), false), 'It looks like a piece of meat (LMIV Annex VI A 6)'),
    dateKind: nullable(oneOf(DATE_KINDS)),
    storage: optionalText(NAME_MAX),
    notes: optional(list(text(NAME_MAX), NOTES_MAX)),
    nutrition: described(nullable(nutritionForm), 'Per 100 g, in kJ, kcal and g'),
    nutritionExempt: nullable(oneOf(NUTRITION_EXEMPTIONS)),
    netQuantityKg: described(nullable(packKg()), 'A fixed filling. Null: it is weighed at printing'),
  },
  ({ nutrition, nutritionExempt }, fault) => {
    if (nutrition && nutritionExempt) fault('nutritionExempt', say`must be empty: there are nutrition values`);
  },
);

type GivenDecisions = InputOf<typeof decisionsForm>;

/** Returns the decisions that a request gives, with the defaults. */
export function decisionsBy(given: GivenDecisions): Decisions {
  const { uses, legalName, recipeId = null, ingredients = [], cutLike, storage = '', notes = [], nutrition } = given;
  const { dateKind = null, nutritionExempt = null } = given;
  return {
    ...{ uses: LABEL_USES.filter((use) => uses.includes(use)), legalName, recipeId },
    moistureLossPercent: given.moistureLossPercent?.toText() ?? null,
    ingredients: ingredients.map(({ articleId, quid = null, moistureLossPercent }) => ({
      ...{ articleId, quid, moistureLossPercent: moistureLossPercent?.toText() ?? null },
    })),
    ...{ cutLike, dateKind, storage, notes },
    nutrition: nutrition
      ? (Object.fromEntries(NUTRIENTS.map((name) => [name, nutrition[name].toText()])) as Nutrition)
      : null,
    ...{ nutritionExempt, netQuantityKg: given.netQuantityKg?.toText() ?? null },
  };
}

const nutritionOutput = out.object('NutritionResponse', {
  energyKj: out.text(),
  energyKcal: out.text(),
  fat: out.text(),
  saturates: out.text(),
  carbohydrate: out.text(),
  sugars: out.text(),
  protein: out.text(),
  salt: out.text(),
}) satisfies out.Output<Nutrition, unknown>;

/** The decisions in a response. */
export const decisionsOutput = out.object('LabelDecisionsResponse', {
  uses: out.listOf(out.oneOf(LABEL_USES)),
  legalName: out.text(),
  recipeId: out.nullable(out.text()),
  moistureLossPercent: out.nullable(out.text()),
  ingredients: out.listOf(
    out.object('LabelIngredientResponse', {
      articleId: out.text(),
      quid: out.nullable(out.boolean()),
      moistureLossPercent: out.nullable(out.text()),
    }),
  ),
  cutLike: out.boolean(),
  dateKind: out.nullable(out.oneOf(DATE_KINDS)),
  storage: out.text(),
  notes: out.listOf(out.text()),
  nutrition: out.nullable(nutritionOutput),
  nutritionExempt: out.nullable(out.oneOf(NUTRITION_EXEMPTIONS)),
  netQuantityKg: out.nullable(out.text()),
}) satisfies out.Output<Decisions, unknown>;
