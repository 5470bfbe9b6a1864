/** Papers that end: certificates of suppliers, frame contracts of customers. */
import { type CalendarDate, compareDates } from '../kernel/calendar.ts';
import { specialReads } from '../kernel/context.ts';
import { compareByCodePoint } from '../kernel/text.ts';
import type { CustomerView } from './customer-contracts.ts';
import type { QualityCertificate, SupplierState } from './supplier-contracts.ts';

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

/** How many there are, and the first ones of them. */
export interface Counted<T> {
  readonly count: number;
  readonly entries: readonly T[];
}

/** Which papers are meant: those of active suppliers and customers that end on a day up to `by`. */
export interface PapersEnding {
  readonly today: CalendarDate;
  readonly by: CalendarDate;
}

/** What ends first stands first, then by the id of its owner; at most `limit` entries. */
export interface PaperReader {
  /** As `endingCertificates` tells them, by type and issuer at last. */
  certificatesEnding(which: PapersEnding, limit: number): Promise<Counted<EndingCertificate>>;
  contractsEnding(which: PapersEnding, limit: number): Promise<Counted<EndingContract>>;
}

/**
 * The certificates of a supplier that end by a day. One that has ended counts until another one of its type lasts longer:
 * till then the supplier is without.
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

/** The frame contract of a customer, if it ends by a day or has ended. */
export function endingContract(
  { id, name, frameContract }: Pick<CustomerView, 'id' | 'name' | 'frameContract'>,
  { by }: PapersEnding,
): readonly EndingContract[] {
  const validUntil = frameContract?.validUntil ?? null;
  return validUntil === null || validUntil > by ? [] : [{ customerId: id, customerName: name, validUntil }];
}

/** Below zero where `a` stands before `b` in a list of certificates: fit for `sort`. */
export const byEnd = (a: EndingCertificate, b: EndingCertificate): number =>
  compareDates(a.validUntil, b.validUntil) ||
  compareByCodePoint(a.supplierId, b.supplierId) ||
  compareByCodePoint(a.certificateType, b.certificateType) ||
  compareByCodePoint(a.issuer, b.issuer);

export const papersReads = specialReads('papers', { certificatesEnding: true, contractsEnding: true });

declare module '../kernel/ports.ts' {
  interface Reads {
    readonly papers: PaperReader;
  }
}
