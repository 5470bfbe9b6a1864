import {
  CONTACT_CHANNELS,
  CONTACT_OUTCOMES,
  RECALL_MODES,
  RECALL_STATUSES,
  type RecallView,
} from '@cleaver/domain/quality';
import { LotAccountResponse } from '../inventory/lot-schemas.ts';
import { Int32, listOf, nullable, object, oneOf, Timestamp, type TypeOf, text } from '../schemas.ts';
import {
  AffectedCustomerResponse,
  OpenRunResponse,
  OriginSupplierResponse,
  StockOnHandResponse,
} from './trace-schemas.ts';

const AmountResponse = object('UnitAmount', {
  unit: text({ examples: ['KG'] }),
  quantity: text({ description: 'A decimal text', examples: ['12.5'] }),
});

const caseMembers = {
  id: text(),
  recallNumber: text({ examples: ['R-2026-11-21-001'] }),
  mode: oneOf(RECALL_MODES),
  status: oneOf(RECALL_STATUSES),
  reason: text(),
  asOf: Timestamp,
  sha256: text({
    description:
      'In hexadecimal digits, over the canonical JSON (RFC 8785) of the object of asOf, lots, stock, customers, openRuns, ' +
      'suppliers and reconciliation, exactly as they are shown',
  }),
  elapsedMs: { ...Int32, description: 'Milliseconds from the request to the figures' },
  openedBy: text({ description: 'The username' }),
  openedAt: Timestamp,
  closedBy: nullable(text()),
  closedAt: nullable(Timestamp),
  conclusion: nullable(text()),
};

const ContactResponse = object('RecallContact', {
  customerId: text(),
  channel: oneOf(CONTACT_CHANNELS),
  outcome: oneOf(CONTACT_OUTCOMES),
  note: nullable(text()),
  recovered: nullable(object('Recovered', { quantityAmount: text({ examples: ['2.5'] }), quantityUnit: text() })),
  contactedBy: text({ description: 'The username' }),
  contactedAt: Timestamp,
});

export const RecallResponse = object('RecallResponse', {
  ...caseMembers,
  lots: listOf(
    object('AffectedLot', {
      lotId: text(),
      lotNumber: text(),
      articleId: text(),
      articleName: text(),
      account: LotAccountResponse,
    }),
  ),
  stock: listOf(StockOnHandResponse),
  customers: listOf(AffectedCustomerResponse),
  openRuns: listOf(OpenRunResponse),
  suppliers: listOf(OriginSupplierResponse),
  reconciliation: listOf(
    object('Reconciliation', {
      unit: text({ examples: ['KG'] }),
      originated: text({ examples: ['120'] }),
      accounted: text({
        description: 'consumed + dispatched - takenBack + writtenOff + inStock',
        examples: ['119.5'],
      }),
      percent: nullable(text({ description: '100 × accounted ÷ originated', examples: ['99.58'] })),
      unexplained: text({ description: 'removed - counted', examples: ['0.5'] }),
    }),
  ),
  contacts: listOf(ContactResponse),
  now: object('RecallNow', {
    inStock: listOf(AmountResponse),
    returned: listOf(AmountResponse),
    uncontacted: { ...listOf(text()), description: 'Ids of customers' },
  }),
});

export const presentRecall = ({ frozen, ...recall }: RecallView): TypeOf<typeof RecallResponse> => ({
  ...recall,
  ...frozen,
});

export const RecallSummaryResponse = object('RecallSummaryResponse', {
  ...caseMembers,
  lotCount: Int32,
  customerCount: Int32,
});
