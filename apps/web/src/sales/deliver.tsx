/** Delivering on the floor: to whom and where, then lot by lot, by scan or by what expires first. */

import { say } from '@cleaver/domain/kernel';
import { dispatchDelivery } from '@cleaver/domain/sales/contracts';
import { useAddress } from '../shell/address.ts';
import type { Of } from '../shell/api.ts';
import { t } from '../shell/language.ts';
import { me } from '../shell/session.ts';
import { OperationForm } from '../ui/form.tsx';
import { Page } from '../ui/page.tsx';
import { toast } from '../ui/toast.tsx';
import { AddressLabel } from './address-label.tsx';
import { Picks } from './picks.tsx';

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
          deliveryAddressLabel: { render: (props) => <AddressLabel {...props} /> },
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
