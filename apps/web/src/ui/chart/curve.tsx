/**
 * A step chart of a quantity over time, because the quantity is constant between movements. A table below the chart
 * has the numbers.
 */
import styles from './curve.module.css';

export interface Point {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly value: number;
}

const WIDTH = 1000;
const HEIGHT = 160;

export function Curve({ points, label }: { readonly points: readonly Point[]; readonly label: string }) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first.at === last.at) return null;
  const top = Math.max(...points.map(({ value }) => value)) || 1;
  const x = (at: number): number => ((at - first.at) / (last.at - first.at || 1)) * WIDTH;
  const y = (value: number): number => HEIGHT - (value / top) * (HEIGHT - 10) - 2;
  const path = points
    .map(({ at, value }, index) => (index === 0 ? `M0 ${y(value)}` : `H${x(at).toFixed(1)}V${y(value).toFixed(1)}`))
    .join('');
  return (
    <svg
      class={styles['curve']}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path class={styles['area']} d={`${path}V${HEIGHT}H0Z`} />
      <path class={styles['line']} d={path} />
    </svg>
  );
}
