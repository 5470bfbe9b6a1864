/** Lots, what stops them, and what came of them. */
import {
  HOLD_CAUSES,
  type HoldState,
  LOT_ORIGINS,
  type LotDetail,
  type LotPlaceView,
  type LotView,
  quantityOf,
  SPECIES,
  STOCK_BATCH_STATUSES,
} from '@cleaver/domain/inventory';
import { type Static, Type } from 'typebox';
import { CalendarDay, listOf, nullable, object, oneOf, Timestamp } from '../schemas.ts';

/** A decimal text. */
export const Amount = Type.String({ description: 'A decimal number as text', examples: ['12.5'] });

const account = object('LotAccountResponse', {
  unit: Type.String({ description: 'The base unit of what is measured', examples: ['KG'] }),
  originated: Amount,
  counted: Amount,
  takenBack: Amount,
  consumed: Amount,
  dispatched: Amount,
  writtenOff: Amount,
  removed: Amount,
  inStock: Amount,
});

/** What came of a lot. */
export const LotAccountResponse = Type.Unsafe<Static<typeof account>>({
  ...account,
  description:
    'originated + counted + takenBack − consumed − dispatched − writtenOff − removed = inStock; what was undone is in none of them',
});

const Country = Type.String({ description: 'ISO 3166-1 alpha-2', examples: ['DE'] });

export const FactsResponse = object('FactsResponse', {
  species: nullable(oneOf(SPECIES)),
  bornIn: nullable(Country),
  rearedIn: listOf(Country),
  slaughteredIn: nullable(Country),
  slaughterhouse: nullable(Type.String()),
  cutIn: nullable(Country),
  cuttingPlants: listOf(Type.String()),
  slaughterDate: nullable(CalendarDay),
  reference: nullable(Type.String()),
});

const lotMembers = {
  id: Type.String(),
  lotNumber: Type.String({ description: 'A label on the goods: it may repeat' }),
  batchType: Type.String({ examples: ['PRODUCED', 'PURCHASED'] }),
  articleId: Type.String(),
  expiryDate: CalendarDay,
  origin: oneOf(LOT_ORIGINS),
  originId: nullable(Type.String({ description: 'The goods receipt, the production batch or the cutting' })),
  supplierId: nullable(Type.String()),
  supplierLot: nullable(Type.String({ description: "The supplier's number of it" })),
  facts: nullable(FactsResponse),
  onHold: Type.Boolean(),
  account: LotAccountResponse,
  createdAt: Timestamp,
};

export const LotResponse = object('LotResponse', lotMembers);

export const presentLot = (lot: LotView): Static<typeof LotResponse> => lot;

export const HoldResponse = object('HoldResponse', {
  id: Type.String(),
  lotId: Type.String(),
  cause: oneOf(HOLD_CAUSES),
  reason: Type.String(),
  placedBy: Type.String({ description: 'A username' }),
  placedAt: Timestamp,
  recallId: nullable(Type.String()),
  inheritedFrom: nullable(Type.String({ description: 'The lot from which it was inherited' })),
  releasedBy: nullable(Type.String({ description: 'A username' })),
  releasedAt: nullable(Timestamp),
  releaseReason: nullable(Type.String()),
});

export const presentHold = (hold: HoldState): Static<typeof HoldResponse> => hold;

const LotStockBatchResponse = object('LotStockBatchResponse', {
  stockBatchId: Type.String(),
  stockId: Type.String(),
  storageLocationId: Type.String(),
  quantityAmount: Amount,
  quantityUnit: Type.String({ examples: ['KG'] }),
  status: oneOf(STOCK_BATCH_STATUSES),
});

const presentPlace = ({ batch, storageLocationId, status }: LotPlaceView): Static<typeof LotStockBatchResponse> => ({
  stockBatchId: batch.id,
  stockId: batch.stockId,
  storageLocationId,
  quantityAmount: quantityOf(batch).shortText(),
  quantityUnit: batch.quantityUnit,
  status,
});

export const LotDetailResponse = object('LotDetailResponse', {
  ...lotMembers,
  stockBatches: listOf(LotStockBatchResponse),
  holds: listOf(HoldResponse),
});

export const presentLotDetail = (lot: LotDetail): Static<typeof LotDetailResponse> => ({
  ...lot,
  stockBatches: lot.stockBatches.map(presentPlace),
});
