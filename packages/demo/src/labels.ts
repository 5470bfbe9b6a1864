/** Declares the ingredients of the demo shop, and releases its labels. */
import { DECLARATIONS, declarationOf, NEW_SHEET } from './declarations.ts';
import type { Writer } from './writer.ts';

interface DemoLabel {
  /** The number of the article. */
  readonly of: string;
  readonly legalName: string;
  /** Whether the article is made by its recipe. Else it is sold as it was bought or cut. */
  readonly isMade: boolean;
  /** Whether the list shows the percentage of an ingredient, by the number of its article. */
  readonly quids?: Readonly<Record<string, boolean>>;
  /** Further decisions. */
  readonly more: object;
}

const COOL = { dateKind: 'BEST_BEFORE', storage: 'Bei höchstens +7 °C lagern' };

export const LABELS: readonly DemoLabel[] = [
  {
    of: 'BW-010',
    legalName: 'Lyoner, geräuchert',
    isMade: true,
    quids: { 'SC-160': false },
    more: {
      ...{ ...COOL, moistureLossPercent: '3' },
      nutrition: {
        ...{ energyKj: '1117', energyKcal: '270', fat: '24', saturates: '9.2', carbohydrate: '0.5', sugars: '0.5' },
        ...{ protein: '13', salt: '2.1' },
      },
    },
  },
  {
    of: 'KW-010',
    legalName: 'Feine Leberwurst',
    isMade: true,
    quids: { 'SC-150': true, 'GZ-080': false },
    more: { ...COOL, nutritionExempt: 'DIRECT_SALE' },
  },
  {
    of: 'SS-010',
    legalName: 'Kochschinken',
    isMade: true,
    more: { ...COOL, moistureLossPercent: '9', cutLike: true, nutritionExempt: 'DIRECT_SALE' },
  },
  {
    of: 'SC-090',
    legalName: 'Schweinegulasch',
    isMade: false,
    more: { dateKind: 'USE_BY', storage: 'Bei höchstens +4 °C lagern', nutritionExempt: 'UNPROCESSED' },
  },
];

export const DECLARED: readonly string[] = Object.keys(DECLARATIONS);

const declare = (shop: Writer, number: string, declaration = DECLARATIONS[number]): Promise<unknown> => {
  if (!declaration) throw new Error(`The demonstration does not declare ${number}`);
  return shop.post(`/api/articles/${shop.id(number)}/declarations`, declarationOf(declaration));
};

async function label(shop: Writer, { of, legalName, isMade, quids = {}, more }: DemoLabel): Promise<void> {
  const decisions = {
    ...{ uses: ['PREPACKED', 'LOOSE'], legalName, recipeId: isMade ? shop.recipes.get(of) : undefined },
    ingredients: Object.entries(quids).map(([number, quid]) => ({ articleId: shop.id(number), quid })),
    ...more,
  };
  const { id } = await shop.post('/api/labels', { articleId: shop.id(of), decisions });
  await shop.post(`/api/labels/${id}/release`);
}

/** Declares the ingredients and releases the labels. Then declares one anew, so that a label is outdated. */
export async function labelGoods(shop: Writer): Promise<Record<'declarations' | 'labels', number>> {
  await shop.host.each('declarations', DECLARED, (one) => declare(shop, one));
  await shop.host.each('labels', LABELS, (one) => label(shop, one));
  await declare(shop, ...NEW_SHEET);
  return { declarations: DECLARED.length + 1, labels: LABELS.length };
}
