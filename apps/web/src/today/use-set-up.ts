/** Reads how far the shop is set up. */
import { listUsers } from '@cleaver/domain/identity/contracts';
import { listAllStockBatches, listStorageLocations } from '@cleaver/domain/inventory/contracts';
import {
  listArticles,
  listCustomers,
  listProductCategories,
  listSuppliers,
} from '@cleaver/domain/masterdata/contracts';
import { listRecipes } from '@cleaver/domain/production/contracts';
import { getSettings } from '@cleaver/domain/settings/contracts';
import { useAnswer } from '../shell/data/query.ts';
import type { SetUpCounts } from './set-up.ts';

const ONE = { size: 1 };
/** The largest page. A shop that is being set up has fewer categories. */
const ALL = { size: 500 };

/** Returns the counts; undefined until all have arrived. */
export function useSetUp(): SetUpCounts | undefined {
  const settings = useAnswer(getSettings, {}).data?.operator;
  const places = useAnswer(listStorageLocations, ONE).data?.page;
  const categories = useAnswer(listProductCategories, ALL).data?.content;
  const articles = useAnswer(listArticles, ONE).data?.page;
  const suppliers = useAnswer(listSuppliers, ONE).data?.page;
  const customers = useAnswer(listCustomers, ONE).data?.page;
  const stock = useAnswer(listAllStockBatches, ONE).data?.page;
  const recipes = useAnswer(listRecipes, ONE).data?.page;
  const users = useAnswer(listUsers, ONE).data?.page;
  if (!(settings && places && categories && articles && suppliers && customers && stock && recipes && users)) {
    return undefined;
  }
  return {
    shop: settings.name !== '' && settings.approvalNumber !== '' ? 1 : 0,
    places: places.totalElements,
    categories: categories.length,
    vat: categories.every(({ vatClass }) => vatClass !== null) ? categories.length : 0,
    articles: articles.totalElements,
    suppliers: suppliers.totalElements,
    customers: customers.totalElements,
    stock: stock.totalElements,
    recipes: recipes.totalElements,
    users: users.totalElements,
  };
}
