/** Counts of a storage location. */
import {
  type CountLineView,
  INVENTORY_COUNT_STATUSES,
  type InventoryCountView,
  quantityOf,
  type Uncounted,
} from '@cleaver/domain/inventory';
import { type Static, Type } from 'typebox';
import { listOf, nullable, object, oneOf, Timestamp } from '../schemas.ts';
import { Amount } from './lot-schemas.ts';

const batchMembers = {
  stockBatchId: Type.String(),
  lotId: Type.String(),
  lotNumber: Type.String(),
  articleId: Type.String(),
  quantityAmount: Amount,
  quantityUnit: Type.String({ description: 'As it was written', examples: ['KG'] }),
};

const InventoryCountLine = object('InventoryCountLine', {
  ...batchMembers,
  expected: nullable(Type.String({ description: 'What the ledger had when the line was entered' })),
  difference: nullable(Type.String({ description: 'Below zero: less was counted than expected' })),
  countedBy: Type.String({ description: 'A username' }),
  countedAt: Timestamp,
});

const UncountedStockBatch = object('UncountedStockBatch', batchMembers);

const Username = Type.String({ description: 'A username' });

export const InventoryCountResponse = object('InventoryCountResponse', {
  id: Type.String(),
  storageLocationId: Type.String(),
  blind: Type.Boolean({ description: 'Expected amounts and differences are null until it is submitted' }),
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
  selfApproved: Type.Boolean({ description: 'Whether who approved it had counted any of it' }),
});

const presentBatch = ({ stockBatchId, lotId, lotNumber, articleId, ...quantity }: Uncounted) => ({
  ...{ stockBatchId, lotId, lotNumber, articleId },
  quantityAmount: quantityOf(quantity).shortText(),
  quantityUnit: quantity.quantityUnit,
});

const presentLine = (line: CountLineView): Static<typeof InventoryCountLine> => ({
  ...presentBatch(line),
  expected: line.expected,
  difference: line.difference,
  countedBy: line.countedBy,
  countedAt: line.countedAt,
});

export const presentInventoryCount = (count: InventoryCountView): Static<typeof InventoryCountResponse> => ({
  ...count,
  lines: count.lines.map(presentLine),
  uncounted: count.uncounted.map(presentBatch),
});
