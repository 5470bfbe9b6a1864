/** What a person types and taps to decide about a label, and the decisions that follow. Runs without a browser. */

import type { Fault } from '@cleaver/domain/kernel';
import {
  type Decisions,
  type IngredientDecision,
  LABEL_USES,
  NUTRIENTS,
  type Nutrition,
  type NutritionExemption,
  updateLabel,
} from '@cleaver/domain/labels/contracts';
import { inputFaults } from '../../shell/data/input-faults.ts';
import { decimalText, fieldAmount, type Point, pointOf } from '../../ui/control/amount-text.ts';

interface TypedIngredient {
  readonly articleId: string;
  readonly quid: boolean | null;
  readonly moistureLossPercent: string;
}

/** As `Decisions`, with the texts of fields in the place of numbers, and empty texts for what is undecided. */
export interface TypedDecisions
  extends Pick<Decisions, 'uses' | 'legalName' | 'cutLike' | 'dateKind' | 'storage' | 'nutritionExempt'> {
  readonly recipeId: string;
  readonly moistureLossPercent: string;
  readonly ingredients: readonly TypedIngredient[];
  /** One note a line. */
  readonly notes: string;
  readonly hasNutrition: boolean;
  readonly nutrition: Nutrition;
  readonly isFixed: boolean;
  readonly netQuantityKg: string;
}

const NO_NUTRITION = Object.fromEntries(NUTRIENTS.map((name) => [name, ''])) as Nutrition;

export function typedOf(of: Decisions, point?: Point): TypedDecisions {
  const amount = (text: string | null) => (text === null ? '' : fieldAmount(text, point));
  return {
    ...{ uses: of.uses, legalName: of.legalName, cutLike: of.cutLike, dateKind: of.dateKind, storage: of.storage },
    recipeId: of.recipeId ?? '',
    moistureLossPercent: amount(of.moistureLossPercent),
    ingredients: of.ingredients.map((one) => ({ ...one, moistureLossPercent: amount(one.moistureLossPercent) })),
    notes: of.notes.join('\n'),
    nutritionExempt: of.nutritionExempt,
    hasNutrition: of.nutrition !== null,
    nutrition: of.nutrition
      ? (Object.fromEntries(NUTRIENTS.map((name) => [name, amount(of.nutrition?.[name] ?? '')])) as Nutrition)
      : NO_NUTRITION,
    isFixed: of.netQuantityKg !== null,
    netQuantityKg: amount(of.netQuantityKg),
  };
}

/** Returns the decisions as the request has them. A text that is no number is in it as typed, and is refused. */
export function decisionsOf(typed: TypedDecisions, point: Point = pointOf()): Decisions {
  const amount = (text: string) => (text.trim() === '' ? null : decimalText(text, point));
  return {
    uses: LABEL_USES.filter((use) => typed.uses.includes(use)),
    legalName: typed.legalName.trim(),
    recipeId: typed.recipeId || null,
    moistureLossPercent: typed.recipeId === '' ? null : amount(typed.moistureLossPercent),
    ingredients: typed.ingredients
      .map((one): IngredientDecision => ({ ...one, moistureLossPercent: amount(one.moistureLossPercent) }))
      .filter((one) => one.quid !== null || one.moistureLossPercent !== null),
    ...{ cutLike: typed.cutLike, dateKind: typed.dateKind, storage: typed.storage.trim() },
    notes: typed.notes
      .split('\n')
      .map((note) => note.trim())
      .filter((note) => note !== ''),
    nutrition: typed.hasNutrition
      ? (Object.fromEntries(NUTRIENTS.map((name) => [name, decimalText(typed.nutrition[name], point)])) as Nutrition)
      : null,
    nutritionExempt: typed.hasNutrition ? null : typed.nutritionExempt,
    netQuantityKg: typed.isFixed ? (amount(typed.netQuantityKg) ?? '') : null,
  };
}

/** Returns what is wrong with the decisions, by the member of the request. */
export const decisionFaults = (id: string, decisions: Decisions): readonly Pick<Fault, 'field' | 'message'>[] =>
  inputFaults(updateLabel.input, { id, decisions });

const PREFIX = /^decisions\./;

/** Returns the faults by the field of the page: a list shows those of all of its entries. */
export const byField = <F extends { readonly field: string }>(faults: readonly F[]): readonly F[] =>
  faults.map((fault) => ({
    ...fault,
    field: fault.field.replace(PREFIX, '').replace(/^(notes|ingredients|uses)\b.*/, '$1'),
  }));

const isAmount = (text: string | null): boolean => text === null || /^\d+(?:\.\d+)?$/.test(text);
const readable = (text: string | null): string | null => (isAmount(text) ? text : null);

/** Returns decisions that can be compiled while a person types: numbers that are no numbers yet count as undecided. */
export function compilable(of: Decisions): Decisions {
  const isComplete = of.nutrition !== null && NUTRIENTS.every((name) => isAmount(of.nutrition?.[name] ?? ''));
  return {
    ...of,
    moistureLossPercent: readable(of.moistureLossPercent),
    ingredients: of.ingredients.map((one) => ({ ...one, moistureLossPercent: readable(one.moistureLossPercent) })),
    nutrition: isComplete ? of.nutrition : null,
    netQuantityKg: readable(of.netQuantityKg),
  };
}

export const isSame = (one: Decisions, other: Decisions): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns the entries of the ingredients with the changes to that of an article. */
export function withIngredient(
  all: TypedDecisions['ingredients'],
  articleId: string,
  changes: Partial<Omit<TypedIngredient, 'articleId'>>,
): TypedDecisions['ingredients'] {
  const held = all.find((one) => one.articleId === articleId) ?? { articleId, quid: null, moistureLossPercent: '' };
  const next = { ...held, ...changes };
  return all.some((one) => one.articleId === articleId)
    ? all.map((one) => (one.articleId === articleId ? next : one))
    : [...all, next];
}

/** Returns a choice about nutrition: an exemption, or the values. */
export const withNutrition = (
  choice: NutritionExemption | 'VALUES',
): Pick<TypedDecisions, 'hasNutrition' | 'nutritionExempt'> => ({
  hasNutrition: choice === 'VALUES',
  nutritionExempt: choice === 'VALUES' ? null : choice,
});
