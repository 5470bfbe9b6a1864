/** What answers show: Supplier. */
import { ACTIVITY_STATUSES } from '@cleaver/domain/masterdata';
import { Type } from 'typebox';
import { CalendarDay, Int32, listOf, nullable, object, oneOf, Timestamp } from '../schemas.ts';
import { AddressResponse, ContactInfoResponse, PaymentTermsResponse } from './contact-schemas.ts';

const QualityCertificateResponse = object('QualityCertificateResponse', {
  certificateType: Type.String(),
  issuer: Type.String(),
  validFrom: nullable(CalendarDay),
  validUntil: nullable(CalendarDay),
});

const SupplierRatingResponse = object('SupplierRatingResponse', {
  qualityScore: Int32,
  deliveryScore: Int32,
  priceScore: Int32,
});

export const SupplierResponse = object('SupplierResponse', {
  id: Type.String(),
  name: Type.String(),
  address: nullable(AddressResponse),
  contactInfo: ContactInfoResponse,
  paymentTerms: nullable(PaymentTermsResponse),
  certificates: listOf(QualityCertificateResponse),
  rating: nullable(SupplierRatingResponse),
  status: oneOf(ACTIVITY_STATUSES),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
