/**
 * Defines the address, title, required permission and file of each screen (docs/adding-a-screen.md). The build of the
 * pages passes this list to the service, so that a reload on any address shows the same screen.
 */
import { say } from '@cleaver/domain/kernel';
import { type Screen, screen } from './screen.ts';

export const SCREENS: readonly Screen[] = [
  screen('/', say`Today`, 'known', () => import('../today/today.tsx'), { nav: { group: 'today', icon: 'today' } }),
  screen('/floor', say`My work`, 'known', () => import('../floor/home.tsx'), {
    nav: { group: 'today', icon: 'category' },
    floor: true,
  }),
  screen('/scan', say`Scan`, ['STOCK_READ', 'MASTERDATA_READ'], () => import('../floor/scan-screen.tsx'), {
    nav: { group: 'today', icon: 'scan' },
    floor: true,
  }),

  screen('/stocks', say`Stocks`, 'STOCK_READ', () => import('../inventory/stocks.tsx'), {
    nav: { group: 'inventory', icon: 'stock' },
  }),
  screen('/stocks/new', say`New stock`, 'STOCK_WRITE', () => import('../inventory/new-stock.tsx'), { action: true }),
  screen('/stocks/import', say`Import opening stock`, 'STOCK_WRITE', () => import('../masterdata/import.tsx'), {
    action: true,
  }),
  screen('/stocks/:id', say`Stock`, 'STOCK_READ', () => import('../inventory/stock.tsx')),
  screen(
    '/stocks/:stockId/batches/:batchId',
    say`Stock batch`,
    'STOCK_READ',
    () => import('../inventory/stock-batch.tsx'),
  ),
  screen('/stock-batches', say`Stock batches`, 'STOCK_READ', () => import('../inventory/stock-batches.tsx'), {
    nav: { group: 'inventory', icon: 'stock' },
  }),
  screen('/lots', say`Lots`, 'STOCK_READ', () => import('../inventory/lots.tsx'), {
    nav: { group: 'inventory', icon: 'lot' },
  }),
  screen('/lots/:id', say`Lot`, 'STOCK_READ', () => import('../inventory/lot.tsx')),
  screen('/lots/:id/label', say`Label to print`, 'STOCK_READ', () => import('../floor/lot-label.tsx'), { floor: true }),
  screen('/labels', say`Labels to print`, 'STOCK_READ', () => import('../floor/lot-labels.tsx'), { floor: true }),
  screen(
    '/goods-receipts',
    say`Goods receipts`,
    'GOODS_RECEIPT_READ',
    () => import('../procurement/goods-receipts.tsx'),
    { nav: { group: 'inventory', icon: 'receipt' }, kept: true },
  ),
  screen('/goods-receipts/new', say`Receive goods`, 'GOODS_RECEIPT_WRITE', () => import('../procurement/receive.tsx'), {
    action: true,
    floor: true,
  }),
  screen(
    '/goods-receipts/:id',
    say`Goods receipt`,
    'GOODS_RECEIPT_READ',
    () => import('../procurement/goods-receipt.tsx'),
    { kept: true },
  ),
  screen('/expiring', say`Expiring`, 'STOCK_READ', () => import('../inventory/expiring.tsx'), {
    nav: { group: 'inventory', icon: 'clock' },
  }),
  screen('/below-minimum', say`Below minimum`, 'STOCK_READ', () => import('../inventory/below-minimum.tsx'), {
    nav: { group: 'inventory', icon: 'low' },
  }),
  screen(
    '/storage-locations',
    say`Storage locations`,
    'STOCK_READ',
    () => import('../inventory/storage-locations.tsx'),
    { nav: { group: 'inventory', icon: 'place' } },
  ),
  screen(
    '/storage-locations/new',
    say`New storage location`,
    'STOCK_WRITE',
    () => import('../inventory/new-storage-location.tsx'),
    { action: true },
  ),
  screen(
    '/storage-locations/:id',
    say`Storage location`,
    'STOCK_READ',
    () => import('../inventory/storage-location.tsx'),
  ),
  screen('/storage-locations/:id/label', say`Label to print`, 'STOCK_READ', () => import('../floor/place-label.tsx'), {
    floor: true,
  }),

  screen('/orders', say`Orders`, 'ORDER_READ', () => import('../sales/orders.tsx'), {
    nav: { group: 'sales', icon: 'order' },
  }),
  screen('/orders/new', say`New order`, 'ORDER_WRITE', () => import('../sales/new-order.tsx'), { action: true }),
  screen('/orders/week', say`Orders of the week`, 'ORDER_READ', () => import('../sales/order-week.tsx'), {
    nav: { group: 'sales', icon: 'week' },
  }),
  screen('/standing-orders', say`Standing orders`, 'ORDER_READ', () => import('../sales/standing-orders.tsx'), {
    nav: { group: 'sales', icon: 'clock' },
  }),
  screen('/standing-orders/new', say`New standing order`, 'ORDER_WRITE', () => import('../sales/standing-form.tsx'), {
    action: true,
  }),
  screen('/standing-orders/:id', say`Standing order`, 'ORDER_READ', () => import('../sales/standing-order.tsx')),
  screen('/availability', say`Availability`, 'ORDER_READ', () => import('../sales/availability.tsx'), {
    nav: { group: 'sales', icon: 'low' },
  }),
  screen('/orders/:id', say`Order`, 'ORDER_READ', () => import('../sales/order.tsx')),
  screen('/orders/:id/edit', say`Change the order`, 'ORDER_WRITE', () => import('../sales/new-order.tsx')),
  screen('/picking', say`Picking`, 'STOCK_MOVEMENT_WRITE', () => import('../sales/pick-day.tsx'), {
    nav: { group: 'sales', icon: 'count' },
    floor: true,
  }),
  screen('/picking/:id', say`Pick an order`, 'STOCK_MOVEMENT_WRITE', () => import('../sales/pick-order.tsx'), {
    floor: true,
  }),
  screen('/deliveries', say`Deliveries`, 'STOCK_MOVEMENT_READ', () => import('../sales/deliveries.tsx'), {
    nav: { group: 'sales', icon: 'delivery' },
    kept: true,
  }),
  screen('/deliveries/new', say`Deliver`, 'STOCK_MOVEMENT_WRITE', () => import('../sales/deliver.tsx'), {
    action: true,
    floor: true,
  }),
  screen('/deliveries/:id', say`Delivery`, 'STOCK_MOVEMENT_READ', () => import('../sales/delivery.tsx'), {
    kept: true,
  }),

  screen('/counts', say`Counts`, 'INVENTORY_COUNT_READ', () => import('../inventory/counts.tsx'), {
    nav: { group: 'inventory', icon: 'count' },
    kept: true,
  }),
  screen('/counts/:id', say`Count`, 'INVENTORY_COUNT_READ', () => import('../inventory/count.tsx'), { floor: true }),
  screen('/counts/:id/sheet', say`Count sheet`, 'INVENTORY_COUNT_READ', () => import('../inventory/count-sheet.tsx')),
  screen('/transfer', say`Move goods`, 'STOCK_MOVEMENT_WRITE', () => import('../inventory/transfer.tsx'), {
    nav: { group: 'inventory', icon: 'right' },
    action: true,
    floor: true,
  }),
  screen('/write-off', say`Write off`, 'STOCK_MOVEMENT_WRITE', () => import('../inventory/write-off.tsx'), {
    action: true,
    floor: true,
  }),
  screen('/block', say`Block goods`, 'STOCK_WRITE', () => import('../inventory/block.tsx'), {
    action: true,
    floor: true,
  }),

  screen('/batches', say`Batches`, 'BATCH_READ', () => import('../production/batches.tsx'), {
    nav: { group: 'production', icon: 'batch' },
    kept: true,
  }),
  screen('/batches/week', say`Week`, 'BATCH_READ', () => import('../production/week.tsx'), {
    nav: { group: 'production', icon: 'week' },
  }),
  screen('/batches/new', say`Plan a batch`, 'BATCH_WRITE', () => import('../production/plan-batch.tsx'), {
    action: true,
  }),
  screen('/batches/:id', say`Batch`, 'BATCH_READ', () => import('../production/batch.tsx')),
  screen('/batches/:id/make', say`Make`, 'BATCH_WRITE', () => import('../production/make.tsx'), { floor: true }),
  screen('/batches/:id/complete', say`What comes out`, 'BATCH_COMPLETE', () => import('../production/complete.tsx'), {
    floor: true,
  }),
  screen('/batches/:id/sheet', say`Production sheet`, 'BATCH_READ', () => import('../production/make-sheet.tsx')),
  screen('/cuttings', say`Cuttings`, 'BATCH_READ', () => import('../production/cuttings.tsx'), {
    nav: { group: 'production', icon: 'cut' },
    kept: true,
  }),
  screen('/cuttings/new', say`Cut`, 'BATCH_COMPLETE', () => import('../production/new-cutting.tsx'), {
    action: true,
    floor: true,
  }),
  screen('/cutting-schemes', say`Cutting schemes`, 'BATCH_READ', () => import('../production/cutting-schemes.tsx'), {
    nav: { group: 'production', icon: 'cut' },
  }),
  screen(
    '/cutting-schemes/new',
    say`New cutting scheme`,
    'RECIPE_WRITE',
    () => import('../production/cutting-scheme-form.tsx'),
    { action: true },
  ),
  screen('/cutting-schemes/:id', say`Cutting scheme`, 'BATCH_READ', () => import('../production/cutting-scheme.tsx')),
  screen('/cuttings/:id', say`Cutting`, 'BATCH_READ', () => import('../production/cutting.tsx')),
  screen('/recipes', say`Recipes`, 'RECIPE_READ', () => import('../production/recipes.tsx'), {
    nav: { group: 'production', icon: 'recipe' },
  }),
  screen('/recipes/new', say`New recipe`, 'RECIPE_WRITE', () => import('../production/new-recipe.tsx'), {
    action: true,
  }),
  screen('/recipes/:id', say`Recipe`, 'RECIPE_READ', () => import('../production/recipe.tsx')),

  screen('/lots/:id/trace', say`Trace`, 'STOCK_MOVEMENT_READ', () => import('../quality/trace.tsx')),
  screen('/holds', say`Holds`, 'STOCK_READ', () => import('../quality/holds.tsx'), {
    nav: { group: 'quality', icon: 'hold' },
  }),
  screen('/recalls', say`Recalls`, 'HACCP_READ', () => import('../quality/recalls.tsx'), {
    nav: { group: 'quality', icon: 'recall' },
  }),
  screen('/recalls/new', say`New recall`, 'HACCP_WRITE', () => import('../quality/new-recall.tsx'), { action: true }),
  screen('/recalls/:id', say`Recall`, 'HACCP_READ', () => import('../quality/recall.tsx')),

  screen('/articles', say`Articles`, 'MASTERDATA_READ', () => import('../masterdata/articles.tsx'), {
    nav: { group: 'masterdata', icon: 'article' },
    words: say`prices`,
  }),
  screen('/articles/new', say`New article`, 'MASTERDATA_WRITE', () => import('../masterdata/new-article.tsx'), {
    action: true,
  }),
  screen('/articles/prices/import', say`Import prices`, 'MASTERDATA_WRITE', () => import('../masterdata/import.tsx'), {
    action: true,
  }),
  screen('/articles/import', say`Import articles`, 'MASTERDATA_WRITE', () => import('../masterdata/import.tsx'), {
    action: true,
  }),
  screen('/articles/:id', say`Article`, 'MASTERDATA_READ', () => import('../masterdata/article.tsx')),
  screen('/categories', say`Categories`, 'MASTERDATA_READ', () => import('../masterdata/categories.tsx'), {
    nav: { group: 'masterdata', icon: 'category' },
  }),
  screen('/suppliers', say`Suppliers`, 'MASTERDATA_READ', () => import('../masterdata/suppliers.tsx'), {
    nav: { group: 'masterdata', icon: 'supplier' },
  }),
  screen('/suppliers/new', say`New supplier`, 'MASTERDATA_WRITE', () => import('../masterdata/new-supplier.tsx'), {
    action: true,
  }),
  screen('/suppliers/import', say`Import suppliers`, 'MASTERDATA_WRITE', () => import('../masterdata/import.tsx'), {
    action: true,
  }),
  screen('/suppliers/:id', say`Supplier`, 'MASTERDATA_READ', () => import('../masterdata/supplier.tsx')),
  screen('/customers', say`Customers`, 'MASTERDATA_READ', () => import('../masterdata/customers.tsx'), {
    nav: { group: 'masterdata', icon: 'customer' },
  }),
  screen('/customers/new', say`New customer`, 'MASTERDATA_WRITE', () => import('../masterdata/new-customer.tsx'), {
    action: true,
  }),
  screen('/customers/import', say`Import customers`, 'MASTERDATA_WRITE', () => import('../masterdata/import.tsx'), {
    action: true,
  }),
  screen('/customers/:id', say`Customer`, 'MASTERDATA_READ', () => import('../masterdata/customer.tsx')),

  screen('/users', say`Users`, 'USER_READ', () => import('../identity/users.tsx'), {
    nav: { group: 'service', icon: 'user' },
  }),
  screen('/users/new', say`New user`, 'USER_WRITE', () => import('../identity/new-user.tsx'), { action: true }),
  screen('/users/:id', say`User`, 'USER_READ', () => import('../identity/user.tsx')),
  screen('/shared-devices', say`Shared devices`, 'USER_READ', () => import('../identity/shared-devices.tsx'), {
    nav: { group: 'service', icon: 'scan' },
  }),
  screen('/roles', say`Roles and permissions`, 'ROLE_READ', () => import('../identity/roles.tsx'), {
    nav: { group: 'service', icon: 'role' },
  }),
  screen('/audit-log', say`Audit log`, 'AUDIT_LOG_READ', () => import('../audit/audit-log.tsx'), {
    nav: { group: 'service', icon: 'log' },
  }),
  screen('/settings', say`Settings`, 'SYSTEM_SETTINGS_READ', () => import('../settings/settings.tsx'), {
    nav: { group: 'service', icon: 'settings' },
  }),
  screen(
    '/scan/test',
    say`Try the scanner`,
    ['STOCK_READ', 'MASTERDATA_READ'],
    () => import('../floor/scan-test.tsx'),
    { action: true, floor: true },
  ),
  screen('/outbox', say`Outbox`, 'known', () => import('../floor/outbox-screen.tsx'), { floor: true }),
  screen('/account', say`My account`, 'known', () => import('./account.tsx'), {
    words: say`dark light language password`,
  }),
  screen('/help', say`Help`, 'known', () => import('./help.tsx'), { words: say`keys` }),
];
