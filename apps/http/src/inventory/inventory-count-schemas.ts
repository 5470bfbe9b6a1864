/** Counts of a storage location. */
import {
  type CountLineView,
  INVENTORY_COUNT_STATUSES,
  type InventoryCountView,
  quantityOf,
  type Uncounted,
} from '@cleaver/domain/inventory';
import { boolean, listOf, nullable, object, oneOf, Timestamp, type TypeOf, text } from '../schemas.ts';
import { Amount } from './lot-schemas.ts';

const batchMembers = {
  stockBatchId: text(),
  lotId: text(),
  lotNumber: text(),
  articleId: text(),
  quantityAmount: Amount,
  quantityUnit: text({ description: 'As it was written', examples: ['KG'] }),
};

const InventoryCountLine = object('InventoryCountLine', {
  ...batchMembers,
  expected: nullable(text({ description: 'What the ledger had when the line was entered' })),
  difference: nullable(text({ description: 'Below zero: less was counted than expected' })),
  countedBy: text({ description: 'A username' }),
  countedAt: Timestamp,
});

const UncountedStockBatch = object('UncountedStockBatch', batchMembers);

const Username = text({ description: 'A username' });

export const InventoryCountResponse = object('InventoryCountResponse', {
  id: text(),
  storageLocationId: text(),
  blind: boolean({ description: 'Expected amounts and differences are null until it is submitted' }),
  status: oneOf(INVENTORY_COUNT_STATUSES),
  lines: listOf(InventoryCountLine),
  uncounted: {
    ...listOf(UncountedStockBatch),
    description: 'What lay there and was not counted when it was submitted; empty until then',
  },
  createdBy: Username,
  createdAt: Timestamp,
  submittedBy: nullable(Username),
  submittedAt: nullable(Timestamp),
  approvedBy: nullable(Username),
  approvedAt: nullable(Timestamp),
  selfApproved: boolean({ description: 'Whether who approved it had counted any of it' }),
});

const presentBatch = ({ stockBatchId, lotId, lotNumber, articleId, ...quantity }: Uncounted) => ({
  ...{ stockBatchId, lotId, lotNumber, articleId },
  quantityAmount: quantityOf(quantity).shortText(),
  quantityUnit: quantity.quantityUnit,
});

const presentLine = (line: CountLineView): TypeOf<typeof InventoryCountLine> => ({
  ...presentBatch(line),
  expected: line.expected,
  difference: line.difference,
  countedBy: line.countedBy,
  countedAt: line.countedAt,
});

export const presentInventoryCount = (count: InventoryCountView): TypeOf<typeof InventoryCountResponse> => ({
  ...count,
  lines: count.lines.map(presentLine),
  uncounted: count.uncounted.map(presentBatch),
});
