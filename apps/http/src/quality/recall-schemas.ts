import {
  CONTACT_CHANNELS,
  CONTACT_OUTCOMES,
  RECALL_MODES,
  RECALL_STATUSES,
  type RecallView,
} from '@cleaver/domain/quality';
import { type Static, Type } from 'typebox';
import { LotAccountResponse } from '../inventory/lot-schemas.ts';
import { Int32, listOf, nullable, object, oneOf, Timestamp } from '../schemas.ts';
import {
  AffectedCustomerResponse,
  OpenRunResponse,
  OriginSupplierResponse,
  StockOnHandResponse,
} from './trace-schemas.ts';

const AmountResponse = object('UnitAmount', {
  unit: Type.String({ examples: ['KG'] }),
  quantity: Type.String({ description: 'A decimal text', examples: ['12.5'] }),
});

const caseMembers = {
  id: Type.String(),
  recallNumber: Type.String({ examples: ['R-2026-11-21-001'] }),
  mode: oneOf(RECALL_MODES),
  status: oneOf(RECALL_STATUSES),
  reason: Type.String(),
  asOf: Timestamp,
  sha256: Type.String({
    description:
      'In hexadecimal digits, over the canonical JSON (RFC 8785) of the object of asOf, lots, stock, customers, openRuns, ' +
      'suppliers and reconciliation, exactly as they are shown',
  }),
  elapsedMs: { ...Int32, description: 'Milliseconds from the request to the figures' },
  openedBy: Type.String({ description: 'The username' }),
  openedAt: Timestamp,
  closedBy: nullable(Type.String()),
  closedAt: nullable(Timestamp),
  conclusion: nullable(Type.String()),
};

const ContactResponse = object('RecallContact', {
  customerId: Type.String(),
  channel: oneOf(CONTACT_CHANNELS),
  outcome: oneOf(CONTACT_OUTCOMES),
  note: nullable(Type.String()),
  recovered: nullable(
    object('Recovered', { quantityAmount: Type.String({ examples: ['2.5'] }), quantityUnit: Type.String() }),
  ),
  contactedBy: Type.String({ description: 'The username' }),
  contactedAt: Timestamp,
});

export const RecallResponse = object('RecallResponse', {
  ...caseMembers,
  lots: listOf(
    object('AffectedLot', {
      lotId: Type.String(),
      lotNumber: Type.String(),
      articleId: Type.String(),
      articleName: Type.String(),
      account: LotAccountResponse,
    }),
  ),
  stock: listOf(StockOnHandResponse),
  customers: listOf(AffectedCustomerResponse),
  openRuns: listOf(OpenRunResponse),
  suppliers: listOf(OriginSupplierResponse),
  reconciliation: listOf(
    object('Reconciliation', {
      unit: Type.String({ examples: ['KG'] }),
      originated: Type.String({ examples: ['120'] }),
      accounted: Type.String({
        description: 'consumed + dispatched - takenBack + writtenOff + inStock',
        examples: ['119.5'],
      }),
      percent: nullable(Type.String({ description: '100 × accounted ÷ originated', examples: ['99.58'] })),
      unexplained: Type.String({ description: 'removed - counted', examples: ['0.5'] }),
    }),
  ),
  contacts: listOf(ContactResponse),
  now: object('RecallNow', {
    inStock: listOf(AmountResponse),
    returned: listOf(AmountResponse),
    uncontacted: { ...listOf(Type.String()), description: 'Ids of customers' },
  }),
});

export const presentRecall = ({ frozen, ...recall }: RecallView): Static<typeof RecallResponse> => ({
  ...recall,
  ...frozen,
});

export const RecallSummaryResponse = object('RecallSummaryResponse', {
  ...caseMembers,
  lotCount: Int32,
  customerCount: Int32,
});
