/** The operation that traces lots, and its response. */

import { lotSubject } from '../../inventory/contracts.ts';
import { lotAccountOutput, STOCK_BATCH_STATUSES } from '../../inventory/index.ts';
import { query } from '../../kernel/contract/contract.ts';
import { instant, int32, oneOf, pathId, several } from '../../kernel/contract/fields.ts';
import { defaulted, described, form, optional } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import type { Fault } from '../../kernel/contract/refusal.ts';
import { type Message, say } from '../../kernel/values/message.ts';
import { nothingToTrace, traceTooLarge } from '../refusals.ts';
import { EDGE_TYPES } from './trace-graph.ts';

export const DIRECTIONS = ['BOTH', 'BACKWARD', 'FORWARD'] as const;

const quantity = out.text({ description: 'A decimal text in `unit`, exact', examples: ['120'] });
const unit = out.text({ description: 'The base unit of the kind', examples: ['KG'] });

const nodeOutput = out.object(
  'TraceNode',
  {
    id: out.text({ description: 'Of the lot or document' }),
    kind: out.oneOf(['LOT', 'RUN', 'RECEIPT', 'DELIVERY']),
    side: out.oneOf(['START', 'UP', 'DOWN'], { description: 'DOWN if it is reached in both directions' }),
    distance: out.integer({ description: 'The smallest number of runs to a start' }),
  },
  // Optional members. The descriptions name the kinds that have them.
  {
    lotNumber: out.text({ description: 'LOT' }),
    articleId: out.text({ description: 'LOT' }),
    articleName: out.text({ description: 'LOT; its current name' }),
    expiryDate: out.day({ description: 'LOT' }),
    supplierId: out.nullable(out.text(), { description: 'LOT, RECEIPT' }),
    supplierLot: out.nullable(out.text(), { description: 'LOT' }),
    onHold: out.boolean({ description: 'LOT' }),
    account: lotAccountOutput,
    runKind: out.oneOf(['PRODUCTION', 'CUTTING'], { description: 'RUN' }),
    status: out.text({ description: 'RUN' }),
    otherInputs: out.integer({ description: 'RUN; input lots that the response does not show' }),
    number: out.text({ description: 'RUN, RECEIPT, DELIVERY' }),
    supplierName: out.text({ description: 'RECEIPT; its current name' }),
    customerId: out.text({ description: 'DELIVERY' }),
    customerName: out.text({ description: 'DELIVERY; its current name' }),
    dispatchDate: out.day({ description: 'DELIVERY' }),
  },
);
type Node = out.GivenBy<typeof nodeOutput>;

type NodeOf<K extends Node['kind'], N extends keyof Node> = Pick<Node, 'id' | 'side' | 'distance'> & {
  readonly kind: K;
} & { readonly [M in N]: Exclude<Node[M], undefined> };

export type TraceNode =
  | NodeOf<
      'LOT',
      'lotNumber' | 'articleId' | 'articleName' | 'expiryDate' | 'supplierId' | 'supplierLot' | 'onHold' | 'account'
    >
  | NodeOf<'RUN', 'runKind' | 'status' | 'otherInputs' | 'number'>
  | NodeOf<'RECEIPT', 'supplierId' | 'number' | 'supplierName'>
  | NodeOf<'DELIVERY', 'number' | 'customerId' | 'customerName' | 'dispatchDate'>;

const traceEdgeOutput = out.object(
  'TraceEdge',
  {
    from: out.text(),
    to: out.text(),
    type: out.oneOf(EDGE_TYPES),
    quantity,
    unit,
    movements: out.integer({ description: 'Rows of the ledger' }),
  },
  { takenBack: out.text({ description: 'DISPATCHED; the quantity that came back. `quantity` includes it' }) },
);
export type TraceEdge = out.GivenBy<typeof traceEdgeOutput>;

const affectedDeliveryOutput = out.object('AffectedDelivery', {
  deliveryId: out.text(),
  deliveryNumber: out.text(),
  dispatchDate: out.day(),
  lotId: out.text(),
  lotNumber: out.text(),
  articleName: out.text(),
  quantity,
  takenBack: quantity,
  unit,
});
export type AffectedDelivery = out.GivenBy<typeof affectedDeliveryOutput>;

export const affectedCustomerOutput = out.object('AffectedCustomer', {
  customerId: out.text(),
  name: out.text(),
  phone: out.text(),
  email: out.text(),
  contactPerson: out.text(),
  deliveries: out.listOf(affectedDeliveryOutput),
});
export type AffectedCustomer = out.GivenBy<typeof affectedCustomerOutput>;

/** A delivery with an undone dispatch. The customer may still have received the goods. */
export const undoneDeliveryOutput = out.object('UndoneDelivery', {
  deliveryId: out.text(),
  deliveryNumber: out.text(),
  customerId: out.text(),
  name: out.text({ description: 'Of the customer' }),
  undoneAt: out.timestamp<string>({ description: 'Time of the last undo of one of its dispatches' }),
  undoneBy: out.text({ description: 'The username' }),
  reason: out.text(),
});
export type UndoneDelivery = out.GivenBy<typeof undoneDeliveryOutput>;

export const stockOnHandOutput = out.object('StockOnHand', {
  storageLocationId: out.text(),
  storageLocationName: out.text(),
  stockBatchId: out.text(),
  lotId: out.text(),
  quantity,
  unit,
  status: out.oneOf(STOCK_BATCH_STATUSES),
});
export type StockOnHand = out.GivenBy<typeof stockOnHandOutput>;

export const openRunOutput = out.object('OpenRun', { batchId: out.text(), batchNumber: out.text() });
export type OpenRun = out.GivenBy<typeof openRunOutput>;

export const originSupplierOutput = out.object('OriginSupplier', {
  supplierId: out.text(),
  name: out.text(),
  lots: out.listOf(out.text()),
  quantity,
  unit,
});
export type OriginSupplier = out.GivenBy<typeof originSupplierOutput>;

/**
 * The recall list of a trace. The customers, stock and runs belong to the starts and to all lots made from them. The
 * suppliers belong to the starts and to all their inputs.
 */
const recallListOutput = out.object('RecallList', {
  customers: out.listOf(affectedCustomerOutput),
  undoneDeliveries: out.listOf(undoneDeliveryOutput),
  stockOnHand: out.listOf(stockOnHandOutput),
  openRuns: out.listOf(openRunOutput),
  suppliers: out.listOf(originSupplierOutput),
});
export type RecallList = out.GivenBy<typeof recallListOutput>;

const traceOutput = out.object('TraceResponse', {
  asOf: out.timestamp<string>(),
  starts: out.listOf(out.text()),
  complete: out.boolean({ description: 'Whether all nodes and edges are shown' }),
  // The number of reached nodes of each kind, including nodes that the response omits.
  totals: out.object('TraceTotals', {
    lots: out.integer(),
    runs: out.integer(),
    receipts: out.integer(),
    deliveries: out.integer(),
  }),
  nodes: out.listOf(nodeOutput as out.Output<TraceNode, out.ReceivedOf<typeof nodeOutput>>),
  edges: out.listOf(traceEdgeOutput),
  recall: recallListOutput,
});
export type Trace = out.GivenBy<typeof traceOutput>;

/** The default and the maximum of `limit`, the number of nodes in a response. */
const LIMIT = { default: 5_000, max: 20_000 };

const starts = {
  lotId: described(several(pathId()), 'Start at the lot with this id'),
  lotNumber: described(several(pathId()), 'Start at all lots with this number'),
  supplierLot: described(several(pathId()), 'Start at all lots with this lot number of the supplier'),
  supplierId: described(
    several(pathId()),
    'Start at all lots of this supplier; with `supplierLot`, only at those with that number',
  ),
  batchId: described(several(pathId()), 'Start at all outputs of the production batch with this id'),
  deliveryId: described(several(pathId()), 'Start at all lots of this delivery'),
  receiptId: described(several(pathId()), 'Start at all lots of this goods receipt'),
};

/**
 * Returns the fault message for a trace or a recall without a start. `names`: the fields that can name a start,
 * beginning with the field of the fault.
 */
export const noStart = ([, ...others]: readonly string[]): Message => say`is required, or one of ${others.join(', ')}`;

export const inFuture = (asOf: Date | undefined, now: Date): readonly Fault[] =>
  asOf && asOf > now ? [{ field: 'asOf', message: say`must not be in the future` }] : [];

export const traceLots = query({
  name: 'lot.trace',
  subject: lotSubject,
  address: 'GET /api/inventory/trace',
  summary: 'Trace lots to their origin, their use and the customers who have the goods',
  description:
    'Every lot that matches any of the filters is a start of one common trace; `supplierId` narrows `supplierLot`. `limit` cuts nodes, nearest first, and the edges of cut nodes, never `recall`. `asOf` returns the state at that time.',
  permission: 'STOCK_MOVEMENT_READ',
  refuses: [nothingToTrace, traceTooLarge],
  input: form(
    {
      direction: described(
        defaulted(oneOf(DIRECTIONS), 'BOTH'),
        'Direction of the trace: `BACKWARD` to the origin, `FORWARD` to the use, or `BOTH`',
      ),
      asOf: described(optional(instant()), 'State as of this time; default: now'),
      limit: described(
        defaulted(int32(1, LIMIT.max), LIMIT.default),
        'Maximum number of nodes, nearest first. Edges are shown only between shown nodes',
      ),
      ...starts,
    },
    (given, fault) => {
      const names = Object.keys(starts) as (keyof typeof starts)[];
      if (names.every((name) => name in given && (given[name] ?? []).length === 0)) fault('lotId', noStart(names));
    },
  ),
  dateFaults: ({ asOf }, { now }) => inFuture(asOf, now),
  output: out.verbatim(traceOutput),
});
