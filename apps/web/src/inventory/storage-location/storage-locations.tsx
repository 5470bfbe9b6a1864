import { createStorageLocation, listStorageLocations } from '@cleaver/domain/inventory/contracts';
import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { NONE, shownTemperatures } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { mayRun } from '../../shell/session/session.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { List } from '../../ui/list/list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Status } from '../../ui/text/status.tsx';
import { wordText } from '../../ui/text/words.ts';

type Place = AnswerOf<typeof createStorageLocation>;

export const shownRange = (range: Place['temperatureRange']): string => (range ? shownTemperatures(range) : NONE);

const statusOf = ({ active }: Place): string => (active ? 'ACTIVE' : 'INACTIVE');

export default function StorageLocations() {
  const mayWrite = mayRun(createStorageLocation);
  return (
    <Page
      title={say`Storage locations`}
      actions={
        mayWrite && (
          <LinkButton look="primary" icon="plus" to="/storage-locations/new">{t`New storage location`}</LinkButton>
        )
      }
    >
      <List
        of={listStorageLocations}
        name="storage-locations"
        to={({ id }) => `/storage-locations/${id}`}
        columns={[
          { field: 'name', show: ({ name }) => name, isSortable: true },
          { field: 'storageType', show: ({ storageType }) => wordText(storageType), isSortable: true },
          {
            field: 'temperatureRange',
            title: say`Temperature`,
            show: ({ temperatureRange }) => shownRange(temperatureRange),
            isNumber: true,
          },
          {
            field: 'active',
            show: (one) => <Status of={statusOf(one)} />,
            text: (one) => wordText(statusOf(one)),
            isSortable: true,
          },
        ]}
        empty={{
          text: say`No storage location yet, for example a cold room, a freezer or a counter.`,
          ...(mayWrite && { to: '/storage-locations/new' }),
          action: say`New storage location`,
        }}
      />
    </Page>
  );
}
