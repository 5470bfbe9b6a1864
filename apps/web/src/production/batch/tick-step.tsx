/** The steps of a batch, to tick while it is made. A step with a temperature has a field for the measured one. */
import { tickStep } from '@cleaver/domain/production/contracts';
import { AmountField } from '../../floor/booking/amount.tsx';
import { booked, useIntent } from '../../floor/booking/intent.ts';
import { t } from '../../shell/language/language.ts';
import { decimalText } from '../../ui/control/amount-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';
import { toast } from '../../ui/dialog/toast.tsx';
import { PlainForm } from '../../ui/form/plain-form.tsx';
import { sentence } from '../../ui/text/words.ts';
import styles from '../production.module.css';
import { type Recipe, type Step, Steps } from '../recipe/steps.tsx';
import type { AtWork } from './open-amounts.ts';

interface TickStepsProps {
  readonly recipe: Recipe;
  readonly execution: AtWork;
}

export const TickSteps = ({ recipe, execution: { batch, steps } }: TickStepsProps) => (
  <Steps
    of={recipe}
    done={steps}
    beside={(step) => {
      const done = steps.find(({ stepNumber }) => stepNumber === step.stepNumber);
      return <Tick key={`${step.stepNumber} ${done !== undefined}`} batchId={batch.id} step={step} done={done} />;
    }}
  />
);

interface TickProps {
  readonly batchId: string;
  readonly step: Step;
  readonly done: AtWork['steps'][number] | undefined;
}

function Tick({ batchId, step, done }: TickProps) {
  const { stepNumber, temperatureCelsius } = step;
  const isMeasured = temperatureCelsius !== null && done === undefined;
  const intent = useIntent({
    name: `step ${stepNumber}`,
    first: { temperature: '' },
    form: tickStep.input,
    raw: ({ temperature }) => ({
      id: batchId,
      stepNumber: String(stepNumber),
      done: done === undefined,
      temperature: degreesOf(temperature),
    }),
    send: (input, key) => booked<unknown>({ booking: 'tick', input, key }),
    done: (answer) => {
      if (answer === undefined) toast(t`Step ${stepNumber} is waiting to be sent`);
    },
  });
  const { values, set, faults, fault, isBusy, submit } = intent;
  const button = (
    <Button
      type="submit"
      look={done ? 'plain' : 'secondary'}
      isBusy={isBusy}
      label={done ? t`Step ${stepNumber}: not done` : t`Step ${stepNumber}: done`}
    >
      {done ? t`Not done` : t`Done`}
    </Button>
  );
  return (
    <PlainForm class={styles['tick']} label={t`Step ${stepNumber}`} submit={() => submit().catch(() => undefined)}>
      {fault !== undefined && <Notice tone="bad">{fault}</Notice>}
      {isMeasured ? (
        <AmountField
          label={t`Measured`}
          unit={undefined}
          value={values.temperature}
          onValue={(temperature) => set({ temperature })}
          fault={sentence(faults.get('temperature'))}
          beside={
            <span class={styles['beside']}>
              <span>°C</span>
              {button}
            </span>
          }
        />
      ) : (
        button
      )}
    </PlainForm>
  );
}

/** Returns the typed temperature as the request has it. Text that is no number stays, and is refused. */
function degreesOf(typed: string): number | string {
  const text = decimalText(typed);
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}
