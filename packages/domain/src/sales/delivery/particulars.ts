/**
 * The eight particulars that must accompany food of animal origin: Implementing Regulation (EU) 931/2011, Article 3(1),
 * points (a) to (h).
 */
import { type Address, type CustomerState, NO_ADDRESS } from '../../masterdata/index.ts';
import type { Operator } from '../../settings/index.ts';

export const PARTICULARS = [
  'description',
  'quantity',
  'dispatchingOperator',
  'owner',
  'receivingOperator',
  'consignee',
  'lotReference',
  'dispatchDate',
] as const;
export type Particular = (typeof PARTICULARS)[number];

/** The parties in the particulars, each as one text: name, address, approval number. */
export type Parties = Readonly<Record<'dispatchingOperator' | 'owner' | 'receivingOperator' | 'consignee', string>>;

/** Returns an operator as one text. Omits empty parts. */
function operatorText(name: string, address: Address | null, approvalNumber: string): string {
  const { street, houseNumber, postalCode, city, country } = address ?? NO_ADDRESS;
  const parts = [name, `${street} ${houseNumber}`, `${postalCode} ${city}`, country, approvalNumber];
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
}

/** Returns whether an operator is identified sufficiently: by name, street, postal code and city. */
const isNamed = (name: string, { street, postalCode, city }: Address): boolean =>
  [name, street, postalCode, city].every((part) => part !== '');

/**
 * Returns the parties of a delivery, and the particulars that master data and settings lack. The default owner is the
 * shop, the default consignee the customer. Only a consumer has no address, and the law asks for operators alone.
 */
export function partiesOf(
  operator: Operator,
  customer: Pick<CustomerState, 'name'>,
  address: Address | null,
  given: { readonly owner: string; readonly consignee: string },
): { readonly parties: Parties; readonly missing: readonly Particular[] } {
  const dispatchingOperator = operatorText(operator.name, operator, operator.approvalNumber);
  const receivingOperator = operatorText(customer.name, address, '');
  const isReceiverNamed = address === null || isNamed(customer.name, address);
  const known: Partial<Record<Particular, boolean>> = {
    dispatchingOperator: isNamed(operator.name, operator),
    owner: given.owner !== '' || isNamed(operator.name, operator),
    receivingOperator: isReceiverNamed,
    consignee: given.consignee !== '' || isReceiverNamed,
  };
  return {
    parties: {
      dispatchingOperator,
      owner: given.owner || dispatchingOperator,
      receivingOperator,
      consignee: given.consignee || receivingOperator,
    },
    missing: PARTICULARS.filter((name) => known[name] === false),
  };
}
