/** The subjects of the operations of the context `inventory`. */
import { subject } from '../kernel/contract/subject.ts';

export const holdSubject = subject({ name: 'hold', sortable: { placedAt: 'plain' } });
export const inventoryCountSubject = subject({ name: 'inventory_count', sortable: { createdAt: 'plain' } });
export const lotSubject = subject({
  name: 'lot',
  sortable: { createdAt: 'plain', lotNumber: 'folded', expiryDate: 'plain', supplierLot: 'folded' },
});
export const scanSubject = subject({ name: 'scan' });
export const stockSubject = subject({
  name: 'stock',
  sortable: { id: 'plain', articleId: 'plain', storageLocationId: 'plain' },
});
export const stockBatchSubject = subject({
  name: 'stock_batch',
  sortable: { expiryDate: 'plain', receivedAt: 'plain', lotNumber: 'folded' },
  published: { lotNumber: 'batchId' },
});
export const stockMovementSubject = subject({ name: 'stock_movement', sortable: { at: 'plain', number: 'plain' } });
export const storageLocationSubject = subject({
  name: 'storage_location',
  sortable: { name: 'folded', storageType: 'plain', active: 'plain' },
});
