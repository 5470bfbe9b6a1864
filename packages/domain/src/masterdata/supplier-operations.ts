/** Keeping suppliers. */

import { allOptional } from '../kernel/edit.ts';
import { date, form, int32, NAME_MAX, oneOf, optional, optionalText, pathId, text } from '../kernel/form.ts';
import { importing } from '../kernel/import.ts';
import { command, query } from '../kernel/operation.ts';
import { listForm } from '../kernel/page.ts';
import { invalidStatusTransition } from '../kernel/refusal.ts';
import { SEARCH } from '../kernel/search.ts';
import { ACTIVITY_STATUSES, type ActivityVerb } from './activity.ts';
import { checkPaymentTerms, contactFields, looseAddressFields, paymentFields } from './contact.ts';
import { certificateAmbiguous, certificateExists, certificateUnknown, tooManyCertificates } from './refusals.ts';
import { Supplier, Suppliers } from './supplier.ts';
import { checkValidity, validityFields } from './validity.ts';

const supplierFields = { name: text(NAME_MAX), ...contactFields, ...looseAddressFields, ...paymentFields };

export const listSuppliers = query({
  name: 'supplier.list',
  summary: 'List suppliers',
  permission: 'MASTERDATA_READ',
  input: listForm(Suppliers.sortable, { ...SEARCH, status: optional(oneOf(ACTIVITY_STATUSES)) }),
  run: ({ reader }, { status, ...request }) => reader.page(Suppliers, { status }, request),
});

export const getSupplier = query({
  name: 'supplier.get',
  summary: 'Read one supplier',
  permission: 'MASTERDATA_READ',
  input: form({ id: pathId() }),
  run: ({ reader }, { id }) => reader.get(Suppliers, id),
});

export const createSupplier = command({
  name: 'supplier.create',
  summary: 'Create a supplier, active',
  permission: 'MASTERDATA_WRITE',
  input: form(supplierFields, checkPaymentTerms),
  async run(unit, details) {
    const supplier = Supplier.create(unit.newId(), details, unit.now);
    unit.of(Suppliers).add(supplier);
    return supplier.state;
  },
});

export const importSuppliers = importing(createSupplier, Suppliers, (unit, details) =>
  Supplier.create(unit.newId(), details, unit.now),
);

export const updateSupplier = command({
  name: 'supplier.update',
  summary: 'Change what is given of a supplier; an empty text clears an optional one',
  permission: 'MASTERDATA_WRITE',
  input: form({ id: pathId(), ...allOptional(supplierFields) }),
  async run(unit, { id, ...details }) {
    const supplier = await unit.of(Suppliers).get(id);
    supplier.update(details, unit.now);
    return supplier.state;
  },
});

const moveSupplier = (verb: ActivityVerb, summary: string) =>
  command({
    name: `supplier.${verb}`,
    summary,
    permission: 'MASTERDATA_WRITE',
    refuses: [invalidStatusTransition],
    input: form({ id: pathId() }),
    async run(unit, { id }) {
      const supplier = await unit.of(Suppliers).get(id);
      supplier.move(verb, unit.now);
      return supplier.state;
    },
  });

export const activateSupplier = moveSupplier('activate', 'Activate an inactive supplier');
export const deactivateSupplier = moveSupplier('deactivate', 'Deactivate a supplier that the shop no longer buys from');

const score = () => int32(1, 5);

export const rateSupplier = command({
  name: 'supplier.rate',
  summary: 'Rate a supplier, from 1 to 5 each; replaces the rating there is',
  permission: 'MASTERDATA_WRITE',
  input: form({ id: pathId(), qualityScore: score(), deliveryScore: score(), priceScore: score() }),
  async run(unit, { id, ...rating }) {
    const supplier = await unit.of(Suppliers).get(id);
    supplier.rate(rating, unit.now);
    return supplier.state;
  },
});

const certificateKey = { certificateType: text(NAME_MAX), issuer: optionalText(NAME_MAX) };

export const addCertificate = command({
  name: 'supplier.add-certificate',
  summary: 'Add a quality certificate; type, issuer and start together tell it from others',
  permission: 'MASTERDATA_WRITE',
  refuses: [certificateExists, tooManyCertificates],
  input: form({ id: pathId(), ...certificateKey, ...validityFields }, checkValidity),
  async run(unit, { id, certificateType, issuer = '', validFrom = null, validUntil = null }) {
    const supplier = await unit.of(Suppliers).get(id);
    supplier.addCertificate({ certificateType, issuer, validFrom, validUntil }, unit.now);
    return supplier.state;
  },
});

export const removeCertificate = command({
  name: 'supplier.remove-certificate',
  summary: 'Remove the quality certificate of this type, issuer and start, or the only one that fits what is given',
  permission: 'MASTERDATA_WRITE',
  refuses: [certificateUnknown, certificateAmbiguous],
  input: form({ id: pathId(), ...certificateKey, validFrom: optional(date()) }),
  async run(unit, { id, ...named }) {
    const supplier = await unit.of(Suppliers).get(id);
    supplier.removeCertificate(named, unit.now);
  },
});
