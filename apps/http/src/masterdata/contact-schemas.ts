/** What answers show of suppliers and customers alike. */
import { Type } from 'typebox';
import { Int32, object } from '../schemas.ts';

export const AddressResponse = object('AddressResponse', {
  street: Type.String(),
  houseNumber: Type.String(),
  postalCode: Type.String(),
  city: Type.String(),
  country: Type.String(),
});

export const ContactInfoResponse = object('ContactInfoResponse', {
  phone: Type.String(),
  email: Type.String(),
  contactPerson: Type.String(),
});

export const PaymentTermsResponse = object('PaymentTermsResponse', {
  paymentDueDays: Int32,
  paymentDescription: Type.String(),
});
