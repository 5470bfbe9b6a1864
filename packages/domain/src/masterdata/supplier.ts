/** Suppliers: from whom the shop buys (contract section 2, Supplier). */
import { type Aggregate, aggregateKind } from '../shared/aggregate.ts';
import { changed, type Given, merge } from '../shared/edit.ts';
import { say } from '../shared/message.ts';
import { conflict, notFound } from '../shared/refusal.ts';
import { type ActivityStatus, type ActivityVerb, supplierMachine } from './activity.ts';
import {
  type Address,
  type ContactInfo,
  mergeLooseAddress,
  mergePaymentTerms,
  NO_CONTACT,
  type PaymentTerms,
} from './contact.ts';
import type { Validity } from './validity.ts';

export interface QualityCertificate extends Validity {
  readonly certificateType: string;
  /** Empty when not given. */
  readonly issuer: string;
}

/** What tells one certificate of a supplier from another (contract decisions, section 8). */
export type CertificateKey = Pick<QualityCertificate, 'certificateType' | 'issuer' | 'validFrom'>;

/** Each from 1 to 5. */
export interface SupplierRating {
  readonly qualityScore: number;
  readonly deliveryScore: number;
  readonly priceScore: number;
}

export interface SupplierState {
  readonly id: string;
  readonly name: string;
  /** Null when no part of it is known. */
  readonly address: Address | null;
  readonly contactInfo: ContactInfo;
  readonly paymentTerms: PaymentTerms | null;
  /** In the order they were added. */
  readonly certificates: readonly QualityCertificate[];
  readonly rating: SupplierRating | null;
  readonly status: ActivityStatus;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** What a request gives of a supplier, side by side. */
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

  /** Rebuilds a stored supplier. For adapters only: checks nothing. */
  static restore(state: SupplierState): Supplier {
    return new Supplier(state);
  }

  get state(): SupplierState {
    return this.#state;
  }

  /** Refuses a description of payment terms that there are not. */
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

  /** Activate or deactivate. Refuses what the state machine does not allow. */
  move(verb: ActivityVerb, at: Date): void {
    this.#change({ status: supplierMachine.move(this.#state.status, verb) }, at);
  }

  /** Replaces the rating there is. */
  rate(rating: SupplierRating, at: Date): void {
    this.#change({ rating }, at);
  }

  /** Refuses with CERTIFICATE_ALREADY_EXISTS one of the same type, issuer and start. */
  addCertificate(certificate: QualityCertificate, at: Date): void {
    const { certificates } = this.#state;
    if (certificates.some((held) => isSameCertificate(held, certificate))) {
      throw conflict(
        'CERTIFICATE_ALREADY_EXISTS',
        say`The supplier has a certificate of this type, issuer and start already`,
      );
    }
    this.#change({ certificates: [...certificates, certificate] }, at);
  }

  /** Refuses with CERTIFICATE_NOT_FOUND one that the supplier does not have. */
  removeCertificate(key: CertificateKey, at: Date): void {
    const certificates = this.#state.certificates.filter((held) => !isSameCertificate(held, key));
    if (certificates.length === this.#state.certificates.length) {
      throw notFound('CERTIFICATE_NOT_FOUND', say`The supplier has no certificate of this type, issuer and start`);
    }
    this.#change({ certificates }, at);
  }

  #change(part: Partial<SupplierState>, at: Date): void {
    this.#state = changed(this.#state, part, at);
  }
}

const isSameCertificate = (a: CertificateKey, b: CertificateKey): boolean =>
  a.certificateType === b.certificateType && a.issuer === b.issuer && a.validFrom === b.validFrom;

export const Suppliers = aggregateKind<SupplierState, Supplier>({
  name: 'supplier',
  restore: Supplier.restore,
  sortable: { name: 'folded', status: 'plain', createdAt: 'plain', updatedAt: 'plain' },
  filters: ['status'],
});
