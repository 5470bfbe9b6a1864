/** What is free of an article; in red where more is ordered than there will be. */
import type { Of } from '../shell/api.ts';
import { shownQuantity } from '../shell/format.ts';
import styles from './order-rows.module.css';

export const Free = ({ of: { free, unit } }: { readonly of: Pick<Of<'AvailabilityResponse'>, 'free' | 'unit'> }) => (
  <span class={free.startsWith('-') ? styles['short'] : undefined}>{shownQuantity(free, unit)}</span>
);
