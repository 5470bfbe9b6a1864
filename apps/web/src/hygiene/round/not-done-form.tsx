/** Asks why something was not measured or not checked. */
import { say } from '@cleaver/domain/kernel';
import { useState } from 'preact/hooks';
import { t } from '../../shell/language/language.ts';
import { Button } from '../../ui/control/button.tsx';
import { ReasonField } from '../../ui/control/reason-field.tsx';
import { ActionBar } from '../../ui/form/action-bar.tsx';
import { PlainForm } from '../../ui/form/plain-form.tsx';
import { revealFault } from '../../ui/form/reveal.ts';
import { wordText } from '../../ui/text/words.ts';
import styles from './round.module.css';
import { StopCard } from './stop-card.tsx';
import type { Stop } from './stops.ts';

const WHY = [say`Not in use`, say`No time`, say`Thermometer is missing`, say`Not reachable`] as const;

interface NotDoneFormProps {
  readonly stop: Stop;
  readonly leave: () => void;
  readonly done: (note: string) => void;
}

export function NotDoneForm({ stop, leave, done }: NotDoneFormProps) {
  const [note, setNote] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const send = (): void => {
    setIsMissing(note.trim() === '');
    if (note.trim() === '') revealFault();
    else done(note.trim());
  };
  return (
    <PlainForm class={styles['stop']} submit={send}>
      <StopCard stop={stop}>
        <p class={styles['verdict']}>{wordText('NOT_DONE')}</p>
      </StopCard>
      <ReasonField
        label={t`Why was it not done?`}
        value={note}
        set={setNote}
        often={WHY}
        fault={isMissing ? t`Say why.` : undefined}
      />
      <ActionBar>
        <Button type="submit" look="primary">{t`Enter it`}</Button>
        <Button act={leave}>{t`Leave it`}</Button>
      </ActionBar>
    </PlainForm>
  );
}
