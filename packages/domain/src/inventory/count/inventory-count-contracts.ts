/** Operations that count the stock of a storage location. */

import { again, command, query, type Tag } from '../../kernel/contract/contract.ts';
import {
  boolean,
  id,
  instant,
  list,
  oneOf,
  pathId,
  quantityAmount,
  unit as unitField,
} from '../../kernel/contract/fields.ts';
import { defaulted, described, form, optional } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { listForm } from '../../kernel/contract/page.ts';
import { type Fault, invalidStatusTransition } from '../../kernel/contract/refusal.ts';
import { INSTANTS, SEARCH } from '../../kernel/contract/search.ts';
import { DAY_MS } from '../../kernel/values/calendar.ts';
import { say } from '../../kernel/values/message.ts';
import { countAlreadyOpen, countBelowZero, countedMeanwhile, countLowersStopped, tooManyEntries } from '../refusals.ts';
import { amountText, quantityOf, type StoredQuantity, writtenUnit } from '../stock-batch/stored-quantity.ts';
import { inventoryCountSubject, stockBatchSubject, storageLocationSubject } from '../subjects.ts';
import { distinctBy, LINES_MAX } from '../warehouse/line-form.ts';
import type { CountEntryState, Uncounted } from './inventory-count.ts';
import { INVENTORY_COUNT_STATUSES } from './inventory-count-status.ts';

const batchMembers = {
  stockBatchId: out.text(),
  lotId: out.text(),
  lotNumber: out.text(),
  articleId: out.text(),
  quantityAmount: amountText,
  quantityUnit: writtenUnit,
};

const shownLine = out.object('InventoryCountLine', {
  ...batchMembers,
  expected: out.nullable(out.text({ description: 'What the ledger had when it was counted' })),
  difference: out.nullable(out.text({ description: 'Below zero: less was counted than expected' })),
  countedBy: out.text({ description: 'A username' }),
  countedAt: out.timestamp(),
});

/**
 * A line of a count in a response. `expected` and `difference` are decimal texts in the unit of the line. Both are null
 * while a blind count is open.
 */
export interface CountLineView extends CountEntryState {
  readonly expected: string | null;
  readonly difference: string | null;
}

const shownUncounted = out.object('UncountedStockBatch', batchMembers);

/** Returns the batch with `quantityAmount`, a decimal text in the unit of the batch. */
const shown = <Q extends StoredQuantity>(batch: Q): Q & { readonly quantityAmount: string } => ({
  ...batch,
  quantityAmount: quantityOf(batch).shortText(),
});

const username = out.text({ description: 'A username' });

const headMembers = {
  id: out.text(),
  countNumber: out.text({ examples: ['I-2026-11-21-001'] }),
  storageLocationId: out.text(),
  blind: out.boolean({ description: 'Expected amounts and differences are null until it is submitted' }),
  status: out.oneOf(INVENTORY_COUNT_STATUSES),
};
const signedMembers = {
  createdBy: username,
  createdAt: out.timestamp(),
  submittedBy: out.nullable(username),
  submittedAt: out.nullable(out.timestamp()),
  approvedBy: out.nullable(username),
  approvedAt: out.nullable(out.timestamp()),
  selfApproved: out.boolean({ description: 'Whether the approver had also counted' }),
};

const inventoryCountOutput = out.object('InventoryCountResponse', {
  ...headMembers,
  lines: out.listOf(out.madeFrom(shownLine, shown<CountLineView>)),
  uncounted: out.listOf(out.madeFrom(shownUncounted, shown<Uncounted>), {
    description: 'Stock there that was not counted at the submission; empty until then',
  }),
  ...signedMembers,
});
export type InventoryCountView = out.GivenBy<typeof inventoryCountOutput>;

/** A count in a list, without its lines and uncounted batches, which may be thousands. */
const inventoryCountSummaryOutput = out.object('InventoryCountSummaryResponse', {
  ...headMembers,
  entries: out.integer({ description: 'The number of entries, including those that replaced an earlier one' }),
  ...signedMembers,
});

export const listInventoryCounts = query({
  name: 'inventory-count.list',
  subject: inventoryCountSubject,
  address: 'GET /api/inventory/counts',
  summary: 'List inventory counts, without their lines',
  permission: 'INVENTORY_COUNT_READ',
  floor: true,
  input: listForm(inventoryCountSubject.sortable, {
    ...SEARCH,
    ...INSTANTS,
    storageLocationId: optional(pathId()),
    status: optional(oneOf(INVENTORY_COUNT_STATUSES)),
  }),
  output: out.page(inventoryCountSummaryOutput, [
    'countNumber',
    'storageLocationId',
    'createdAt',
    'createdBy',
    'entries',
    'blind',
    'status',
  ]),
});

export const getInventoryCount = query({
  name: 'inventory-count.get',
  subject: inventoryCountSubject,
  address: 'GET /api/inventory/counts/{id}',
  summary: 'Read one inventory count',
  permission: 'INVENTORY_COUNT_READ',
  floor: true,
  input: form({ id: pathId() }),
  output: inventoryCountOutput,
  givesVersion: true,
});

export const openInventoryCount = command({
  name: 'inventory-count.open',
  subject: inventoryCountSubject,
  address: 'POST /api/inventory/counts',
  summary: 'Open a count of a storage location, blind by default; a location has at most one open count',
  permission: 'INVENTORY_COUNT_WRITE',
  floor: true,
  refuses: [storageLocationSubject.unknown, countAlreadyOpen],
  input: form({ storageLocationId: id(), blind: defaulted(boolean(), true) }),
  output: inventoryCountOutput,
});

const countLine = form({
  stockBatchId: id(),
  quantityAmount: quantityAmount({ allowZero: true }),
  quantityUnit: unitField(),
  countedAt: described(
    optional(instant()),
    'When it was counted, up to 24 hours back, for a count without a network; default: now',
  ),
});

/** Maximum age of a counted amount when it is entered. */
const COUNTED_BACK_MS = DAY_MS;

/** Returns a fault for each line that was counted in the future, or more than 24 hours ago. */
export function untimelyLines(
  { lines = [] }: { readonly lines?: readonly { readonly countedAt?: Date | undefined }[] },
  now: Date,
): readonly Fault[] {
  return lines.flatMap(({ countedAt = now }, index) => {
    const age = now.getTime() - countedAt.getTime();
    if (age >= 0 && age <= COUNTED_BACK_MS) return [];
    const message = age < 0 ? say`must not be after now` : say`must be at most 24 hours back`;
    return [{ field: `lines[${index}].countedAt`, message }];
  });
}

export const enterCountLines = command({
  name: 'inventory-count.enter',
  subject: inventoryCountSubject,
  address: 'PUT /api/inventory/counts/{id}/lines',
  summary: 'Enter counted amounts; replaces the previous entry of the same stock batch',
  description: 'Each line is compared with the ledger at the time of counting, so goods may move meanwhile.',
  permission: 'INVENTORY_COUNT_WRITE',
  floor: true,
  refuses: [stockBatchSubject.unknown, invalidStatusTransition, tooManyEntries],
  input: form({ id: pathId(), lines: distinctBy('stockBatchId', list(countLine, LINES_MAX, 1)) }),
  dateFaults: (given, { now }) => untimelyLines(given, now),
  output: inventoryCountOutput,
  comparesVersion: true,
});

export const submitInventoryCount = command({
  name: 'inventory-count.submit',
  subject: inventoryCountSubject,
  address: 'POST /api/inventory/counts/{id}/submit',
  summary: 'Submit a count: shows the expected amounts, the differences and what was not counted',
  permission: 'INVENTORY_COUNT_WRITE',
  floor: true,
  again: again(getInventoryCount),
  refuses: [invalidStatusTransition],
  input: form({ id: pathId() }),
  output: inventoryCountOutput,
});

export const approveInventoryCount = command({
  name: 'inventory-count.approve',
  subject: inventoryCountSubject,
  address: 'POST /api/inventory/counts/{id}/approve',
  summary: 'Approve a count and book its differences',
  description: 'Books differences, not amounts, so later movements keep their effect.',
  permission: 'INVENTORY_COUNT_WRITE',
  mayNeed: ['HACCP_WRITE'],
  again: again(getInventoryCount),
  refuses: [invalidStatusTransition, countLowersStopped, countedMeanwhile, countBelowZero],
  input: form({ id: pathId() }),
  output: inventoryCountOutput,
});

export const cancelInventoryCount = command({
  name: 'inventory-count.cancel',
  subject: inventoryCountSubject,
  address: 'POST /api/inventory/counts/{id}/cancel',
  summary: 'Cancel a count that was not approved',
  permission: 'INVENTORY_COUNT_WRITE',
  again: again(getInventoryCount),
  refuses: [invalidStatusTransition],
  input: form({ id: pathId() }),
  output: inventoryCountOutput,
});

export const inventoryCountTag: Tag = {
  title: 'Inventory counts',
  description: 'Inventory counts of storage locations',
  contracts: [
    listInventoryCounts,
    openInventoryCount,
    getInventoryCount,
    enterCountLines,
    submitInventoryCount,
    approveInventoryCount,
    cancelInventoryCount,
  ],
};
