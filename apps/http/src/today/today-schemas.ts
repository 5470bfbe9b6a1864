/** What answers show: what matters today. */
import { BATCH_STATUSES } from '@cleaver/domain/production';
import { RECALL_MODES } from '@cleaver/domain/quality';
import { ENDING_DAYS, EXPIRING_DAYS, type Today } from '@cleaver/domain/today';
import { type Static, type TSchema, Type } from 'typebox';
import {
  NamedStockBatchResponse,
  presentNamedStockBatch,
  presentStockLevel,
  StockLevelResponse,
} from '../inventory/stock-schemas.ts';
import { Amount, UnitName } from '../production/recipe-schemas.ts';
import { CalendarDay, listOf, nullable, object, oneOf, Timestamp } from '../schemas.ts';

/** A part: how many there are, and the first ones. */
const part = <S extends TSchema>(title: string, entry: S, description: string) => {
  const schema = object(title, { count: Type.Integer(), entries: listOf(entry) });
  return Type.Unsafe<Static<typeof schema>>({ ...schema, description });
};

const HeldLot = object('TodayHeldLot', {
  lotId: Type.String(),
  lotNumber: Type.String(),
  articleId: Type.String(),
  articleName: Type.String(),
  expiryDate: CalendarDay,
});

const TodayBatch = object('TodayBatch', {
  id: Type.String(),
  batchNumber: Type.String(),
  recipeId: Type.String(),
  recipeName: Type.String(),
  status: oneOf(BATCH_STATUSES),
  plannedQuantity: Amount,
  plannedQuantityUnit: UnitName,
  productionDate: CalendarDay,
  lacks: listOf(
    object('TodayLack', {
      articleId: Type.String(),
      articleName: Type.String(),
      missing: Amount,
      uom: UnitName,
    }),
  ),
});

const EndingCertificate = object('TodayCertificate', {
  supplierId: Type.String(),
  supplierName: Type.String(),
  certificateType: Type.String(),
  issuer: Type.String(),
  validUntil: CalendarDay,
});

const EndingContract = object('TodayFrameContract', {
  customerId: Type.String(),
  customerName: Type.String(),
  validUntil: CalendarDay,
});

const OpenRecall = object('TodayRecall', {
  id: Type.String(),
  recallNumber: Type.String(),
  mode: oneOf(RECALL_MODES),
  reason: Type.String(),
  openedAt: Timestamp,
});

const CountToApprove = object('TodayCount', {
  id: Type.String(),
  storageLocationId: Type.String(),
  storageLocationName: Type.String(),
  submittedBy: nullable(Type.String({ description: 'A username' })),
  submittedAt: nullable(Timestamp),
});

export const TodayResponse = object(
  'TodayResponse',
  { date: Type.Unsafe<string>({ ...CalendarDay, description: 'The calendar day of the shop' }) },
  {
    expiring: part(
      'TodayExpiring',
      NamedStockBatchResponse,
      `Stock batches in stock that expire within ${EXPIRING_DAYS} days. With STOCK_READ`,
    ),
    expired: part('TodayExpired', NamedStockBatchResponse, 'Stock batches that are EXPIRED. With STOCK_READ'),
    blocked: part('TodayBlocked', NamedStockBatchResponse, 'Stock batches that are BLOCKED. With STOCK_READ'),
    held: part('TodayHeld', HeldLot, 'Lots on hold, newest first. With STOCK_READ'),
    belowMinimum: part('TodayBelowMinimum', StockLevelResponse, 'Stocks below their minimum level. With STOCK_READ'),
    batches: part('TodayBatches', TodayBatch, 'Production batches of today, with what they lack. With BATCH_READ'),
    certificates: part(
      'TodayCertificates',
      EndingCertificate,
      `Certificates of active suppliers that end within ${ENDING_DAYS} days, or have ended and were not replaced by one of their type. With MASTERDATA_READ`,
    ),
    frameContracts: part(
      'TodayFrameContracts',
      EndingContract,
      `Frame contracts of active customers that end within ${ENDING_DAYS} days, or have ended. With MASTERDATA_READ`,
    ),
    recalls: part('TodayRecalls', OpenRecall, 'Open recalls. With HACCP_READ'),
    counts: part('TodayCounts', CountToApprove, 'Submitted counts, to be approved. With INVENTORY_COUNT_READ'),
  },
);

const presented = <T, P>(
  part: { readonly count: number; readonly entries: readonly T[] },
  present: (entry: T) => P,
) => ({
  count: part.count,
  entries: part.entries.map(present),
});

export const presentToday = ({
  expiring,
  expired,
  blocked,
  belowMinimum,
  ...today
}: Today): Static<typeof TodayResponse> => ({
  ...today,
  ...(expiring && { expiring: presented(expiring, presentNamedStockBatch) }),
  ...(expired && { expired: presented(expired, presentNamedStockBatch) }),
  ...(blocked && { blocked: presented(blocked, presentNamedStockBatch) }),
  ...(belowMinimum && { belowMinimum: presented(belowMinimum, presentStockLevel) }),
});
