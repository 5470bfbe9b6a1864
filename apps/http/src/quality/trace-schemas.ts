import { STOCK_BATCH_STATUSES } from '@cleaver/domain/inventory';
import { EDGE_TYPES, type Trace } from '@cleaver/domain/quality';
import { type TSchema, Type } from 'typebox';
import { LotAccountResponse } from '../inventory/lot-schemas.ts';
import { CalendarDay, listOf, nullable, object, oneOf, Timestamp } from '../schemas.ts';

const Quantity = Type.String({ description: 'A decimal text in `unit`, exact', examples: ['120'] });
const BaseUnit = Type.String({ description: 'The base unit of the kind', examples: ['KG'] });

/** Members that only some kinds of a thing have. */
const variants = <S extends { readonly properties: object; readonly required: readonly string[] }>(
  schema: S,
  some: readonly string[],
): S => ({ ...schema, required: schema.required.filter((name) => !some.includes(name)) });

const OF_KINDS = {
  lotNumber: Type.String({ description: 'LOT' }),
  articleId: Type.String({ description: 'LOT' }),
  articleName: Type.String({ description: 'LOT; as it is called today' }),
  expiryDate: { ...CalendarDay, description: 'LOT' },
  supplierId: { ...nullable(Type.String()), description: 'LOT, RECEIPT' },
  supplierLot: { ...nullable(Type.String()), description: 'LOT' },
  onHold: Type.Boolean({ description: 'LOT' }),
  account: LotAccountResponse,
  runKind: { ...oneOf(['PRODUCTION', 'CUTTING']), description: 'RUN' },
  status: Type.String({ description: 'RUN' }),
  otherInputs: Type.Integer({ description: 'RUN; lots that went in and that the answer does not show' }),
  number: Type.String({ description: 'RUN, RECEIPT, DELIVERY' }),
  supplierName: Type.String({ description: 'RECEIPT; as it is called today' }),
  customerId: Type.String({ description: 'DELIVERY' }),
  customerName: Type.String({ description: 'DELIVERY; as it is called today' }),
  dispatchDate: { ...CalendarDay, description: 'DELIVERY' },
};

const TraceNode = variants(
  object('TraceNode', {
    id: Type.String({ description: 'Of the lot or document' }),
    kind: oneOf(['LOT', 'RUN', 'RECEIPT', 'DELIVERY']),
    side: { ...oneOf(['START', 'UP', 'DOWN']), description: 'What is reached both ways is DOWN' },
    distance: Type.Integer({ description: 'The fewest runs to a start' }),
    ...OF_KINDS,
  }) as unknown as TSchema & { readonly properties: object; readonly required: readonly string[] },
  Object.keys(OF_KINDS),
);

const TraceEdge = variants(
  object('TraceEdge', {
    from: Type.String(),
    to: Type.String(),
    type: oneOf(EDGE_TYPES),
    quantity: Quantity,
    unit: BaseUnit,
    movements: Type.Integer({ description: 'Rows of the ledger' }),
    takenBack: Type.String({ description: 'DISPATCHED; what came back. It does not lessen `quantity`' }),
  }) as unknown as TSchema & { readonly properties: object; readonly required: readonly string[] },
  ['takenBack'],
);

export const AffectedCustomerResponse = object('AffectedCustomer', {
  customerId: Type.String(),
  name: Type.String(),
  phone: Type.String(),
  email: Type.String(),
  contactPerson: Type.String(),
  deliveries: listOf(
    object('AffectedDelivery', {
      deliveryId: Type.String(),
      deliveryNumber: Type.String(),
      dispatchDate: CalendarDay,
      lotId: Type.String(),
      lotNumber: Type.String(),
      articleName: Type.String(),
      quantity: Quantity,
      takenBack: Quantity,
      unit: BaseUnit,
    }),
  ),
});

export const StockOnHandResponse = object('StockOnHand', {
  storageLocationId: Type.String(),
  storageLocationName: Type.String(),
  stockBatchId: Type.String(),
  lotId: Type.String(),
  quantity: Quantity,
  unit: BaseUnit,
  status: oneOf(STOCK_BATCH_STATUSES),
});

export const OpenRunResponse = object('OpenRun', { batchId: Type.String(), batchNumber: Type.String() });

export const OriginSupplierResponse = object('OriginSupplier', {
  supplierId: Type.String(),
  name: Type.String(),
  lots: listOf(Type.String()),
  quantity: Quantity,
  unit: BaseUnit,
});

export const TraceResponse = Type.Unsafe<Trace>(
  object('TraceResponse', {
    asOf: Timestamp,
    starts: listOf(Type.String()),
    complete: Type.Boolean({ description: 'Whether all nodes and edges are shown' }),
    totals: object('TraceTotals', {
      lots: Type.Integer(),
      runs: Type.Integer(),
      receipts: Type.Integer(),
      deliveries: Type.Integer(),
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
