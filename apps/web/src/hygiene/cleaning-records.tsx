/** The list of what was cleaned, the latest first. */
import { listCleaningRecords } from '@cleaver/domain/hygiene/contracts';
import { type ItemOf, say } from '@cleaver/domain/kernel';
import { shownTime } from '../shell/language/format.ts';
import { useNames } from '../shell/navigation/references.ts';
import { List } from '../ui/list/list.tsx';
import { Page } from '../ui/page/page.tsx';
import { Status } from '../ui/text/status.tsx';
import { wordText } from '../ui/text/words.ts';

type Record = ItemOf<typeof listCleaningRecords>;

export default function CleaningRecords() {
  const task = useNames('cleaningTask');
  return (
    <Page title={say`Cleaning records`}>
      <List<Record>
        of={listCleaningRecords}
        name="cleaning-records"
        sort="doneAt,desc"
        columns={[
          { field: 'doneAt', show: ({ doneAt }) => shownTime(doneAt), isSortable: true },
          { field: 'cleaningTaskId', isHead: true, show: ({ cleaningTaskId }) => task(cleaningTaskId) || '…' },
          { field: 'result', show: ({ result }) => <Status of={result} />, text: ({ result }) => wordText(result) },
          { field: 'note', show: ({ note }) => note, isLong: true },
          { field: 'recordedBy', show: ({ recordedBy }) => recordedBy ?? '' },
        ]}
        empty={{ text: say`Nothing cleaned yet. The round records what is cleaned.` }}
      />
    </Page>
  );
}
