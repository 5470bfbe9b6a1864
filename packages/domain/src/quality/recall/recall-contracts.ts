/** Operations that open recalls, record contacts with customers, and close recalls. */

import { lotSubject } from '../../inventory/contracts.ts';
import { lotAccountOutput } from '../../inventory/index.ts';
import { again, command, query } from '../../kernel/contract/contract.ts';
import {
  id,
  lines,
  list,
  oneOf,
  optionalLines,
  optionalText,
  pathId,
  quantityAmount,
  unit as unitField,
} from '../../kernel/contract/fields.ts';
import { described, form, optional } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { listForm } from '../../kernel/contract/page.ts';
import { invalidStatusTransition } from '../../kernel/contract/refusal.ts';
import { INSTANTS, SEARCH } from '../../kernel/contract/search.ts';
import { supplierSubject } from '../../masterdata/contracts.ts';
import { batchSubject } from '../../production/contracts.ts';
import { contactsMissing, customerNotInRecall, nothingToTrace, tooManyContacts, traceTooLarge } from '../refusals.ts';
import { RECALL_MODES, recallSubject } from '../subjects.ts';
import {
  affectedCustomerOutput,
  noStart,
  openRunOutput,
  originSupplierOutput,
  stockOnHandOutput,
  undoneDeliveryOutput,
} from '../trace/trace-contracts.ts';
import type { AffectedLot, Contact, Frozen, RecallState, Reconciliation } from './recall.ts';
import { RECALL_STATUSES } from './recall-status.ts';

const CONTACT_CHANNELS = ['PHONE', 'EMAIL', 'PERSON', 'LETTER'] as const satisfies readonly Contact['channel'][];

const CONTACT_OUTCOMES = ['REACHED', 'NOT_REACHED', 'CONFIRMED'] as const satisfies readonly Contact['outcome'][];

const caseMembers = {
  id: out.text(),
  recallNumber: out.text({ examples: ['R-2026-11-21-001'] }),
  mode: out.oneOf(RECALL_MODES),
  status: out.oneOf(RECALL_STATUSES),
  reason: out.text(),
  asOf: out.timestamp(),
  sha256: out.text({
    description:
      'In hexadecimal digits, over the canonical JSON (RFC 8785) of the object of asOf, lots, stock, customers, ' +
      'undoneDeliveries, openRuns, suppliers and reconciliation, exactly as they are shown',
  }),
  elapsedMs: out.int32({ description: 'Milliseconds from the request to the result' }),
  openedBy: out.text({ description: 'The username' }),
  openedAt: out.timestamp(),
  closedBy: out.nullable(out.text()),
  closedAt: out.nullable(out.timestamp()),
  conclusion: out.nullable(out.text()),
};

/**
 * A recall with the counts of its frozen lots and customers. Lists omit the other frozen data, which `RecallRecords`
 * stores.
 */
const recallSummaryOutput = out.object('RecallSummaryResponse', {
  ...caseMembers,
  lotCount: out.int32(),
  customerCount: out.int32(),
});
/** A recall in a list, without contacts and frozen data. */
export type RecallSummary = out.GivenBy<typeof recallSummaryOutput>;

const contactOutput = out.object('RecallContact', {
  customerId: out.text(),
  channel: out.oneOf(CONTACT_CHANNELS),
  outcome: out.oneOf(CONTACT_OUTCOMES),
  note: out.nullable(out.text()),
  recovered: out.nullable(
    out.object('Recovered', { quantityAmount: out.text({ examples: ['2.5'] }), quantityUnit: out.text() }),
  ),
  contactedBy: out.text({ description: 'The username' }),
  contactedAt: out.timestamp<string>(),
}) satisfies out.Output<Contact, unknown>;

const affectedLotOutput = out.object('AffectedLot', {
  lotId: out.text(),
  lotNumber: out.text(),
  articleId: out.text(),
  articleName: out.text(),
  account: lotAccountOutput,
}) satisfies out.Output<AffectedLot, unknown>;

const reconciliationOutput = out.object('Reconciliation', {
  unit: out.text({ examples: ['KG'] }),
  originated: out.text({ examples: ['120'] }),
  accounted: out.text({
    description: 'consumed + dispatched - takenBack + writtenOff + inStock',
    examples: ['119.5'],
  }),
  percent: out.nullable(out.text({ description: '100 × accounted ÷ originated', examples: ['99.58'] })),
  unexplained: out.text({ description: 'removed - counted', examples: ['0.5'] }),
}) satisfies out.Output<Reconciliation, unknown>;

const amountOutput = out.object('UnitAmount', {
  unit: out.text({ examples: ['KG'] }),
  quantity: out.text({ description: 'A decimal text', examples: ['12.5'] }),
});
export type Amount = out.GivenBy<typeof amountOutput>;

const recallOutput = out.object(
  'RecallResponse',
  {
    ...caseMembers,
    asOf: out.timestamp<string>(),
    lots: out.listOf(affectedLotOutput),
    stock: out.listOf(stockOnHandOutput),
    customers: out.listOf(affectedCustomerOutput),
    openRuns: out.listOf(openRunOutput),
    suppliers: out.listOf(originSupplierOutput),
    reconciliation: out.listOf(reconciliationOutput),
    contacts: out.listOf(contactOutput),
    // `inStock` is the current quantity of all affected lots. `returned` is the quantity that customers returned.
    now: out.object('RecallNow', {
      inStock: out.listOf(amountOutput),
      returned: out.listOf(amountOutput),
      uncontacted: out.listOf(out.text(), { description: 'Ids of customers' }),
    }),
  },
  {
    undoneDeliveries: out.listOf(undoneDeliveryOutput, {
      description:
        'Undone deliveries: the customer may still have had the goods. Missing, and not in the hash, in cases of older versions',
    }),
  },
);
/** A recall with its current figures. */
export interface RecallView extends RecallState, Pick<out.GivenBy<typeof recallOutput>, 'now'> {
  readonly frozen: Frozen;
}

const recallViewOutput = out.madeFrom(recallOutput, ({ frozen, ...recall }: RecallView) => ({ ...recall, ...frozen }));

const STARTS = ['lotIds', 'lotNumber', 'supplierLot', 'supplierId', 'batchId'] as const;

export const listRecalls = query({
  name: 'recall.list',
  subject: recallSubject,
  address: 'GET /api/quality/recalls',
  summary: 'List recalls, without their frozen data',
  permission: 'HACCP_READ',
  input: listForm(
    recallSubject.sortable,
    { ...SEARCH, ...INSTANTS, status: optional(oneOf(RECALL_STATUSES)), mode: optional(oneOf(RECALL_MODES)) },
    { first: 'desc' },
  ),
  output: out.page(recallSummaryOutput, [
    'recallNumber',
    'mode',
    'status',
    'reason',
    'lotCount',
    'customerCount',
    'openedAt',
    'openedBy',
  ]),
});

export const getRecall = query({
  name: 'recall.get',
  subject: recallSubject,
  address: 'GET /api/quality/recalls/{id}',
  summary: 'Read one recall: its frozen data, the contacts with customers, and the current state',
  permission: 'HACCP_READ',
  input: form({ id: pathId() }),
  output: recallViewOutput,
  givesVersion: true,
});

export const openRecall = command({
  name: 'recall.open',
  subject: recallSubject,
  address: 'POST /api/quality/recalls',
  summary: 'Open a recall: records the data of the affected goods, and blocks the goods unless it is an exercise',
  description:
    'REAL places a hold on every affected lot: the starts and all lots made from them, including lots that are created meanwhile. MOCK blocks nothing and returns the same figures.',
  permission: 'HACCP_WRITE',
  again: again(getRecall),
  refuses: [lotSubject.unknown, supplierSubject.unknown, batchSubject.unknown, nothingToTrace, traceTooLarge],
  input: form(
    {
      mode: oneOf(RECALL_MODES),
      reason: lines(),
      lotIds: optional(list(id(), 10_000)),
      lotNumber: optionalText(),
      supplierLot: optionalText(),
      supplierId: optional(id()),
      batchId: described(optional(id()), 'Start at all outputs of the production batch with this id'),
    },
    (given, fault) => {
      if (STARTS.every((name) => name in given && (given[name] ?? '').length === 0)) fault('lotIds', noStart(STARTS));
    },
  ),
  output: recallViewOutput,
});

export const contactCustomer = command({
  name: 'recall.contact',
  subject: recallSubject,
  address: 'POST /api/quality/recalls/{id}/contacts',
  summary: 'Record a contact with a customer about a recall, also a failed one',
  permission: 'HACCP_WRITE',
  again: again(getRecall),
  refuses: [customerNotInRecall, invalidStatusTransition, tooManyContacts],
  input: form({
    id: pathId(),
    customerId: id(),
    channel: oneOf(CONTACT_CHANNELS),
    outcome: oneOf(CONTACT_OUTCOMES),
    note: optionalLines(),
    recovered: optional(form({ quantityAmount: quantityAmount(), quantityUnit: unitField() })),
  }),
  output: recallViewOutput,
});

export const closeRecall = command({
  name: 'recall.close',
  subject: recallSubject,
  address: 'POST /api/quality/recalls/{id}/close',
  summary: 'Close a recall; its holds remain until quality releases them',
  permission: 'HACCP_WRITE',
  again: again(getRecall),
  refuses: [invalidStatusTransition, contactsMissing],
  input: form({ id: pathId(), conclusion: lines() }),
  output: recallViewOutput,
});

/**
 * The contact list of a recall. It has one row for each lot of each delivery, and one row for each undone delivery.
 * Each row has the last contact of the customer. Missing cells are empty.
 */
// biome-ignore format: a few lines
const recallSheetOutput = out.table([
  'name', 'contactPerson', 'phone', 'email',
  'deliveryNumber', 'dispatchDate', 'articleName', 'lotNumber', 'quantity', 'unit', 'takenBack',
  'outcome', 'channel', 'contactedAt', 'contactedBy', 'recovered', 'note',
  'undoneAt', 'undoneBy', 'undoReason',
]);
export type RecallSheet = out.GivenBy<typeof recallSheetOutput>;

export const recallSheet = query({
  name: 'recall.sheet',
  subject: recallSubject,
  address: 'GET /api/quality/recalls/{id}/sheet',
  summary: 'The contact list of a recall: customers, deliveries and contacts',
  permission: 'HACCP_READ',
  input: form({ id: pathId() }),
  output: recallSheetOutput,
});
