/** The parties of a document, as they are at its issue (§ 14 (4) no. 1 and 2 UStG). */
import { isSame } from '../../kernel/contract/edit.ts';
import { countryCodeOf } from '../../kernel/values/country.ts';
import { type Address, type CustomerState, NO_ADDRESS, salesTermsOf } from '../../masterdata/index.ts';
import type { ShopSettingsState } from '../../settings/index.ts';
import type { Buyer, CodedAddress, DeliverTo, Seller } from './document.ts';

/** Returns the address with the code of its country. The code of an unknown country is empty. */
export const codedAddress = ({ country, street, houseNumber, postalCode, city }: Address): CodedAddress => ({
  ...{ street, houseNumber, postalCode, city },
  countryCode: countryCodeOf(country) ?? '',
});

export function sellerOf({ operator, invoicing }: Pick<ShopSettingsState, 'operator' | 'invoicing'>): Seller {
  const { name, phone, email } = operator;
  const { vatId, taxNumber, register, contactPerson, accountHolder, iban, bic } = invoicing;
  return {
    ...{ name, ...codedAddress(operator), phone, email, vatId, taxNumber, register, contactPerson },
    ...{ accountHolder: accountHolder === '' ? name : accountHolder, iban, bic },
  };
}

export function buyerOf(customer: CustomerState): Buyer {
  const { id, name, billingAddress } = customer;
  const { vatId, buyerReference: reference, electronicAddress } = salesTermsOf(customer);
  return {
    ...{ customerId: id, name, address: codedAddress(billingAddress ?? NO_ADDRESS), vatId, reference },
    electronicAddress,
  };
}

/**
 * Returns the party to which all deliveries went, if that is not the buyer's address. `addresses`: null for goods that
 * the customer collected.
 */
export function deliverToOf(addresses: readonly (Address | null)[], { name, address }: Buyer): DeliverTo | null {
  const [first, ...others] = addresses;
  if (!first || others.some((each) => !isSame(each, first))) return null;
  const to = codedAddress(first);
  return isSame(to, address) ? null : { name, address: to };
}
