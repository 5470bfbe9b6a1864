/** Creates the records that recipes and batches need, over HTTP. */
import type { Client } from '../helper.ts';

/**
 * Creates a category and an article. Returns functions that create further records and request bodies. `client` needs
 * the permissions to write master data and recipes.
 */
export async function withRecipe(client: Client) {
  let numbers = 0;
  const created = async (url: string, payload: object) => (await client.post(url, payload)).json() as { id: string };
  const { id: categoryId } = await created('/api/categories', { name: 'Wurst' });
  const article = async (): Promise<string> => {
    const sold = { unit: 'KG', priceModel: 'WEIGHT_BASED', price: 12.9 };
    return (await created('/api/articles', { name: 'Lyoner', articleNumber: `L-${++numbers}`, categoryId, ...sold }))
      .id;
  };
  const articleId = await article();
  const recipe = (more: object = {}) => ({
    name: `Lyoner ${++numbers}`,
    type: 'FINISHED_PRODUCT',
    outputQuantity: '10',
    outputUom: 'KG',
    articleId,
    ...more,
  });
  const draft = async (more: object = {}): Promise<string> => (await created('/api/recipes', recipe(more))).id;
  const ingredient = (more: object = {}) => ({ articleId, quantity: '8', uom: 'KG', ...more });
  return {
    article,
    articleId,
    recipe,
    draft,
    ingredient,
    async active(more: object = {}): Promise<string> {
      const id = await draft(more);
      await client.post(`/api/recipes/${id}/ingredients`, ingredient());
      await client.post(`/api/recipes/${id}/activate`);
      return id;
    },
  };
}
