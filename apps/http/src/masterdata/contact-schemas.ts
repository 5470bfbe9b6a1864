/** What answers show of suppliers and customers alike. */
import { Int32, object, text } from '../schemas.ts';

export const AddressResponse = object('AddressResponse', {
  street: text(),
  houseNumber: text(),
  postalCode: text(),
  city: text(),
  country: text(),
});

export const ContactInfoResponse = object('ContactInfoResponse', {
  phone: text(),
  email: text(),
  contactPerson: text(),
});

export const PaymentTermsResponse = object('PaymentTermsResponse', {
  paymentDueDays: Int32,
  paymentDescription: text(),
});
