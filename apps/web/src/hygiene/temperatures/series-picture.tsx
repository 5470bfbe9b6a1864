/**
 * The picture of a series: the limits, the values, what is out of limits, and the silences of the sensor. The pointer
 * and the arrow keys show single values. The table beside it has the same data.
 */
import type { Measure, Resolution } from '@cleaver/domain/hygiene/contracts';
import { calendarDay } from '@cleaver/domain/kernel';
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { shownHour, shownShortMonth, shownWeekday } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { useMedia } from '../../ui/control/pointer.ts';
import { Nothing } from '../../ui/page/page.tsx';
import { limitsText, measuredText } from '../measured-text.ts';
import { markText } from './mark-text.ts';
import type { Span } from './period.ts';
import {
  type Band,
  bandsOf,
  type Mark,
  marksOf,
  nearest,
  type Paths,
  pathsOf,
  placesOf,
  runsOf,
  type Scale,
  type Series,
  type Size,
  scaleOf,
} from './series.ts';
import styles from './series-picture.module.css';
import { timeTicks } from './time-ticks.ts';

export interface SeriesPictureProps {
  readonly series: Series;
  /** The versions of the control point, oldest first. */
  readonly versions: Parameters<typeof bandsOf>[0];
  readonly resolution: Resolution;
  readonly measure: Measure;
  readonly span: Span;
  readonly timeZone: string;
  readonly label: string;
}

/** The picture without its margins, in units of the drawing, which are pixels on a wide and on a narrow screen. */
const WIDE: Size = { width: 900, height: 260 };
const NARROW: Size = { width: 320, height: 220 };
/** The room for the values at the left, and for the times below. */
const LEFT = 48;
const BELOW = 24;
const ABOVE = 8;
/** The room for the text of a time. */
const ROOM = 36;

export function SeriesPicture(props: SeriesPictureProps) {
  const { series, versions, resolution, span } = props;
  const isNarrow = useMedia('(max-width: 40rem)');
  const size = isNarrow ? NARROW : WIDE;
  const marks = useMemo(
    () => marksOf(series, resolution).filter(({ at }) => at >= span.from && at < span.until),
    [series, resolution, span.from, span.until],
  );
  const bands = useMemo(() => bandsOf(versions, span), [versions, span.from, span.until]);
  const scale = useMemo(() => scaleOf(marks, bands), [marks, bands]);
  const paths = useMemo(() => {
    const runs = runsOf(marks, series.silences, resolution);
    return scale && pathsOf({ marks, runs, bands, silences: series.silences, span, scale }, size);
  }, [marks, bands, scale, size]);
  if (!scale || !paths) return <Nothing text={t`Nothing was measured in this time.`} />;
  return (
    <figure class={styles['figure']}>
      <Frame {...props} marks={marks} bands={bands} scale={scale} size={size} paths={paths}>
        <path data-part="limits" class={styles['limits']} d={paths.limits} />
        <path data-part="spread" class={styles['spread']} d={paths.spread} />
        <path data-part="line" class={styles['line']} d={paths.line} />
        <path data-part="dots" class={styles['dots']} d={paths.dots} />
        <path data-part="out" class={styles['out']} d={paths.out} />
      </Frame>
      <Legend bands={bands} measure={props.measure} paths={paths} resolution={resolution} />
    </figure>
  );
}

interface FrameProps extends SeriesPictureProps {
  readonly marks: readonly Mark[];
  readonly bands: readonly Band[];
  readonly scale: Scale;
  readonly size: Size;
  /** The areas are below the grid, the lines above it. */
  readonly paths: Pick<Paths, 'within' | 'silent'>;
  readonly children: ComponentChildren;
}

/** The axes around the paths, and the value at the pointer. */
function Frame({ marks, scale, size, span, timeZone, label, measure, resolution, paths, children }: FrameProps) {
  const [index, setIndex] = useState<number>();
  const { x, y } = placesOf(span, scale, size);
  const mark = index === undefined ? undefined : marks[index];
  const follow = (event: PointerEvent & { readonly currentTarget: SVGSVGElement }): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const inside = ((event.clientX - left) / width) * (size.width + LEFT) - LEFT;
    const found = nearest(marks, span.from + (inside / size.width) * (span.until - span.from));
    setIndex(found < 0 ? undefined : found);
  };
  return (
    <>
      <div class={styles['frame']}>
        <svg
          viewBox={`${-LEFT} ${-ABOVE} ${size.width + LEFT} ${size.height + ABOVE + BELOW}`}
          role="img"
          aria-label={label}
          onPointerMove={follow}
          onPointerDown={follow}
          onPointerLeave={() => setIndex(undefined)}
        >
          <path data-part="within" class={styles['within']} d={paths.within} />
          <path data-part="silent" class={styles['silent']} d={paths.silent} />
          {scale.ticks.map((value) => (
            <g key={value}>
              <line class={styles['grid']} x1="0" x2={size.width} y1={y(value)} y2={y(value)} />
              <text class={styles['value']} x="-6" y={y(value)}>
                {measuredText(value, measure)}
              </text>
            </g>
          ))}
          <Times span={span} timeZone={timeZone} size={size} x={x} />
          {children}
          {mark && (
            <>
              <line class={styles['here']} x1={x(mark.at)} x2={x(mark.at)} y1="0" y2={size.height} />
              <circle class={styles['point']} cx={x(mark.at)} cy={y(mark.mean)} r="4" />
            </>
          )}
        </svg>
        {marks.length > 0 && (
          <input
            class={styles['keys']}
            type="range"
            min={0}
            max={marks.length - 1}
            value={index ?? marks.length - 1}
            aria-label={t`Values one by one`}
            aria-valuetext={markText(mark ?? (marks.at(-1) as Mark), measure, resolution)}
            onInput={(event) => setIndex(Number(event.currentTarget.value))}
            onFocus={() => setIndex(index ?? marks.length - 1)}
            onBlur={() => setIndex(undefined)}
          />
        )}
      </div>
      <p class={styles['read']} aria-hidden="true">
        {mark
          ? markText(mark, measure, resolution)
          : t`Point at the picture, or use the arrow keys, for single values.`}
      </p>
    </>
  );
}

interface TimesProps extends Pick<FrameProps, 'span' | 'timeZone' | 'size'> {
  readonly x: (at: number) => number;
}

function Times({ span, timeZone, size, x }: TimesProps) {
  return (
    <>
      {timeTicks(span, timeZone, size === NARROW).map(({ at, as }) => {
        const day = calendarDay(new Date(at), timeZone);
        const text = as === 'hour' ? shownHour(at) : as === 'day' ? shownWeekday(day) : shownShortMonth(day);
        return (
          <g key={at}>
            <line class={styles['grid']} x1={x(at)} x2={x(at)} y1="0" y2={size.height + 4} />
            <text
              class={styles['time']}
              data-last={x(at) > size.width - ROOM ? '' : undefined}
              x={x(at)}
              y={size.height + 18}
            >
              {text}
            </text>
          </g>
        );
      })}
    </>
  );
}

interface LegendProps extends Pick<SeriesPictureProps, 'measure' | 'resolution'> {
  readonly bands: readonly Band[];
  readonly paths: { readonly spread: string; readonly out: string; readonly silent: string };
}

/** What the lines and areas of the picture mean. Limits that changed are all named. */
function Legend({ bands, measure, resolution, paths }: LegendProps) {
  const limits = [...new Set(bands.map((band) => limitsText(band, measure)))].join(', ');
  const mean = resolution === 'DAY' ? t`Mean of the day` : t`Mean of the hour`;
  return (
    <ul class={styles['legend']}>
      {limits !== '' && <li data-of="within">{t`Limits: ${limits}`}</li>}
      <li data-of="line">{resolution === 'RAW' ? t`Measured` : mean}</li>
      {paths.spread !== '' && <li data-of="spread">{t`Lowest to highest`}</li>}
      {paths.out !== '' && <li data-of="out">{t`Out of limits`}</li>}
      {paths.silent !== '' && <li data-of="silent">{t`Sensor sent nothing`}</li>}
    </ul>
  );
}
