/** The two large buttons of a check. */
import type { ComponentChildren } from 'preact';
import { t } from '../../shell/language/language.ts';
import { wordText } from '../../ui/text/words.ts';
import styles from './round.module.css';

interface CheckKeysProps {
  readonly chosen: (result: 'OK' | 'NOT_OK') => void;
  readonly children: ComponentChildren;
}

export const CheckKeys = ({ chosen, children }: CheckKeysProps) => (
  <div class={styles['keys']}>
    <fieldset class={styles['results']} aria-label={t`Result`}>
      {(['NOT_OK', 'OK'] as const).map((result) => (
        <button
          key={result}
          type="button"
          data-result={result}
          // A double tap counts once. Its second tap would answer the next check before the user has read it.
          onClick={(event) => event.detail <= 1 && chosen(result)}
        >
          {wordText(result)}
        </button>
      ))}
    </fieldset>
    {children}
  </div>
);
