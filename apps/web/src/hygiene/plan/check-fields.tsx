/** The fields of limits, schedules and sensors in the forms of control points and cleaning tasks. */
import { say } from '@cleaver/domain/kernel';
import { useState } from 'preact/hooks';

import type { OperationFormProps } from '../../ui/form/draft.ts';
import { type FieldProps, Labelled } from '../../ui/form/labelled-field.tsx';
import { fieldText } from '../../ui/text/words.ts';
import { timesOf, timesText } from './times.ts';

type Options = NonNullable<OperationFormProps<unknown>['options']>;

/** The times of a day in one field. The form has them as a list. */
function TimesField({ path, name, value, setting }: FieldProps) {
  const times = timesText(value as readonly string[]);
  const [typed, setTyped] = useState(times);
  // A restored draft and a discarded one change the list from outside.
  const text = timesText(timesOf(typed)) === times ? typed : times;
  const id = `${setting.id}-${path}`;
  const [at, fault] = [...setting.faults].find(([one]) => one === path || one.startsWith(`${path}[`)) ?? [];
  return (
    <Labelled
      id={id}
      label={fieldText(name)}
      isRequired={false}
      path={path}
      setting={{ ...setting, faults: fault === undefined ? new Map() : new Map([[path, fault]]) }}
      hint={say`Daily only, at most six: 07:00, 14:00. Empty: once a day.`}
    >
      <input
        id={id}
        name={path}
        type="text"
        autoComplete="off"
        value={text}
        aria-invalid={at === undefined ? undefined : 'true'}
        aria-describedby={at === undefined ? `${id}-hint` : `${id}-hint ${id}-fault`}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          setting.set(path, timesOf(event.currentTarget.value));
        }}
        onBlur={() => setTyped(timesText(timesOf(typed)))}
      />
    </Labelled>
  );
}

/** The options of the fields that control points and cleaning tasks share. */
export const CHECK_OPTIONS: Options = {
  times: { render: (props) => <TimesField {...props} /> },
  responsible: { hint: say`A person or a job, for example: who opens the shop` },
  min: { label: say`Lowest value` },
  max: { label: say`Highest value` },
  channel: { label: say`Channel`, hint: say`The name of the sensor in what the device sends` },
  minutes: { label: say`Sends every … minutes` },
  toleratedMinutes: { hint: say`Of sensors alone: for so long a door may be open before a deviation begins.` },
  correctiveAction: { hint: say`It is proposed to whoever records a deviation.` },
  kind: { hint: say`For the report. A critical control point of batches also stops the completion of a batch.` },
  productKinds: { hint: say`Batches whose article is of one of these kinds. No kind and no article: all batches.` },
};

/** Fields that show the faults of their group. */
export const CHECK_INSTEAD: NonNullable<OperationFormProps<unknown>['instead']> = {
  limits: { at: 'limits.max', text: say`is required, or a lowest value` },
  schedule: { at: 'schedule.every', text: say`is required` },
};
