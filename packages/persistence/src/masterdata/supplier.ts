import { Suppliers } from '@cleaver/domain/masterdata';
import { p } from '@mikro-orm/core';
import { time } from '../engine/properties.ts';
import { table } from '../engine/table.ts';

export const suppliers = table(
  Suppliers,
  {
    name: p.text(),
    address: p.json().nullable(),
    contactInfo: p.json(),
    paymentTerms: p.json().nullable(),
    certificates: p.json(),
    rating: p.json().nullable(),
    status: p.text(),
    createdAt: time(),
    updatedAt: time(),
  },
  { indexes: [{ members: ['status'], counting: true }] },
);
