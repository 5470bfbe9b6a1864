/** The billing address of a customer. A consumer who collects the goods needs none. */
import type { Given } from '../../kernel/contract/edit.ts';
import { invalid } from '../../kernel/contract/refusal.ts';
import { type Message, say } from '../../kernel/values/message.ts';
import { type Address, mergeLooseAddress } from '../party/contact.ts';

/** The types of customers. B2C: consumers. B2B: businesses. */
export type CustomerType = 'B2C' | 'B2B';

/** The parts that make an address. A country alone is none: forms and files have it preset. */
const MAKING = ['street', 'houseNumber', 'postalCode', 'city'] as const;

/** Returns whether the parts make an address. */
export const hasAddress = (parts: { readonly [M in keyof Address]?: unknown }): boolean =>
  MAKING.some((name) => (parts[name] ?? '') !== '');

/** The parts that an address needs. Not each has a house number. */
const NEEDED = ['street', 'postalCode', 'city', 'country'] as const;
type Needed = (typeof NEEDED)[number];

/**
 * Reports the missing parts of an address. An address is complete, or the customer is a consumer and has none.
 * `given` lacks the parts with a fault, which count as given.
 */
export function checkCustomerAddress(
  given: Partial<Given<Address & { type: CustomerType }>>,
  fault: (field: Needed, message: Message) => void,
): void {
  const isGiven = (name: keyof Address): boolean => !(name in given) || (given[name] ?? '') !== '';
  const isConsumer = given.type === 'B2C';
  if (isConsumer && !MAKING.some(isGiven)) return;
  for (const name of NEEDED) {
    if (!isGiven(name))
      fault(name, isConsumer ? say`is required with the other parts of the address` : say`is required`);
  }
}

/** Merges the address of a customer. Refuses an incomplete one with VALIDATION_ERROR. */
export function mergeCustomerAddress(
  type: CustomerType,
  stored: Address | null,
  given: Partial<Given<Address>>,
): Address | null {
  const merged = mergeLooseAddress(stored, given);
  const faults: { field: string; message: Message }[] = [];
  checkCustomerAddress({ ...NO_PARTS, ...merged, type }, (field, message) => faults.push({ field, message }));
  if (faults.length > 0) throw invalid(faults);
  return merged && hasAddress(merged) ? merged : null;
}

const NO_PARTS = { street: '', houseNumber: '', postalCode: '', city: '', country: '' };
