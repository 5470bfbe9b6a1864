/** The cleaning tasks of the plan. */

import { createCleaningTask, listCleaningTasks } from '@cleaver/domain/hygiene/contracts';
import { type ItemOf, say } from '@cleaver/domain/kernel';
import { t } from '../../shell/language/language.ts';
import { mayRun } from '../../shell/session/session.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { List } from '../../ui/list/list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Status } from '../../ui/text/status.tsx';
import { wordText } from '../../ui/text/words.ts';
import { PlaceName } from '../place-name.tsx';
import { scheduleText } from './version-text.ts';

type Task = ItemOf<typeof listCleaningTasks>;

export default function CleaningTasks() {
  const mayWrite = mayRun(createCleaningTask);
  return (
    <Page
      title={say`Cleaning tasks`}
      actions={
        <>
          <LinkButton icon="print" to="/hygiene/cleaning/print">{t`Cleaning plan to print`}</LinkButton>
          {mayWrite && (
            <LinkButton look="primary" icon="plus" to="/hygiene/cleaning/new">{t`New cleaning task`}</LinkButton>
          )}
        </>
      }
    >
      <List<Task>
        of={listCleaningTasks}
        name="cleaning-tasks"
        to={({ id }) => `/hygiene/cleaning/${id}`}
        columns={[
          { field: 'name', show: ({ name }) => name, isSortable: true },
          { field: 'schedule', title: say`How often`, show: ({ schedule }) => scheduleText(schedule) },
          { field: 'agent', show: ({ agent }) => agent },
          { field: 'responsible', show: ({ responsible }) => responsible },
          {
            field: 'storageLocationId',
            title: say`Storage location`,
            show: ({ storageLocationId }) => <PlaceName id={storageLocationId} isPlain />,
          },
          { field: 'status', show: ({ status }) => <Status of={status} />, text: ({ status }) => wordText(status) },
        ]}
        empty={{
          text: say`No cleaning task yet. The starting plan proposes the usual ones.`,
          ...(mayWrite && { to: '/hygiene/starting-plan' }),
          action: say`Starting plan`,
        }}
      />
    </Page>
  );
}
