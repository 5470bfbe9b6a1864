/** The reads of expiring documents in memory. */
import type { Reader } from '@cleaver/domain/kernel';
import {
  byEnd,
  Customers,
  endingCertificates,
  endingContract,
  type PaperReader,
  Suppliers,
} from '@cleaver/domain/masterdata';

export const memoryPapers = (reader: Reader): PaperReader => ({
  async certificatesEnding(which, limit) {
    const suppliers = await reader.where(Suppliers, { status: 'ACTIVE' });
    const found = suppliers.flatMap((supplier) => endingCertificates(supplier, which)).sort(byEnd);
    return { count: found.length, entries: found.slice(0, limit) };
  },
  async contractsEnding(which, limit) {
    const customers = await reader.where(Customers, { status: 'ACTIVE' });
    const found = customers
      .flatMap((customer) => endingContract(customer, which))
      .sort((a, b) => (a.validUntil === b.validUntil ? 0 : a.validUntil < b.validUntil ? -1 : 1));
    return { count: found.length, entries: found.slice(0, limit) };
  },
});
