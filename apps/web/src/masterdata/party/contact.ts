/** The groups of fields in the forms of suppliers and customers. */
import { say } from '@cleaver/domain/kernel';
import type { Group } from '../../ui/form/draft.ts';

export const flatContact: readonly Group[] = [
  { fields: ['type', 'name', 'phone', 'email', 'contactPerson'] },
  { title: say`Address`, fields: ['street', 'houseNumber', 'postalCode', 'city', 'country'] },
  { title: say`Payment`, fields: ['paymentDueDays', 'paymentDescription'] },
];

export const flatPayment = (terms: { paymentDueDays: number; paymentDescription: string } | null) => ({ ...terms });
