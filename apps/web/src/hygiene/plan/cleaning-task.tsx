/** One cleaning task of the plan. */

import {
  activateCleaningTask,
  cleaningTaskMachine,
  deactivateCleaningTask,
  getCleaningTask,
  updateCleaningTask,
} from '@cleaver/domain/hygiene/contracts';
import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { History } from '../../audit/history.tsx';
import { call } from '../../shell/data/api.ts';
import { useAnswer } from '../../shell/data/query.ts';
import { t } from '../../shell/language/language.ts';
import type { ScreenProps } from '../../shell/navigation/screen.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { FormAction, MachineActions } from '../../ui/form/action.tsx';
import { Columns, Facts, Page, Section, Unloaded } from '../../ui/page/page.tsx';
import { Status } from '../../ui/text/status.tsx';
import { fieldText } from '../../ui/text/words.ts';
import { PlaceName } from '../place-name.tsx';
import { CHECK_INSTEAD, CHECK_OPTIONS } from './check-fields.tsx';
import { TASK_GROUPS, taskChange } from './task-form.ts';
import { scheduleText } from './version-text.ts';
import { Versions } from './versions.tsx';

type Task = AnswerOf<typeof getCleaningTask>;

const UP = { to: '/hygiene/cleaning', title: say`Cleaning tasks` };

export default function CleaningTaskScreen({ params: { id = '' } }: ScreenProps) {
  const found = useAnswer(getCleaningTask, { id });
  if (!found.data) return <Unloaded title={say`Cleaning task`} up={UP} of={found} />;
  const task = found.data;
  return (
    <Page title={task.name} up={UP} badge={<Status of={task.status} />} actions={<Actions task={task} />}>
      <Columns>
        <Section title={t`Cleaning task`}>
          <Facts
            of={[
              [t`How often`, scheduleText(task.schedule)],
              [t`Storage location`, <PlaceName key="place" id={task.storageLocationId} />],
              [fieldText('agent'), task.agent],
              [fieldText('responsible'), task.responsible],
              [fieldText('instructions'), task.instructions],
            ]}
          />
        </Section>
        <Versions of={task.versions} measure="CHECK" />
        <History entity="cleaning_task" id={id} />
      </Columns>
    </Page>
  );
}

function Actions({ task }: { readonly task: Task }) {
  const { id, name, storageLocationId, schedule, agent, instructions, responsible, status } = task;
  const path = { id };
  return (
    <>
      <LinkButton icon="count" to={`/cleaning-records?cleaningTaskId=${id}`}>{t`Cleaning records`}</LinkButton>
      <FormAction
        operation={updateCleaningTask}
        title={say`Edit`}
        label={say`Save`}
        fixed={path}
        initial={{ name, storageLocationId, schedule, agent, instructions, responsible }}
        groups={TASK_GROUPS}
        options={CHECK_OPTIONS}
        instead={CHECK_INSTEAD}
        send={(body, key) => call(updateCleaningTask, { ...taskChange(body), id }, { key })}
        done={say`Saved`}
      />
      <MachineActions
        machine={cleaningTaskMachine}
        status={status}
        operation={activateCleaningTask}
        verbs={{
          activate: { label: say`Activate`, send: () => call(activateCleaningTask, path), done: say`Activated` },
          deactivate: {
            label: say`Deactivate`,
            send: () => call(deactivateCleaningTask, path),
            done: say`Deactivated`,
            undo: () => call(activateCleaningTask, path),
          },
        }}
      />
    </>
  );
}
