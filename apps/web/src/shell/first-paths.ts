/**
 * The operations that Today reads. The build runs this module and ships only its values. If the build shipped the
 * contracts, the first visit would load the forms, outputs and refusals of all contexts.
 */
import { listUsers } from '@cleaver/domain/identity/contracts';
import { listAllStockBatches, listOwnBookings, listStorageLocations } from '@cleaver/domain/inventory/contracts';
import { placesOf } from '@cleaver/domain/kernel';
import { listArticles, listProductCategories, listSuppliers } from '@cleaver/domain/masterdata/contracts';
import { listRecipes } from '@cleaver/domain/production/contracts';
import { getSettings } from '@cleaver/domain/settings/contracts';
import { getToday } from '@cleaver/domain/today/contracts';

const CONTRACTS = {
  getToday,
  listOwnBookings,
  getSettings,
  listStorageLocations,
  listProductCategories,
  listArticles,
  listSuppliers,
  listAllStockBatches,
  listRecipes,
  listUsers,
};
export type FirstReads = typeof CONTRACTS;

/** The names and paths of the operations. */
export const FIRST_READS = Object.fromEntries(
  Object.entries(CONTRACTS).map(([key, contract]) => [key, { name: contract.name, path: placesOf(contract).path }]),
) as Readonly<Record<keyof FirstReads, { readonly name: string; readonly path: string }>>;
