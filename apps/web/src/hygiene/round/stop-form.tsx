/** The entry at a stop: a value on the number pad, or two large buttons. What is out of limits asks what was done. */
import { useState } from 'preact/hooks';
import { t } from '../../shell/language/language.ts';
import { decimalText } from '../../ui/control/amount-text.ts';
import { PlainForm } from '../../ui/form/plain-form.tsx';
import { sentence } from '../../ui/text/words.ts';
import { CheckKeys } from './check-keys.tsx';
import { type Entered, isOutAt, valueFault } from './entry.ts';
import { NotDoneForm } from './not-done-form.tsx';
import { OutForm } from './out-form.tsx';
import styles from './round.module.css';
import { shopInstant } from './round-plan.ts';
import { StopBar } from './stop-bar.tsx';
import { StopCard } from './stop-card.tsx';
import type { Stop } from './stops.ts';
import { ValueField, ValueKeys } from './value-keys.tsx';

interface StopFormProps {
  readonly stop: Stop;
  /** Goes to the stop before. Undefined at the first one. */
  readonly back: (() => void) | undefined;
  /** Goes to the next stop without an entry. Undefined for a single stop. */
  readonly next?: () => void;
  /** `at`: when the user entered it, as an ISO text. */
  readonly enter: (entered: Entered, at: string) => void;
}

/** What was entered, and when, while the screen asks for more. */
interface Pending {
  readonly entered: Entered;
  readonly at: string;
}

export function StopForm({ stop, back, next, enter }: StopFormProps) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const [pending, setPending] = useState<Pending>();
  const judged = (entered: Entered): void => {
    const at = shopInstant();
    if (entered.result === 'NOT_DONE' || isOutAt(stop, entered)) setPending({ entered, at });
    else enter(entered, at);
  };
  const submit = (): void => {
    const value = decimalText(typed);
    const wrong = valueFault(stop, value);
    setFault(sentence(wrong));
    if (wrong === undefined) judged({ value });
  };
  const leave = (): void => setPending(undefined);
  if (pending?.entered.result === 'NOT_DONE')
    return <NotDoneForm stop={stop} leave={leave} done={(note) => enter({ ...pending.entered, note }, pending.at)} />;
  if (pending) {
    const done = (more: Partial<Entered>): void => enter({ ...pending.entered, ...more }, pending.at);
    return <OutForm stop={stop} entered={pending.entered} leave={leave} done={done} />;
  }
  const bar = <StopBar back={back} skip={next} notDone={() => judged({ result: 'NOT_DONE' })} />;
  if (stop.measure === 'CHECK') {
    return (
      <div class={styles['stop']}>
        <StopCard stop={stop} />
        <CheckKeys chosen={(result) => judged({ result })}>{bar}</CheckKeys>
      </div>
    );
  }
  return (
    <PlainForm class={styles['stop']} submit={submit}>
      <StopCard stop={stop}>
        <ValueField
          label={t`Measured value`}
          measure={stop.measure}
          value={typed}
          onValue={(value) => {
            setFault(undefined);
            setTyped(value);
          }}
          fault={fault}
        />
      </StopCard>
      <ValueKeys value={typed} onValue={setTyped}>
        {bar}
      </ValueKeys>
    </PlainForm>
  );
}
