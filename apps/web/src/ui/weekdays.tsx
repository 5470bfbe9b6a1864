/** Buttons for weekdays, as a form field. A value of 1 is Monday (ISO 8601). */
import { shownDayName } from '../shell/format.ts';
import { Button } from './button.tsx';
import type { FieldProps } from './labelled.tsx';
import styles from './weekdays.module.css';
import { fieldText } from './words.ts';

const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'];

export function Weekdays({ path, name, value, setting }: FieldProps) {
  const chosen = value as readonly string[];
  const isFaulty = setting.faults.has(path);
  return (
    <fieldset
      class={styles['weekdays']}
      id={`${setting.id}-${path}`}
      tabIndex={-1}
      data-faulty={isFaulty ? '' : undefined}
    >
      <legend>{fieldText(name)}</legend>
      {WEEKDAYS.map((day) => (
        <Button
          key={day}
          isPressed={chosen.includes(day)}
          act={() =>
            setting.set(path, chosen.includes(day) ? chosen.filter((one) => one !== day) : [...chosen, day].sort())
          }
        >
          {shownDayName(Number(day))}
        </Button>
      ))}
    </fieldset>
  );
}
