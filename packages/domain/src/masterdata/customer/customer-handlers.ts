/** Handlers of customers. */

import { merge } from '../../kernel/contract/edit.ts';
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import { handleImport } from '../../kernel/execution/import.ts';
import { calendarDay } from '../../kernel/values/calendar.ts';
import type { ActivityVerb } from '../activity.ts';
import { Articles } from '../article/article.ts';
import { NO_ADDRESS } from '../party/contact.ts';
import { Customer, Customers } from './customer.ts';
import {
  activateCustomer,
  addDeliveryAddress,
  createCustomer,
  deactivateCustomer,
  getCustomer,
  importCustomers,
  listCustomers,
  removeDeliveryAddress,
  removeFrameContract,
  setFrameContract,
  setPreferences,
  updateCustomer,
} from './customer-contracts.ts';

const moveCustomer = (contract: typeof activateCustomer, verb: ActivityVerb) =>
  handle(contract, {
    async run(unit, { id }) {
      const customer = await unit.of(Customers).get(id);
      customer.move(verb, unit.now);
      return customer.state;
    },
  });

export const customerHandlers: readonly Handler[] = [
  handle(listCustomers, {
    run: ({ reader }, { type, status, ...request }) =>
      reader.page(Customers, { type, status }, request, ['otherContracts']),
  }),
  handle(getCustomer, {
    run: ({ reader }, { id }) => reader.versioned(Customers, id),
  }),
  handle(createCustomer, {
    async run(unit, details) {
      const customer = Customer.create(unit.newId(), details, unit.now);
      unit.of(Customers).add(customer);
      return customer.state;
    },
  }),
  handleImport(importCustomers, Customers, (unit, details) => Customer.create(unit.newId(), details, unit.now)),
  handle(updateCustomer, {
    async run(unit, { id, ...details }, { expected }) {
      // Locks the drafts and standing orders before the customer. The confirmation of an order locks the order before
      // the customer, so the reverse sequence could deadlock.
      if (details.name !== undefined) await unit.namedAfterCustomer(unit, id);
      const customer = await unit.of(Customers).get(id, expected);
      const before = customer.state.name;
      customer.update(details, unit.now);
      const { name } = customer.state;
      // Reads the records again, because drafts may have been placed before the customer was locked.
      if (name !== before) for (const one of await unit.namedAfterCustomer(unit, id)) one.rename(name);
      return customer.state;
    },
  }),
  moveCustomer(activateCustomer, 'activate'),
  moveCustomer(deactivateCustomer, 'deactivate'),
  handle(addDeliveryAddress, {
    async run(unit, { id, label = '', contactPerson = '', deliveryNotes = '', ...parts }) {
      const customer = await unit.of(Customers).get(id);
      const address = merge(NO_ADDRESS, parts);
      customer.addDeliveryAddress({ label, address, contactPerson, deliveryNotes }, unit.now);
      return customer.state;
    },
  }),
  handle(removeDeliveryAddress, {
    async run(unit, { id, label }, { expected }) {
      const customer = await unit.of(Customers).get(id, expected);
      // Reads after the lock of the customer. Orders that take the address lock the customer, too.
      customer.removeDeliveryAddress(label, await unit.neededAddresses(unit, id), unit.now);
    },
  }),
  handle(setFrameContract, {
    async run(unit, { id, rhythm, lineItems, validFrom = null, validUntil = null }, { caller, expected }) {
      const customer = await unit.of(Customers).get(id, expected);
      await unit.of(Articles).peekAll(lineItems.map(({ articleId }) => articleId));
      const items = lineItems.map(({ articleId, agreedPrice, agreedQuantity, unit: saleUnit }) => ({
        articleId,
        agreedPrice,
        agreedQuantity: agreedQuantity?.toText() ?? null,
        unit: saleUnit ?? null,
      }));
      customer.setFrameContract(
        {
          id: unit.newId(),
          validFrom,
          validUntil,
          deliveryRhythm: rhythm,
          lineItems: items,
          setBy: caller.username,
          setAt: unit.now.toISOString(),
        },
        calendarDay(unit.now, unit.settings.shopTimeZone),
        unit.now,
      );
      return customer.state;
    },
  }),
  handle(removeFrameContract, {
    async run(unit, { id }, { expected }) {
      const customer = await unit.of(Customers).get(id, expected);
      customer.removeFrameContract(calendarDay(unit.now, unit.settings.shopTimeZone), unit.now);
    },
  }),
  handle(setPreferences, {
    async run(unit, { id, preferences }, { expected }) {
      const customer = await unit.of(Customers).get(id, expected);
      customer.prefer(preferences, unit.now);
      return customer.state;
    },
  }),
];
