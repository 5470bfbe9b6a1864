/** All tables. Referenced tables come first. */
import type { Ingredient } from '@cleaver/domain/production';
import type { EntitySchema } from '@mikro-orm/core';
import { auditEntryRecord, auditSealRecord, type StoredEntry } from './audit/audit-entry.ts';
import type { RowOf, StoredRow, Table } from './engine/table.ts';
import { loginLogs } from './identity/login-log.ts';
import { pins, sharedDevices } from './identity/pin.ts';
import { refreshTokens, sessions } from './identity/session.ts';
import { users } from './identity/user.ts';
import { holds } from './inventory/hold.ts';
import { inventoryCountEntries, inventoryCounts } from './inventory/inventory-count.ts';
import { lots } from './inventory/lot.ts';
import { stocks } from './inventory/stock.ts';
import { stockBatches } from './inventory/stock-batch.ts';
import { stockMovements } from './inventory/stock-movement.ts';
import { storageLocations } from './inventory/storage-location.ts';
import { articleCodes, articles } from './masterdata/article.ts';
import { customers } from './masterdata/customer.ts';
import { productCategories } from './masterdata/product-category.ts';
import { suppliers } from './masterdata/supplier.ts';
import { goodsReceipts } from './procurement/goods-receipt.ts';
import { batches } from './production/batch.ts';
import { cuttings } from './production/cutting.ts';
import { cuttingSchemes } from './production/cutting-scheme.ts';
import { recipes } from './production/recipe.ts';
import { recallRecords, recalls } from './quality/recall.ts';
import { deliveries } from './sales/delivery.ts';
import { orders } from './sales/order.ts';
import { standingOrders } from './sales/standing-order.ts';
import { shopSettings } from './settings/shop-settings.ts';
import { keptAnswers } from './shared/kept-answer.ts';
import { sequenceRecord } from './shared/sequence.ts';

/** The tables, one per kind of aggregate. */
export const tables: readonly Table[] = [
  users,
  sessions,
  refreshTokens,
  loginLogs,
  pins,
  sharedDevices,
  keptAnswers,
  productCategories,
  suppliers,
  customers,
  articles,
  articleCodes,
  recipes,
  batches,
  cuttings,
  cuttingSchemes,
  storageLocations,
  stocks,
  lots,
  holds,
  stockBatches,
  stockMovements,
  inventoryCounts,
  inventoryCountEntries,
  goodsReceipts,
  orders,
  deliveries,
  standingOrders,
  shopSettings,
  recalls,
  recallRecords,
];

/** A `bigint`. `pg` returns it as a text, PGlite as a number. */
type Counted = string | number;

/** The tables that Kysely queries use, by name. Each has its columns in Kysely's types. */
export interface KnownTables {
  readonly audit_entry: StoredRow<StoredEntry> & { readonly position: Counted; readonly username_key: string | null };
  readonly audit_seal: {
    readonly number: Counted;
    readonly position: Counted;
    readonly entry_id: string;
    readonly hash: string;
  };
  readonly hold: RowOf<typeof holds>;
  readonly lot: RowOf<typeof lots>;
  readonly recipe: RowOf<typeof recipes, 'ingredients'>;
  readonly recipe_ingredient: StoredRow<Ingredient> & { readonly recipe_id: string };
  readonly session: RowOf<typeof sessions>;
  readonly stock: RowOf<typeof stocks>;
  readonly stock_batch: RowOf<typeof stockBatches>;
  readonly stock_movement: RowOf<typeof stockMovements>;
}

/** All entities: the entities of the tables, and the entities without a kind. */
export const records: readonly EntitySchema[] = [
  ...tables.flatMap(({ record, children }) => [record, ...children.map((child) => child.record)]),
  sequenceRecord,
  auditEntryRecord,
  auditSealRecord,
];
