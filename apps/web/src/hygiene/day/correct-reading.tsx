/** The button that corrects a reading, with its form in a dialog. */
import { correctReading, listReadings, type Measure, type Result } from '@cleaver/domain/hygiene/contracts';
import { say } from '@cleaver/domain/kernel';
import { useAnswer } from '../../shell/data/query.ts';
import { mayRun } from '../../shell/session/session.ts';
import { FormAction } from '../../ui/form/action.tsx';

const NOT_DONE: readonly Result[] = ['NOT_DONE'];

interface CorrectReadingProps {
  /** The id of the reading. */
  readonly id: string;
  readonly measure: Measure;
  /** The name of the control point. */
  readonly name: string;
}

export const CorrectReading = ({ id, measure, name }: CorrectReadingProps) =>
  mayRun(correctReading) && (
    <FormAction
      operation={correctReading}
      label={say`Correct`}
      title={say`Correct ${name}`}
      // A check has no value, so its form has no field for one. Other measures take no result but NOT_DONE.
      fixed={measure === 'CHECK' ? { id, value: undefined } : { id }}
      options={{
        note: { label: say`Why it is corrected` },
        ...(measure !== 'CHECK' && { result: { choices: NOT_DONE, hint: say`Only if it was not measured` } }),
      }}
      done={say`Corrected`}
    />
  );

interface CorrectByHandProps extends CorrectReadingProps {
  readonly controlPointId: string;
  /** When it was measured, as an ISO text. */
  readonly at: string;
}

/** The same button, but only for readings by hand, because readings of sensors cannot be corrected. */
export function CorrectByHand({ controlPointId, at, ...reading }: CorrectByHandProps) {
  const isAsked = reading.measure === 'TEMPERATURE' && mayRun(correctReading);
  const to = new Date(Date.parse(at) + 1).toISOString();
  const found = useAnswer(listReadings, { controlPointId, from: at, to }, { enabled: isAsked });
  const isByHand = found.data?.content.some(({ id, deviceId }) => id === reading.id && deviceId === null);
  return isAsked && !isByHand ? null : <CorrectReading {...reading} />;
}
