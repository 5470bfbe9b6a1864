import { listStockLevels } from '@cleaver/domain/inventory/contracts';
import { say } from '@cleaver/domain/kernel';
import { shownQuantity, shownUnit } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { List } from '../../ui/list/list.tsx';
import { Page } from '../../ui/page/page.tsx';

export default function BelowMinimum() {
  return (
    <Page title={say`Below minimum`} sub={t`Stocks with a usable quantity below their minimum`}>
      <List
        of={listStockLevels}
        name="below-minimum"
        fixed={{ belowMinimum: 'true' }}
        to={({ id }) => `/stocks/${id}`}
        columns={[
          { field: 'articleName', title: say`Article`, show: ({ articleName }) => articleName, isSortable: true },
          { field: 'storageLocationId', show: ({ storageLocationName }) => storageLocationName },
          {
            field: 'usable',
            title: say`Usable`,
            show: ({ usable, unit }) => shownQuantity(usable, unit),
            amount: ({ usable, unit }) => [usable, shownUnit(unit ?? '')],
            isNumber: true,
          },
          {
            field: 'minimumLevelAmount',
            show: ({ minimumLevel }) => shownQuantity(minimumLevel?.amount, minimumLevel?.unit),
            amount: ({ minimumLevel }) => [minimumLevel?.amount, shownUnit(minimumLevel?.unit ?? '')],
            isNumber: true,
          },
        ]}
        empty={{ text: say`No stock is below its minimum.` }}
      />
    </Page>
  );
}
