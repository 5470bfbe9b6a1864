/** A chart of periods over time, with today marked. A table below the chart has the exact dates. */
import { shownDate } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import type { Tone } from '../dialog/notice.tsx';
import styles from './timeline.module.css';

export interface Bar {
  readonly text: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly tone: Tone;
}

const DAY_MS = 86_400_000;
/** The height of a name and the bar below it, in em. */
const ROW = 2.75;
/**
 * The minimum distance between the label of a year and the label Today, in per cent of the width. Closer labels would
 * overlap. A label closer than this distance to the right edge is on the left of its line.
 */
const APART = 9;
/** A position in per cent of the width. If a bar begins after this position, the name is at the end of the bar. */
const LATE = 60;

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
  const percent = (at: number): number => ((at - first) / (last - first)) * 100;
  const years: number[] = [];
  for (let year = new Date(first * DAY_MS).getUTCFullYear() + 1; Date.UTC(year) / DAY_MS <= last; year++)
    years.push(year);
  const height = bars.length * ROW + 1.5;
  const mark = (at: number, text: string, look: string) => (
    <g key={text} class={styles[look]}>
      <line x1={`${at}%`} x2={`${at}%`} y1="0" y2="100%" />
      <text
        x={`${at}%`}
        y={`${height - 0.25}em`}
        {...(at > 100 - APART ? { dx: '-0.3em', 'text-anchor': 'end' } : { dx: '0.3em' })}
      >
        {text}
      </text>
    </g>
  );
  return (
    <svg class={styles['timeline']} width="100%" height={`${height}em`} role="img" aria-label={label}>
      {years
        .map((year) => ({ year, at: percent(Date.UTC(year) / DAY_MS) }))
        .filter(({ at }) => Math.abs(at - percent(now)) > APART)
        .map(({ year, at }) => mark(at, String(year), 'year'))}
      {bars.map(({ text, from, to, tone }, row) => {
        const start = from === null ? 0 : percent(day(from));
        const end = to === null ? 100 : Math.min(100, percent(day(to) + 1));
        return (
          <g key={`${text} ${from}`}>
            <text
              y={`${row * ROW + 1}em`}
              {...(start > LATE ? { x: `${end}%`, 'text-anchor': 'end' } : { x: `${start}%` })}
            >
              {text}
            </text>
            <rect
              class={styles[tone]}
              x={`${start}%`}
              width={`${Math.max(end - start, 0.5)}%`}
              y={`${row * ROW + 1.3}em`}
              height="0.9em"
              rx={4}
            >
              <title>{`${text}: ${shownDate(from)} – ${shownDate(to)}`}</title>
            </rect>
          </g>
        );
      })}
      {mark(percent(now), t`Today`, 'now')}
    </svg>
  );
}
