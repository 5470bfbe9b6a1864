/**
 * The screens of each folder. The order is that of the tabs of an entry of the navigation, and of the screens in the
 * search.
 */
import { auditRoutes } from '../audit/routes.ts';
import { filesRoutes } from '../files/routes.ts';
import { floorRoutes } from '../floor/routes.ts';
import { hygieneRoutes } from '../hygiene/routes.ts';
import { identityRoutes } from '../identity/routes.ts';
import { inventoryRoutes } from '../inventory/routes.ts';
import { invoicingRoutes } from '../invoicing/routes.ts';
import { labelsRoutes } from '../labels/routes.ts';
import { masterdataRoutes } from '../masterdata/routes.ts';
import { procurementRoutes } from '../procurement/routes.ts';
import { productionRoutes } from '../production/routes.ts';
import { qualityRoutes } from '../quality/routes.ts';
import { reportsRoutes } from '../reports/routes.ts';
import { salesRoutes } from '../sales/routes.ts';
import { settingsRoutes } from '../settings/routes.ts';
import { todayRoutes } from '../today/routes.ts';

export const ROUTES = {
  today: todayRoutes,
  floor: floorRoutes,
  inventory: inventoryRoutes,
  procurement: procurementRoutes,
  sales: salesRoutes,
  invoicing: invoicingRoutes,
  production: productionRoutes,
  quality: qualityRoutes,
  hygiene: hygieneRoutes,
  labels: labelsRoutes,
  reports: reportsRoutes,
  files: filesRoutes,
  masterdata: masterdataRoutes,
  identity: identityRoutes,
  audit: auditRoutes,
  settings: settingsRoutes,
};
