/** A stop with an entry, after going back to it. The user can enter it again, or correct it. */
import { t } from '../../shell/language/language.ts';
import { Button } from '../../ui/control/button.tsx';
import { wordText } from '../../ui/text/words.ts';
import { CorrectReading } from '../day/correct-reading.tsx';
import { measuredText } from '../measured-text.ts';
import { isOutAt } from './entry.ts';
import styles from './round.module.css';
import { StopBar } from './stop-bar.tsx';
import { StopCard } from './stop-card.tsx';
import type { Stop } from './stops.ts';
import type { Outcome } from './use-entry.ts';

interface EnteredStopProps {
  readonly stop: Stop;
  readonly outcome: Outcome;
  /** The id of the recorded reading. Undefined while the entry waits, and for cleaning. */
  readonly readingId: string | undefined;
  readonly back: (() => void) | undefined;
  readonly next: () => void;
  /** Takes the entry back, or asks for a further one. */
  readonly again: () => void;
}

export function EnteredStop({ stop, outcome: { entered }, readingId, back, next, again }: EnteredStopProps) {
  const isCorrectable = stop.controlPointId !== null && readingId !== undefined;
  return (
    <div class={styles['stop']}>
      <StopCard stop={stop} isOut={isOutAt(stop, entered)}>
        <p class={styles['verdict']}>
          {entered.value === undefined ? wordText(entered.result ?? 'OK') : measuredText(entered.value, stop.measure)}
        </p>
        {entered.note !== undefined && <p>{entered.note}</p>}
      </StopCard>
      <div class={styles['keys']}>
        {isCorrectable ? (
          <CorrectReading id={readingId} measure={stop.measure} name={stop.name} />
        ) : (
          <Button act={again}>{t`Enter it again`}</Button>
        )}
        <StopBar back={back} skip={next} />
      </div>
    </div>
  );
}
