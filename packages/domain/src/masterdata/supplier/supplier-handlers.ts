/** Handlers of suppliers. */

import type { Given } from '../../kernel/contract/edit.ts';
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import { handleImport } from '../../kernel/execution/import.ts';
import type { ActivityVerb } from '../activity.ts';
import { type QualityCertificate, Supplier, Suppliers } from './supplier.ts';
import {
  activateSupplier,
  addCertificate,
  changeCertificate,
  createSupplier,
  deactivateSupplier,
  getSupplier,
  importSuppliers,
  listSuppliers,
  rateSupplier,
  removeCertificate,
  updateSupplier,
} from './supplier-contracts.ts';

const moveSupplier = (contract: typeof activateSupplier, verb: ActivityVerb) =>
  handle(contract, {
    async run(unit, { id }) {
      const supplier = await unit.of(Suppliers).get(id);
      supplier.move(verb, unit.now);
      return supplier.state;
    },
  });

const certificateOf = ({
  certificateType,
  issuer = '',
  validFrom = null,
  validUntil = null,
}: Given<QualityCertificate> & Pick<QualityCertificate, 'certificateType'>): QualityCertificate => ({
  certificateType,
  issuer,
  validFrom,
  validUntil,
});

export const supplierHandlers: readonly Handler[] = [
  handle(listSuppliers, {
    run: ({ reader }, { status, ...request }) => reader.page(Suppliers, { status }, request),
  }),
  handle(getSupplier, {
    run: ({ reader }, { id }) => reader.versioned(Suppliers, id),
  }),
  handle(createSupplier, {
    async run(unit, details) {
      const supplier = Supplier.create(unit.newId(), details, unit.now);
      unit.of(Suppliers).add(supplier);
      return supplier.state;
    },
  }),
  handleImport(importSuppliers, Suppliers, (unit, details) => Supplier.create(unit.newId(), details, unit.now)),
  handle(updateSupplier, {
    async run(unit, { id, ...details }, { expected }) {
      const supplier = await unit.of(Suppliers).get(id, expected);
      supplier.update(details, unit.now);
      return supplier.state;
    },
  }),
  moveSupplier(activateSupplier, 'activate'),
  moveSupplier(deactivateSupplier, 'deactivate'),
  handle(rateSupplier, {
    async run(unit, { id, ...rating }) {
      const supplier = await unit.of(Suppliers).get(id);
      supplier.rate(rating, unit.now);
      return supplier.state;
    },
  }),
  handle(addCertificate, {
    async run(unit, { id, ...certificate }) {
      const supplier = await unit.of(Suppliers).get(id);
      supplier.addCertificate(certificateOf(certificate), unit.now);
      return supplier.state;
    },
  }),
  handle(changeCertificate, {
    async run(unit, { id, to, ...named }, { expected }) {
      const supplier = await unit.of(Suppliers).get(id, expected);
      supplier.changeCertificate(named, certificateOf(to), unit.now);
      return supplier.state;
    },
  }),
  handle(removeCertificate, {
    async run(unit, { id, ...named }, { expected }) {
      const supplier = await unit.of(Suppliers).get(id, expected);
      supplier.removeCertificate(named, unit.now);
    },
  }),
];
