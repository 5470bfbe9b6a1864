/** The button that corrects a reading, with its form in a dialog. */
import { correctReading, type Measure } from '@cleaver/domain/hygiene/contracts';
import { say } from '@cleaver/domain/kernel';
import { mayRun } from '../../shell/session/session.ts';
import { FormAction } from '../../ui/form/action.tsx';

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
      // A check has no value, so its form has no field for one.
      fixed={measure === 'CHECK' ? { id, value: undefined } : { id }}
      options={{
        note: { label: say`Why it is corrected` },
        ...(measure !== 'CHECK' && { result: { hint: say`Only if it was not measured: not done` } }),
      }}
      done={say`Corrected`}
    />
  );
