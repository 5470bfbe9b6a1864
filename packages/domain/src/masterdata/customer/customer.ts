/** Customers: the buyers of the shop. */

import { type Aggregate, aggregateKind } from '../../kernel/contract/aggregate.ts';
import { changed, type Given, isSame, merge } from '../../kernel/contract/edit.ts';
import { DOTS, NAME_MAX } from '../../kernel/contract/fields.ts';
import { invalid } from '../../kernel/contract/refusal.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { say } from '../../kernel/values/message.ts';
import { codePoints } from '../../kernel/values/text.ts';
import { type ActivityStatus, type ActivityVerb, customerMachine } from '../activity.ts';
import { type HeldContract, hasDayLeft, withoutDays, withoutOld } from '../frame-contract/contract-history.ts';
import { type Address, type ContactInfo, mergePaymentTerms, NO_CONTACT, type PaymentTerms } from '../party/contact.ts';
import {
  deliveryAddressExists,
  deliveryAddressInUse,
  deliveryAddressUnknown,
  frameContractUnknown,
  tooManyContractLines,
  tooManyContracts,
  tooManyDeliveryAddresses,
} from '../refusals.ts';
import { customerSubject } from '../subjects.ts';
import { type CustomerType, mergeCustomerAddress } from './customer-address.ts';
import { PREFERENCES, type Preference } from './preference.ts';
import type { SalesTerms } from './sales-terms.ts';

export type { CustomerType };

export interface DeliveryAddress {
  /** Distinguishes the delivery addresses of the customer. */
  readonly label: string;
  readonly address: Address;
  /** Empty: none, like `deliveryNotes`. */
  readonly contactPerson: string;
  readonly deliveryNotes: string;
}

export interface CustomerState {
  readonly id: string;
  readonly name: string;
  readonly type: CustomerType;
  /** Null: unknown. Only a consumer may have none, who collects the goods. */
  readonly billingAddress: Address | null;
  readonly contactInfo: ContactInfo;
  /** Null: none agreed. */
  readonly paymentTerms: PaymentTerms | null;
  /** The delivery addresses in the order of their addition. */
  readonly deliveryAddresses: readonly DeliveryAddress[];
  /** The contract that was set last. Null if there is none, or after the removal of all. */
  readonly frameContract: HeldContract | null;
  /** The other contracts, ended and later ones, shortened so that no day has two contracts. */
  readonly otherContracts: readonly HeldContract[];
  /** The sales terms. Null: the default terms. */
  readonly salesTerms: SalesTerms | null;
  /** The preferences in the order of `PREFERENCES`. */
  readonly preferences: readonly Preference[];
  readonly status: ActivityStatus;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The members of a customer in a request. The address is the billing address. */
export type CustomerDetails = Given<{ name: string } & ContactInfo & Address & PaymentTerms>;

export class Customer implements Aggregate<CustomerState> {
  #state: CustomerState;

  private constructor(state: CustomerState) {
    this.#state = state;
  }

  static create(id: string, details: CustomerDetails & Pick<CustomerState, 'name' | 'type'>, at: Date): Customer {
    return new Customer({
      id,
      name: details.name,
      type: details.type,
      billingAddress: mergeCustomerAddress(details.type, null, details),
      contactInfo: merge(NO_CONTACT, details),
      paymentTerms: mergePaymentTerms(null, details),
      deliveryAddresses: [],
      frameContract: null,
      otherContracts: [],
      salesTerms: null,
      preferences: [],
      status: 'ACTIVE',
      createdAt: at,
      updatedAt: at,
    });
  }

  /** Rebuilds a stored customer for an adapter, without checks. */
  static restore(state: CustomerState): Customer {
    return new Customer(state);
  }

  get state(): CustomerState {
    return this.#state;
  }

  /**
   * Updates the details of the customer. Refuses with VALIDATION_ERROR an address that is incomplete afterwards. Does
   * the same if the customer has no payment terms, and the details describe payment terms without due days.
   */
  update(details: CustomerDetails, at: Date): void {
    const { name, type, billingAddress, contactInfo, paymentTerms } = this.#state;
    this.#change(
      {
        name: details.name ?? name,
        billingAddress: mergeCustomerAddress(type, billingAddress, details),
        contactInfo: merge(contactInfo, details),
        paymentTerms: mergePaymentTerms(paymentTerms, details),
      },
      at,
    );
  }

  /**
   * Activates or deactivates the customer. Refuses with INVALID_STATUS_TRANSITION if the customer already has the new
   * status.
   */
  move(verb: ActivityVerb, at: Date): void {
    this.#change({ status: customerMachine.move(this.#state.status, verb) }, at);
  }

  /**
   * Adds a delivery address. The default label is street and house number. Refuses with VALIDATION_ERROR the labels `.`
   * and `..`, and a default label of more than 200 characters. Refuses a duplicate label with
   * DELIVERY_ADDRESS_ALREADY_EXISTS, and more than 100 addresses with TOO_MANY_DELIVERY_ADDRESSES.
   */
  addDeliveryAddress(given: DeliveryAddress, at: Date): void {
    const { deliveryAddresses } = this.#state;
    const { street, houseNumber } = given.address;
    const label = given.label || `${street} ${houseNumber}`.trim();
    if (label === '.' || label === '..') throw invalid([{ field: 'label', message: DOTS }]);
    if (codePoints(label) > NAME_MAX) {
      throw invalid([{ field: 'label', message: say`must have at most ${NAME_MAX} characters` }]);
    }
    if (deliveryAddresses.some((held) => isSameLabel(held.label, label))) {
      throw deliveryAddressExists();
    }
    if (deliveryAddresses.length >= DELIVERY_ADDRESSES_MAX) {
      throw tooManyDeliveryAddresses({ max: DELIVERY_ADDRESSES_MAX });
    }
    this.#change({ deliveryAddresses: [...deliveryAddresses, { ...given, label }] }, at);
  }

  /**
   * Removes a delivery address. Refuses an unknown label with DELIVERY_ADDRESS_NOT_FOUND, and one of the `needed` labels
   * with DELIVERY_ADDRESS_IN_USE.
   */
  removeDeliveryAddress(label: string, needed: readonly string[], at: Date): void {
    const deliveryAddresses = this.#state.deliveryAddresses.filter((held) => !isSameLabel(held.label, label));
    if (deliveryAddresses.length === this.#state.deliveryAddresses.length) {
      throw deliveryAddressUnknown();
    }
    if (needed.some((one) => isSameLabel(one, label))) throw deliveryAddressInUse();
    this.#change({ deliveryAddresses }, at);
  }

  /**
   * Sets the frame contract. Takes its days from the other contracts, and drops those that then have no day left. An
   * equal contract changes nothing, not even the id. Refuses more than 1,000 lines with TOO_MANY_CONTRACT_LINES, and
   * more than 100 contracts that are valid on `today` or later with TOO_MANY_CONTRACTS.
   */
  setFrameContract(frameContract: HeldContract, today: CalendarDate, at: Date): void {
    if (frameContract.lineItems.length > CONTRACT_LINES_MAX) {
      throw tooManyContractLines({ max: CONTRACT_LINES_MAX });
    }
    const held = this.#state.frameContract;
    const { id, setBy, setAt } = held ?? frameContract;
    if (held && isSame({ ...frameContract, id, setBy, setAt }, held)) return;
    const others = withoutDays(contractsOf(this.#state), frameContract);
    const running = [...others, frameContract].filter((one) => hasDayLeft(one, today));
    if (running.length > CONTRACTS_MAX) throw tooManyContracts({ max: CONTRACTS_MAX });
    const kept = withoutOld([...others, frameContract], today);
    this.#change({ frameContract, otherContracts: kept.filter((one) => one !== frameContract) }, at);
  }

  /**
   * Ends all frame contracts before `today`, and drops contracts that then have no day left. Refuses with
   * FRAME_CONTRACT_NOT_FOUND if the customer has no `frameContract`.
   */
  removeFrameContract(today: CalendarDate, at: Date): void {
    if (!this.#state.frameContract) {
      throw frameContractUnknown();
    }
    const ended = withoutDays(contractsOf(this.#state), { validFrom: today, validUntil: null });
    this.#change({ frameContract: null, otherContracts: withoutOld(ended, today) }, at);
  }

  /** Replaces the sales terms as a whole. */
  setSalesTerms(salesTerms: SalesTerms, at: Date): void {
    this.#change({ salesTerms }, at);
  }

  /** Replaces all preferences. */
  prefer(preferences: readonly Preference[], at: Date): void {
    this.#change({ preferences: PREFERENCES.filter((preference) => preferences.includes(preference)) }, at);
  }

  #change(part: Partial<CustomerState>, at: Date): void {
    this.#state = changed(this.#state, part, at);
  }
}

/** Returns all frame contracts of a customer, with `frameContract` last. No day has two contracts. */
export const contractsOf = ({
  otherContracts,
  frameContract,
}: Pick<CustomerState, 'otherContracts' | 'frameContract'>): readonly HeldContract[] =>
  frameContract ? [...otherContracts, frameContract] : otherContracts;

/**
 * Returns the address with a label, or undefined. Without a label it returns the billing address; null: the customer
 * has none and collects the goods.
 */
export function findAddress(
  { billingAddress, deliveryAddresses }: Pick<CustomerState, 'billingAddress' | 'deliveryAddresses'>,
  label: string,
): Address | null | undefined {
  return label === '' ? billingAddress : deliveryAddresses.find((held) => isSameLabel(held.label, label))?.address;
}

const DELIVERY_ADDRESSES_MAX = 100;
const CONTRACT_LINES_MAX = 1000;
/** Maximum number of contracts of a customer that are valid today or later. */
const CONTRACTS_MAX = 100;

/**
 * Returns whether two labels are equal in NFC. Unicode can write ü as one code point, or as u and a combining
 * diaeresis.
 */
const isSameLabel = (a: string, b: string): boolean => a.normalize('NFC') === b.normalize('NFC');

export const Customers = aggregateKind<CustomerState, Customer>({
  ...customerSubject,
  restore: Customer.restore,
  filters: ['type', 'status'],
  unlisted: ['otherContracts'],
  searched: ({ name, contactInfo }) => [name, contactInfo.contactPerson],
});
