/** The names of the columns or bars of a chart, and of the lines or thin bars that they are compared with. */
import styles from './legend.module.css';

interface LegendProps {
  readonly bars: string;
  readonly marks: string;
}

export const Legend = ({ bars, marks }: LegendProps) => (
  <p class={styles['legend']}>
    <span data-of="bar">{bars}</span>
    <span data-of="mark">{marks}</span>
  </p>
);
