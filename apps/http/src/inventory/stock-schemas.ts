/** Contract section 2, Stock and StockBatch; what else is read of stocks (contract decisions, section 11). */
import {
  type ExpiringBatch,
  MOVEMENT_TYPES,
  Quantity,
  quantityOf,
  type ShortStock,
  STOCK_BATCH_STATUSES,
  type StockBatchView,
  type StockMovementState,
  type StockState,
  type StoredQuantity,
} from '@cleaver/domain';
import { type Static, Type } from 'typebox';
import { CalendarDay, Int32, nullable, object, oneOf, Timestamp } from '../schemas.ts';

const StockLevel = object('StockLevel', {
  amount: Type.Number(),
  unit: Type.String({ description: 'As it was written', examples: ['KG'] }),
});

const presentLevel = (quantity: StoredQuantity): Static<typeof StockLevel> => ({
  amount: quantityOf(quantity).amountNumber(),
  unit: quantity.quantityUnit,
});

const stockMembers = {
  id: Type.String(),
  articleId: Type.String(),
  storageLocationId: Type.String(),
  minimumLevel: nullable(StockLevel),
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
  usable: StockLevel,
});

export const presentShortStock = (stock: ShortStock): Static<typeof ShortStockResponse> => ({
  ...presentStock(stock),
  usable: presentLevel(stock.usable),
});

const batchMembers = {
  id: Type.String(),
  batchId: Type.String({ description: 'The lot number on the goods' }),
  batchType: Type.String({ examples: ['PRODUCED', 'PURCHASED'] }),
  quantityAmount: Type.Number({ description: 'What is left' }),
  quantityUnit: Type.String({ description: 'As it was written', examples: ['KG'] }),
  expiryDate: CalendarDay,
  status: oneOf(STOCK_BATCH_STATUSES),
  receivedAt: Timestamp,
};

export const StockBatchResponse = object('StockBatchResponse', batchMembers);

export const presentStockBatch = (batch: StockBatchView): Static<typeof StockBatchResponse> => ({
  ...batch,
  quantityAmount: quantityOf(batch).amountNumber(),
});

export const ExpiringBatchResponse = object('ExpiringBatchResponse', {
  ...batchMembers,
  stockId: Type.String(),
  articleId: Type.String(),
  storageLocationId: Type.String(),
});

export const presentExpiringBatch = (batch: ExpiringBatch): Static<typeof ExpiringBatchResponse> => ({
  ...batch,
  quantityAmount: quantityOf(batch).amountNumber(),
});

export const StockMovementResponse = object('StockMovementResponse', {
  id: Type.String(),
  stockBatchId: Type.String({ description: 'The id of the stock batch' }),
  number: Type.Integer({ description: 'Counts from 1 within the stock batch, without gaps' }),
  type: oneOf(MOVEMENT_TYPES),
  quantityChange: Type.Number({ description: 'Below zero: taken out' }),
  quantityBefore: Type.Number(),
  quantityAfter: Type.Number(),
  quantityUnit: Type.String({ description: 'In which the batch is kept', examples: ['KG'] }),
  statusBefore: nullable(oneOf(STOCK_BATCH_STATUSES)),
  statusAfter: oneOf(STOCK_BATCH_STATUSES),
  at: Timestamp,
  userId: Type.String(),
  username: Type.String({ description: 'As the user was called then' }),
  reason: nullable(Type.String()),
});

export const presentStockMovement = ({
  change,
  before,
  after,
  unit,
  ...movement
}: StockMovementState): Static<typeof StockMovementResponse> => {
  const amount = (base: string) => Quantity.fromBase(base, unit).amountNumber();
  return {
    ...movement,
    quantityChange: amount(change),
    quantityBefore: amount(before),
    quantityAfter: amount(after),
    quantityUnit: unit,
  };
};
