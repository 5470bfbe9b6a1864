/** The operation that reads the overview of the day. Each caller gets the parts that their permissions allow. */
import { deviationOutput, sensorStateOutput, slotOutput } from '../hygiene/contracts.ts';
import { blockedGoodsOutput, namedStockBatchOutput, stockLevelOutput } from '../inventory/index.ts';
import { dueDocumentOutput, listedInvoiceOutput } from '../invoicing/contracts.ts';
import { query, type Tag } from '../kernel/contract/contract.ts';
import { form } from '../kernel/contract/form.ts';
import * as out from '../kernel/contract/output.ts';
import { LABEL_STATUSES } from '../labels/contracts.ts';
import { INSPECTION_DAYS } from '../procurement/contracts.ts';
import { amountOutput, BATCH_STATUSES } from '../production/index.ts';
import { RECALL_MODES } from '../quality/contracts.ts';
import { availability } from '../sales/contracts.ts';
import { todaySubject } from './subjects.ts';

/** Days before expiry from which stock batches are shown as expiring soon, if their stock sets no limit. */
export const EXPIRING_DAYS = 7;

/** Days before the end from which certificates and contracts are shown as ending soon. */
export const ENDING_DAYS = 60;

/** Returns the output of a part of the overview: the total count and the first entries. */
const part = <G, R>(title: string, entry: out.Output<G, R>, description: string) =>
  out.object(title, membersOf(entry), undefined, { description });

const membersOf = <G, R>(entry: out.Output<G, R>) => ({ count: out.integer(), entries: out.listOf(entry) });

const heldLot = out.object('TodayHeldLot', {
  lotId: out.text(),
  lotNumber: out.text(),
  articleId: out.text(),
  articleName: out.text(),
  expiryDate: out.day(),
});

const batch = out.object('TodayBatch', {
  id: out.text(),
  batchNumber: out.text(),
  recipeId: out.text(),
  recipeName: out.text(),
  status: out.oneOf(BATCH_STATUSES),
  plannedQuantity: amountOutput,
  plannedQuantityUnit: out.unit(),
  productionDate: out.day(),
  // Articles whose stock does not cover the open need of the batch. Omits articles without a stock record. Empty for a
  // batch that has ended.
  lacks: out.listOf(
    out.object('TodayLack', {
      articleId: out.text(),
      articleName: out.text(),
      missing: amountOutput,
      uom: out.unit(),
    }),
  ),
});

const certificate = out.object('TodayCertificate', {
  supplierId: out.text(),
  supplierName: out.text(),
  certificateType: out.text(),
  issuer: out.text(),
  validUntil: out.day(),
});

const frameContract = out.object('TodayFrameContract', {
  customerId: out.text(),
  customerName: out.text(),
  validUntil: out.day(),
});

const recall = out.object('TodayRecall', {
  id: out.text(),
  recallNumber: out.text(),
  mode: out.oneOf(RECALL_MODES),
  reason: out.text(),
  openedAt: out.timestamp(),
});

const receipt = out.object('TodayReceiptToInspect', {
  id: out.text(),
  receiptNumber: out.text(),
  supplierName: out.text(),
  receiptDate: out.day(),
  articleNames: out.listOf(out.text(), { description: 'Of the lines without an inspection' }),
});

const count = out.object('TodayCount', {
  id: out.text(),
  storageLocationId: out.text(),
  storageLocationName: out.text(),
  submittedBy: out.nullable(out.text({ description: 'A username' })),
  submittedAt: out.nullable(out.timestamp()),
});

const order = out.object('TodayOrder', {
  id: out.text(),
  orderNumber: out.text(),
  customerName: out.text(),
  requestedDate: out.day(),
  value: out.nullable(out.text({ description: 'Null before it is confirmed', examples: ['44.16'] })),
});

const label = out.object('TodayLabel', {
  labelId: out.text(),
  articleId: out.text(),
  articleName: out.text(),
  version: out.int32(),
  status: out.oneOf(LABEL_STATUSES),
  outdated: out.boolean({ description: 'One of its declarations is no longer in force' }),
});

const parts = {
  expiring: part(
    'TodayExpiring',
    namedStockBatchOutput,
    `Stock batches in stock that expire soon: by the limit of their stock, else within ${EXPIRING_DAYS} days. With STOCK_READ`,
  ),
  expired: part('TodayExpired', namedStockBatchOutput, 'Stock batches that are EXPIRED. With STOCK_READ'),
  blocked: part('TodayBlocked', namedStockBatchOutput, 'Stock batches that are BLOCKED. With STOCK_READ'),
  blockedGoods: part(
    'TodayBlockedGoods',
    blockedGoodsOutput,
    'Goods that may not be used: open holds, and stock batches that were blocked themselves, newest first. With STOCK_READ',
  ),
  held: part('TodayHeld', heldLot, 'Lots on hold, newest first. With STOCK_READ'),
  belowMinimum: part('TodayBelowMinimum', stockLevelOutput, 'Stocks below their minimum level. With STOCK_READ'),
  batches: part('TodayBatches', batch, 'Production batches of today, with what they lack. With BATCH_READ'),
  certificates: part(
    'TodayCertificates',
    certificate,
    `Certificates of active suppliers that end within ${ENDING_DAYS} days, or have ended and were not replaced by one of their type. With MASTERDATA_READ`,
  ),
  frameContracts: part(
    'TodayFrameContracts',
    frameContract,
    `Frame contracts of active customers that end within ${ENDING_DAYS} days, or have ended. With MASTERDATA_READ`,
  ),
  receiptsToInspect: part(
    'TodayReceiptsToInspect',
    receipt,
    `Goods receipts of the last ${INSPECTION_DAYS} days with goods in the house that have no inspection, oldest first. With GOODS_RECEIPT_READ`,
  ),
  recalls: part('TodayRecalls', recall, 'Open recalls, without exercises. With HACCP_READ'),
  exercises: part('TodayExercises', recall, 'Open recalls that are exercises. With HACCP_READ'),
  counts: part('TodayCounts', count, 'Submitted counts, to be approved. With INVENTORY_COUNT_READ'),
  draftOrders: part('TodayDraftOrders', order, 'Orders that are DRAFT, by the day they are wanted. With ORDER_READ'),
  openOrders: part(
    'TodayOpenOrders',
    order,
    'Orders that are CONFIRMED and wanted today or before, by the day they are wanted. With ORDER_READ',
  ),
  shortArticles: out.object(
    'TodayShortArticles',
    { ...membersOf(availability), date: out.day({ description: 'That day' }) },
    undefined,
    {
      description:
        'Articles of which too little is free on the first day after today on which the shop is open. With ORDER_READ',
    },
  ),
  controlsDue: part(
    'TodayControlsDue',
    slotOutput,
    'What is to be measured and checked now, by `dueAt`. With TEMPERATURE_LOG_READ',
  ),
  silentSensors: part(
    'TodaySilentSensors',
    sensorStateOutput,
    'Sensors that send nothing, by name. With TEMPERATURE_LOG_READ',
  ),
  deviations: part(
    'TodayDeviations',
    deviationOutput,
    'Deviations that are OPEN, newest first. With TEMPERATURE_LOG_READ',
  ),
  cleaningDue: part('TodayCleaningDue', slotOutput, 'What is to be cleaned now, by `dueAt`. With CLEANING_RECORD_READ'),
  labels: part(
    'TodayLabels',
    label,
    'Labels that are DRAFT, then released ones that are outdated, each by the name of the article. With LABEL_READ',
  ),
  invoicesDue: part(
    'TodayInvoicesDue',
    dueDocumentOutput,
    'Documents to issue of the periods that ended by today, by customer. With INVOICE_READ',
  ),
  invoicesOverdue: part(
    'TodayInvoicesOverdue',
    listedInvoiceOutput,
    'Overdue invoices, the oldest due date first. With INVOICE_READ',
  ),
};
export type TodayParts = { readonly [P in keyof typeof parts]: out.GivenBy<(typeof parts)[P]> };

/** The overview of the day. It omits the parts that the caller may not read. */
const todayOutput = out.object(
  'TodayResponse',
  { date: out.day({ description: 'The calendar day of the shop' }) },
  parts,
);
export type Today = out.GivenBy<typeof todayOutput>;

export const getToday = query({
  name: 'today.get',
  subject: todaySubject,
  address: 'GET /api/today',
  summary: "Read today's tasks and warnings that the caller may see: their number and the first ones",
  description: 'A part is missing if the caller lacks its permission.',
  permission: 'known',
  floor: true,
  input: form({}),
  output: todayOutput,
});

export const todayTag: Tag = {
  title: 'Today',
  description: "Today's tasks and warnings",
  contracts: [getToday],
};
