/** Horizontal bars of amounts by name, the largest first. A thin bar shows the amount to compare each one with. */
import { Legend } from './legend.tsx';
import styles from './ranking.module.css';

export interface Ranked {
  readonly key: string;
  readonly text: string;
  readonly value: number;
  /** The amount of the thin bar. Undefined: no bar. */
  readonly mark?: number | undefined;
  /** The amount for people. */
  readonly shownValue: string;
}

interface RankingProps {
  readonly of: readonly Ranked[];
  readonly label: string;
  /** The names of the bars and of the thin bars. */
  readonly legend: readonly [bars: string, marks: string];
}

export function Ranking({ of, label, legend }: RankingProps) {
  const top = Math.max(...of.flatMap(({ value, mark = 0 }) => [value, mark])) || 1;
  const width = (value: number): string => `${Math.max((value / top) * 100, 0)}%`;
  return (
    <>
      <ul class={styles['ranking']} aria-label={label}>
        {of.map(({ key, text, value, mark, shownValue }) => (
          <li key={key}>
            <span class={styles['text']}>{text}</span>
            <strong>{shownValue}</strong>
            <svg width="100%" height="12" aria-hidden="true">
              <rect class={styles['bar']} width={width(value)} height={mark === undefined ? 8 : 7} rx="2" />
              {mark !== undefined && <rect class={styles['mark']} y="8" width={width(mark)} height="3" rx="1" />}
            </svg>
          </li>
        ))}
      </ul>
      <Legend bars={legend[0]} marks={legend[1]} />
    </>
  );
}
