/** The upper half of a stop: what to measure, where, and within which limits. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { limitsText } from '../measured-text.ts';
import styles from './round.module.css';
import type { Stop } from './stops.ts';

interface StopCardProps {
  readonly stop: Stop;
  /** True if what was entered is out of limits. */
  readonly isOut?: boolean;
  readonly children?: ComponentChildren;
}

export function StopCard({
  stop: { name, place, limits, measure, instructions },
  isOut = false,
  children,
}: StopCardProps) {
  // Each stop, and each question about it, begins at the top.
  useLayoutEffect(() => scrollTo(0, 0), []);
  return (
    <section class={styles['card']} data-out={isOut ? '' : undefined}>
      <div>
        <h2>{name}</h2>
        {place !== null && place !== name && <p>{place}</p>}
      </div>
      {limits && (
        <p class={styles['limits']} data-limits>
          {limitsText(limits, measure)}
        </p>
      )}
      {instructions !== '' && !isOut && <p>{instructions}</p>}
      {children}
    </section>
  );
}
