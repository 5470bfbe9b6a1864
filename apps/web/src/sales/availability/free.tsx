/** The free amount of an article; red if orders exceed the expected stock. */
import type { ItemOf } from '@cleaver/domain/kernel';
import type { listAvailability } from '@cleaver/domain/sales/contracts';
import { shownQuantity } from '../../shell/language/format.ts';
import styles from '../order/order-rows.module.css';

export const Free = ({
  of: { free, unit },
}: {
  readonly of: Pick<ItemOf<typeof listAvailability>, 'free' | 'unit'>;
}) => <span class={free.startsWith('-') ? styles['short'] : undefined}>{shownQuantity(free, unit)}</span>;
