/** The differences between two versions of a recipe, line by line. Runs without a browser. */
import type { components } from '@cleaver/client';

type Recipe = components['schemas']['RecipeResponse'];

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

const MEMBERS = ['outputQuantity', 'outputUom', 'yieldPercentage', 'shelfLifeDays', 'description'] as const;

const ingredientsOf = ({ ingredients }: Recipe): Map<string, string> => {
  const found = new Map<string, string>();
  for (const { articleId, quantity, uom, substitutable } of ingredients) {
    const text = `${quantity} ${uom.toLowerCase()}${substitutable ? ' *' : ''}`;
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
        durationMinutes !== null && `${durationMinutes} min`,
        temperatureCelsius !== null && `${temperatureCelsius} °C`,
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
  const members = (of: Recipe) => new Map(MEMBERS.map((name) => [name as string, String(of[name] ?? '')]));
  return [
    ...both('member', members(left), members(right)),
    ...both('ingredient', ingredientsOf(left), ingredientsOf(right)),
    ...both('step', stepsOf(left), stepsOf(right)).sort((a, b) => Number(a.key) - Number(b.key)),
  ].filter((line) => line.left !== line.right);
}
