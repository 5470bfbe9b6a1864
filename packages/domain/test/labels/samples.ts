/** Decisions, declarations and recipes for tests of labels. */

import { type Compiled, compile } from '../../src/labels/compile/compile.ts';
import type {
  LabelledArticle,
  LabelSources,
  SourceDeclaration,
  SourceRecipe,
} from '../../src/labels/compile/sources.ts';
import type { DeclaredAllergen, Meat } from '../../src/labels/declaration/declared.ts';
import type { Decisions } from '../../src/labels/label/decisions.ts';

export const DECISIONS: Decisions = {
  ...{ uses: ['PREPACKED', 'LOOSE'], legalName: 'Wurst', recipeId: 'recipe', moistureLossPercent: null },
  ...{ ingredients: [], cutLike: false, dateKind: 'BEST_BEFORE', storage: '', notes: [], nutrition: null },
  ...{ nutritionExempt: 'DIRECT_SALE', netQuantityKg: null },
};

export const OPERATOR = {
  ...{ name: 'Metzgerei Huber', street: 'Marktplatz', houseNumber: '3', postalCode: '83022', city: 'Rosenheim' },
  approvalNumber: 'DE BY 12345 EG',
};

type About = Partial<Omit<SourceDeclaration, 'allergens' | 'meat'>> & {
  readonly allergens?: readonly (Pick<DeclaredAllergen, 'code'> & Partial<DeclaredAllergen>)[];
  readonly meat?: (Omit<Meat, 'fatName'> & { readonly fatName?: string }) | undefined;
};

const FAT_NAMES: Readonly<Record<string, string>> = { PORK: 'Schweinefett', BEEF: 'Rinderfett' };

/** Returns a declaration. Its id and article are the name, unless given. */
export function declared(name: string, { allergens = [], meat, ...more }: About = {}): SourceDeclaration {
  return {
    ...{ id: `declaration of ${more.articleId ?? name}`, articleId: name, version: 1, role: 'INGREDIENT', name },
    ...{ composition: '', additives: [], kgPerUnit: null, ...more },
    allergens: allergens.map((one) => ({ presence: 'CONTAINED', word: '', ...one })),
    meat: meat ? { fatName: FAT_NAMES[meat.species] ?? 'Fett', ...meat } : null,
  };
}

/** A line: an article, its kg or its quantity with a unit, and its sub-recipe. */
export type Line = readonly [
  articleId: string,
  quantity: number,
  uom?: string | undefined,
  subRecipeId?: string | undefined,
];

/** Returns the lines of a text such as "Salz 400 G, Lake 10 KG brine, Speck 5". */
const linesOf = (text: string): readonly Line[] =>
  text.split(', ').map((line) => {
    const [articleId = '', quantity, uom, subRecipeId] = line.split(' ');
    return [articleId, Number(quantity), uom, subRecipeId];
  });

/** Returns an active recipe. Its output is the sum of its lines, except lengths. */
export function recipeOf(id: string, text: string | readonly Line[], more: Partial<SourceRecipe> = {}): SourceRecipe {
  const lines = typeof text === 'string' ? linesOf(text) : text;
  return {
    ...{ id, name: id, status: 'ACTIVE', articleId: `article of ${id}`, outputUom: 'KG', yieldPercentage: 100 },
    outputQuantity: String(
      lines.reduce((sum, [, quantity, uom = 'KG']) => sum + (uom === 'M' ? 0 : quantity * 1000), 0) / 1000,
    ),
    ingredients: lines.map(([articleId, quantity, uom = 'KG', subRecipeId = null]) => ({
      ...{ articleId, quantity: String(quantity), uom, subRecipeId },
    })),
    ...more,
  };
}

/** The decision whether a label shows the percentage of an article. */
export const quid = (articleId: string, shown: boolean | null = true) => ({
  ...{ articleId, quid: shown, moistureLossPercent: null },
});

export interface Product {
  readonly decisions?: Partial<Decisions> | undefined;
  readonly article?: Partial<LabelledArticle> | undefined;
  readonly declarations?: readonly SourceDeclaration[] | undefined;
  /** The first one is the label's. */
  readonly recipes?: readonly SourceRecipe[] | undefined;
  readonly operator?: Partial<LabelSources['operator']> | undefined;
}

export function sourcesOf({ article, declarations = [], recipes = [], operator }: Product): LabelSources {
  return {
    article: { id: 'article', name: 'Artikel', productKind: 'MEAT_PRODUCT', frozen: false, ...article },
    labelId: 'label',
    names: new Map(),
    recipes: new Map(recipes.map((one) => [one.id, one])),
    declarations: new Map(declarations.map((one) => [one.articleId, one])),
    operator: { ...OPERATOR, ...operator },
  };
}

export const decisionsOf = ({ decisions, recipes: [first] = [] }: Product): Decisions => ({
  ...DECISIONS,
  recipeId: first?.id ?? null,
  ...decisions,
});

export const compiled = (product: Product): Compiled => compile(decisionsOf(product), sourcesOf(product));

/** Returns a text with its emphasised parts between asterisks. */
export function marked({
  text,
  emphasis,
}: {
  readonly text: string;
  readonly emphasis: readonly (readonly [number, number])[];
}) {
  const letters = [...text];
  return emphasis
    .reduceRight((all, [start, end]) => {
      const [before, word, after] = [all.slice(0, start), all.slice(start, end), all.slice(end)];
      return [...before, '**', ...word, '**', ...after];
    }, letters)
    .join('');
}

/** Returns the marked texts of the elements of a kind on closed packs. */
export const printed = ({ prepacked }: Compiled, kind: string): readonly string[] =>
  (prepacked ?? []).filter((one) => one.kind === kind).map(marked);

export const codes = ({ reasons }: Compiled): readonly string[] => reasons.map(({ code }) => code);
