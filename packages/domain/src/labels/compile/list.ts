/** The list of ingredients (Art. 18, 21, 22; Annex VII, VIII). */
import { Decimal } from '../../kernel/values/decimal.ts';
import { foldText } from '../../kernel/values/text.ts';
import type { Decisions } from '../label/decisions.ts';
import { type Emphasised, joined, rangesOf } from './element.ts';
import { amountOf, byAmount, byIngredient, type Merged } from './merged.ts';
import { type LabelReason, reason } from './reasons.ts';
import type { SourceDeclaration } from './sources.ts';

const FIVE = Decimal.of('5');
const TWO = Decimal.of('2');
const WATER_NAME = 'Trinkwasser';
/** Names of ingredients that may stand for several up to 2 % together (Annex VII B). */
const SPICES = ['Gewürze', 'Kräuter'];

/** An ingredient in the list. */
interface Listed {
  readonly name: string;
  readonly composition: string;
  readonly declarations: readonly SourceDeclaration[];
  /** The amount to show (Art. 22), in kg per kg of product. Null: none. */
  readonly shown: Decimal | null;
}

/** A decimal text as Germans write it. */
export const germanDecimal = (text: string): string => text.replace('.', ',');

/** Returns an amount in whole percent, below 5 with one decimal: "62", "4,5". */
function percentText(amount: Decimal): string {
  const percent = amount.times(Decimal.HUNDRED);
  if (percent.compare(FIVE) >= 0) return percent.toText(0);
  const text = percent.toText(1);
  return germanDecimal(text.includes('.') ? text : `${text}.0`);
}

type Quids = ReadonlyMap<string, boolean | null>;

/** Returns the decisions about percentages by their article. */
const quidsOf = ({ ingredients }: Decisions): Quids =>
  new Map(ingredients.map(({ articleId, quid }) => [articleId, quid]));

/** Returns whether the label shows the percentage of an ingredient. Null: undecided, and there is no default. */
function quidOf({ species, declarations }: Merged, decided: Quids): boolean | null {
  const quids = declarations.map(({ articleId }) => decided.get(articleId) ?? null);
  if (quids.includes(true)) return true;
  if (quids.includes(false)) return false;
  return species === null ? null : true;
}

/** Returns whether an ingredient is so important that somebody must decide about its percentage (Art. 22). */
const needsQuid = ({ name, amount }: Merged, { legalName }: Decisions): boolean =>
  amount.times(Decimal.HUNDRED).compare(FIVE) >= 0 || foldText(legalName).includes(foldText(name));

/**
 * Returns QUID_UNDECIDED and SPICES_ABOVE_2_PERCENT of each article concerned. Fat that only the rule on meat makes has
 * no article, and so no reason.
 */
export function listReasons(
  ingredients: readonly Merged[],
  decisions: Decisions,
  nameOf: (articleId: string) => string,
): readonly LabelReason[] {
  const decided = quidsOf(decisions);
  const undecided = ingredients.filter((one) => quidOf(one, decided) === null && needsQuid(one, decisions));
  return [
    ...undecided.flatMap(({ declarations }) =>
      declarations.map(({ articleId }) => reason('QUID_UNDECIDED', { article: nameOf(articleId) }, { articleId })),
    ),
    ...SPICES.flatMap((name) => spicesReasons(ingredients, name, nameOf)),
  ];
}

function spicesReasons(
  ingredients: readonly Merged[],
  name: string,
  nameOf: (articleId: string) => string,
): readonly LabelReason[] {
  const spices = ingredients.filter((one) => one.name === name);
  const percent = amountOf(spices).times(Decimal.HUNDRED);
  if (percent.compare(TWO) <= 0) return [];
  return spices.flatMap(({ declarations }) =>
    declarations.map(({ articleId }) =>
      reason(
        'SPICES_ABOVE_2_PERCENT',
        { name, percent: Number(percent.toText(1)), article: nameOf(articleId) },
        { articleId },
      ),
    ),
  );
}

/** Returns a text of declarations, in which the words of their allergens are emphasised. */
export const declaredText = (
  text: string,
  declarations: readonly Pick<SourceDeclaration, 'allergens'>[],
): Emphasised => ({
  text,
  emphasis: rangesOf(text, new Set(declarations.flatMap(({ allergens }) => allergens.map(({ word }) => word)))),
});

/** The data of a list. `water`: the amount of added water. `unweighed`: the declarations listed last, by ingredient. */
export interface ListedParts {
  readonly ingredients: readonly Merged[];
  readonly water: Decimal;
  readonly unweighed: readonly (readonly [SourceDeclaration, ...SourceDeclaration[]])[];
}

/** Returns the list of ingredients. Undefined: the product needs none (Art. 19 (1) e), or has no ingredient. */
export function ingredientsText(parts: ListedParts, decisions: Decisions): Emphasised | undefined {
  const listed = inListOrder(parts, decisions);
  const [only, second] = listed;
  if (!only || (!second && only.composition === '')) return undefined;
  const shown = listed.flatMap(({ shown }) => shown ?? []);
  const sum = shown.reduce((all, amount) => all.plus(amount), Decimal.ZERO);
  const isAbove = sum.compare(Decimal.of('1')) > 0;
  const items = listed.map((one) => itemText(one, !isAbove));
  const list = joined(['Zutaten: ', ...items.flatMap((item, at) => (at === 0 ? [item] : [', ', item]))]);
  return isAbove ? joined([list, '. ', gramsText(listed), '.']) : list;
}

function inListOrder({ ingredients, water, unweighed }: ListedParts, decisions: Decisions): readonly Listed[] {
  const decided = quidsOf(decisions);
  const weighed = ingredients.map((one) => ({ ...one, shown: quidOf(one, decided) === true ? one.amount : null }));
  const added = { name: WATER_NAME, composition: '', species: null, declarations: [], amount: water, shown: null };
  const last = unweighed.map((declarations) => ({
    ...{ name: declarations[0].name, composition: declarations[0].composition, species: null },
    ...{ declarations, shown: null },
  }));
  return [...[...weighed, ...(water.isZero() ? [] : [added])].toSorted(byAmount), ...last.toSorted(byIngredient)];
}

function itemText({ name, composition, declarations, shown }: Listed, showsPercent: boolean): Emphasised {
  const percent = shown && showsPercent ? ` ${percentText(shown)} %` : '';
  return joined([
    declaredText(name, declarations),
    percent,
    ...(composition === '' ? [] : [' (', declaredText(composition, declarations), ')']),
  ]);
}

/** The sentence of Annex VIII 4 for percentages above 100: "Hergestellt aus 96 g Schweinefleisch … je 100 g Erzeugnis". */
function gramsText(listed: readonly Listed[]): Emphasised {
  const masses = listed.flatMap(({ name, declarations, shown }) =>
    shown ? [joined([`${percentText(shown)} g `, declaredText(name, declarations)])] : [],
  );
  const between = (at: number) => (at === 0 ? '' : at === masses.length - 1 ? ' und ' : ', ');
  return joined(['Hergestellt aus ', ...masses.flatMap((mass, at) => [between(at), mass]), ' je 100 g Erzeugnis']);
}
