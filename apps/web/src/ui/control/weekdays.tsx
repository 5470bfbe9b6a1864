/** Buttons for weekdays, as a form field. A value of 1 is Monday (ISO 8601). */
import { shownDayName } from '../../shell/language/format.ts';
import { Below, type FieldProps, groupOf } from '../form/labelled-field.tsx';
import { fieldText } from '../text/words.ts';
import { Button } from './button.tsx';
import styles from './weekdays.module.css';

const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'];

export function Weekdays({ path, name, value, setting }: FieldProps) {
  const chosen = value as readonly string[];
  return (
    <fieldset class={styles['weekdays']} {...groupOf(path, setting)}>
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
      <Below path={path} setting={setting} />
    </fieldset>
  );
}
