/** The differences between two versions of a recipe, line by line. Runs without a browser. */
import type { AnswerOf } from '@cleaver/domain/kernel';
import type { getRecipe } from '@cleaver/domain/production/contracts';
import { shownNumber, shownTemperature, shownUnit, unitAfter } from '../../shell/language/format.ts';

type Recipe = AnswerOf<typeof getRecipe>;

export interface Line {
  /**
   * The kind of the line's subject: a member of the recipe, the ingredients of an article, or a step. `key`: the name
   * of the member, the id of the article, or the number of the step.
   */
  readonly about: 'member' | 'ingredient' | 'step';
  readonly key: string;
  readonly left: string;
  readonly right: string;
}

const amount = (value: string | number | null): string => (value === null ? '' : shownNumber(value));

/** Returns the texts of the members that are no lists, by name. */
const membersOf = (of: Recipe): Map<string, string> =>
  new Map([
    ['outputQuantity', amount(of.outputQuantity)],
    ['outputUom', shownUnit(of.outputUom)],
    ['yieldPercentage', amount(of.yieldPercentage)],
    ['shelfLifeDays', amount(of.shelfLifeDays)],
    ['description', of.description],
  ]);

const ingredientsOf = ({ ingredients }: Recipe): Map<string, string> => {
  const found = new Map<string, string>();
  for (const { articleId, quantity, uom, substitutable } of ingredients) {
    const text = `${shownNumber(quantity)}${unitAfter(uom, quantity)}${substitutable ? ' *' : ''}`;
    const before = found.get(articleId);
    found.set(articleId, before === undefined ? text : `${before} + ${text}`);
  }
  return found;
};

const stepsOf = ({ productionSteps }: Recipe): Map<string, string> =>
  new Map(
    productionSteps.map(({ stepNumber, description, durationMinutes, temperatureCelsius }) => [
      String(stepNumber),
      [
        description,
        durationMinutes !== null && `${shownNumber(durationMinutes)} min`,
        temperatureCelsius !== null && shownTemperature(temperatureCelsius),
      ]
        .filter(Boolean)
        .join(' · '),
    ]),
  );

/** Returns the lines that differ. */
export function differing(left: Recipe, right: Recipe): readonly Line[] {
  const both = (about: Line['about'], one: Map<string, string>, other: Map<string, string>): Line[] =>
    [...new Set([...one.keys(), ...other.keys()])].map((key) => ({
      about,
      key,
      left: one.get(key) ?? '',
      right: other.get(key) ?? '',
    }));
  return [
    ...both('member', membersOf(left), membersOf(right)),
    ...both('ingredient', ingredientsOf(left), ingredientsOf(right)),
    ...both('step', stepsOf(left), stepsOf(right)).sort((a, b) => Number(a.key) - Number(b.key)),
  ].filter((line) => line.left !== line.right);
}
