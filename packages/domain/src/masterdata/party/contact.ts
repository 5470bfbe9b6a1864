/**
 * Contact and payment details that suppliers and customers share.
 *
 * Requests list the parts as separate members. Suppliers and customers merge these parts into their state. An empty
 * text clears an optional text (docs/contract.md, section 1).
 */

import { type Given, merge } from '../../kernel/contract/edit.ts';
import { CODE_MAX, int32, NAME_MAX, optionalLines, optionalText, text } from '../../kernel/contract/fields.ts';
import { optional } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { invalid } from '../../kernel/contract/refusal.ts';
import { type Message, say } from '../../kernel/values/message.ts';

/** An address. Unknown parts are empty texts. */
export interface Address {
  readonly street: string;
  readonly houseNumber: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
}

/** Unknown texts are empty. */
export interface ContactInfo {
  readonly phone: string;
  readonly email: string;
  readonly contactPerson: string;
}

export interface PaymentTerms {
  /** Days from the invoice until it is due: 0 to 3,650. */
  readonly paymentDueDays: number;
  readonly paymentDescription: string;
}

export const addressOutput = out.object('AddressResponse', {
  street: out.text(),
  houseNumber: out.text(),
  postalCode: out.text(),
  city: out.text(),
  country: out.text(),
}) satisfies out.Output<Address, unknown>;

export const contactInfoOutput = out.object('ContactInfoResponse', {
  phone: out.text(),
  email: out.text(),
  contactPerson: out.text(),
}) satisfies out.Output<ContactInfo, unknown>;

export const paymentTermsOutput = out.object('PaymentTermsResponse', {
  paymentDueDays: out.int32(),
  paymentDescription: out.text(),
}) satisfies out.Output<PaymentTerms, unknown>;

/** Maximum length of an e-mail address: a path of 256 octets without its brackets (RFC 5321, section 4.5.3.1.3). */
export const EMAIL_MAX = 254;
/** Maximum number of days from an invoice until it is due. */
export const DUE_DAYS_MAX = 3650;

export const contactFields = {
  phone: text(CODE_MAX),
  email: optionalText(EMAIL_MAX),
  contactPerson: optionalText(NAME_MAX),
};

/** The fields of a billing or delivery address. */
export const addressFields = {
  street: text(NAME_MAX),
  houseNumber: optionalText(CODE_MAX),
  postalCode: text(CODE_MAX),
  city: text(NAME_MAX),
  country: text(NAME_MAX),
};

/** The fields of an address whose parts are all optional. */
export const looseAddressFields = {
  street: optionalText(NAME_MAX),
  houseNumber: optionalText(CODE_MAX),
  postalCode: optionalText(CODE_MAX),
  city: optionalText(NAME_MAX),
  country: optionalText(NAME_MAX),
};

export const paymentFields = {
  paymentDueDays: optional(int32(0, DUE_DAYS_MAX)),
  paymentDescription: optionalLines(),
};

export const NO_ADDRESS: Address = { street: '', houseNumber: '', postalCode: '', city: '', country: '' };
export const NO_CONTACT: ContactInfo = { phone: '', email: '', contactPerson: '' };

/** Merges an address whose parts are all optional. Returns null when all parts are empty. */
export function mergeLooseAddress(stored: Address | null, given: Partial<Given<Address>>): Address | null {
  const address = merge(stored ?? NO_ADDRESS, given);
  return Object.values(address).every((part) => part === '') ? null : address;
}

const WITHOUT_DUE_DAYS = say`describes nothing without paymentDueDays: give both`;

/**
 * Merges payment terms. Returns null if there are neither stored nor new terms. Without stored terms, refuses a
 * description without due days with VALIDATION_ERROR.
 */
export function mergePaymentTerms(stored: PaymentTerms | null, given: Given<PaymentTerms>): PaymentTerms | null {
  if (stored) return merge(stored, given);
  const { paymentDueDays, paymentDescription = '' } = given;
  if (paymentDueDays !== undefined) return { paymentDueDays, paymentDescription };
  if (paymentDescription !== '') throw invalid([{ field: 'paymentDescription', message: WITHOUT_DUE_DAYS }]);
  return null;
}

/** Reports the fault of `mergePaymentTerms` in forms of new records, together with all other faults. */
export function checkPaymentTerms(
  given: Partial<Given<PaymentTerms>>,
  fault: (field: 'paymentDescription', message: Message) => void,
): void {
  // `given` omits faulty members. An omitted `paymentDueDays` has a fault and does not count as missing.
  const noDueDays = 'paymentDueDays' in given && given.paymentDueDays === undefined;
  if (noDueDays && given.paymentDescription) fault('paymentDescription', WITHOUT_DUE_DAYS);
}
