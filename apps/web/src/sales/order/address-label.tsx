/** A form field that chooses one of a customer's addresses. */
import type { AnswerOf } from '@cleaver/domain/kernel';
import type { getCustomer } from '@cleaver/domain/masterdata/contracts';
import { t } from '../../shell/language/language.ts';
import { useOne } from '../../shell/navigation/references.ts';
import { type FieldProps, Labelled } from '../../ui/form/labelled-field.tsx';
import { fieldText } from '../../ui/text/words.ts';

interface AddressLabelProps extends FieldProps {
  /** The id of the customer. Undefined: the field uses the customer chosen in the form. */
  readonly customerId?: string;
}

/** Returns the word for the address of the customer, where no delivery address is chosen. */
export const ownAddress = (
  customer: Pick<AnswerOf<typeof getCustomer>, 'billingAddress'> | null | undefined,
): string => (customer?.billingAddress === null ? t`Collects the goods` : t`Billing address`);

export function AddressLabel({ path, name, isRequired, value, setting, customerId }: AddressLabelProps) {
  const id = `${setting.id}-${path}`;
  const customer = useOne('customer', customerId ?? String(setting.values['customerId'])) as
    | AnswerOf<typeof getCustomer>
    | null
    | undefined;
  return (
    <Labelled id={id} label={fieldText(name)} isRequired={isRequired} path={path} setting={setting}>
      <select id={id} value={String(value)} onChange={(event) => setting.set(path, event.currentTarget.value)}>
        <option value="">{ownAddress(customer)}</option>
        {customer?.deliveryAddresses.map(({ label, address }) => (
          <option key={label} value={label}>
            {`${label}: ${address.street} ${address.houseNumber}, ${address.city}`}
          </option>
        ))}
      </select>
    </Labelled>
  );
}
