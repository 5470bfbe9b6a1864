/** Contract section 2, Address, ContactInfo and PaymentTerms: what suppliers and customers share. */
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
