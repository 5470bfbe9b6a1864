/** What answers show: Stock and StockBatch. */
import {
  DOCUMENT_KINDS,
  type ExpiringBatch,
  MOVEMENT_TYPES,
  type NamedStockBatch,
  quantityOf,
  type ShortStock,
  STOCK_BATCH_STATUSES,
  type StockBatchView,
  type StockLevel,
  type StockMovementState,
  type StockState,
  type StoredQuantity,
} from '@cleaver/domain/inventory';
import { Quantity } from '@cleaver/domain/kernel';
import { type Static, Type } from 'typebox';
import {
  CalendarDay,
  type Exactly,
  ExactNumber,
  exactly,
  Int32,
  nullable,
  object,
  oneOf,
  Timestamp,
} from '../schemas.ts';

const amountOf = (quantity: Quantity): Exactly => exactly(quantity.amountText());

const LevelResponse = object('StockLevel', {
  amount: ExactNumber(),
  unit: Type.String({ description: 'As it was written', examples: ['KG'] }),
});

const presentLevel = (quantity: StoredQuantity): Static<typeof LevelResponse> => ({
  amount: amountOf(quantityOf(quantity)),
  unit: quantity.quantityUnit,
});

const stockMembers = {
  id: Type.String(),
  articleId: Type.String(),
  storageLocationId: Type.String(),
  minimumLevel: nullable(LevelResponse),
  minimumShelfLifeDays: nullable(Int32),
};

export const StockResponse = object('StockResponse', stockMembers);

export const presentStock = ({ minimumLevel, ...stock }: StockState): Static<typeof StockResponse> => ({
  ...stock,
  minimumLevel: minimumLevel && presentLevel(minimumLevel),
});

export const ShortStockResponse = object('ShortStockResponse', {
  ...stockMembers,
  /** What is neither blocked nor expired, in the unit of the minimum level. */
  usable: LevelResponse,
});

export const presentShortStock = (stock: ShortStock): Static<typeof ShortStockResponse> => ({
  ...presentStock(stock),
  usable: presentLevel(stock.usable),
});

const batchMembers = {
  id: Type.String(),
  lotId: Type.String({ description: 'The lot whose goods these are; it may have others in other stocks' }),
  batchId: Type.String({ description: 'The lot number on the goods' }),
  batchType: Type.String({ examples: ['PRODUCED', 'PURCHASED'] }),
  quantityAmount: ExactNumber({ description: 'What is left' }),
  quantityUnit: Type.String({ description: 'As it was written', examples: ['KG'] }),
  expiryDate: CalendarDay,
  status: oneOf(STOCK_BATCH_STATUSES),
  receivedAt: Timestamp,
};

export const StockBatchResponse = object('StockBatchResponse', batchMembers);

export const presentStockBatch = (batch: StockBatchView): Static<typeof StockBatchResponse> => ({
  ...batch,
  quantityAmount: amountOf(quantityOf(batch)),
});

export const ExpiringBatchResponse = object('ExpiringBatchResponse', {
  ...batchMembers,
  stockId: Type.String(),
  articleId: Type.String(),
  storageLocationId: Type.String(),
});

const names = {
  articleName: Type.String({ description: 'As it is called now' }),
  storageLocationName: Type.String({ description: 'As it is called now' }),
};

export const NamedStockBatchResponse = object('NamedStockBatchResponse', {
  ...batchMembers,
  stockId: Type.String(),
  articleId: Type.String(),
  storageLocationId: Type.String(),
  ...names,
});

export const presentNamedStockBatch = (batch: NamedStockBatch): Static<typeof NamedStockBatchResponse> => ({
  ...batch,
  quantityAmount: amountOf(quantityOf(batch)),
});

const LevelAmount = (description: string) => Type.String({ description, examples: ['12.5'] });

export const StockLevelResponse = object('StockLevelResponse', {
  ...stockMembers,
  ...names,
  unit: nullable(
    Type.String({
      description:
        'In which the amounts are told: that of the minimum level, or of the batches. Batches of another kind of unit are left out. Null where nothing ever was in the stock',
      examples: ['KG'],
    }),
  ),
  usable: LevelAmount('Neither blocked nor expired'),
  expiringSoon: LevelAmount('Of what is usable: with fewer days left than the minimum shelf life of the stock'),
  expired: LevelAmount('Past its last day, and not blocked'),
  blocked: LevelAmount('Blocked, or of a lot on hold'),
  nextExpiry: nullable(CalendarDay),
  belowMinimum: Type.Boolean({ description: 'Whether less is usable than the minimum level' }),
});

export const presentStockLevel = ({ sums, unit, ...level }: StockLevel): Static<typeof StockLevelResponse> => {
  const amount = (base: string) => (unit === null ? base : Quantity.fromBase(base, unit).amountText());
  return {
    ...presentStock(level),
    ...{ articleName: level.articleName, storageLocationName: level.storageLocationName, unit },
    ...{ usable: amount(sums.usable), expiringSoon: amount(sums.expiringSoon) },
    ...{ expired: amount(sums.expired), blocked: amount(sums.blocked) },
    ...{ nextExpiry: level.nextExpiry, belowMinimum: level.belowMinimum },
  };
};

export const presentExpiringBatch = (batch: ExpiringBatch): Static<typeof ExpiringBatchResponse> => ({
  ...batch,
  quantityAmount: amountOf(quantityOf(batch)),
});

export const StockMovementResponse = object('StockMovementResponse', {
  id: Type.String(),
  stockId: Type.String(),
  stockBatchId: Type.String({ description: 'The id of the stock batch' }),
  lotId: nullable(Type.String({ description: 'Null, as the posting, where it was booked before there were lots' })),
  postingId: nullable(Type.String({ description: 'Movements with one posting are undone together' })),
  documentKind: nullable(oneOf(DOCUMENT_KINDS)),
  documentId: nullable(Type.String({ description: 'The goods receipt, the run or the delivery' })),
  number: Type.Integer({ description: 'Counts from 1 within the stock batch, without gaps' }),
  type: oneOf(MOVEMENT_TYPES),
  quantityChange: ExactNumber({ description: 'Below zero: taken out' }),
  quantityBefore: ExactNumber(),
  quantityAfter: ExactNumber(),
  quantityUnit: Type.String({ description: 'In which the batch is kept', examples: ['KG'] }),
  statusBefore: nullable(oneOf(STOCK_BATCH_STATUSES)),
  statusAfter: oneOf(STOCK_BATCH_STATUSES),
  at: Timestamp,
  userId: Type.String(),
  username: Type.String({ description: 'As the user was called then' }),
  reasonCode: nullable(Type.String({ description: 'Why goods were written off' })),
  reason: nullable(Type.String()),
  reversesId: nullable(Type.String({ description: 'The movement that this one takes back' })),
});

export const presentStockMovement = ({
  change,
  before,
  after,
  unit,
  ...movement
}: StockMovementState): Static<typeof StockMovementResponse> => {
  const amount = (base: string) => amountOf(Quantity.fromBase(base, unit));
  return {
    ...movement,
    quantityChange: amount(change),
    quantityBefore: amount(before),
    quantityAfter: amount(after),
    quantityUnit: unit,
  };
};
