/** Creates the Lyoner of a shop with its recipe and what its ingredients are declared as, all but the spices. */
import type { Shop } from './shop.ts';

type Made = Readonly<Record<'lyoner' | 'recipe' | 'spices' | 'pork', string>>;

const pork = (fatPercent: string, proteinPercent: string, collagenPercent: string) => ({
  species: 'PORK',
  ...{ fatPercent, proteinPercent, collagenPercent },
});

/** The lines of the recipe: article, amount, unit, and the declaration. */
const LINES = [
  ['Schweineschulter', '40', 'KG', { name: 'Schweinefleisch', meat: pork('8', '20', '1.6') }],
  ['Schweinebacke', '20', 'KG', { name: 'Schweinefleisch', meat: pork('45', '13', '2') }],
  ['Rückenspeck', '18', 'KG', { name: 'Schweinespeck' }],
  ['Wasser', '20', 'L', { role: 'WATER', name: 'Trinkwasser' }],
  [
    'Pökelsalz',
    '1.8',
    'KG',
    {
      name: 'Nitritpökelsalz',
      composition: 'Speisesalz, Konservierungsstoff: Natriumnitrit',
      additives: ['E250'],
    },
  ],
  ['Lyonergewürz', '0.7', 'KG', undefined],
] as const;

/** What the sheet of the spices says. */
export const SPICES = 'Gewürze (Senfkörner, Sellerie), Dextrose, Stabilisator: Diphosphate';

export async function labelled({ ask }: Pick<Shop, 'ask'>, categoryId?: string): Promise<Made> {
  const category = categoryId ?? (await ask('POST', '/api/categories', { name: 'Zum Etikettieren' })).id;
  const ids = new Map<string, string>();
  const article = async (name: string, more: object = {}): Promise<string> => {
    const { id } = await ask('POST', '/api/articles', {
      ...{ name, articleNumber: `E-${ids.size + 100}`, categoryId: category, ...more },
      ...{ unit: 'KG', priceModel: 'WEIGHT_BASED', price: 9.5 },
    });
    ids.set(name, id);
    return id;
  };
  const lyoner = await article('Lyoner', { productKind: 'MEAT_PRODUCT' });
  const recipe = await ask('POST', '/api/recipes', {
    ...{ name: 'Lyoner fein', type: 'FINISHED_PRODUCT', outputQuantity: '100.5', outputUom: 'KG' },
    ...{ shelfLifeDays: 21, yieldPercentage: 97, articleId: lyoner },
  });
  for (const [name, quantity, uom, declaration] of LINES) {
    const articleId = await article(name);
    await ask('POST', `/api/recipes/${recipe.id}/ingredients`, { articleId, quantity, uom });
    if (declaration)
      await ask('POST', `/api/articles/${articleId}/declarations`, { role: 'INGREDIENT', ...declaration });
  }
  await ask('POST', `/api/recipes/${recipe.id}/activate`);
  const operator = { name: 'Metzgerei Maier', street: 'Hauptstraße', houseNumber: '1', postalCode: '70173' };
  await ask('PUT', '/api/settings', { operator: { ...operator, city: 'Stuttgart', approvalNumber: 'DE BW 12345 EG' } });
  return {
    ...{ lyoner, recipe: recipe.id, spices: ids.get('Lyonergewürz') ?? '' },
    pork: ids.get('Schweineschulter') ?? '',
  };
}
