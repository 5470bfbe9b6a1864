/** What the labelled goods are made of: the parts of the recipe, or the article itself. */
import { Decimal } from '../../kernel/values/decimal.ts';
import { compareByCodePoint } from '../../kernel/values/text.ts';
import { type AllergenCode, inAllergenOrder } from '../declaration/allergens.ts';
import { codesOf } from '../declaration/declared.ts';
import type { Decisions } from '../label/decisions.ts';
import { expand } from './amounts.ts';
import { type Emphasised, joined } from './element.ts';
import { declaredText, ingredientsText, listReasons } from './list.ts';
import { amountOf, byName, groupsOf, type Merged, mergedOf, type WeighedPart } from './merged.ts';
import { type LabelReason, reason } from './reasons.ts';
import type { LabelSources, SourceDeclaration } from './sources.ts';

const ONE = Decimal.of('1');

/** What a label says about what the goods are made of. */
export interface Made {
  /** All declarations that it comes to, by the name of their article. */
  readonly declarations: readonly SourceDeclaration[];
  /** The recipes that stand for it. */
  readonly recipeIds: readonly string[];
  /** The weighed parts. Undefined: a declaration or a mass is missing. */
  readonly weighed: readonly WeighedPart[] | undefined;
  /** Added water, in kg per kg of product. */
  readonly water: Decimal;
  /** The list of ingredients. Undefined: there is none. */
  readonly list: Emphasised | undefined;
  /** The allergens that the list names. */
  readonly listed: ReadonlySet<AllergenCode>;
  /** The reasons for labels of all uses, and those of closed packs alone. */
  readonly reasons: readonly LabelReason[];
  readonly packReasons: readonly LabelReason[];
}

/** Returns what the label's recipe makes, or its article. */
export const madeOf = (decisions: Decisions, sources: LabelSources): Made =>
  decisions.recipeId === null ? asBought(sources) : byRecipe(decisions, sources);

const contained = (declarations: readonly SourceDeclaration[]): readonly AllergenCode[] =>
  declarations.flatMap((one) => codesOf(one, 'CONTAINED'));

/** Sold as it was bought or cut: the composition of its own declaration is the list. */
function asBought({ article, declarations }: LabelSources): Made {
  const own = declarations.get(article.id);
  const text = own?.composition ?? '';
  const list = own && text !== '' ? joined(['Zutaten: ', declaredText(text, [own])]) : undefined;
  const inList = own?.allergens.filter(({ word }) => word !== '' && text.includes(word)) ?? [];
  return {
    declarations: own ? [own] : [],
    recipeIds: [],
    weighed: own ? [{ declaration: own, amount: ONE }] : undefined,
    water: Decimal.ZERO,
    list,
    listed: new Set(inList.map(({ code }) => code)),
    reasons: own ? [] : [reason('DECLARATION_MISSING', { article: article.name }, { articleId: article.id })],
    packReasons: [],
  };
}

function byRecipe(decisions: Decisions, sources: LabelSources): Made {
  const nameOf = (id: string) => sources.names.get(id) ?? id;
  const recipe = sources.recipes.get(decisions.recipeId ?? '');
  if (!recipe) throw new Error(`The recipe ${decisions.recipeId} of a label was not read`);
  const { parts, gaps, yields, recipeIds } = expand(recipe, decisions, sources);
  const all = [...parts.values()];
  const declarations = all
    .map(({ declaration }) => declaration)
    .toSorted((a, b) => byName(nameOf(a.articleId), nameOf(b.articleId)) || compareByCodePoint(a.id, b.id));
  const forAll = gaps.filter(({ code }) => code !== 'NO_MASS');
  const base = { declarations, recipeIds, reasons: forAll };
  if (gaps.some(({ code }) => code !== 'RECIPE_NOT_ACTIVE')) {
    const packReasons = gaps.filter(({ code }) => code === 'NO_MASS');
    const none = { weighed: undefined, water: Decimal.ZERO, list: undefined };
    return { ...base, ...none, listed: new Set(), packReasons };
  }
  const weighed = all.flatMap(({ declaration, amount }) => (amount ? [{ declaration, amount }] : []));
  const merged = mergedOf(
    weighed.filter(({ declaration }) => declaration.role === 'INGREDIENT'),
    sources.article.productKind === 'MINCED_MEAT',
    nameOf,
  );
  const water = waterOf(weighed, merged.ingredients);
  const unweighed = groupsOf(all.filter(({ declaration }) => declaration.role === 'UNWEIGHED'));
  const list = ingredientsText(
    {
      ingredients: merged.ingredients,
      water,
      unweighed: unweighed.map(([first, ...more]) => [first.declaration, ...more.map((part) => part.declaration)]),
    },
    decisions,
  );
  return {
    ...base,
    weighed,
    water,
    list,
    listed: new Set(
      list ? contained(declarations.filter(({ role }) => role === 'INGREDIENT' || role === 'UNWEIGHED')) : [],
    ),
    packReasons: [...yields, ...merged.reasons, ...listReasons(merged.ingredients, decisions, nameOf)],
  };
}

/** Water is what is left of the product without all others, and at most what was added (Annex VII A 1). */
function waterOf(weighed: readonly WeighedPart[], ingredients: readonly Merged[]): Decimal {
  const added = amountOf(weighed.filter(({ declaration }) => declaration.role === 'WATER'));
  const left = ONE.minus(amountOf(ingredients));
  if (left.isNegative()) return Decimal.ZERO;
  return added.compare(left) < 0 ? added : left;
}

/** Returns the codes of the contained allergens, in the order of labels. `without`: codes to omit. */
export const containedIn = (made: Pick<Made, 'declarations'>, without: ReadonlySet<AllergenCode> = new Set()) =>
  inAllergenOrder(contained(made.declarations).filter((code) => !without.has(code)));

/** Returns the codes of traces that are not contained, in the order of labels. */
export const tracesIn = (made: Pick<Made, 'declarations'>): readonly AllergenCode[] => {
  const held = new Set(contained(made.declarations));
  return inAllergenOrder(made.declarations.flatMap((one) => codesOf(one, 'TRACE')).filter((code) => !held.has(code)));
};
