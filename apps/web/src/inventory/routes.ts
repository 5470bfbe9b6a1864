/** The screens of this folder (docs/adding-a-screen.md). */
import { say } from '@cleaver/domain/kernel';
import { type Screen, screen } from '../shell/navigation/screen.ts';

export const inventoryRoutes: readonly Screen[] = [
  screen('/stocks', say`Stocks`, 'STOCK_READ', () => import('./stock/stocks.tsx'), {
    nav: {
      ...{ job: 'stock', at: 1, icon: 'stock', use: ['warehouse', 'production', 'quality', 'buying'] },
      ...{ quick: 8, tab: say`By article` },
    },
  }),
  screen('/stocks/new', say`New stock`, 'STOCK_WRITE', () => import('./stock/new-stock.tsx'), { action: true }),
  screen('/stocks/:id', say`Stock`, 'STOCK_READ', () => import('./stock/stock.tsx')),
  screen(
    '/stocks/:stockId/batches/:batchId',
    say`Stock batch`,
    'STOCK_READ',
    () => import('./stock-batch/stock-batch.tsx'),
  ),
  screen('/lots', say`Lots`, 'STOCK_READ', () => import('./lot/lots.tsx'), {
    tab: { of: '/stocks', text: say`By lot` },
  }),
  screen('/stock-batches', say`Stock batches`, 'STOCK_READ', () => import('./stock-batch/stock-batches.tsx'), {
    tab: { of: '/stocks', text: say`By place` },
  }),
  screen('/lots/:id', say`Lot`, 'STOCK_READ', () => import('./lot/lot.tsx')),
  screen('/lots/:id/label', say`Label to print`, 'STOCK_READ', () => import('./lot/lot-label.tsx'), { floor: true }),
  screen('/lots/labels', say`Labels to print`, 'STOCK_READ', () => import('./lot/lot-labels.tsx'), { floor: true }),
  screen('/expiring', say`Expiring`, 'STOCK_READ', () => import('./stock-batch/expiring.tsx'), {
    tab: { of: '/stocks' },
  }),
  screen('/below-minimum', say`Below minimum`, 'STOCK_READ', () => import('./stock/below-minimum.tsx'), {
    tab: { of: '/stocks', count: 'belowMinimum' },
  }),
  screen(
    '/storage-locations',
    say`Storage locations`,
    'STOCK_READ',
    () => import('./storage-location/storage-locations.tsx'),
    {
      nav: { job: 'stock', at: 5, icon: 'place', use: ['warehouse'] },
    },
  ),
  screen(
    '/storage-locations/new',
    say`New storage location`,
    'STOCK_WRITE',
    () => import('./storage-location/new-storage-location.tsx'),
    { action: true },
  ),
  screen(
    '/storage-locations/:id',
    say`Storage location`,
    'STOCK_READ',
    () => import('./storage-location/storage-location.tsx'),
  ),
  screen(
    '/storage-locations/:id/label',
    say`Label to print`,
    'STOCK_READ',
    () => import('./storage-location/place-label.tsx'),
    {
      floor: true,
    },
  ),
  screen('/counts', say`Counts`, 'INVENTORY_COUNT_READ', () => import('./count/counts.tsx'), {
    nav: { job: 'stock', at: 4, icon: 'count', use: ['warehouse'], count: 'counts' },
    kept: true,
  }),
  screen('/counts/:id', say`Count`, 'INVENTORY_COUNT_READ', () => import('./count/count.tsx'), { floor: true }),
  screen('/counts/:id/sheet', say`Count sheet`, 'INVENTORY_COUNT_READ', () => import('./count/count-sheet.tsx')),
  screen('/transfer', say`Move goods`, 'STOCK_MOVEMENT_WRITE', () => import('./movement/transfer.tsx'), {
    nav: { job: 'stock', at: 2, icon: 'right', use: ['warehouse', 'production'] },
    action: true,
    floor: true,
  }),
  screen('/write-off', say`Write off`, 'STOCK_MOVEMENT_WRITE', () => import('./movement/write-off.tsx'), {
    nav: { job: 'stock', at: 3, icon: 'low', use: ['warehouse', 'production'] },
    action: true,
    floor: true,
  }),
  screen('/block', say`Block goods`, 'STOCK_WRITE', () => import('./stock-batch/block.tsx'), {
    nav: { job: 'quality', at: 4, icon: 'hold', use: ['quality'] },
    action: true,
    floor: true,
  }),
];
