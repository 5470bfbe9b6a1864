/** The head of an order during entry: customer, day, address, reference and note. */
import type { AnswerOf } from '@cleaver/domain/kernel';
import type { getCustomer } from '@cleaver/domain/masterdata/contracts';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { t } from '../../shell/language/language.ts';
import { useOne } from '../../shell/navigation/references.ts';
import { Combobox } from '../../ui/control/combobox.tsx';
import { DateInput } from '../../ui/control/date-input.tsx';
import { Labelled } from '../../ui/form/labelled-field.tsx';
import { fieldText } from '../../ui/text/words.ts';
import { ownAddress } from './address-label.tsx';
import type { Draft } from './order-drafts.ts';
import type { Editor } from './order-editor.ts';
import styles from './order-head.module.css';

type Customer = AnswerOf<typeof getCustomer>;

/** The id of the field of the day. */
export const ORDER_DAY = 'order-day';

interface Attributes {
  readonly id: string;
  readonly 'aria-invalid': 'true' | undefined;
  readonly 'aria-describedby': string | undefined;
}

export function OrderHead({ editor: { draft, set, faults } }: { readonly editor: Editor }) {
  const id = useId();
  const customer = useOne('customer', draft.customerId) as Customer | null | undefined;
  const field = (
    name: 'customerId' | 'requestedDate' | 'deliveryAddressLabel' | 'reference' | 'note',
    input: (attributes: Attributes) => ComponentChildren,
  ) => {
    const at = name === 'customerId' ? 'order-customer' : name === 'requestedDate' ? ORDER_DAY : `${id}-${name}`;
    const isFaulty = faults.has(name);
    return (
      <Labelled id={at} label={fieldText(name)} isRequired path={name} setting={{ id, faults }}>
        {input({
          id: at,
          'aria-invalid': isFaulty ? 'true' : undefined,
          'aria-describedby': isFaulty ? `${id}-${name}-fault` : undefined,
        })}
      </Labelled>
    );
  };
  const text = (name: 'reference' | 'note') =>
    field(name, (attributes) => (
      <input
        {...attributes}
        type="text"
        autoComplete="off"
        value={draft[name]}
        onInput={(event) => set({ [name]: event.currentTarget.value } as Partial<Draft>)}
      />
    ));
  return (
    <div class={styles['head']}>
      {!draft.stored &&
        field('customerId', (attributes) => (
          <Combobox
            {...attributes}
            kind="customer"
            value={draft.customerId}
            chosen={(customerId) => set({ customerId, deliveryAddressLabel: '' })}
            aria-required="true"
          />
        ))}
      {field('requestedDate', (attributes) => (
        <DateInput {...attributes} value={draft.requestedDate} set={(requestedDate) => set({ requestedDate })} />
      ))}
      {(customer?.deliveryAddresses.length ?? 0) > 0 &&
        field('deliveryAddressLabel', (attributes) => (
          <select
            {...attributes}
            value={draft.deliveryAddressLabel}
            onChange={(event) => set({ deliveryAddressLabel: event.currentTarget.value })}
          >
            <option value="">{ownAddress(customer)}</option>
            {customer?.deliveryAddresses.map(({ label }) => (
              <option key={label} value={label}>
                {label}
              </option>
            ))}
          </select>
        ))}
      {text('reference')}
      {text('note')}
      {customer?.billingAddress === null && (
        <p>
          {t`Without an address, the customer collects the goods.`}{' '}
          <a href={`/customers/${customer.id}`}>{t`Enter an address`}</a>
        </p>
      )}
    </div>
  );
}
