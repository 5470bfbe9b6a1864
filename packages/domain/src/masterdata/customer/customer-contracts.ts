/** Operations on customers. */

import { again, command, query, type Tag } from '../../kernel/contract/contract.ts';
import { allOptional } from '../../kernel/contract/edit.ts';
import {
  NAME_MAX,
  NOTE_MAX,
  oneOf,
  optionalLines,
  optionalPathText,
  optionalText,
  pathId,
  setOf,
  text,
} from '../../kernel/contract/fields.ts';
import { described, form, optional } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { listForm } from '../../kernel/contract/page.ts';
import { invalidStatusTransition } from '../../kernel/contract/refusal.ts';
import { SEARCH } from '../../kernel/contract/search.ts';
import { importing } from '../../kernel/execution/import.ts';
import { ACTIVITY_STATUSES, type ActivityVerb } from '../activity.ts';
import { frameContractFields, frameContractOutput } from '../frame-contract/frame-contract.ts';
import {
  addressFields,
  addressOutput,
  checkPaymentTerms,
  contactFields,
  contactInfoOutput,
  looseAddressFields,
  paymentFields,
  paymentTermsOutput,
} from '../party/contact.ts';
import {
  deliveryAddressExists,
  deliveryAddressInUse,
  deliveryAddressUnknown,
  frameContractUnknown,
  tooManyContractLines,
  tooManyContracts,
  tooManyDeliveryAddresses,
} from '../refusals.ts';
import { articleSubject, customerSubject } from '../subjects.ts';
import { checkValidity } from '../validity.ts';
import type { DeliveryAddress } from './customer.ts';
import { type CustomerType, checkCustomerAddress } from './customer-address.ts';
import { PREFERENCES } from './preference.ts';
import { deleteCustomer, getSalesTerms, setSalesTerms } from './sales-terms-contracts.ts';

const CUSTOMER_TYPES = ['B2C', 'B2B'] as const satisfies readonly CustomerType[];

const deliveryAddressOutput = out.object('DeliveryAddressResponse', {
  label: out.text({ description: 'Distinguishes the delivery addresses of the customer' }),
  address: addressOutput,
  contactPerson: out.text(),
  deliveryNotes: out.text(),
}) satisfies out.Output<DeliveryAddress, unknown>;

const customerOutput = out.object('CustomerResponse', {
  id: out.text(),
  name: out.text(),
  type: out.oneOf(CUSTOMER_TYPES),
  billingAddress: out.nullable(addressOutput, { description: 'Null: unknown; a consumer who collects needs none' }),
  contactInfo: contactInfoOutput,
  paymentTerms: out.nullable(paymentTermsOutput),
  deliveryAddresses: out.listOf(deliveryAddressOutput),
  frameContract: out.nullable(frameContractOutput),
  preferences: out.setOf(out.oneOf(PREFERENCES)),
  status: out.oneOf(ACTIVITY_STATUSES),
  createdAt: out.timestamp(),
  updatedAt: out.timestamp(),
});

const changeableFields = { name: text(NAME_MAX), ...contactFields, ...addressFields, ...paymentFields };

export const listCustomers = query({
  name: 'customer.list',
  subject: customerSubject,
  address: 'GET /api/customers',
  summary: 'List customers',
  permission: 'MASTERDATA_READ',
  floor: true,
  input: listForm(customerSubject.sortable, {
    ...SEARCH,
    type: optional(oneOf(CUSTOMER_TYPES)),
    status: optional(oneOf(ACTIVITY_STATUSES)),
  }),
  output: out.page(customerOutput, [
    'name',
    'type',
    'billingAddress.city',
    'contactInfo.phone',
    'frameContract.validUntil',
    'status',
  ]),
});

export const getCustomer = query({
  name: 'customer.get',
  subject: customerSubject,
  address: 'GET /api/customers/{id}',
  summary: 'Read one customer',
  permission: 'MASTERDATA_READ',
  floor: true,
  input: form({ id: pathId() }),
  output: customerOutput,
  givesVersion: true,
});

export const createCustomer = command({
  name: 'customer.create',
  subject: customerSubject,
  address: 'POST /api/customers',
  summary: 'Create an active customer',
  description:
    'A business needs an address: street, postal code, city and country. A consumer (B2C) has a complete one or none.',
  permission: 'MASTERDATA_WRITE',
  again: again(getCustomer),
  input: form({ type: oneOf(CUSTOMER_TYPES), ...changeableFields, ...looseAddressFields }, (given, fault) => {
    checkCustomerAddress(given, fault);
    checkPaymentTerms(given, fault);
  }),
  output: customerOutput,
});

export const importCustomers = importing(createCustomer, []);

export const updateCustomer = command({
  name: 'customer.update',
  subject: customerSubject,
  address: 'PUT /api/customers/{id}',
  summary: 'Change the given members of a customer; an empty text clears an optional member',
  permission: 'MASTERDATA_WRITE',
  input: form({ id: pathId(), ...allOptional(changeableFields) }),
  output: customerOutput,
  comparesVersion: true,
});

const moveCustomer = (verb: ActivityVerb, summary: string) =>
  command({
    name: `customer.${verb}`,
    subject: customerSubject,
    address: `POST /api/customers/{id}/${verb}`,
    summary,
    permission: 'MASTERDATA_WRITE',
    again: again(getCustomer),
    refuses: [invalidStatusTransition],
    input: form({ id: pathId() }),
    output: customerOutput,
  });

export const activateCustomer = moveCustomer('activate', 'Activate an inactive customer');

export const deactivateCustomer = moveCustomer('deactivate', 'Deactivate a customer that the shop no longer serves');

export const addDeliveryAddress = command({
  name: 'customer.add-delivery-address',
  subject: customerSubject,
  address: 'POST /api/customers/{id}/delivery-addresses',
  summary: 'Add a delivery address; its default label is street and house number',
  permission: 'MASTERDATA_WRITE',
  again: again(getCustomer),
  refuses: [deliveryAddressExists, tooManyDeliveryAddresses],
  input: form({
    id: pathId(),
    label: optionalPathText(NAME_MAX),
    ...addressFields,
    contactPerson: optionalText(NAME_MAX),
    deliveryNotes: optionalLines(NOTE_MAX),
  }),
  output: customerOutput,
});

export const removeDeliveryAddress = command({
  name: 'customer.remove-delivery-address',
  subject: customerSubject,
  address: 'DELETE /api/customers/{id}/delivery-addresses/{label}',
  summary: 'Remove the delivery address with this label',
  description: 'It stays while a draft names it, or a standing order with a planned day from today on.',
  permission: 'MASTERDATA_WRITE',
  refuses: [deliveryAddressUnknown, deliveryAddressInUse],
  input: form({
    id: pathId(),
    label: described(pathId(), 'The label of the delivery address, exactly as in the response'),
  }),
  output: out.nothing,
  comparesVersion: true,
});

export const setFrameContract = command({
  name: 'customer.set-frame-contract',
  subject: customerSubject,
  address: 'PUT /api/customers/{id}/frame-contract',
  summary: 'Set the frame contract for a period; other contracts keep the days outside of it',
  description:
    'Contracts that began before the period end on the day before it. Contracts that begin in the period begin on the day after it; those without a day left are removed. Contracts that begin later stay.',
  permission: 'MASTERDATA_WRITE',
  refuses: [articleSubject.unknown, tooManyContractLines, tooManyContracts],
  input: form({ id: pathId(), ...frameContractFields }, checkValidity),
  output: customerOutput,
  comparesVersion: true,
});

export const removeFrameContract = command({
  name: 'customer.remove-frame-contract',
  subject: customerSubject,
  address: 'DELETE /api/customers/{id}/frame-contract',
  summary: 'End all frame contracts as of yesterday',
  permission: 'MASTERDATA_WRITE',
  refuses: [frameContractUnknown],
  input: form({ id: pathId() }),
  output: out.nothing,
  comparesVersion: true,
});

export const setPreferences = command({
  name: 'customer.set-preferences',
  subject: customerSubject,
  address: 'PUT /api/customers/{id}/preferences',
  summary: 'Set the preferences; replaces the previous ones; an empty list clears them',
  permission: 'MASTERDATA_WRITE',
  input: form({ id: pathId(), preferences: setOf(oneOf(PREFERENCES)) }),
  output: customerOutput,
  comparesVersion: true,
});

export const customerTag: Tag = {
  title: 'Customers',
  description: 'Customers, their addresses, frame contracts and sales terms',
  contracts: [
    listCustomers,
    createCustomer,
    importCustomers,
    getCustomer,
    updateCustomer,
    activateCustomer,
    deactivateCustomer,
    addDeliveryAddress,
    removeDeliveryAddress,
    setFrameContract,
    removeFrameContract,
    setPreferences,
    getSalesTerms,
    setSalesTerms,
    deleteCustomer,
  ],
};
