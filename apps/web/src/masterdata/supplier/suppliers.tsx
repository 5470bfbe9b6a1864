import { say } from '@cleaver/domain/kernel';
import { listSuppliers } from '@cleaver/domain/masterdata/contracts';
import { shownNumber } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { may } from '../../shell/session/session.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { List } from '../../ui/list/list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Status } from '../../ui/text/status.tsx';
import { latestEnd, scoreOf } from './supplier-facts.ts';

export default function Suppliers() {
  const mayWrite = may('MASTERDATA_WRITE');
  return (
    <Page
      title={say`Suppliers`}
      actions={
        mayWrite && (
          <>
            <LinkButton to="/suppliers/import">{t`Import`}</LinkButton>
            <LinkButton look="primary" icon="plus" to="/suppliers/new">{t`New supplier`}</LinkButton>
          </>
        )
      }
    >
      <List
        of={listSuppliers}
        name="suppliers"
        file="suppliers"
        to={({ id }) => `/suppliers/${id}`}
        chosen={{ name: ({ name }) => name }}
        columns={[
          { field: 'name', show: ({ name }) => name, isSortable: true },
          { field: 'city', show: ({ address }) => address?.city ?? '' },
          { field: 'phone', show: ({ contactInfo }) => contactInfo.phone },
          { field: 'certificates', title: say`Certificate until`, show: (one) => latestEnd(one) },
          {
            field: 'rating',
            title: say`Rating`,
            show: ({ rating }) => shownNumber(scoreOf(rating), 1),
            isNumber: true,
          },
          { field: 'status', show: ({ status }) => <Status of={status} />, isSortable: true },
        ]}
        empty={{
          text: say`No supplier yet. Add the first one, with its certificates.`,
          ...(mayWrite && { to: '/suppliers/new' }),
          action: say`New supplier`,
        }}
      />
    </Page>
  );
}
