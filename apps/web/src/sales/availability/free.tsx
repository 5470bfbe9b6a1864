/** The free amount of an article; red if orders exceed the expected stock. */
import type { Of } from '../../shell/data/api.ts';
import { shownQuantity } from '../../shell/language/format.ts';
import styles from '../order/order-rows.module.css';

export const Free = ({ of: { free, unit } }: { readonly of: Pick<Of<'AvailabilityResponse'>, 'free' | 'unit'> }) => (
  <span class={free.startsWith('-') ? styles['short'] : undefined}>{shownQuantity(free, unit)}</span>
);
