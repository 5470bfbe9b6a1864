/** The amounts of a recipe's articles in kg per kg of product (Art. 18; Annex VIII 3, 4). */
import { Decimal, significantDigits } from '../../kernel/values/decimal.ts';
import { kindOf, Quantity, unitOf } from '../../kernel/values/quantity.ts';
import { compareByCodePoint } from '../../kernel/values/text.ts';
import type { Decisions } from '../label/decisions.ts';
import { type LabelReason, reason } from './reasons.ts';
import type { LabelSources, SourceDeclaration, SourceLine, SourceRecipe } from './sources.ts';

const ONE = Decimal.of('1');
const TWO = Decimal.of('2');
const INPUT_MOST = Decimal.of('1.02');

/** An article that a recipe comes to, with all of its amounts together. Null: its role has no mass. */
export interface Part {
  readonly declaration: SourceDeclaration;
  readonly amount: Decimal | null;
}

/** What a recipe comes to. */
export interface Expanded {
  /** The parts by their article. */
  readonly parts: ReadonlyMap<string, Part>;
  /** RECIPE_NOT_ACTIVE, DECLARATION_MISSING and NO_MASS. */
  readonly gaps: readonly LabelReason[];
  /** What the yield checks find. Counts only without DECLARATION_MISSING and NO_MASS. */
  readonly yields: readonly LabelReason[];
  /** The ids of the recipe, and of the sub-recipes that stand for a line. */
  readonly recipeIds: readonly string[];
}

/** Returns the share that is left after a loss in percent. Null counts as 0. */
const leftAfter = (loss: string | null): Decimal =>
  loss === null ? ONE : ONE.minus(Decimal.of(loss).dividedBy(Decimal.HUNDRED));

/** Returns the kg of a line. Undefined: it is not weighed, and the kg of its unit are not known. */
function massOf({ quantity, uom }: SourceLine, declaration: SourceDeclaration | undefined): Decimal | undefined {
  const base = Quantity.of(Decimal.of(quantity), unitOf(uom)).inBase();
  if (kindOf(unitOf(uom)) === 'mass') return base;
  const kgPerUnit = declaration?.kgPerUnit ?? null;
  return kgPerUnit === null ? undefined : base.times(Decimal.of(kgPerUnit));
}

const isWeighed = ({ role }: Pick<SourceDeclaration, 'role'>): boolean => role === 'INGREDIENT' || role === 'WATER';

/** Adds up amounts by article. */
class Sums {
  readonly parts = new Map<string, Part>();

  add({ declaration, amount }: Part): void {
    const held = this.parts.get(declaration.articleId)?.amount ?? null;
    const sum = held === null || amount === null ? (amount ?? held) : held.plus(amount);
    this.parts.set(declaration.articleId, { declaration, amount: sum });
  }
}

/** A recipe that stands for an article, with the shares of its lines in what it makes. */
interface Made {
  readonly parts: Part[];
  readonly subs: { readonly made: Made; readonly share: Decimal }[];
  /** Kg per kg of the label's product. */
  amount: Decimal;
}

/**
 * Maximum number of digits of the sums of all recipes together, which bound the denominators of the amounts. Forty
 * sums like 101.35 kg reach it. Above it, amounts are rounded, because exact fractions would take minutes.
 */
const EXACT_DIGITS_MAX = 200;
/**
 * The decimal places of rounded amounts, on the way and in the end. The errors of all steps together are far below the
 * last place in the end, so an amount with fewer places is exact.
 */
const [PLACES, PLACES_AT_END] = [40, 30];

const rounded = (amount: Decimal, places: number): Decimal => Decimal.of(amount.toText(places));

/**
 * Returns the parts of the recipe, with its sub-recipes. A sub-recipe counts once for each article for which it stands,
 * so the work grows with the lines and not with the paths through them.
 */
export function expand(recipe: SourceRecipe, decisions: Decisions, sources: LabelSources): Expanded {
  const gaps: LabelReason[] = [];
  const yields: LabelReason[] = [];
  const recipeIds = new Set<string>();
  const known = new Map<string, Made>();
  // Each recipe stands after all that it uses.
  const order: Made[] = [];
  let digits = 0;
  const losses = new Map(decisions.ingredients.map((one) => [one.articleId, one.moistureLossPercent]));
  const nameOf = (articleId: string) => sources.names.get(articleId) ?? articleId;

  const visit = (of: SourceRecipe, articleId: string, loss: string | null): Made => {
    const key = `${of.id} ${articleId}`;
    const found = known.get(key);
    if (found) return found;
    const made: Made = { parts: [], subs: [], amount: Decimal.ZERO };
    known.set(key, made);
    recipeIds.add(of.id);
    if (of.status === 'DRAFT') gaps.push(reason('RECIPE_NOT_ACTIVE', { recipe: of.name }, { articleId: of.articleId }));
    const lines = of.ingredients.map((line) => ({ line, ...lineOf(line) }));
    const sum = lines.reduce((all, { mass }) => all.plus(mass ?? Decimal.ZERO), Decimal.ZERO);
    const product = sum.times(leftAfter(loss));
    digits += significantDigits(product.toText());
    for (const { line, declaration, sub, mass } of lines) {
      const share = product.isZero() ? Decimal.ZERO : (mass ?? Decimal.ZERO).dividedBy(product);
      if (declaration) made.parts.push({ declaration, amount: isWeighed(declaration) ? share : null });
      else if (sub) made.subs.push({ made: visit(sub, line.articleId, losses.get(line.articleId) ?? null), share });
    }
    if (sum.isZero()) gaps.push(reason('NO_MASS', { article: nameOf(articleId) }, { articleId }));
    else yields.push(...yieldReasons(of, sum, loss, { articleId, article: nameOf(articleId) }));
    order.push(made);
    return made;
  };

  /** Returns the declaration or the sub-recipe of a line, and its mass. Reports missing ones. */
  const lineOf = (line: SourceLine) => {
    const { articleId, subRecipeId } = line;
    const declaration = sources.declarations.get(articleId);
    const sub = declaration || subRecipeId === null ? undefined : sources.recipes.get(subRecipeId);
    if (declaration && !isWeighed(declaration)) return { declaration, sub, mass: undefined };
    const missing = (code: 'DECLARATION_MISSING' | 'NO_MASS') =>
      gaps.push(reason(code, { article: nameOf(articleId) }, { articleId }));
    if (!declaration && !sub) missing('DECLARATION_MISSING');
    const mass = massOf(line, declaration);
    if (!mass && (declaration || sub)) missing('NO_MASS');
    return { declaration, sub, mass };
  };

  visit(recipe, sources.article.id, decisions.moistureLossPercent).amount = ONE;
  const parts = partsOf(order.reverse(), digits <= EXACT_DIGITS_MAX);
  return { parts, gaps, yields, recipeIds: [...recipeIds].toSorted(compareByCodePoint) };
}

/** Returns the parts of recipes, each of which stands before all that it uses. Changes the amounts of the recipes. */
function partsOf(recipes: readonly Made[], isExact: boolean): ReadonlyMap<string, Part> {
  const kept = (amount: Decimal, places = PLACES) => (isExact ? amount : rounded(amount, places));
  const sums = new Sums();
  for (const { parts, subs, amount: of } of recipes) {
    for (const { declaration, amount } of parts) sums.add({ declaration, amount: amount && kept(amount.times(of)) });
    for (const { made, share } of subs) made.amount = made.amount.plus(kept(share.times(of)));
  }
  const ended = ({ declaration, amount }: Part) => ({ declaration, amount: amount && kept(amount, PLACES_AT_END) });
  return new Map(Array.from(sums.parts, ([articleId, part]) => [articleId, ended(part)]));
}

/** The yield checks of a recipe whose output is a mass. `sum`: the masses that go in, in kg, above zero. */
function yieldReasons(
  recipe: SourceRecipe,
  sum: Decimal,
  loss: string | null,
  { articleId, article }: { readonly articleId: string; readonly article: string },
): readonly LabelReason[] {
  if (kindOf(unitOf(recipe.outputUom)) !== 'mass') return [];
  const output = Quantity.of(Decimal.of(recipe.outputQuantity), unitOf(recipe.outputUom)).inBase();
  const out = output.times(Decimal.of(String(recipe.yieldPercentage))).dividedBy(Decimal.HUNDRED);
  const lost = Decimal.HUNDRED.times(ONE.minus(out.dividedBy(sum)));
  const percent = Number(lost.toText(1));
  const isUndecided = loss === null && lost.compare(TWO) > 0;
  const isImplausible = loss !== null && Decimal.of(loss).compare(lost.plus(TWO)) > 0;
  return [
    ...(isUndecided ? [reason('MOISTURE_LOSS_UNDECIDED', { article, percent }, { articleId })] : []),
    ...(isImplausible
      ? [reason('MOISTURE_LOSS_IMPLAUSIBLE', { article, percent, loss: Number(loss) }, { articleId })]
      : []),
    ...(out.compare(sum.times(INPUT_MOST)) > 0
      ? [reason('YIELD_ABOVE_INPUT', { recipe: recipe.name }, { articleId })]
      : []),
  ];
}
