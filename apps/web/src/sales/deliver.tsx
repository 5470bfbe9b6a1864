/**
 * Delivers on the floor: customer and address, then lot by lot, by scan or from a list of the earliest expiry dates.
 */

import { type RawOf, say } from '@cleaver/domain/kernel';
import { dispatchDelivery } from '@cleaver/domain/sales/contracts';
import { useAddress } from '../shell/address.ts';
import { call, newKey, type Of } from '../shell/api.ts';
import { t } from '../shell/language.ts';
import { me } from '../shell/session.ts';
import { OperationForm } from '../ui/form.tsx';
import { Page } from '../ui/page.tsx';
import { toast } from '../ui/toast.tsx';
import { AddressLabel } from './address-label.tsx';
import { AskedPanel, type Asking, useAsked } from './asked.tsx';
import { Picks } from './picks.tsx';

export default function Deliver() {
  const { go, query } = useAddress();
  const asking = useAsked();
  return (
    <Page title={say`Deliver`} up={{ to: '/deliveries', title: say`Deliveries` }}>
      <OperationForm
        operation={dispatchDelivery}
        // No fields for these: the sales terms decide the billing, and `AskedPanel` acknowledges warnings.
        fixed={{ billable: undefined, acknowledge: undefined }}
        isLasting
        send={(body, key) => dispatch(body, key, asking)}
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
      <AskedPanel of={asking} />
    </Page>
  );
}

/** If the user gives up, the refusal is shown in the form, and the picked lots stay. */
async function dispatch(
  body: RawOf<typeof dispatchDelivery>,
  key: string,
  { ask }: Asking,
): Promise<Of<'DeliveryResponse'>> {
  let refusal: unknown;
  const sent = await ask(async (acknowledge) => {
    try {
      const given = { ...body, ...(acknowledge && { acknowledge }) };
      return await call(dispatchDelivery, given, { key: acknowledge ? newKey() : key });
    } catch (error) {
      refusal = error;
      throw error;
    }
  });
  if (!sent) throw refusal;
  return sent;
}
