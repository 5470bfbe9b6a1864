/** Contract tests of the reads of expiring documents. The store finds the same documents as the core. */

import { addDays, dateOf } from '@cleaver/domain/kernel';
import {
  byEnd,
  Customer,
  type CustomerState,
  Customers,
  endingCertificates,
  endingContract,
  type HeldContract,
  type QualityCertificate,
  Supplier,
  type SupplierState,
  Suppliers,
} from '@cleaver/domain/masterdata';
import { part } from '../contract/part.ts';
import { inUnit, NOW, newId, type Stored, unique } from '../contract/samples.ts';
import { customerOf } from './samples.ts';

const TODAY = dateOf('2026-01-05');
const WHICH = { today: TODAY, by: addDays(TODAY, 60) };
/** A limit above the number of records of any test. */
const ALL = 100_000;

function world(stored: Stored) {
  const aSupplier = (certificates: readonly QualityCertificate[], status: SupplierState['status'] = 'ACTIVE') =>
    Supplier.restore({
      ...{ id: newId(), name: unique('Hof'), address: null, paymentTerms: null, certificates, rating: null, status },
      ...{ contactInfo: { phone: '1', email: '', contactPerson: '' }, createdAt: NOW, updatedAt: NOW },
    });
  const certificate = (certificateType: string, days: number | null, issuer = ''): QualityCertificate => ({
    ...{ certificateType, issuer, validFrom: null, validUntil: days === null ? null : addDays(TODAY, days) },
  });
  return { ...stored, stored, aSupplier, certificate };
}

export const papersContract = part(world, {
  'certificatesEnding returns certificates that end, or have ended and were not replaced': async (
    t,
    { stored, papers, aSupplier, certificate },
  ) => {
    const suppliers = [
      aSupplier([-1, 0, 60, 61].map((days) => certificate(`T ${days}`, days))),
      aSupplier([certificate('A', -9), certificate('A', -8), certificate('B', -9), certificate('B', null)]),
      aSupplier([certificate('C', 5), certificate('C', 400), certificate('c', -5), certificate('Ä', 5, 'x')]),
      aSupplier([certificate('D', 5)], 'INACTIVE'),
      aSupplier([]),
    ];
    await inUnit(stored, async (unit) => {
      for (const supplier of suppliers) unit.of(Suppliers).add(supplier);
    });
    const active = suppliers.filter(({ state }) => state.status === 'ACTIVE');
    const expected = active.flatMap(({ state }) => endingCertificates(state, WHICH)).sort(byEnd);
    t.same(expected.map(({ certificateType }) => certificateType).sort(), ['A', 'C', 'T -1', 'T 0', 'T 60', 'c', 'Ä']);
    const { count, entries } = await papers.certificatesEnding(WHICH, ALL);
    t.equal(entries.length, count);
    const ids = suppliers.map(({ state }) => state.id);
    t.strictSame(
      entries.filter(({ supplierId }) => ids.includes(supplierId)),
      expected,
    );
    const few = await papers.certificatesEnding(WHICH, 2);
    t.strictSame(few, { count, entries: entries.slice(0, 2) });
  },

  'contractsEnding returns frame contracts that end or have ended, unless another one follows': async (
    t,
    { stored, papers },
  ) => {
    const ADDRESS = { street: 'x', postalCode: '1', city: 'x', country: 'x' };
    const aContract = (days: number | null): HeldContract => ({
      ...{ id: newId(), deliveryRhythm: 'WEEKLY', lineItems: [], validFrom: null, setBy: null, setAt: null },
      validUntil: days === null ? null : addDays(TODAY, days),
    });
    const aCustomer = (days: number | null | undefined, more: Partial<CustomerState> = {}) =>
      Customer.restore({
        ...customerOf({ name: unique('Post'), type: 'B2B', phone: '1', ...ADDRESS }),
        frameContract: days === undefined ? null : aContract(days),
        ...more,
      });
    const customers = [
      ...[60, 61, 0, -400, null, undefined].map((days) => aCustomer(days)),
      aCustomer(5, { status: 'INACTIVE' }),
      aCustomer(5, { otherContracts: [aContract(6)] }),
      aCustomer(5, { otherContracts: [aContract(null)] }),
    ];
    await inUnit(stored, async (unit) => {
      for (const customer of customers) unit.of(Customers).add(customer);
    });
    const { count, entries } = await papers.contractsEnding(WHICH, ALL);
    t.equal(entries.length, count);
    const ids = customers.map(({ state }) => state.id);
    const [late, , now, ended] = customers.map(({ state }) => endingContract(state, WHICH));
    t.strictSame(
      entries.filter(({ customerId }) => ids.includes(customerId)),
      [ended, now, late].flat(),
    );
    t.strictSame(await papers.contractsEnding(WHICH, 1), { count, entries: entries.slice(0, 1) });
  },
});
