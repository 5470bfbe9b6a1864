/** Key figures. Each number links to the list that it counts. */
import { shownNumber } from '../../shell/language/format.ts';
import type { Tone } from '../dialog/notice.tsx';
import { classes } from '../text/classes.ts';
import styles from './figures.module.css';

export interface Figure {
  readonly text: string;
  readonly value: number;
  /** The tone if the number is above zero. */
  readonly tone: Tone;
  readonly to: string;
}

export const Figures = ({ of, label }: { readonly of: readonly Figure[]; readonly label: string }) => (
  <ul class={styles['figures']} aria-label={label}>
    {of.map(({ text, value, tone, to }) => (
      <li key={text}>
        <a href={to}>
          <strong class={classes(value > 0 && styles[tone])}>{shownNumber(value)}</strong>
          <span>{text}</span>
        </a>
      </li>
    ))}
  </ul>
);
