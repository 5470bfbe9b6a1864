/** A reason on the scan card: the frequent ones as buttons, any other in words. */
import type { Message } from '@cleaver/domain/kernel';
import { useId } from 'preact/hooks';
import { shown, t } from '../shell/language.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceGroup } from '../ui/choice-group.tsx';

export interface ReasonChoiceProps {
  /** The accessible name of the buttons. */
  readonly label: string;
  readonly often: readonly Message[];
  readonly value: string;
  readonly set: (reason: string) => void;
}

export function ReasonChoice({ label, often, value, set }: ReasonChoiceProps) {
  const id = useId();
  return (
    <>
      <ChoiceGroup label={label}>
        {often.map(shown).map((text) => (
          <Button key={text} isPressed={value === text} act={() => set(text)}>
            {text}
          </Button>
        ))}
      </ChoiceGroup>
      <label for={id}>{t`In words`}</label>
      <input id={id} type="text" autoComplete="off" value={value} onInput={(event) => set(event.currentTarget.value)} />
    </>
  );
}
