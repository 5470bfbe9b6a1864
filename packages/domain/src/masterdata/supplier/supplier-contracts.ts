/** Operations on suppliers. */

import { again, command, query, type Tag } from '../../kernel/contract/contract.ts';
import { allOptional } from '../../kernel/contract/edit.ts';
import { date, int32, NAME_MAX, oneOf, optionalText, pathId, text } from '../../kernel/contract/fields.ts';
import { form, optional } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { listForm } from '../../kernel/contract/page.ts';
import { invalidStatusTransition } from '../../kernel/contract/refusal.ts';
import { SEARCH } from '../../kernel/contract/search.ts';
import { importing } from '../../kernel/execution/import.ts';
import { ACTIVITY_STATUSES, type ActivityVerb } from '../activity.ts';
import {
  addressOutput,
  checkPaymentTerms,
  contactFields,
  contactInfoOutput,
  looseAddressFields,
  paymentFields,
  paymentTermsOutput,
} from '../party/contact.ts';
import { certificateAmbiguous, certificateExists, certificateUnknown, tooManyCertificates } from '../refusals.ts';
import { supplierSubject } from '../subjects.ts';
import { checkValidity, validityFields, validityMembers } from '../validity.ts';
import type { QualityCertificate, SupplierRating, SupplierState } from './supplier.ts';

const certificateOutput = out.object('QualityCertificateResponse', {
  certificateType: out.text(),
  issuer: out.text(),
  ...validityMembers,
}) satisfies out.Output<QualityCertificate, unknown>;

const ratingOutput = out.object('SupplierRatingResponse', {
  qualityScore: out.int32(),
  deliveryScore: out.int32(),
  priceScore: out.int32(),
}) satisfies out.Output<SupplierRating, unknown>;

const supplierOutput = out.object('SupplierResponse', {
  id: out.text(),
  name: out.text(),
  address: out.nullable(addressOutput),
  contactInfo: contactInfoOutput,
  paymentTerms: out.nullable(paymentTermsOutput),
  certificates: out.listOf(certificateOutput),
  rating: out.nullable(ratingOutput),
  status: out.oneOf(ACTIVITY_STATUSES),
  createdAt: out.timestamp(),
  updatedAt: out.timestamp(),
}) satisfies out.Output<SupplierState, unknown>;

const supplierFields = { name: text(NAME_MAX), ...contactFields, ...looseAddressFields, ...paymentFields };

export const listSuppliers = query({
  name: 'supplier.list',
  subject: supplierSubject,
  address: 'GET /api/suppliers',
  summary: 'List suppliers',
  permission: 'MASTERDATA_READ',
  floor: true,
  input: listForm(supplierSubject.sortable, { ...SEARCH, status: optional(oneOf(ACTIVITY_STATUSES)) }),
  output: out.page(supplierOutput, [
    'name',
    'address.city',
    'contactInfo.phone',
    'certificates.validUntil',
    'rating',
    'status',
  ]),
});

export const getSupplier = query({
  name: 'supplier.get',
  subject: supplierSubject,
  address: 'GET /api/suppliers/{id}',
  summary: 'Read one supplier',
  permission: 'MASTERDATA_READ',
  floor: true,
  input: form({ id: pathId() }),
  output: supplierOutput,
  givesVersion: true,
});

export const createSupplier = command({
  name: 'supplier.create',
  subject: supplierSubject,
  address: 'POST /api/suppliers',
  summary: 'Create an active supplier',
  permission: 'MASTERDATA_WRITE',
  input: form(supplierFields, checkPaymentTerms),
  output: supplierOutput,
});

export const importSuppliers = importing(createSupplier, []);

export const updateSupplier = command({
  name: 'supplier.update',
  subject: supplierSubject,
  address: 'PUT /api/suppliers/{id}',
  summary: 'Change the given members of a supplier; an empty text clears an optional member',
  permission: 'MASTERDATA_WRITE',
  input: form({ id: pathId(), ...allOptional(supplierFields) }),
  output: supplierOutput,
  comparesVersion: true,
});

const moveSupplier = (verb: ActivityVerb, summary: string) =>
  command({
    name: `supplier.${verb}`,
    subject: supplierSubject,
    address: `POST /api/suppliers/{id}/${verb}`,
    summary,
    permission: 'MASTERDATA_WRITE',
    again: again(getSupplier),
    refuses: [invalidStatusTransition],
    input: form({ id: pathId() }),
    output: supplierOutput,
  });

export const activateSupplier = moveSupplier('activate', 'Activate an inactive supplier');

export const deactivateSupplier = moveSupplier('deactivate', 'Deactivate a supplier that the shop no longer buys from');

const score = () => int32(1, 5);

export const rateSupplier = command({
  name: 'supplier.rate',
  subject: supplierSubject,
  address: 'POST /api/suppliers/{id}/rating',
  summary: 'Rate a supplier, each score from 1 to 5; replaces the previous rating',
  permission: 'MASTERDATA_WRITE',
  input: form({ id: pathId(), qualityScore: score(), deliveryScore: score(), priceScore: score() }),
  output: supplierOutput,
});

const certificateKey = { certificateType: text(NAME_MAX), issuer: optionalText(NAME_MAX) };

export const addCertificate = command({
  name: 'supplier.add-certificate',
  subject: supplierSubject,
  address: 'POST /api/suppliers/{id}/certificates',
  summary: 'Add a quality certificate; type, issuer and start together must be unique',
  permission: 'MASTERDATA_WRITE',
  again: again(getSupplier),
  refuses: [certificateExists, tooManyCertificates],
  input: form({ id: pathId(), ...certificateKey, ...validityFields }, checkValidity),
  output: supplierOutput,
});

export const changeCertificate = command({
  name: 'supplier.change-certificate',
  subject: supplierSubject,
  address: 'PUT /api/suppliers/{id}/certificates',
  summary:
    'Replace the quality certificate with this type, issuer and start, or the only one that matches the given members',
  permission: 'MASTERDATA_WRITE',
  refuses: [certificateUnknown, certificateAmbiguous, certificateExists],
  input: form({
    id: pathId(),
    ...certificateKey,
    validFrom: optional(date()),
    to: form({ ...certificateKey, ...validityFields }, checkValidity),
  }),
  output: supplierOutput,
  comparesVersion: true,
});

export const removeCertificate = command({
  name: 'supplier.remove-certificate',
  subject: supplierSubject,
  address: 'DELETE /api/suppliers/{id}/certificates',
  summary:
    'Remove the quality certificate with this type, issuer and start, or the only one that matches the given members',
  permission: 'MASTERDATA_WRITE',
  refuses: [certificateUnknown, certificateAmbiguous],
  input: form({ id: pathId(), ...certificateKey, validFrom: optional(date()) }),
  output: out.nothing,
  comparesVersion: true,
});

export const supplierTag: Tag = {
  title: 'Suppliers',
  description: 'Suppliers, their certificates and ratings',
  contracts: [
    listSuppliers,
    createSupplier,
    importSuppliers,
    getSupplier,
    updateSupplier,
    activateSupplier,
    deactivateSupplier,
    rateSupplier,
    addCertificate,
    changeCertificate,
    removeCertificate,
  ],
};
