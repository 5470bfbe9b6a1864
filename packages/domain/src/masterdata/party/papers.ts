/** Documents that expire: certificates of suppliers, frame contracts of customers. */

import { specialReads } from '../../kernel/execution/context.ts';
import { type CalendarDate, compareDates } from '../../kernel/values/calendar.ts';
import { compareByCodePoint } from '../../kernel/values/text.ts';
import type { CustomerState } from '../customer/customer.ts';
import type { QualityCertificate, SupplierState } from '../supplier/supplier.ts';

export interface EndingCertificate extends Pick<QualityCertificate, 'certificateType' | 'issuer'> {
  readonly supplierId: string;
  readonly supplierName: string;
  readonly validUntil: CalendarDate;
}

export interface EndingContract {
  readonly customerId: string;
  readonly customerName: string;
  readonly validUntil: CalendarDate;
}

/** The total count and the first entries. */
export interface Counted<T> {
  readonly count: number;
  readonly entries: readonly T[];
}

/** A filter for the documents of active suppliers and customers that end on or before `by`. */
export interface PapersEnding {
  readonly today: CalendarDate;
  readonly by: CalendarDate;
}

/**
 * The port for reads of ending documents. It sorts by end, then by the id of the owner, and returns at most `limit`
 * entries.
 */
export interface PaperReader {
  /** Returns the certificates that `endingCertificates` selects. The last sort keys are type and issuer. */
  certificatesEnding(which: PapersEnding, limit: number): Promise<Counted<EndingCertificate>>;
  contractsEnding(which: PapersEnding, limit: number): Promise<Counted<EndingContract>>;
}

/**
 * Returns the certificates of a supplier that end on or before `by`. Omits a certificate that ended before `today` if
 * another certificate of the same type ends later, because the later certificate replaces it.
 */
export function endingCertificates(
  { id, name, certificates }: Pick<SupplierState, 'id' | 'name' | 'certificates'>,
  { today, by }: PapersEnding,
): readonly EndingCertificate[] {
  return certificates.flatMap(({ certificateType, issuer, validUntil }) => {
    if (validUntil === null || validUntil > by) return [];
    const isReplaced = certificates.some(
      (other) =>
        other.certificateType === certificateType && (other.validUntil === null || other.validUntil > validUntil),
    );
    if (validUntil < today && isReplaced) return [];
    return [{ supplierId: id, supplierName: name, certificateType, issuer, validUntil }];
  });
}

/**
 * Returns a list with the frame contract of a customer if the contract ends on or before `by`, else an empty list.
 * Omits a contract if another contract of the customer ends later.
 */
export function endingContract(
  { id, name, frameContract, otherContracts }: Pick<CustomerState, 'id' | 'name' | 'frameContract' | 'otherContracts'>,
  { by }: PapersEnding,
): readonly EndingContract[] {
  const validUntil = frameContract?.validUntil ?? null;
  if (validUntil === null || validUntil > by) return [];
  if (otherContracts.some((other) => other.validUntil === null || other.validUntil > validUntil)) return [];
  return [{ customerId: id, customerName: name, validUntil }];
}

/** Compares certificates for `sort`: by end, supplier, type and issuer. */
export const byEnd = (a: EndingCertificate, b: EndingCertificate): number =>
  compareDates(a.validUntil, b.validUntil) ||
  compareByCodePoint(a.supplierId, b.supplierId) ||
  compareByCodePoint(a.certificateType, b.certificateType) ||
  compareByCodePoint(a.issuer, b.issuer);

export const papersReads = specialReads('papers', { certificatesEnding: true, contractsEnding: true });

declare module '../../kernel/execution/ports.ts' {
  interface Reads {
    readonly papers: PaperReader;
  }
}
