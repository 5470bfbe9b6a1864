/** The groups of fields in the forms of suppliers and customers. */
import { say } from '@cleaver/domain/kernel';
import { t } from '../../shell/language/language.ts';
import type { Group, OperationFormProps } from '../../ui/form/draft.ts';
import type { FieldOptions } from '../../ui/form/labelled-field.tsx';

export const flatContact: readonly Group[] = [
  { fields: ['type', 'name', 'phone', 'email', 'contactPerson'] },
  { title: say`Address`, fields: ['street', 'houseNumber', 'postalCode', 'city', 'country'] },
  { title: say`Payment`, fields: ['paymentDueDays', 'paymentDescription'] },
];

/** Returns the values that a new supplier or customer begins with. */
export const newParty = () => ({ country: t`Germany` });

const isBusiness: NonNullable<FieldOptions['isRequired']> = ({ type }) => type === 'B2B';

/** A business has an address. A private customer who collects the goods needs none. */
export const CUSTOMER_OPTIONS: NonNullable<OperationFormProps<unknown>['options']> = {
  street: { isRequired: isBusiness, hint: say`A private customer without an address collects the goods.` },
  postalCode: { isRequired: isBusiness },
  city: { isRequired: isBusiness },
  country: { isRequired: isBusiness },
};

export const flatPayment = (terms: { paymentDueDays: number; paymentDescription: string } | null) => ({ ...terms });
