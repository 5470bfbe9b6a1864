/** Operations that read lots and place holds on them. */

import { command, query, type Tag } from '../../kernel/contract/contract.ts';
import { boolean, lines, oneOf, pathId } from '../../kernel/contract/fields.ts';
import { form, optional } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { listForm, type Sortable } from '../../kernel/contract/page.ts';
import { filterText, SEARCH } from '../../kernel/contract/search.ts';
import { listBlockedGoods } from '../blocked-goods/blocked-goods-contracts.ts';
import { holdAlreadyReleased, noOpenHold, tooManyHolds } from '../refusals.ts';
import { STOCK_BATCH_STATUSES, type StockBatchStatus } from '../stock-batch/stock-batch-status.ts';
import { amountText, quantityOf } from '../stock-batch/stored-quantity.ts';
import { holdSubject, lotSubject } from '../subjects.ts';
import { factsOutput } from './facts.ts';
import type { HoldState } from './hold.ts';
import { HOLD_CAUSES } from './hold-cause.ts';
import { type LotPlace, lotAccountOutput } from './lot-account.ts';
import { LOT_ORIGINS } from './lot-origin.ts';

const lotMembers = {
  id: out.text(),
  lotNumber: out.text({ description: 'A label on the goods: it may repeat' }),
  batchType: out.text({ examples: ['PRODUCED', 'PURCHASED'] }),
  articleId: out.text(),
  expiryDate: out.day(),
  origin: out.oneOf(LOT_ORIGINS),
  originId: out.nullable(out.text({ description: 'The goods receipt, the production batch or the cutting' })),
  supplierId: out.nullable(out.text()),
  supplierLot: out.nullable(out.text({ description: "The supplier's number of it" })),
  facts: out.nullable(factsOutput),
  onHold: out.boolean(),
  account: lotAccountOutput,
  createdAt: out.timestamp(),
};

export const lotOutput = out.object('LotResponse', lotMembers);
/** A lot with its account. */
export type LotView = out.GivenBy<typeof lotOutput>;

export const holdOutput = out.object('HoldResponse', {
  id: out.text(),
  lotId: out.text(),
  cause: out.oneOf(HOLD_CAUSES),
  reason: out.text(),
  placedBy: out.text({ description: 'A username' }),
  placedAt: out.timestamp(),
  recallId: out.nullable(out.text()),
  deviationId: out.nullable(out.text({ description: 'The deviation that put the lot in doubt' })),
  inheritedFrom: out.nullable(out.text({ description: 'The lot from which it was inherited' })),
  releasedBy: out.nullable(out.text({ description: 'A username' })),
  releasedAt: out.nullable(out.timestamp()),
  releaseReason: out.nullable(out.text()),
}) satisfies out.Output<HoldState, unknown>;

const lotPlaceOutput = out.madeFrom(
  out.object('LotStockBatchResponse', {
    stockBatchId: out.text(),
    stockId: out.text(),
    storageLocationId: out.text(),
    quantityAmount: amountText,
    quantityUnit: out.unit(),
    status: out.oneOf(STOCK_BATCH_STATUSES),
  }),
  ({ batch, storageLocationId, status }: LotPlace & { readonly status: StockBatchStatus }) => ({
    stockBatchId: batch.id,
    stockId: batch.stockId,
    storageLocationId,
    quantityAmount: quantityOf(batch).shortText(),
    quantityUnit: batch.quantityUnit,
    status,
  }),
);

const lotDetailOutput = out.object('LotDetailResponse', {
  ...lotMembers,
  // All stock batches of the lot, including depleted batches.
  stockBatches: out.listOf(lotPlaceOutput),
  // All holds of the lot, including released holds, oldest first.
  holds: out.listOf(holdOutput),
});

const SORTABLE: Sortable = { createdAt: 'plain', lotNumber: 'folded', expiryDate: 'plain' };

export const listLots = query({
  name: 'lot.list',
  subject: lotSubject,
  address: 'GET /api/inventory/lots',
  summary: 'List lots',
  permission: 'STOCK_READ',
  floor: true,
  input: listForm(SORTABLE, {
    ...SEARCH,
    articleId: optional(pathId()),
    lotNumber: optional(filterText()),
    supplierId: optional(pathId()),
    supplierLot: optional(filterText()),
    origin: optional(oneOf(LOT_ORIGINS)),
    onHold: optional(boolean()),
  }),
  output: out.page(lotOutput, [
    'lotNumber',
    'articleId',
    'account.inStock',
    'account.unit',
    'expiryDate',
    'origin',
    'supplierId',
    'supplierLot',
    'onHold',
    'createdAt',
  ]),
});

export const getLot = query({
  name: 'lot.get',
  subject: lotSubject,
  address: 'GET /api/inventory/lots/{id}',
  summary: 'Read one lot: its account, its places and its holds',
  permission: 'STOCK_READ',
  floor: true,
  input: form({ id: pathId() }),
  output: lotDetailOutput,
  givesVersion: true,
});

export const placeHold = command({
  name: 'lot.hold',
  subject: holdSubject,
  about: { member: 'id', subject: lotSubject },
  address: 'POST /api/inventory/lots/{id}/holds',
  summary: 'Place a hold on a lot, in all its places',
  description: 'A lot may have several holds. Its goods may still be moved, and are BLOCKED at the target.',
  permission: 'STOCK_WRITE',
  floor: true,
  refuses: [tooManyHolds],
  input: form({ id: pathId(), reason: lines() }),
  output: holdOutput,
});

export const releaseHold = command({
  name: 'lot.release',
  subject: holdSubject,
  about: { member: 'id', subject: lotSubject },
  address: 'POST /api/inventory/lots/{id}/holds/{holdId}/release',
  summary: 'Release a hold; the last release unblocks the goods, except stock batches that were blocked themselves',
  permission: 'HACCP_WRITE',
  refuses: [holdSubject.unknown, holdAlreadyReleased],
  input: form({ id: pathId(), holdId: pathId(), reason: lines() }),
  output: holdOutput,
});

export const releaseAllHolds = command({
  name: 'lot.release-all',
  subject: holdSubject,
  about: { member: 'id', subject: lotSubject },
  address: 'POST /api/inventory/lots/{id}/holds/release',
  summary:
    'Release all holds of a lot, of every cause; unblocks its goods, except stock batches that were blocked themselves',
  permission: 'HACCP_WRITE',
  refuses: [noOpenHold],
  input: form({ id: pathId(), reason: lines() }),
  output: out.object('ReleasedHoldsResponse', { holds: out.listOf(holdOutput) }),
});

export const lotTag: Tag = {
  title: 'Lots',
  description: 'Lots, their origin, their use and their holds',
  contracts: [listLots, getLot, listBlockedGoods, placeHold, releaseHold, releaseAllHolds],
};
