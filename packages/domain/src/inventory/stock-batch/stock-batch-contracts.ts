/** Operations that book batches into and out of a stock, and block them (docs/contract.md, section 11). */

import { command, query } from '../../kernel/contract/contract.ts';
import {
  boolean,
  CODE_MAX,
  date,
  int32,
  lines,
  NAME_MAX,
  oneOf,
  pathId,
  quantityAmount,
  text,
  unit as unitField,
} from '../../kernel/contract/fields.ts';
import { defaulted, described, form, optional } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { listForm } from '../../kernel/contract/page.ts';
import { invalidStatusTransition } from '../../kernel/contract/refusal.ts';
import { importOf } from '../../kernel/execution/import.ts';
import { ambiguousBatchId, lotOnHold, OPENING_LOTS, stockBatchExists, TAKING_OUT } from '../refusals.ts';
import { namesMembers, WHOLE_SHOP_SIZE } from '../stock/stock-contracts.ts';
import { stockBatchSubject, stockSubject } from '../subjects.ts';
import { batchType, lotNumber } from '../warehouse/line-form.ts';
import type { StockBatchState } from './stock-batch.ts';
import { STOCK_BATCH_STATUSES, type StockBatchStatus } from './stock-batch-status.ts';
import { quantityOf, writtenUnit } from './stored-quantity.ts';

const batchMembers = {
  id: out.text(),
  lotId: out.text({ description: 'The lot whose goods these are; it may have others in other stocks' }),
  batchId: out.text({ description: 'The lot number on the goods' }),
  batchType: out.text({ examples: ['PRODUCED', 'PURCHASED'] }),
  quantityAmount: out.exactNumber({ description: 'What is left' }),
  quantityUnit: writtenUnit,
  expiryDate: out.day(),
  status: out.oneOf(STOCK_BATCH_STATUSES),
  receivedAt: out.timestamp(),
};
const placeMembers = { stockId: out.text(), articleId: out.text(), storageLocationId: out.text() };

const shownBatch = out.object('StockBatchResponse', batchMembers);
const shownExpiringBatch = out.object('ExpiringBatchResponse', { ...batchMembers, ...placeMembers });
const shownNamedBatch = out.object('NamedStockBatchResponse', { ...batchMembers, ...placeMembers, ...namesMembers });

/** A batch with its status on the shop's current day. */
export type StockBatchView = StockBatchState & { readonly status: StockBatchStatus };
/** A batch that expires soon or has expired, with its location. */
export type ExpiringBatch = StockBatchView & Omit<out.GivenBy<typeof shownExpiringBatch>, 'batchId' | 'quantityAmount'>;
/** A batch of any stock, with the names of its article and location. */
export type NamedStockBatch = StockBatchView & Omit<out.GivenBy<typeof shownNamedBatch>, 'batchId' | 'quantityAmount'>;

const asShown = <B extends StockBatchView>(batch: B) => ({
  ...batch,
  batchId: batch.lotNumber,
  quantityAmount: quantityOf(batch).amountText(),
});
const stockBatchOutput = out.madeFrom(shownBatch, asShown<StockBatchView>);
const expiringBatchOutput = out.madeFrom(shownExpiringBatch, asShown<ExpiringBatch>);
export const namedStockBatchOutput = out.madeFrom(shownNamedBatch, asShown<NamedStockBatch>);

const STATUS_FILTERS = {
  status: optional(oneOf(STOCK_BATCH_STATUSES)),
  depleted: described(optional(boolean()), 'False: without batches that are used up. True: only those'),
};

export const listStockBatches = query({
  name: 'stock-batch.list',
  subject: stockBatchSubject,
  about: { member: 'stockId', subject: stockSubject },
  address: 'GET /api/inventory/stocks/{stockId}/batches',
  summary: "List a stock's batches, earliest expiry first",
  permission: 'STOCK_READ',
  floor: true,
  input: listForm(stockBatchSubject.sortable, { stockId: pathId(), ...STATUS_FILTERS }, stockBatchSubject),
  output: out.page(stockBatchOutput, [
    'batchId',
    'batchType',
    'quantityAmount',
    'quantityUnit',
    'expiryDate',
    'status',
    'receivedAt',
    'id',
  ]),
});

export const listAllStockBatches = query({
  name: 'stock-batch.list-all',
  subject: stockBatchSubject,
  address: 'GET /api/inventory/stock-batches',
  summary: 'List the batches of all stocks',
  permission: 'STOCK_READ',
  floor: true,
  input: listForm(
    stockBatchSubject.sortable,
    {
      articleId: optional(pathId()),
      storageLocationId: optional(pathId()),
      lotId: optional(pathId()),
      batchId: optional(described(pathId(), 'The lot number on the goods')),
      ...STATUS_FILTERS,
    },
    stockBatchSubject,
  ),
  output: out.page(namedStockBatchOutput, [
    'articleId',
    'batchId',
    'storageLocationName',
    'quantityAmount',
    'quantityUnit',
    'expiryDate',
    'status',
    'stockId',
    'id',
  ]),
});

export const listExpiringBatches = query({
  name: 'stock-batch.list-expiring',
  subject: stockBatchSubject,
  address: 'GET /api/inventory/stock-batches/expiring',
  summary: 'List batches that expire within some days or have expired, if not empty',
  description: 'Earliest expiry first, including expired batches.',
  permission: 'STOCK_READ',
  floor: true,
  input: listForm(
    stockBatchSubject.sortable,
    {
      withinDays: described(defaulted(int32(0), 7), 'Maximum number of days from the shop’s today to the expiry date'),
      ownLimit: described(
        defaulted(boolean(), false),
        'If true, lists the batches of a stock with `minimumShelfLifeDays` that have fewer days left than that. Other stocks use `withinDays`',
      ),
      usable: described(
        defaulted(boolean(), false),
        'If true, lists only goods that may still be used: neither expired nor blocked',
      ),
    },
    { ...stockBatchSubject, size: WHOLE_SHOP_SIZE },
  ),
  output: out.page(expiringBatchOutput, [
    'articleId',
    'batchId',
    'storageLocationId',
    'quantityAmount',
    'quantityUnit',
    'expiryDate',
    'status',
    'stockId',
    'id',
  ]),
});

/** The lot number, kind, quantity and expiry date of a batch that is booked in. */
export const bookedIn = {
  batchId: lotNumber(),
  batchType: batchType(),
  quantityAmount: quantityAmount(),
  quantityUnit: unitField(),
  expiryDate: date(),
};

export const bookInStockBatch = command({
  name: 'stock-batch.book-in',
  subject: stockBatchSubject,
  about: { member: 'stockId', subject: stockSubject },
  address: 'POST /api/inventory/stocks/{stockId}/batches',
  summary: 'Book a batch into a stock',
  permission: 'STOCK_WRITE',
  refuses: [stockBatchExists],
  input: form({ stockId: pathId(), ...bookedIn }),
  output: stockBatchOutput,
});

export const importStockBatches = importOf({
  name: 'stock-batch.import',
  subject: stockBatchSubject,
  address: 'POST /api/inventory/stock-batches/import',
  summary: 'Book up to 1000 batches in at once, all or none; reports faults by row',
  rows: 'Each row books one batch of opening stock in. It names the article by its number and the storage location by its name; a missing stock is created.',
  permission: 'STOCK_WRITE',
  refuses: OPENING_LOTS,
  row: form({ articleNumber: text(CODE_MAX), storageLocation: text(NAME_MAX), ...bookedIn }),
});

/** The path parameters of a batch in a stock. `batchId` is the id of the stock batch, or its lot number. */
const batchInStock = {
  stockId: pathId(),
  batchId: described(pathId(), 'The id of the stock batch, or its `batchId`'),
};

export const removeFromStockBatch = command({
  name: 'stock-batch.remove',
  subject: stockBatchSubject,
  about: { member: 'batchId', subject: stockBatchSubject },
  address: 'POST /api/inventory/stocks/{stockId}/batches/{batchId}/remove',
  summary: 'Remove a quantity from a batch, in any unit of the same kind',
  description:
    'Names the batch by its `id`, or by its `batchId` if that is unique in the stock. Removes from batches that are available, expire soon or have expired; never from blocked ones, and never more than is there.',
  permission: 'STOCK_WRITE',
  floor: true,
  refuses: [stockSubject.unknown, ambiguousBatchId, ...TAKING_OUT],
  input: form({ ...batchInStock, quantityAmount: quantityAmount(), quantityUnit: unitField() }),
  output: out.nothing,
});

export const blockStockBatch = command({
  name: 'stock-batch.block',
  subject: stockBatchSubject,
  about: { member: 'batchId', subject: stockBatchSubject },
  address: 'POST /api/inventory/stocks/{stockId}/batches/{batchId}/block',
  summary: 'Block a batch: nothing can be removed from it',
  description: 'Names the batch by its `id`, or by its `batchId` if that is unique in the stock.',
  permission: 'STOCK_WRITE',
  floor: true,
  refuses: [stockSubject.unknown, ambiguousBatchId, invalidStatusTransition],
  input: form({ ...batchInStock, reason: lines() }),
  output: out.nothing,
});

export const unblockStockBatch = command({
  name: 'stock-batch.unblock',
  subject: stockBatchSubject,
  about: { member: 'batchId', subject: stockBatchSubject },
  address: 'POST /api/inventory/stocks/{stockId}/batches/{batchId}/unblock',
  summary: 'Unblock a batch',
  description: 'Names the batch by its `id`, or by its `batchId` if that is unique in the stock.',
  permission: 'STOCK_WRITE',
  refuses: [stockSubject.unknown, ambiguousBatchId, lotOnHold, invalidStatusTransition],
  input: form(batchInStock),
  output: out.nothing,
});
