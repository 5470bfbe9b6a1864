/** Customers: to whom the shop sells. */
import { type Aggregate, aggregateKind } from '../kernel/aggregate.ts';
import { changed, type Given, isSame, merge } from '../kernel/edit.ts';
import { DOTS } from '../kernel/form.ts';
import { invalid } from '../kernel/refusal.ts';
import { type ActivityStatus, type ActivityVerb, customerMachine } from './activity.ts';
import {
  type Address,
  type ContactInfo,
  mergePaymentTerms,
  NO_ADDRESS,
  NO_CONTACT,
  type PaymentTerms,
} from './contact.ts';
import type { FrameContract } from './frame-contract.ts';
import {
  deliveryAddressExists,
  deliveryAddressUnknown,
  frameContractUnknown,
  tooManyContractLines,
  tooManyDeliveryAddresses,
} from './refusals.ts';

/** To a person, or to a business. */
export const CUSTOMER_TYPES = ['B2C', 'B2B'] as const;
export type CustomerType = (typeof CUSTOMER_TYPES)[number];

export const PREFERENCES = ['BIO', 'REGIONAL', 'TIERWOHL', 'HALAL', 'KOSHER', 'GLUTENFREI', 'LAKTOSEFREI'] as const;
export type Preference = (typeof PREFERENCES)[number];

export interface DeliveryAddress {
  /** Tells one delivery address of a customer from another. */
  readonly label: string;
  readonly address: Address;
  readonly contactPerson: string;
  readonly deliveryNotes: string;
}

export interface CustomerState {
  readonly id: string;
  readonly name: string;
  readonly type: CustomerType;
  readonly billingAddress: Address;
  readonly contactInfo: ContactInfo;
  readonly paymentTerms: PaymentTerms | null;
  /** In the order they were added. */
  readonly deliveryAddresses: readonly DeliveryAddress[];
  readonly frameContract: FrameContract | null;
  /** A set, in the order of `PREFERENCES`. */
  readonly preferences: readonly Preference[];
  readonly status: ActivityStatus;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** What a request gives of a customer, side by side; the address is the one for bills. */
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
      billingAddress: merge(NO_ADDRESS, details),
      contactInfo: merge(NO_CONTACT, details),
      paymentTerms: mergePaymentTerms(null, details),
      deliveryAddresses: [],
      frameContract: null,
      preferences: [],
      status: 'ACTIVE',
      createdAt: at,
      updatedAt: at,
    });
  }

  /** Rebuilds a stored customer. For adapters only: checks nothing. */
  static restore(state: CustomerState): Customer {
    return new Customer(state);
  }

  get state(): CustomerState {
    return this.#state;
  }

  /** Refuses a description of payment terms that there are not. */
  update(details: CustomerDetails, at: Date): void {
    const { name, billingAddress, contactInfo, paymentTerms } = this.#state;
    this.#change(
      {
        name: details.name ?? name,
        billingAddress: merge(billingAddress, details),
        contactInfo: merge(contactInfo, details),
        paymentTerms: mergePaymentTerms(paymentTerms, details),
      },
      at,
    );
  }

  /** Activate or deactivate. Refuses what the state machine does not allow. */
  move(verb: ActivityVerb, at: Date): void {
    this.#change({ status: customerMachine.move(this.#state.status, verb) }, at);
  }

  /**
   * Without a label, street and house number are it. Refuses with DELIVERY_ADDRESS_ALREADY_EXISTS a label that another one
   * has, and with TOO_MANY_DELIVERY_ADDRESSES one beyond 100.
   */
  addDeliveryAddress(given: DeliveryAddress, at: Date): void {
    const { deliveryAddresses } = this.#state;
    const { street, houseNumber } = given.address;
    const label = given.label || `${street} ${houseNumber}`.trim();
    if (label === '.' || label === '..') throw invalid([{ field: 'label', message: DOTS }]);
    if (deliveryAddresses.some((held) => isSameLabel(held.label, label))) {
      throw deliveryAddressExists();
    }
    if (deliveryAddresses.length >= DELIVERY_ADDRESSES_MAX) {
      throw tooManyDeliveryAddresses({ max: DELIVERY_ADDRESSES_MAX });
    }
    this.#change({ deliveryAddresses: [...deliveryAddresses, { ...given, label }] }, at);
  }

  /** Refuses with DELIVERY_ADDRESS_NOT_FOUND a label that none has. */
  removeDeliveryAddress(label: string, at: Date): void {
    const deliveryAddresses = this.#state.deliveryAddresses.filter((held) => !isSameLabel(held.label, label));
    if (deliveryAddresses.length === this.#state.deliveryAddresses.length) {
      throw deliveryAddressUnknown();
    }
    this.#change({ deliveryAddresses }, at);
  }

  /**
   * Replaces the frame contract there is: at most one per customer. The same one again changes nothing, not even its id.
   * Refuses with TOO_MANY_CONTRACT_LINES more than 1,000 lines.
   */
  setFrameContract(frameContract: FrameContract, at: Date): void {
    if (frameContract.lineItems.length > CONTRACT_LINES_MAX) {
      throw tooManyContractLines({ max: CONTRACT_LINES_MAX });
    }
    const held = this.#state.frameContract;
    if (held && isSame({ ...frameContract, id: held.id }, held)) return;
    this.#change({ frameContract }, at);
  }

  /** Refuses with FRAME_CONTRACT_NOT_FOUND when there is none. */
  removeFrameContract(at: Date): void {
    if (!this.#state.frameContract) {
      throw frameContractUnknown();
    }
    this.#change({ frameContract: null }, at);
  }

  /** Replaces all preferences. */
  prefer(preferences: readonly Preference[], at: Date): void {
    this.#change({ preferences: PREFERENCES.filter((preference) => preferences.includes(preference)) }, at);
  }

  #change(part: Partial<CustomerState>, at: Date): void {
    this.#state = changed(this.#state, part, at);
  }
}

/** The most that a customer has at once. */
const DELIVERY_ADDRESSES_MAX = 100;
const CONTRACT_LINES_MAX = 1000;

/** One letter can be written in several ways that look alike: ü, and u with two dots that follow it. */
const isSameLabel = (a: string, b: string): boolean => a.normalize('NFC') === b.normalize('NFC');

export const Customers = aggregateKind<CustomerState, Customer>({
  name: 'customer',
  restore: Customer.restore,
  sortable: { name: 'folded', type: 'plain', status: 'plain', createdAt: 'plain', updatedAt: 'plain' },
  filters: ['type', 'status'],
  searched: ({ name, contactInfo }) => [name, contactInfo.contactPerson],
});
