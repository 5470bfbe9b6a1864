import { Customers } from '@cleaver/domain/masterdata';
import { p } from '@mikro-orm/core';
import { time, words } from '../engine/properties.ts';
import { table } from '../engine/table.ts';

export const customers = table(
  Customers,
  {
    name: p.text(),
    type: p.text(),
    billingAddress: p.json().nullable(),
    contactInfo: p.json(),
    paymentTerms: p.json().nullable(),
    deliveryAddresses: p.json(),
    // The article ids in a contract need no foreign key: only the removal of the demo shop removes articles, together
    // with the customers.
    frameContract: p.json().nullable(),
    otherContracts: p.json(),
    salesTerms: p.json().nullable(),
    preferences: words(),
    status: p.text(),
    createdAt: time(),
    updatedAt: time(),
  },
  { indexes: [{ members: ['status'], counting: true }] },
);
