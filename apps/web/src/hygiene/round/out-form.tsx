/** Asks for the cause, the measure and the goods of a value or a check that is out of limits. */
import { actOnDeviation, GOODS_FATES, type GoodsFate, VERDICTS } from '@cleaver/domain/hygiene/contracts';
import { say } from '@cleaver/domain/kernel';
import { useId, useState } from 'preact/hooks';
import { inputFaults } from '../../shell/data/input-faults.ts';
import { shown, t } from '../../shell/language/language.ts';
import { Button } from '../../ui/control/button.tsx';
import { ChoiceGroup } from '../../ui/control/choice-group.tsx';
import { ReasonField } from '../../ui/control/reason-field.tsx';
import { ActionBar } from '../../ui/form/action-bar.tsx';
import { PlainForm } from '../../ui/form/plain-form.tsx';
import { revealFault } from '../../ui/form/reveal.ts';
import { fieldText, sentence, wordText } from '../../ui/text/words.ts';
import { measuredText } from '../measured-text.ts';
import { type Entered, verdictAt } from './entry.ts';
import styles from './round.module.css';
import { StopCard } from './stop-card.tsx';
import type { Stop } from './stops.ts';

const CAUSES = [
  say`Door was open`,
  say`Just filled`,
  say`It was defrosting`,
  say`Cooling is broken`,
  say`Power failure`,
] as const;
const FINDINGS = [say`Not clean`, say`Damaged`, say`Trace of pests`, say`Material is missing`] as const;

interface OutFormProps {
  readonly stop: Stop;
  readonly entered: Entered;
  readonly leave: () => void;
  readonly done: (more: Pick<Entered, 'note' | 'action'>) => void;
}

export function OutForm({ stop, entered, leave, done }: OutFormProps) {
  const isCheck = stop.measure === 'CHECK';
  // A batch has no deviation: the hold of its outputs is the record.
  const isActable = stop.batchId === undefined;
  const [cause, setCause] = useState('');
  const [measure, setMeasure] = useState(stop.correctiveAction);
  const [goods, setGoods] = useState<GoodsFate>();
  const [faults, setFaults] = useState<ReadonlyMap<string, string | undefined>>(new Map());
  const note = isCheck ? { note: cause.trim() } : {};
  const send = (isActed: boolean): void => {
    const action = { cause: cause.trim(), measure: measure.trim(), goods };
    const found = isActed
      ? inputFaults(actOnDeviation.input, { id: NO_ID, ...action })
      : isCheck && action.cause === ''
        ? inputFaults(actOnDeviation.input, { id: NO_ID, measure: '-', goods: 'NONE' })
        : [];
    setFaults(new Map(found.map(({ field, message }) => [field, sentence(message)])));
    if (found.length > 0) revealFault();
    else done(isActed && goods !== undefined ? { ...note, action: { ...action, goods } } : note);
  };
  return (
    <PlainForm class={styles['stop']} submit={() => send(isActable)}>
      <StopCard stop={stop} isOut>
        <p class={styles['verdict']} role="alert">
          <Verdict stop={stop} entered={entered} />
        </p>
      </StopCard>
      {(isActable || isCheck) && (
        <ReasonField
          label={isCheck ? t`What is wrong?` : fieldText('cause')}
          value={cause}
          set={setCause}
          often={isCheck ? FINDINGS : CAUSES}
          fault={faults.get('cause')}
        />
      )}
      {isActable && (
        <>
          <MeasureField value={measure} set={setMeasure} fault={faults.get('measure')} />
          <div class={styles['goods']}>
            <p>{fieldText('goods')}</p>
            <ChoiceGroup label={fieldText('goods')} fault={faults.get('goods')}>
              {GOODS_FATES.map((one) => (
                <Button key={one} isPressed={goods === one} act={() => setGoods(one)}>
                  {one === 'NONE' ? shown(say`No goods affected`) : wordText(one)}
                </Button>
              ))}
            </ChoiceGroup>
          </div>
        </>
      )}
      <ActionBar>
        <Button type="submit" look="primary">{t`Enter it`}</Button>
        <Button act={leave}>{isCheck ? t`Check again` : t`Type again`}</Button>
        {isActable && <Button look="plain" act={() => send(false)}>{t`Say it later`}</Button>}
      </ActionBar>
    </PlainForm>
  );
}

const NO_ID = '00000000-0000-0000-0000-000000000000';

function Verdict({ stop, entered }: Pick<OutFormProps, 'stop' | 'entered'>) {
  const verdict = verdictAt(stop, entered);
  const word = wordText(VERDICTS.find((one) => one === verdict) ?? 'NOT_OK');
  return <>{entered.value === undefined ? word : `${word}: ${measuredText(entered.value, stop.measure)}`}</>;
}

interface MeasureFieldProps {
  readonly value: string;
  readonly set: (value: string) => void;
  readonly fault: string | undefined;
}

function MeasureField({ value, set, fault }: MeasureFieldProps) {
  const id = useId();
  return (
    <div class={styles['measure']}>
      <label for={id}>{t`What was done about it?`}</label>
      <textarea
        id={id}
        value={value}
        aria-invalid={fault === undefined ? undefined : 'true'}
        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
        onInput={(event) => set(event.currentTarget.value)}
      />
      {fault !== undefined && (
        <p id={`${id}-fault`} class={styles['fault']}>
          {fault}
        </p>
      )}
    </div>
  );
}
