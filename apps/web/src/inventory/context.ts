/** What the pages know about the inventory. */
import { say } from '@cleaver/domain/kernel';
import { context, NEWEST } from '../contexts/context.ts';
import { shownTime } from '../shell/language/format.ts';

const lists = () => import('./lists.ts');

export const inventory = context({
  name: 'inventory',
  references: {
    storageLocation: {
      title: say`Storage locations`,
      list: async () => (await lists()).listStorageLocations,
      need: 'STOCK_READ',
      icon: 'place',
      to: ({ id }) => `/storage-locations/${id}`,
      name: ({ name }) => name,
      usable: { active: true },
      make: 'STOCK_WRITE',
      searched: 7,
      isOffline: true,
    },
    lot: {
      title: say`Lots`,
      list: async () => (await lists()).listLots,
      need: 'STOCK_READ',
      icon: 'lot',
      to: ({ id }) => `/lots/${id}`,
      name: ({ lotNumber }) => lotNumber,
      sub: ({ supplierLot }) => supplierLot ?? '',
      sort: NEWEST,
      searched: 6,
    },
  },
  members: { storageLocationId: 'storageLocation' },
  documents: {
    inventoryCount: {
      title: say`Counts`,
      list: async () => (await lists()).listInventoryCounts,
      need: 'INVENTORY_COUNT_READ',
      icon: 'count',
      to: ({ id }) => `/counts/${id}`,
      name: ({ countNumber }) => countNumber,
      sub: ({ createdAt }) => shownTime(createdAt),
      sort: NEWEST,
      searched: 14,
    },
  },
  tones: {
    AVAILABLE: 'good',
    EXPIRING_SOON: 'warn',
    EXPIRED: 'bad',
    BLOCKED: 'bad',
    HELD: 'bad',
    UNDONE: 'warn',
    SUBMITTED: 'warn',
    APPROVED: 'good',
  },
  tiles: [
    { to: '/transfer', icon: 'right', text: say`Move goods`, need: 'STOCK_MOVEMENT_WRITE', place: 4 },
    { to: '/counts', icon: 'count', text: say`Counts`, need: 'INVENTORY_COUNT_WRITE', place: 6 },
    { to: '/block', icon: 'hold', text: say`Block goods`, need: 'STOCK_WRITE', place: 8 },
    { to: '/stocks', icon: 'stock', text: say`Stocks`, need: 'STOCK_READ', place: 11 },
  ],
  offline: [
    ...['stock-batch.list-all', 'stock.list', 'lot.get', 'storage-location.list', 'storage-location.get'],
    ...['inventory-count.get', 'inventory-count.list', 'stock-movement.list-own'],
  ],
  history: {
    knownBy: ['lotNumber', 'countNumber'],
    keys: [['stockBatchId'], ['lotId']],
    untold: ['quantityBase', 'quantityKind', 'twin'],
  },
});
