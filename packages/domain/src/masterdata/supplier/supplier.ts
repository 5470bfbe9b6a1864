/** Suppliers: the sellers to the shop. */

import { type Aggregate, aggregateKind } from '../../kernel/contract/aggregate.ts';
import { changed, type Given, merge } from '../../kernel/contract/edit.ts';
import { type ActivityStatus, type ActivityVerb, supplierMachine } from '../activity.ts';
import {
  type Address,
  type ContactInfo,
  mergeLooseAddress,
  mergePaymentTerms,
  NO_CONTACT,
  type PaymentTerms,
} from '../party/contact.ts';
import { certificateAmbiguous, certificateExists, certificateUnknown, tooManyCertificates } from '../refusals.ts';
import { supplierSubject } from '../subjects.ts';
import type { Validity } from '../validity.ts';

export interface QualityCertificate extends Validity {
  readonly certificateType: string;
  /** The issuer of the certificate. Empty: unknown. */
  readonly issuer: string;
}

/** The rating of a supplier, with scores from 1 to 5. */
export interface SupplierRating {
  readonly qualityScore: number;
  readonly deliveryScore: number;
  readonly priceScore: number;
}

export interface SupplierState {
  readonly id: string;
  readonly name: string;
  /** Null if all parts of the address are empty. */
  readonly address: Address | null;
  readonly contactInfo: ContactInfo;
  /** Null: none agreed. */
  readonly paymentTerms: PaymentTerms | null;
  /** The certificates in the order of their addition. */
  readonly certificates: readonly QualityCertificate[];
  /** Null: not rated. */
  readonly rating: SupplierRating | null;
  readonly status: ActivityStatus;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The key of a certificate within its supplier (docs/contract.md, section 8). */
type CertificateKey = Pick<QualityCertificate, 'certificateType' | 'issuer' | 'validFrom'>;

/** The key of a certificate in a request. Issuer and start may be missing. */
type NamedCertificate = Given<CertificateKey> & Pick<CertificateKey, 'certificateType'>;

/** The members of a supplier in a request. */
export type SupplierDetails = Given<{ name: string } & ContactInfo & Address & PaymentTerms>;

export class Supplier implements Aggregate<SupplierState> {
  #state: SupplierState;

  private constructor(state: SupplierState) {
    this.#state = state;
  }

  static create(id: string, details: SupplierDetails & { readonly name: string }, at: Date): Supplier {
    return new Supplier({
      id,
      name: details.name,
      address: mergeLooseAddress(null, details),
      contactInfo: merge(NO_CONTACT, details),
      paymentTerms: mergePaymentTerms(null, details),
      certificates: [],
      rating: null,
      status: 'ACTIVE',
      createdAt: at,
      updatedAt: at,
    });
  }

  /** Rebuilds a stored supplier for an adapter, without checks. */
  static restore(state: SupplierState): Supplier {
    return new Supplier(state);
  }

  get state(): SupplierState {
    return this.#state;
  }

  /**
   * Updates the details of the supplier. Refuses with VALIDATION_ERROR if the supplier has no payment terms, and the
   * details describe payment terms without due days.
   */
  update(details: SupplierDetails, at: Date): void {
    const { name, address, contactInfo, paymentTerms } = this.#state;
    this.#change(
      {
        name: details.name ?? name,
        address: mergeLooseAddress(address, details),
        contactInfo: merge(contactInfo, details),
        paymentTerms: mergePaymentTerms(paymentTerms, details),
      },
      at,
    );
  }

  /**
   * Activates or deactivates the supplier. Refuses with INVALID_STATUS_TRANSITION if the supplier already has the new
   * status.
   */
  move(verb: ActivityVerb, at: Date): void {
    this.#change({ status: supplierMachine.move(this.#state.status, verb) }, at);
  }

  /** Replaces the rating. */
  rate(rating: SupplierRating, at: Date): void {
    this.#change({ rating }, at);
  }

  /**
   * Adds a certificate. Refuses a duplicate of type, issuer and start with CERTIFICATE_ALREADY_EXISTS. Refuses more
   * than 200 certificates with TOO_MANY_CERTIFICATES.
   */
  addCertificate(certificate: QualityCertificate, at: Date): void {
    const { certificates } = this.#state;
    if (certificates.some((held) => isSameCertificate(held, certificate))) {
      throw certificateExists();
    }
    if (certificates.length >= CERTIFICATES_MAX) {
      throw tooManyCertificates({ max: CERTIFICATES_MAX });
    }
    this.#change({ certificates: [...certificates, certificate] }, at);
  }

  /**
   * Replaces a certificate. Refuses a duplicate of type, issuer and start with CERTIFICATE_ALREADY_EXISTS. Refuses an
   * unknown certificate with CERTIFICATE_NOT_FOUND, and several matches with AMBIGUOUS_CERTIFICATE.
   */
  changeCertificate(named: NamedCertificate, to: QualityCertificate, at: Date): void {
    const { certificates } = this.#state;
    const changed = this.#certificate(named);
    if (certificates.some((held) => held !== changed && isSameCertificate(held, to))) {
      throw certificateExists();
    }
    this.#change({ certificates: certificates.map((held) => (held === changed ? to : held)) }, at);
  }

  /**
   * Removes a certificate. Refuses an unknown certificate with CERTIFICATE_NOT_FOUND, and several matches with
   * AMBIGUOUS_CERTIFICATE.
   */
  removeCertificate(named: NamedCertificate, at: Date): void {
    const gone = this.#certificate(named);
    this.#change({ certificates: this.#state.certificates.filter((held) => held !== gone) }, at);
  }

  /**
   * Returns the certificate with this type, issuer and start. Undefined members match an empty value. Without an exact
   * match, returns the only certificate that matches all given members. Refuses several matches with
   * AMBIGUOUS_CERTIFICATE, and no match with CERTIFICATE_NOT_FOUND.
   */
  #certificate(named: NamedCertificate): QualityCertificate {
    const { certificateType, issuer = '', validFrom = null } = named;
    const { certificates } = this.#state;
    const exact = certificates.find((held) => isSameCertificate(held, { certificateType, issuer, validFrom }));
    const [found, another] = exact ? [exact] : certificates.filter((held) => fits(held, named));
    if (!found) {
      throw certificateUnknown();
    }
    if (another) {
      throw certificateAmbiguous();
    }
    return found;
  }

  #change(part: Partial<SupplierState>, at: Date): void {
    this.#state = changed(this.#state, part, at);
  }
}

const CERTIFICATES_MAX = 200;

/** Returns whether a certificate matches all given members. An empty issuer counts as not given. */
const fits = (held: CertificateKey, { certificateType, issuer, validFrom }: Given<CertificateKey>): boolean =>
  held.certificateType === certificateType &&
  (!issuer || held.issuer === issuer) &&
  (!validFrom || held.validFrom === validFrom);

const isSameCertificate = (a: CertificateKey, b: CertificateKey): boolean =>
  a.certificateType === b.certificateType && a.issuer === b.issuer && a.validFrom === b.validFrom;

export const Suppliers = aggregateKind<SupplierState, Supplier>({
  ...supplierSubject,
  restore: Supplier.restore,
  filters: ['status'],
  searched: ({ name, contactInfo }) => [name, contactInfo.contactPerson],
});
