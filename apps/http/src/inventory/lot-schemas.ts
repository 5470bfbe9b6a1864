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
import {
  boolean,
  CalendarDay,
  listOf,
  nullable,
  object,
  oneOf,
  schemaOf,
  Timestamp,
  type TypeOf,
  text,
} from '../schemas.ts';

/** A decimal text. */
export const Amount = text({ description: 'A decimal number as text', examples: ['12.5'] });

const account = object('LotAccountResponse', {
  unit: text({ description: 'The base unit of what is measured', examples: ['KG'] }),
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
export const LotAccountResponse = schemaOf<TypeOf<typeof account>>({
  ...account,
  description:
    'originated + counted + takenBack − consumed − dispatched − writtenOff − removed = inStock; what was undone is in none of them',
});

const Country = text({ description: 'ISO 3166-1 alpha-2', examples: ['DE'] });

export const FactsResponse = object('FactsResponse', {
  species: nullable(oneOf(SPECIES)),
  bornIn: nullable(Country),
  rearedIn: listOf(Country),
  slaughteredIn: nullable(Country),
  slaughterhouse: nullable(text()),
  cutIn: nullable(Country),
  cuttingPlants: listOf(text()),
  slaughterDate: nullable(CalendarDay),
  reference: nullable(text()),
});

const lotMembers = {
  id: text(),
  lotNumber: text({ description: 'A label on the goods: it may repeat' }),
  batchType: text({ examples: ['PRODUCED', 'PURCHASED'] }),
  articleId: text(),
  expiryDate: CalendarDay,
  origin: oneOf(LOT_ORIGINS),
  originId: nullable(text({ description: 'The goods receipt, the production batch or the cutting' })),
  supplierId: nullable(text()),
  supplierLot: nullable(text({ description: "The supplier's number of it" })),
  facts: nullable(FactsResponse),
  onHold: boolean(),
  account: LotAccountResponse,
  createdAt: Timestamp,
};

export const LotResponse = object('LotResponse', lotMembers);

export const presentLot = (lot: LotView): TypeOf<typeof LotResponse> => lot;

export const HoldResponse = object('HoldResponse', {
  id: text(),
  lotId: text(),
  cause: oneOf(HOLD_CAUSES),
  reason: text(),
  placedBy: text({ description: 'A username' }),
  placedAt: Timestamp,
  recallId: nullable(text()),
  inheritedFrom: nullable(text({ description: 'The lot from which it was inherited' })),
  releasedBy: nullable(text({ description: 'A username' })),
  releasedAt: nullable(Timestamp),
  releaseReason: nullable(text()),
});

export const presentHold = (hold: HoldState): TypeOf<typeof HoldResponse> => hold;

const LotStockBatchResponse = object('LotStockBatchResponse', {
  stockBatchId: text(),
  stockId: text(),
  storageLocationId: text(),
  quantityAmount: Amount,
  quantityUnit: text({ examples: ['KG'] }),
  status: oneOf(STOCK_BATCH_STATUSES),
});

const presentPlace = ({ batch, storageLocationId, status }: LotPlaceView): TypeOf<typeof LotStockBatchResponse> => ({
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

export const presentLotDetail = (lot: LotDetail): TypeOf<typeof LotDetailResponse> => ({
  ...lot,
  stockBatches: lot.stockBatches.map(presentPlace),
});
