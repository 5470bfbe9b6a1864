import { listInventoryCounts, openInventoryCount } from '@cleaver/domain/inventory/contracts';
import { type ItemOf, say } from '@cleaver/domain/kernel';
import { shownTime } from '../../shell/language/format.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import { useNames } from '../../shell/navigation/references.ts';
import { FormAction } from '../../ui/form/action.tsx';
import { List } from '../../ui/list/list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Status } from '../../ui/text/status.tsx';
import { wordText } from '../../ui/text/words.ts';

type Count = ItemOf<typeof listInventoryCounts>;

export default function Counts() {
  const { go } = useAddress();
  const place = useNames('storageLocation');
  return (
    <Page
      title={say`Counts`}
      actions={
        <FormAction
          operation={openInventoryCount}
          title={say`Count a storage location`}
          button="primary"
          options={{ blind: { hint: say`People who count do not see the expected amounts.` } }}
          done={say`Opened`}
          then={({ id }) => go(`/counts/${id}`)}
        />
      }
    >
      <List<Count>
        of={listInventoryCounts}
        name="counts"
        sort="createdAt,desc"
        to={({ id }) => `/counts/${id}`}
        columns={[
          { field: 'countNumber', show: ({ countNumber }) => countNumber, isCode: true },
          {
            field: 'storageLocationId',
            isHead: true,
            show: ({ storageLocationId }) => place(storageLocationId) || '…',
            text: ({ storageLocationId }) => place(storageLocationId),
          },
          { field: 'createdAt', show: ({ createdAt }) => shownTime(createdAt), isSortable: true },
          { field: 'createdBy', show: ({ createdBy }) => createdBy },
          { field: 'entries', show: ({ entries }) => entries, text: ({ entries }) => entries, isNumber: true },
          { field: 'blind', show: ({ blind }) => wordText(String(blind)) },
          { field: 'status', show: ({ status }) => <Status of={status} /> },
        ]}
        empty={{
          text: say`Nothing has been counted yet. A storage location is counted lot by lot, without showing the expected amounts.`,
        }}
      />
    </Page>
  );
}
