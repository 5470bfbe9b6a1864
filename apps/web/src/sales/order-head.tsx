/** The head of an order during entry: customer, day, address, reference and note. */
import { useId } from 'preact/hooks';
import type { Of } from '../shell/api.ts';
import { t } from '../shell/language.ts';
import { useOne } from '../shell/references.ts';
import { Combobox } from '../ui/combobox.tsx';
import { fieldText, sentence } from '../ui/words.ts';
import type { Draft, Editor } from './order-editor.ts';
import styles from './order-head.module.css';

type Customer = Of<'CustomerResponse'>;

export function OrderHead({ editor: { draft, set, faults } }: { readonly editor: Editor }) {
  const id = useId();
  const customer = useOne('customer', draft.customerId) as Customer | null | undefined;
  const fault = faults.get('customerId');
  const field = (name: 'reference' | 'note') => (
    <div class={styles['field']}>
      <label for={`${id}-${name}`}>{fieldText(name)}</label>
      <input
        id={`${id}-${name}`}
        type="text"
        autoComplete="off"
        value={draft[name]}
        onInput={(event) => set({ [name]: event.currentTarget.value } as Partial<Draft>)}
      />
    </div>
  );
  return (
    <div class={styles['head']}>
      {!draft.stored && (
        <div class={styles['field']}>
          <label for="order-customer">{fieldText('customerId')}</label>
          <Combobox
            id="order-customer"
            kind="customer"
            value={draft.customerId}
            chosen={(customerId) => set({ customerId, deliveryAddressLabel: '' })}
            aria-required="true"
            aria-invalid={fault === undefined ? undefined : 'true'}
            aria-describedby={fault === undefined ? undefined : `${id}-fault`}
          />
          {fault !== undefined && (
            <p id={`${id}-fault`} class={styles['fault']}>
              {sentence(fault)}
            </p>
          )}
        </div>
      )}
      <div class={styles['field']}>
        <label for={`${id}-day`}>{fieldText('requestedDate')}</label>
        <input
          id={`${id}-day`}
          type="date"
          value={draft.requestedDate}
          max="9999-12-31"
          onInput={(event) => set({ requestedDate: event.currentTarget.value })}
        />
      </div>
      {(customer?.deliveryAddresses.length ?? 0) > 0 && (
        <div class={styles['field']}>
          <label for={`${id}-label`}>{fieldText('deliveryAddressLabel')}</label>
          <select
            id={`${id}-label`}
            value={draft.deliveryAddressLabel}
            onChange={(event) => set({ deliveryAddressLabel: event.currentTarget.value })}
          >
            <option value="">{t`Billing address`}</option>
            {customer?.deliveryAddresses.map(({ label }) => (
              <option key={label} value={label}>
                {label}
              </option>
            ))}
          </select>
        </div>
      )}
      {field('reference')}
      {field('note')}
    </div>
  );
}
