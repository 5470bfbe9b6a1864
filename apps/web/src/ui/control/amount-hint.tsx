/**
 * Shows the understood value of a typed amount below its field, for example 1,5 kg. Shows a question about an unclear
 * text.
 */
import { shown } from '../../shell/language/language.ts';
import styles from '../form/field.module.css';
import { classes } from '../text/classes.ts';
import { type Measure, questionOf, understoodText, wholeFault } from './amount-text.ts';

export interface ReadingProps {
  readonly id: string;
  readonly typed: string;
  readonly measure: Measure;
  readonly isWhole?: boolean;
}

/**
 * Draws the understood value or the question. Keeps an empty line while the field is empty, so that the first digit
 * moves no content below.
 */
export function Reading({ id, typed, measure, isWhole = false }: ReadingProps) {
  const question = isWhole ? wholeFault(typed) : questionOf(typed, measure);
  if (measure === undefined && question === undefined) return null;
  return (
    <p id={id} class={classes(styles['reading'], question && styles['fault'])} data-reading>
      {question ? shown(question) : understoodText(typed, measure)}
    </p>
  );
}
