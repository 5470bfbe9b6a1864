/** Periods over time, with today in it. The numbers stand in a table beside it. */
import { shownDate } from '../shell/format.ts';
import { t } from '../shell/language.ts';
import type { Tone } from './notice.tsx';
import styles from './timeline.module.css';

export interface Bar {
  readonly text: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly tone: Tone;
}

const DAY_MS = 86_400_000;
const ROW = 26;
const WIDTH = 1000;

export function Timeline({
  bars,
  today,
  label,
}: {
  readonly bars: readonly Bar[];
  readonly today: string;
  readonly label: string;
}) {
  const day = (date: string): number => Date.parse(date) / DAY_MS;
  const now = day(today);
  const known = bars.flatMap(({ from, to }) => [from, to]).filter((date): date is string => date !== null);
  const first = Math.min(now - 90, ...known.map(day));
  const last = Math.max(now + 90, ...known.map(day));
  const x = (at: number): number => ((at - first) / (last - first)) * WIDTH;
  const years: number[] = [];
  for (let year = new Date(first * DAY_MS).getUTCFullYear() + 1; Date.UTC(year) / DAY_MS <= last; year++)
    years.push(year);
  const height = bars.length * ROW + 22;
  return (
    <svg
      class={styles['timeline']}
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-label={label}
      preserveAspectRatio="none"
    >
      {years.map((year) => (
        <g key={year}>
          <line
            class={styles['year']}
            x1={x(Date.UTC(year) / DAY_MS)}
            x2={x(Date.UTC(year) / DAY_MS)}
            y1={0}
            y2={height}
          />
        </g>
      ))}
      {bars.map(({ text, from, to, tone }, row) => {
        const start = from === null ? 0 : x(day(from));
        const end = to === null ? WIDTH : x(day(to) + 1);
        return (
          <rect
            key={`${text} ${from}`}
            class={styles[tone]}
            x={start}
            width={Math.max(end - start, 4)}
            y={row * ROW + 4}
            height={ROW - 8}
            rx={4}
          >
            <title>{`${text}: ${shownDate(from)} – ${shownDate(to)}`}</title>
          </rect>
        );
      })}
      <line class={styles['today']} x1={x(now)} x2={x(now)} y1={0} y2={height}>
        <title>{t`Today`}</title>
      </line>
    </svg>
  );
}
