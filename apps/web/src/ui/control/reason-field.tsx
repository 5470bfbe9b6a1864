/** A text field for a reason, with the frequent reasons as buttons. */

import { useId } from 'preact/hooks';
import { shown, type Text } from '../../shell/language/language.ts';
import { Button } from './button.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import styles from './reason-field.module.css';

interface ReasonFieldProps {
  readonly label: string;
  readonly value: string;
  readonly set: (reason: string) => void;
  readonly often?: readonly Text[];
  readonly fault?: string | undefined;
}

export function ReasonField({ label, value, set, often = [], fault }: ReasonFieldProps) {
  const id = useId();
  return (
    <div class={styles['field']}>
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        value={value}
        aria-invalid={fault === undefined ? undefined : 'true'}
        onInput={(event) => set(event.currentTarget.value)}
      />
      {fault !== undefined && <p class={styles['fault']}>{fault}</p>}
      {often.length > 0 && (
        <ChoiceGroup label={label}>
          {often.map(shown).map((text) => (
            <Button key={text} isPressed={value === text} act={() => set(text)}>
              {text}
            </Button>
          ))}
        </ChoiceGroup>
      )}
    </div>
  );
}
