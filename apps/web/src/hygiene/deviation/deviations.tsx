import { listDeviations } from '@cleaver/domain/hygiene/contracts';
import { say } from '@cleaver/domain/kernel';
import { t } from '../../shell/language/language.ts';
import { List } from '../../ui/list/list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PlaceName } from '../place-name.tsx';
import { DEVIATION_COLUMNS, type Deviation, deviationPath } from './deviation-table.tsx';

export default function Deviations() {
  return (
    <Page title={say`Deviations`} sub={t`What was out of limits or not in order, and what was done about it`}>
      <List<Deviation>
        of={listDeviations}
        name="deviations"
        sort="from,desc"
        to={deviationPath}
        columns={[
          { field: 'name', show: ({ name }) => name },
          {
            field: 'storageLocationId',
            title: say`Storage location`,
            show: ({ storageLocationId }) => <PlaceName id={storageLocationId} isPlain />,
          },
          ...DEVIATION_COLUMNS,
        ]}
        empty={{ text: say`No deviation yet: everything was within limits and in order.` }}
      />
    </Page>
  );
}
