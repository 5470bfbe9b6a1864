import { say } from '@cleaver/domain/kernel';
import { listCustomers } from '@cleaver/domain/masterdata/contracts';
import { shownDate } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { may } from '../../shell/session/session.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { List } from '../../ui/list/list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Status } from '../../ui/text/status.tsx';
import { wordText } from '../../ui/text/words.ts';

export default function Customers() {
  const mayWrite = may('MASTERDATA_WRITE');
  return (
    <Page
      title={say`Customers`}
      actions={
        mayWrite && (
          <>
            <LinkButton to="/customers/import">{t`Import`}</LinkButton>
            <LinkButton look="primary" icon="plus" to="/customers/new">{t`New customer`}</LinkButton>
          </>
        )
      }
    >
      <List
        of={listCustomers}
        name="customers"
        file="customers"
        to={({ id }) => `/customers/${id}`}
        chosen={{ name: ({ name }) => name }}
        columns={[
          { field: 'name', show: ({ name }) => name, isSortable: true },
          { field: 'type', show: ({ type }) => wordText(type), isSortable: true },
          { field: 'city', show: ({ billingAddress }) => billingAddress?.city },
          { field: 'phone', show: ({ contactInfo }) => contactInfo.phone },
          {
            field: 'frameContract',
            title: say`Frame contract until`,
            show: ({ frameContract }) =>
              frameContract && (frameContract.validUntil ? shownDate(frameContract.validUntil) : t`open-ended`),
          },
          { field: 'status', show: ({ status }) => <Status of={status} />, isSortable: true },
        ]}
        empty={{ text: say`No customer yet.`, ...(mayWrite && { to: '/customers/new' }), action: say`New customer` }}
      />
    </Page>
  );
}
