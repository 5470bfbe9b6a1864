/** Sample states of master data for the contract tests. */
import { type RawOf, readInput } from '@cleaver/domain/kernel';
import { Customer, type CustomerState, createCustomer } from '@cleaver/domain/masterdata';
import { NOW, newId, unique } from '../contract/samples.ts';

export const LATER = new Date(NOW.getTime() + 1);
export const stamps = { createdAt: NOW, updatedAt: LATER };
export const address = {
  street: 'Hauptstraße',
  houseNumber: '5 a',
  postalCode: '91522',
  city: 'Ansbach',
  country: 'DE',
};
export const contactInfo = { phone: '0981 1234', email: '', contactPerson: 'Anna' };

export const aCustomer = (): CustomerState => ({
  ...customerOf({ name: unique('Anna'), type: 'B2C', ...address, ...contactInfo }),
  ...stamps,
});

/** Builds the state from a request, so that a new member needs no change here. */
export const customerOf = (request: RawOf<typeof createCustomer>): CustomerState =>
  Customer.create(newId(), readInput(createCustomer.input, request), NOW).state;
