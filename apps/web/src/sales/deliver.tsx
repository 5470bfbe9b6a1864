/** Delivering on the floor: to whom and where, then lot by lot, by scan or by what expires first. */

import { say } from '@cleaver/domain/kernel';
import { dispatchDelivery } from '@cleaver/domain/sales/contracts';
import { useAddress } from '../shell/address.ts';
import type { Of } from '../shell/api.ts';
import { t } from '../shell/language.ts';
import { useOne } from '../shell/references.ts';
import { me } from '../shell/session.ts';
import { OperationForm } from '../ui/form.tsx';
import { type FieldProps, Labelled } from '../ui/labelled.tsx';
import { Page } from '../ui/page.tsx';
import { toast } from '../ui/toast.tsx';
import { fieldText } from '../ui/words.ts';
import { Picks } from './picks.tsx';

type Customer = Of<'CustomerResponse'>;

export default function Deliver() {
  const { go, query } = useAddress();
  return (
    <Page title={say`Deliver`} up={{ to: '/deliveries', title: say`Deliveries` }}>
      <OperationForm<Of<'DeliveryResponse'>>
        operation={dispatchDelivery}
        isLasting
        initial={{ customerId: query.get('customerId') ?? '', dispatchDate: me.get()?.today }}
        groups={[
          { fields: ['customerId', 'deliveryAddressLabel', 'dispatchDate'] },
          { title: say`What goes`, fields: ['lines'] },
          { title: say`On the papers`, fields: ['owner', 'consignee'] },
        ]}
        options={{
          deliveryAddressLabel: { render: (props) => <Label {...props} /> },
          lines: { render: (props) => <Picks {...props} /> },
          owner: { hint: say`Left empty it is the shop`, lines: false },
          consignee: { hint: say`Left empty it is the customer`, lines: false },
        }}
        label={t`Deliver`}
        done={({ id, deliveryNumber }) => {
          toast(say`Delivered as ${deliveryNumber}`);
          go(`/deliveries/${id}`, { replace: true });
        }}
        cancel={() => go('/deliveries')}
      />
    </Page>
  );
}

/** One of the customer's addresses. */
function Label({ path, name, isRequired, value, setting }: FieldProps) {
  const id = `${setting.id}-${path}`;
  const customer = useOne('customer', String(setting.values['customerId'])) as Customer | null | undefined;
  const addresses = customer?.deliveryAddresses ?? [];
  return (
    <Labelled id={id} label={fieldText(name)} isRequired={isRequired} path={path} setting={setting}>
      <select id={id} value={String(value)} onChange={(event) => setting.set(path, event.currentTarget.value)}>
        <option value="">{t`Billing address`}</option>
        {addresses.map(({ label, address }) => (
          <option key={label} value={label}>
            {`${label}: ${address.street} ${address.houseNumber}, ${address.city}`}
          </option>
        ))}
      </select>
    </Labelled>
  );
}
