import { STOCK_BATCH_STATUSES } from '@cleaver/domain/inventory';
import { EDGE_TYPES, type Trace } from '@cleaver/domain/quality';
import { LotAccountResponse } from '../inventory/lot-schemas.ts';
import {
  boolean,
  CalendarDay,
  integer,
  listOf,
  nullable,
  object,
  oneOf,
  type Schema,
  schemaOf,
  Timestamp,
  text,
} from '../schemas.ts';

const Quantity = text({ description: 'A decimal text in `unit`, exact', examples: ['120'] });
const BaseUnit = text({ description: 'The base unit of the kind', examples: ['KG'] });

/** Members that only some kinds of a thing have. */
const variants = <S extends { readonly properties: object; readonly required: readonly string[] }>(
  schema: S,
  some: readonly string[],
): S => ({ ...schema, required: schema.required.filter((name) => !some.includes(name)) });

const OF_KINDS = {
  lotNumber: text({ description: 'LOT' }),
  articleId: text({ description: 'LOT' }),
  articleName: text({ description: 'LOT; as it is called today' }),
  expiryDate: { ...CalendarDay, description: 'LOT' },
  supplierId: { ...nullable(text()), description: 'LOT, RECEIPT' },
  supplierLot: { ...nullable(text()), description: 'LOT' },
  onHold: boolean({ description: 'LOT' }),
  account: LotAccountResponse,
  runKind: { ...oneOf(['PRODUCTION', 'CUTTING']), description: 'RUN' },
  status: text({ description: 'RUN' }),
  otherInputs: integer({ description: 'RUN; lots that went in and that the answer does not show' }),
  number: text({ description: 'RUN, RECEIPT, DELIVERY' }),
  supplierName: text({ description: 'RECEIPT; as it is called today' }),
  customerId: text({ description: 'DELIVERY' }),
  customerName: text({ description: 'DELIVERY; as it is called today' }),
  dispatchDate: { ...CalendarDay, description: 'DELIVERY' },
};

const TraceNode = variants(
  object('TraceNode', {
    id: text({ description: 'Of the lot or document' }),
    kind: oneOf(['LOT', 'RUN', 'RECEIPT', 'DELIVERY']),
    side: { ...oneOf(['START', 'UP', 'DOWN']), description: 'What is reached both ways is DOWN' },
    distance: integer({ description: 'The fewest runs to a start' }),
    ...OF_KINDS,
  }) as unknown as Schema & { readonly properties: object; readonly required: readonly string[] },
  Object.keys(OF_KINDS),
);

const TraceEdge = variants(
  object('TraceEdge', {
    from: text(),
    to: text(),
    type: oneOf(EDGE_TYPES),
    quantity: Quantity,
    unit: BaseUnit,
    movements: integer({ description: 'Rows of the ledger' }),
    takenBack: text({ description: 'DISPATCHED; what came back. It does not lessen `quantity`' }),
  }) as unknown as Schema & { readonly properties: object; readonly required: readonly string[] },
  ['takenBack'],
);

export const AffectedCustomerResponse = object('AffectedCustomer', {
  customerId: text(),
  name: text(),
  phone: text(),
  email: text(),
  contactPerson: text(),
  deliveries: listOf(
    object('AffectedDelivery', {
      deliveryId: text(),
      deliveryNumber: text(),
      dispatchDate: CalendarDay,
      lotId: text(),
      lotNumber: text(),
      articleName: text(),
      quantity: Quantity,
      takenBack: Quantity,
      unit: BaseUnit,
    }),
  ),
});

export const StockOnHandResponse = object('StockOnHand', {
  storageLocationId: text(),
  storageLocationName: text(),
  stockBatchId: text(),
  lotId: text(),
  quantity: Quantity,
  unit: BaseUnit,
  status: oneOf(STOCK_BATCH_STATUSES),
});

export const OpenRunResponse = object('OpenRun', { batchId: text(), batchNumber: text() });

export const OriginSupplierResponse = object('OriginSupplier', {
  supplierId: text(),
  name: text(),
  lots: listOf(text()),
  quantity: Quantity,
  unit: BaseUnit,
});

export const TraceResponse = schemaOf<Trace>(
  object('TraceResponse', {
    asOf: Timestamp,
    starts: listOf(text()),
    complete: boolean({ description: 'Whether all nodes and edges are shown' }),
    totals: object('TraceTotals', {
      lots: integer(),
      runs: integer(),
      receipts: integer(),
      deliveries: integer(),
    }),
    nodes: listOf(TraceNode),
    edges: listOf(TraceEdge),
    recall: object('RecallList', {
      customers: listOf(AffectedCustomerResponse),
      stockOnHand: listOf(StockOnHandResponse),
      openRuns: listOf(OpenRunResponse),
      suppliers: listOf(OriginSupplierResponse),
    }),
  }),
);
