/** All routes there are. Needs no Fastify: other threads and programs read them, too. */
import { auditRoutes } from './audit/audit-routes.ts';
import { identityRoutes } from './identity/identity-routes.ts';
import { userRoutes } from './identity/user-routes.ts';
import { inventoryCountRoutes } from './inventory/inventory-count-routes.ts';
import { lotRoutes, movementRoutes } from './inventory/lot-routes.ts';
import { scanRoutes } from './inventory/scan-routes.ts';
import { stockRoutes } from './inventory/stock-routes.ts';
import { storageLocationRoutes } from './inventory/storage-location-routes.ts';
import { articleRoutes } from './masterdata/article-routes.ts';
import { customerRoutes } from './masterdata/customer-routes.ts';
import { productCategoryRoutes } from './masterdata/product-category-routes.ts';
import { supplierRoutes } from './masterdata/supplier-routes.ts';
import type { RouteGroup } from './operation-route.ts';
import { goodsReceiptRoutes } from './procurement/goods-receipt-routes.ts';
import { batchRoutes } from './production/batch-routes.ts';
import { cuttingRoutes } from './production/cutting-routes.ts';
import { recipeRoutes } from './production/recipe-routes.ts';
import { qualityRoutes } from './quality/quality-routes.ts';
import { deliveryRoutes } from './sales/delivery-routes.ts';
import { settingsRoutes } from './settings/settings-routes.ts';
import { todayRoutes } from './today/today-routes.ts';

/** All that the service does, in the order of its table of contents. */
export const ROUTES: readonly RouteGroup[] = [
  identityRoutes,
  userRoutes(() => USED_PERMISSIONS),
  todayRoutes,
  supplierRoutes,
  customerRoutes,
  productCategoryRoutes,
  articleRoutes,
  recipeRoutes,
  batchRoutes,
  cuttingRoutes,
  storageLocationRoutes,
  stockRoutes,
  lotRoutes,
  movementRoutes,
  inventoryCountRoutes,
  scanRoutes,
  goodsReceiptRoutes,
  deliveryRoutes,
  settingsRoutes,
  qualityRoutes,
  auditRoutes,
];

/** The permissions that operations ask for: others guard nothing yet. */
const USED_PERMISSIONS: ReadonlySet<string> = new Set(
  ROUTES.flatMap(({ routes }) => routes.map(({ operation }) => operation.permission)),
);
