/** Draws labels for printing. Each copy prints on a separate page. */
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { t } from '../shell/language/language.ts';
import { Button } from '../ui/control/button.tsx';
import { ActionBar } from '../ui/form/action-bar.tsx';
import { classes } from '../ui/text/classes.ts';
import styles from './label.module.css';

/** Maximum number of copies. A larger number is a typing error. */
const MOST = 200;

/** Returns the number of copies for a typed text, from 1 to `MOST`; 1 if the text is not a number. */
const copiesOf = (typed: string): number => Math.min(Math.max(Math.trunc(Number(typed)) || 1, 1), MOST);

export function CopiesField({ value, set }: { readonly value: number; readonly set: (copies: number) => void }) {
  const id = useId();
  /** The text of the focused field. Without the focus, the field shows the number of copies. */
  const [typed, setTyped] = useState<string>();
  return (
    <div class={styles['copies']}>
      <label for={id}>{t`Copies of each label`}</label>
      <input
        id={id}
        type="number"
        min={1}
        max={MOST}
        value={typed ?? value}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          set(copiesOf(currentTarget.value));
        }}
        onBlur={() => setTyped(undefined)}
      />
    </div>
  );
}

export const PrintBar = () => (
  <ActionBar>
    <Button look="primary" icon="print" act={() => print()}>{t`Print`}</Button>
  </ActionBar>
);

/** Draws `copies` equal labels. The screen shows only the first label; the others appear only on paper. */
export const Labels = ({ copies, children }: { readonly copies: number; readonly children: ComponentChildren }) => (
  <>
    {Array.from({ length: copies }, (_, index) => (
      <article
        key={index}
        class={classes(styles['label'], index > 0 && styles['copy'])}
        data-label={index === 0 ? '' : undefined}
        aria-hidden={index === 0 ? undefined : 'true'}
      >
        {children}
      </article>
    ))}
  </>
);
