/** The screen that creates a standing order, and the fields of a standing order. */
import { say } from '@cleaver/domain/kernel';
import { SALE_UNITS } from '@cleaver/domain/sales';
import { createStandingOrder } from '@cleaver/domain/sales/contracts';
import { t } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import { me } from '../../shell/session/session.ts';
import { Weekdays } from '../../ui/control/weekdays.tsx';
import type { FieldOptions } from '../../ui/form/labelled-field.tsx';
import { NewRecord } from '../../ui/form/new-record.tsx';
import { AddressLabel } from '../order/address-label.tsx';

/** Returns the options of the fields. `customerId`: the customer of an existing standing order. */
export const standingOptions = (customerId?: string): Readonly<Record<string, FieldOptions>> => ({
  quantityUnit: { choices: SALE_UNITS },
  weekdays: { render: (props) => <Weekdays {...props} /> },
  deliveryAddressLabel: {
    render: (props) => <AddressLabel {...props} {...(customerId !== undefined && { customerId })} />,
  },
  lastDate: { hint: say`If empty: until further notice` },
  rhythm: {
    isRequired: true,
    hint: say`Every two weeks: counted from the week of the first day. Monthly: on the first of each weekday in a month.`,
  },
  onClosedDay: { isRequired: true },
});

export const STANDING_FIELDS = [
  ...[
    'customerId',
    'deliveryAddressLabel',
    'weekdays',
    'rhythm',
    'firstDate',
    'lastDate',
    'onClosedDay',
    'reference',
    'note',
    'lines',
    'pauses',
  ],
];

export default function NewStandingOrder() {
  const { query } = useAddress();
  return (
    <NewRecord
      title={say`New standing order`}
      up={{ to: '/standing-orders', title: say`Standing orders` }}
      record={t`Standing order`}
      operation={createStandingOrder}
      initial={{ customerId: query.get('customerId') ?? '', firstDate: me.get()?.today }}
      groups={[{ fields: STANDING_FIELDS }]}
      options={standingOptions()}
    />
  );
}
