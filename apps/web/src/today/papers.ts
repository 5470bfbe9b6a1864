/** Merges the certificates and frame contracts that expire soon, from the response of `GET /api/today`. */
import type { AnswerOf } from '@cleaver/domain/kernel';
import type { getToday } from '@cleaver/domain/today/contracts';
import { t } from '../shell/language/language.ts';

type Today = AnswerOf<typeof getToday>;

export interface Part<T> {
  readonly count: number;
  readonly entries: readonly T[];
}

export interface Ending {
  readonly id: string;
  readonly to: string;
  readonly who: string;
  readonly what: string;
  readonly day: string;
}

/** Returns certificates and frame contracts, sorted by end date; undefined if the response lacks one of the lists. */
export function papersOf({ certificates, frameContracts }: Today): Part<Ending> | undefined {
  if (!certificates || !frameContracts) return undefined;
  const entries: Ending[] = [
    ...certificates.entries.map((one) => ({
      id: `${one.supplierId} ${one.certificateType} ${one.validUntil}`,
      to: `/suppliers/${one.supplierId}`,
      who: one.supplierName,
      what: one.certificateType,
      day: one.validUntil,
    })),
    ...frameContracts.entries.map((one) => ({
      id: one.customerId,
      to: `/customers/${one.customerId}`,
      who: one.customerName,
      what: t`Frame contract`,
      day: one.validUntil,
    })),
  ];
  return {
    count: certificates.count + frameContracts.count,
    entries: entries.sort((a, b) => a.day.localeCompare(b.day)),
  };
}
