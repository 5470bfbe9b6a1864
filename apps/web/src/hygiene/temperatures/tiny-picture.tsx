/** A small picture of a series without axes, for a card. The card has its last value as a text. */
import { useMemo } from 'preact/hooks';
import type { Span } from './period.ts';
import { bandsOf, marksOf, pathsOf, runsOf, type Series, scaleOf } from './series.ts';
import styles from './temperatures.module.css';

interface TinyPictureProps {
  readonly series: Series;
  readonly limits: { readonly min: number | null; readonly max: number | null } | null;
  readonly span: Span;
}

const SIZE = { width: 240, height: 56 };

export function TinyPicture({ series, limits, span }: TinyPictureProps) {
  const paths = useMemo(() => {
    const marks = marksOf(series, 'RAW').filter(({ at }) => at >= span.from && at < span.until);
    // The limits of now: a card has no room for their history.
    const bands = bandsOf([{ status: 'ACTIVE', from: '', limits }], span);
    const scale = scaleOf(marks, bands);
    const { silences } = series;
    return scale && pathsOf({ marks, runs: runsOf(marks, silences, 'RAW'), bands, silences, span, scale }, SIZE);
  }, [series, limits, span.from]);
  if (!paths) return null;
  return (
    <svg
      class={styles['tiny']}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path class={styles['within']} d={paths.within} />
      <path class={styles['silent']} d={paths.silent} />
      <path class={styles['line']} d={paths.line} />
      <path class={styles['dots']} d={paths.dots} />
      <path data-part="out" class={styles['out']} d={paths.out} />
    </svg>
  );
}
