/** Delivers on the floor. The user chooses customer and address, then scans lots or taps those that expire first. */

import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { dispatchDelivery } from '@cleaver/domain/sales/contracts';
import { booked } from '../../floor/booking/intent.ts';
import { t } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import { me } from '../../shell/session/session.ts';
import { toast } from '../../ui/dialog/toast.tsx';
import { OperationForm } from '../../ui/form/operation-form.tsx';
import { AskedPanel } from '../../ui/form/warning-panel.tsx';
import { Page } from '../../ui/page/page.tsx';
import { AddressLabel } from '../order/address-label.tsx';
import { Picks } from './delivery-lines-form.tsx';

type Delivery = AnswerOf<typeof dispatchDelivery>;

export default function Deliver() {
  const { go, query } = useAddress();
  return (
    <Page title={say`Deliver`} up={{ to: '/deliveries', title: say`Deliveries` }}>
      <OperationForm<Delivery | undefined>
        operation={dispatchDelivery}
        // These members have no fields. The sales terms decide the billing, and `AskedPanel` acknowledges warnings.
        fixed={{ billable: undefined, acknowledge: undefined }}
        isLasting
        send={(input, key) => booked<Delivery>({ booking: 'deliver', input, key })}
        warningPanel={AskedPanel}
        initial={{ customerId: query.get('customerId') ?? '', dispatchDate: me.get()?.today }}
        groups={[
          { fields: ['customerId', 'deliveryAddressLabel', 'dispatchDate'] },
          { title: say`Goods to deliver`, fields: ['lines'] },
          { title: say`On the documents`, fields: ['owner', 'consignee'] },
        ]}
        options={{
          deliveryAddressLabel: { render: (props) => <AddressLabel {...props} /> },
          lines: { render: (props) => <Picks {...props} /> },
          owner: { hint: say`If empty: the shop`, lines: false },
          consignee: { hint: say`If empty: the customer`, lines: false },
        }}
        label={t`Deliver`}
        done={(delivery) => {
          toast(delivery ? say`Delivered as ${delivery.deliveryNumber}` : say`The delivery is waiting to be sent`);
          go(delivery ? `/deliveries/${delivery.id}` : '/deliveries', { replace: true });
        }}
        cancel={() => go('/deliveries')}
      />
    </Page>
  );
}
