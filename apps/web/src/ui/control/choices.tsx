import type { JsonSchema } from '@cleaver/domain/kernel';
import styles from '../form/field.module.css';
import { Below, type FieldProps, groupOf } from '../form/labelled-field.tsx';
import { classes } from '../text/classes.ts';
import { wordText } from '../text/words.ts';

/** A set of choices, each with a check box. */
export function Choices({
  path,
  value,
  setting,
  label,
  items,
  name,
}: FieldProps & { readonly label: string; readonly items: JsonSchema }) {
  const chosen = value as readonly string[];
  const hint = setting.options[name]?.hint;
  return (
    <fieldset class={classes(styles['nested'], styles['wide'])} {...groupOf(path, setting)}>
      <legend>{label}</legend>
      <div class={styles['choices']}>
        {(items['enum'] as readonly string[]).map((one) => (
          <label key={one} class={styles['check']}>
            <input
              type="checkbox"
              checked={chosen.includes(one)}
              onChange={(event) =>
                setting.set(
                  path,
                  event.currentTarget.checked ? [...chosen, one] : chosen.filter((other) => other !== one),
                )
              }
            />
            <span>{wordText(one)}</span>
          </label>
        ))}
      </div>
      <Below path={path} setting={setting} hint={hint} />
    </fieldset>
  );
}
