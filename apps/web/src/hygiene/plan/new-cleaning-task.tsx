import { createCleaningTask } from '@cleaver/domain/hygiene/contracts';
import { say } from '@cleaver/domain/kernel';
import { t } from '../../shell/language/language.ts';
import { NewRecord } from '../../ui/form/new-record.tsx';
import { CHECK_INSTEAD, CHECK_OPTIONS } from './check-fields.tsx';
import { TASK_GROUPS } from './task-form.ts';

export default function NewCleaningTask() {
  return (
    <NewRecord
      title={say`New cleaning task`}
      up={{ to: '/hygiene/cleaning', title: say`Cleaning tasks` }}
      record={t`Cleaning task`}
      operation={createCleaningTask}
      initial={{ schedule: { every: 'DAY', times: [] } }}
      groups={TASK_GROUPS}
      options={CHECK_OPTIONS}
      instead={CHECK_INSTEAD}
    />
  );
}
