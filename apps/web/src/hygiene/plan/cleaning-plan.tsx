/** The cleaning plan on paper: what is cleaned, how often, with what, how and by whom. */

import { INTERVALS, listCleaningTasks } from '@cleaver/domain/hygiene/contracts';
import { type ItemOf, say } from '@cleaver/domain/kernel';
import { PaperFrame } from '../../settings/paper.tsx';
import { useAll } from '../../shell/data/all-pages.ts';
import { t } from '../../shell/language/language.ts';
import { Button } from '../../ui/control/button.tsx';
import { Loaded, Nothing, Page } from '../../ui/page/page.tsx';
import { Sheet, Signatures } from '../../ui/page/sheet.tsx';
import { fieldText } from '../../ui/text/words.ts';
import { usePlaceNames } from '../place-name.tsx';
import { scheduleText } from './version-text.ts';

type Task = ItemOf<typeof listCleaningTasks>;

export default function CleaningPlan() {
  const tasks = useAll(listCleaningTasks, { status: 'ACTIVE', sort: 'name' });
  return (
    <Page
      title={say`Cleaning plan`}
      up={{ to: '/hygiene/cleaning', title: say`Cleaning tasks` }}
      actions={<Button look="primary" icon="print" act={() => print()}>{t`Print`}</Button>}
    >
      <PaperFrame />
      <Loaded of={tasks} lines={8}>
        {(all) => (all.length === 0 ? <Nothing text={t`No cleaning task yet.`} /> : <Tasks of={all} />)}
      </Loaded>
      <Signatures of={[t`Date`, t`Signature`]} />
    </Page>
  );
}

/** The tasks, the most frequent first. */
function Tasks({ of }: { readonly of: readonly Task[] }) {
  const place = usePlaceNames();
  const rank = ({ schedule }: Task): number => INTERVALS.indexOf(schedule.every);
  return (
    <Sheet caption={t`What is cleaned`}>
      <thead>
        <tr>
          <th scope="col">{t`What`}</th>
          <th scope="col">{t`How often`}</th>
          <th scope="col">{fieldText('agent')}</th>
          <th scope="col">{fieldText('instructions')}</th>
          <th scope="col">{fieldText('responsible')}</th>
        </tr>
      </thead>
      <tbody>
        {of
          .toSorted((a, b) => rank(a) - rank(b))
          .map((task) => (
            <tr key={task.id}>
              <th scope="row">{[task.name, place(task.storageLocationId)].filter(Boolean).join(', ')}</th>
              <td>{scheduleText(task.schedule)}</td>
              <td>{task.agent}</td>
              <td>{task.instructions}</td>
              <td>{task.responsible}</td>
            </tr>
          ))}
      </tbody>
    </Sheet>
  );
}
