/** A column chart of a few counts or amounts. A column may link to the list that it counts. */
import { shownNumber } from '../../shell/language/format.ts';
import type { Tone } from '../dialog/notice.tsx';
import { classes } from '../text/classes.ts';
import styles from './bars.module.css';

export interface Column {
  readonly text: string;
  readonly value: number;
  readonly tone: Tone;
  /** The value with its unit, for people. Default: the number. */
  readonly shownValue?: string;
  readonly to?: string;
}

const HEIGHT = 48;

export function Bars({ bars, label }: { readonly bars: readonly Column[]; readonly label: string }) {
  const top = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <ul class={styles['bars']} aria-label={label}>
      {bars.map(({ text, value, shownValue, tone, to }) => {
        const column = (
          <>
            <svg viewBox={`0 0 10 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
              <rect
                class={styles[tone]}
                x="0"
                width="10"
                y={HEIGHT - Math.max((value / top) * HEIGHT, 1)}
                height={Math.max((value / top) * HEIGHT, 1)}
              />
            </svg>
            <strong class={classes(value > 0 && styles[`${tone}Text`])}>{shownValue ?? shownNumber(value)}</strong>
            <span>{text}</span>
          </>
        );
        return <li key={text}>{to === undefined ? <div>{column}</div> : <a href={to}>{column}</a>}</li>;
      })}
    </ul>
  );
}
