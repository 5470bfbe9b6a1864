/** What answers show: what matters today. */
import { BATCH_STATUSES } from '@cleaver/domain/production';
import { RECALL_MODES } from '@cleaver/domain/quality';
import { ENDING_DAYS, EXPIRING_DAYS, type Today } from '@cleaver/domain/today';
import {
  NamedStockBatchResponse,
  presentNamedStockBatch,
  presentStockLevel,
  StockLevelResponse,
} from '../inventory/stock-schemas.ts';
import { Amount, UnitName } from '../production/recipe-schemas.ts';
import {
  CalendarDay,
  integer,
  listOf,
  nullable,
  object,
  oneOf,
  type Schema,
  schemaOf,
  Timestamp,
  type TypeOf,
  text,
} from '../schemas.ts';

/** A part: how many there are, and the first ones. */
const part = <S extends Schema>(title: string, entry: S, description: string) => {
  const schema = object(title, { count: integer(), entries: listOf(entry) });
  return schemaOf<TypeOf<typeof schema>>({ ...schema, description });
};

const HeldLot = object('TodayHeldLot', {
  lotId: text(),
  lotNumber: text(),
  articleId: text(),
  articleName: text(),
  expiryDate: CalendarDay,
});

const TodayBatch = object('TodayBatch', {
  id: text(),
  batchNumber: text(),
  recipeId: text(),
  recipeName: text(),
  status: oneOf(BATCH_STATUSES),
  plannedQuantity: Amount,
  plannedQuantityUnit: UnitName,
  productionDate: CalendarDay,
  lacks: listOf(
    object('TodayLack', {
      articleId: text(),
      articleName: text(),
      missing: Amount,
      uom: UnitName,
    }),
  ),
});

const EndingCertificate = object('TodayCertificate', {
  supplierId: text(),
  supplierName: text(),
  certificateType: text(),
  issuer: text(),
  validUntil: CalendarDay,
});

const EndingContract = object('TodayFrameContract', {
  customerId: text(),
  customerName: text(),
  validUntil: CalendarDay,
});

const OpenRecall = object('TodayRecall', {
  id: text(),
  recallNumber: text(),
  mode: oneOf(RECALL_MODES),
  reason: text(),
  openedAt: Timestamp,
});

const CountToApprove = object('TodayCount', {
  id: text(),
  storageLocationId: text(),
  storageLocationName: text(),
  submittedBy: nullable(text({ description: 'A username' })),
  submittedAt: nullable(Timestamp),
});

export const TodayResponse = object(
  'TodayResponse',
  { date: schemaOf<string>({ ...CalendarDay, description: 'The calendar day of the shop' }) },
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
}: Today): TypeOf<typeof TodayResponse> => ({
  ...today,
  ...(expiring && { expiring: presented(expiring, presentNamedStockBatch) }),
  ...(expired && { expired: presented(expired, presentNamedStockBatch) }),
  ...(blocked && { blocked: presented(blocked, presentNamedStockBatch) }),
  ...(belowMinimum && { belowMinimum: presented(belowMinimum, presentStockLevel) }),
});
