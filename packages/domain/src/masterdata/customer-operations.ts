/** Keeping customers. */

import { allOptional, merge } from '../kernel/edit.ts';
import {
  form,
  NAME_MAX,
  NOTE_MAX,
  oneOf,
  optional,
  optionalLines,
  optionalPathText,
  optionalText,
  pathId,
  setOf,
  text,
} from '../kernel/form.ts';
import { importing } from '../kernel/import.ts';
import { command, query } from '../kernel/operation.ts';
import { listForm } from '../kernel/page.ts';
import { invalidStatusTransition } from '../kernel/refusal.ts';
import { SEARCH } from '../kernel/search.ts';
import { ACTIVITY_STATUSES, type ActivityVerb } from './activity.ts';
import { Articles } from './article.ts';
import { addressFields, checkPaymentTerms, contactFields, NO_ADDRESS, paymentFields } from './contact.ts';
import { CUSTOMER_TYPES, Customer, Customers, PREFERENCES } from './customer.ts';
import { frameContractFields } from './frame-contract.ts';
import {
  deliveryAddressExists,
  deliveryAddressUnknown,
  frameContractUnknown,
  tooManyContractLines,
  tooManyDeliveryAddresses,
} from './refusals.ts';
import { checkValidity } from './validity.ts';

const changeableFields = { name: text(NAME_MAX), ...contactFields, ...addressFields, ...paymentFields };

export const listCustomers = query({
  name: 'customer.list',
  summary: 'List customers',
  permission: 'MASTERDATA_READ',
  input: listForm(Customers.sortable, {
    ...SEARCH,
    type: optional(oneOf(CUSTOMER_TYPES)),
    status: optional(oneOf(ACTIVITY_STATUSES)),
  }),
  run: ({ reader }, { type, status, ...request }) => reader.page(Customers, { type, status }, request),
});

export const getCustomer = query({
  name: 'customer.get',
  summary: 'Read one customer',
  permission: 'MASTERDATA_READ',
  input: form({ id: pathId() }),
  run: ({ reader }, { id }) => reader.get(Customers, id),
});

export const createCustomer = command({
  name: 'customer.create',
  summary: 'Create a customer, active',
  permission: 'MASTERDATA_WRITE',
  input: form({ type: oneOf(CUSTOMER_TYPES), ...changeableFields }, checkPaymentTerms),
  async run(unit, details) {
    const customer = Customer.create(unit.newId(), details, unit.now);
    unit.of(Customers).add(customer);
    return customer.state;
  },
});

export const importCustomers = importing(createCustomer, Customers, (unit, details) =>
  Customer.create(unit.newId(), details, unit.now),
);

export const updateCustomer = command({
  name: 'customer.update',
  summary: 'Change what is given of a customer; an empty text clears an optional one',
  permission: 'MASTERDATA_WRITE',
  input: form({ id: pathId(), ...allOptional(changeableFields) }),
  async run(unit, { id, ...details }) {
    const customer = await unit.of(Customers).get(id);
    customer.update(details, unit.now);
    return customer.state;
  },
});

const moveCustomer = (verb: ActivityVerb, summary: string) =>
  command({
    name: `customer.${verb}`,
    summary,
    permission: 'MASTERDATA_WRITE',
    refuses: [invalidStatusTransition],
    input: form({ id: pathId() }),
    async run(unit, { id }) {
      const customer = await unit.of(Customers).get(id);
      customer.move(verb, unit.now);
      return customer.state;
    },
  });

export const activateCustomer = moveCustomer('activate', 'Activate an inactive customer');
export const deactivateCustomer = moveCustomer('deactivate', 'Deactivate a customer that the shop no longer serves');

export const addDeliveryAddress = command({
  name: 'customer.add-delivery-address',
  summary: 'Add a delivery address; without a label, street and house number are its label',
  permission: 'MASTERDATA_WRITE',
  refuses: [deliveryAddressExists, tooManyDeliveryAddresses],
  input: form({
    id: pathId(),
    label: optionalPathText(NAME_MAX),
    ...addressFields,
    contactPerson: optionalText(NAME_MAX),
    deliveryNotes: optionalLines(NOTE_MAX),
  }),
  async run(unit, { id, label = '', contactPerson = '', deliveryNotes = '', ...parts }) {
    const customer = await unit.of(Customers).get(id);
    const address = merge(NO_ADDRESS, parts);
    customer.addDeliveryAddress({ label, address, contactPerson, deliveryNotes }, unit.now);
    return customer.state;
  },
});

export const removeDeliveryAddress = command({
  name: 'customer.remove-delivery-address',
  summary: 'Remove the delivery address with this label',
  permission: 'MASTERDATA_WRITE',
  refuses: [deliveryAddressUnknown],
  input: form({ id: pathId(), label: pathId() }),
  async run(unit, { id, label }) {
    const customer = await unit.of(Customers).get(id);
    customer.removeDeliveryAddress(label, unit.now);
  },
});

export const setFrameContract = command({
  name: 'customer.set-frame-contract',
  summary: 'Set the frame contract; replaces the one there is',
  permission: 'MASTERDATA_WRITE',
  refuses: [Articles.unknown, tooManyContractLines],
  input: form({ id: pathId(), ...frameContractFields }, checkValidity),
  async run(unit, { id, rhythm, lineItems, validFrom = null, validUntil = null }) {
    const customer = await unit.of(Customers).get(id);
    await unit.of(Articles).peekAll(lineItems.map(({ articleId }) => articleId));
    const items = lineItems.map(({ articleId, agreedPrice, agreedQuantity, unit: saleUnit }) => ({
      articleId,
      agreedPrice,
      agreedQuantity: agreedQuantity?.toText() ?? null,
      unit: saleUnit ?? null,
    }));
    customer.setFrameContract(
      { id: unit.newId(), validFrom, validUntil, deliveryRhythm: rhythm, lineItems: items },
      unit.now,
    );
    return customer.state;
  },
});

export const removeFrameContract = command({
  name: 'customer.remove-frame-contract',
  summary: 'Remove the frame contract',
  permission: 'MASTERDATA_WRITE',
  refuses: [frameContractUnknown],
  input: form({ id: pathId() }),
  async run(unit, { id }) {
    const customer = await unit.of(Customers).get(id);
    customer.removeFrameContract(unit.now);
  },
});

export const setPreferences = command({
  name: 'customer.set-preferences',
  summary: 'Set the preferences; replaces those there are, and none clears them',
  permission: 'MASTERDATA_WRITE',
  input: form({ id: pathId(), preferences: setOf(oneOf(PREFERENCES)) }),
  async run(unit, { id, preferences }) {
    const customer = await unit.of(Customers).get(id);
    customer.prefer(preferences, unit.now);
    return customer.state;
  },
});
