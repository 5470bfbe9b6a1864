/** What answers show: Customer. */
import { moneyToNumber } from '@cleaver/domain/kernel';
import {
  ACTIVITY_STATUSES,
  ARTICLE_UNITS,
  CUSTOMER_TYPES,
  type CustomerState,
  DELIVERY_RHYTHMS,
  type FrameContract,
  PREFERENCES,
} from '@cleaver/domain/masterdata';
import { type Static, Type } from 'typebox';
import {
  CalendarDay,
  ExactNumber,
  exactly,
  listOf,
  MoneyNumber,
  nullable,
  object,
  oneOf,
  setOf,
  Timestamp,
} from '../schemas.ts';
import { AddressResponse, ContactInfoResponse, PaymentTermsResponse } from './contact-schemas.ts';

const DeliveryAddressResponse = object('DeliveryAddressResponse', {
  label: Type.String({ description: 'Tells one delivery address of the customer from another' }),
  address: AddressResponse,
  contactPerson: Type.String(),
  deliveryNotes: Type.String(),
});

const ContractLineItemResponse = object('ContractLineItemResponse', {
  articleId: Type.String(),
  agreedPrice: MoneyNumber,
  agreedQuantity: nullable(ExactNumber()),
  unit: nullable(oneOf(ARTICLE_UNITS)),
});

const FrameContractResponse = object('FrameContractResponse', {
  id: Type.String(),
  validFrom: nullable(CalendarDay),
  validUntil: nullable(CalendarDay),
  deliveryRhythm: oneOf(DELIVERY_RHYTHMS),
  lineItems: listOf(ContractLineItemResponse),
});

export const CustomerResponse = object('CustomerResponse', {
  id: Type.String(),
  name: Type.String(),
  type: oneOf(CUSTOMER_TYPES),
  billingAddress: AddressResponse,
  contactInfo: ContactInfoResponse,
  paymentTerms: nullable(PaymentTermsResponse),
  deliveryAddresses: listOf(DeliveryAddressResponse),
  frameContract: nullable(FrameContractResponse),
  preferences: setOf(oneOf(PREFERENCES)),
  status: oneOf(ACTIVITY_STATUSES),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});

export const presentCustomer = (customer: CustomerState): Static<typeof CustomerResponse> => ({
  ...customer,
  frameContract: customer.frameContract && presentFrameContract(customer.frameContract),
});

const presentFrameContract = (contract: FrameContract): Static<typeof FrameContractResponse> => ({
  ...contract,
  lineItems: contract.lineItems.map((item) => ({
    ...item,
    agreedPrice: moneyToNumber(item.agreedPrice),
    agreedQuantity: item.agreedQuantity === null ? null : exactly(item.agreedQuantity),
  })),
});
