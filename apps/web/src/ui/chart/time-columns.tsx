/**
 * A column chart of amounts in a fixed order, for example of days. A line marks the amount to compare each column with.
 * A table below the chart has the numbers.
 */
import { Legend } from './legend.tsx';
import styles from './time-columns.module.css';

export interface TimeColumn {
  /** The name of the column and its amounts, shown at the pointer. */
  readonly text: string;
  readonly value: number;
  /** The amount of the line. Undefined: no line. */
  readonly mark?: number | undefined;
}

interface TimeColumnsProps {
  readonly columns: readonly TimeColumn[];
  readonly label: string;
  /** The names of columns and lines. */
  readonly legend: readonly [columns: string, marks: string];
  /** The texts below the first and the last column. */
  readonly ends: readonly [first: string, last: string];
}

const HEIGHT = 100;

export function TimeColumns({ columns, label, legend, ends }: TimeColumnsProps) {
  const top = Math.max(...columns.flatMap(({ value, mark = 0 }) => [value, mark])) || 1;
  const y = (value: number): number => HEIGHT - (Math.max(value, 0) / top) * (HEIGHT - 4);
  return (
    <div class={styles['figure']}>
      <svg viewBox={`0 0 ${columns.length * 10} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
        {columns.map(({ text, value, mark }, at) => (
          <g key={text}>
            <title>{text}</title>
            <rect class={styles['space']} x={at * 10} width="10" y="0" height={HEIGHT} />
            <rect class={styles['column']} x={at * 10 + 1.5} width="7" y={y(value)} height={HEIGHT - y(value)} />
            {mark !== undefined && mark > 0 && (
              <line class={styles['mark']} x1={at * 10 + 0.5} x2={at * 10 + 9.5} y1={y(mark)} y2={y(mark)} />
            )}
          </g>
        ))}
      </svg>
      <div class={styles['ends']} aria-hidden="true">
        <span>{ends[0]}</span>
        {columns.length > 1 && <span>{ends[1]}</span>}
      </div>
      <Legend bars={legend[0]} marks={legend[1]} />
    </div>
  );
}
