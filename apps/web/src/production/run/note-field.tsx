/** The note of a run. If the figures of the run are unusual, asks the user to explain them in the note. */

import type { Unusual } from '@cleaver/domain/production';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Intent } from '../../floor/booking/intent.ts';
import { padField } from '../../floor/booking/pad.tsx';
import { shownNumber, shownQuantity } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { Notice } from '../../ui/dialog/notice.tsx';
import { bringIntoView } from '../../ui/page/in-view.ts';
import styles from '../batch/make.module.css';

interface WithNote {
  readonly note: string;
}

export interface Asking {
  /**
   * The intent that asks for a confirmation before it sends unusual figures. It does not send unusual figures without a
   * note.
   */
  readonly intent: Pick<Intent<object>, 'fault' | 'isBusy' | 'submit' | 'discard'>;
  /** The number of attempts that ended in the question about these figures. */
  readonly asked: number;
}

/**
 * Returns the intent with a confirmation before it sends unusual figures. The first attempt with these figures only
 * shows the question, even if the note is filled in. Further attempts show it again while the note is empty.
 */
export function useAsking<V extends WithNote>(intent: Intent<V>, unusual: readonly Unusual[]): Asking {
  const figures = JSON.stringify(unusual);
  const [last, setLast] = useState({ figures: '[]', count: 0 });
  const asked = last.figures === figures ? last.count : 0;
  const submit = async (): Promise<void> => {
    if (unusual.length > 0 && (asked === 0 || intent.values.note.trim() === '')) setLast({ figures, count: asked + 1 });
    else await intent.submit();
  };
  return { intent: { ...intent, submit }, asked };
}

interface NoteFieldProps {
  readonly id: string;
  readonly note: string;
  readonly set: (note: string) => void;
  readonly unusual: readonly Unusual[];
  readonly asked: number;
}

export function NoteField({ id, note, set, unusual, asked }: NoteFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked === 0) return;
    // Closes the numpad, which leaves no room for the question.
    padField.set(undefined);
    field.current?.focus({ preventScroll: true });
    requestAnimationFrame(() => question.current && bringIntoView(question.current));
  }, [asked]);
  const isMissing = asked > 0 && note.trim() === '';
  return (
    <div ref={question} class={styles['question']}>
      {asked > 0 && (
        <div role="alert">
          <Notice tone="warn">
            {unusual.map((one) => (
              <p key={one.kind}>{sentenceOf(one)}</p>
            ))}
            <p>{t`Is that right? Correct it, or give a reason: it is saved as the note.`}</p>
          </Notice>
        </div>
      )}
      <div class={styles['field']}>
        <label for={id}>{t`Note`}</label>
        <input
          id={id}
          ref={field}
          type="text"
          value={note}
          aria-invalid={isMissing ? 'true' : undefined}
          onInput={(event) => set(event.currentTarget.value)}
        />
      </div>
    </div>
  );
}

const sentenceOf = ({ kind, actual, expected }: Unusual): string =>
  kind === 'MORE_OUT'
    ? t`${shownQuantity(actual, 'KG')} came out of ${shownQuantity(expected, 'KG')}.`
    : t`The yield is ${shownNumber(actual)} %, the usual yield is ${shownNumber(expected)} %.`;
