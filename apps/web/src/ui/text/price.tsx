/**
 * Shows a price in cents with its unit. If the price has more decimal places, the exact price appears when the pointer or
 * the focus is on the price or in its row, and screen readers read it.
 */
import { exactPrice, shownPrice } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import styles from './price.module.css';

interface PriceProps {
  readonly amount: string | number;
  /** The unit: KG, PIECE or HUNDRED_GRAM. */
  readonly per: string;
}

export function Price({ amount, per }: PriceProps) {
  const [shown, exact] = [shownPrice(amount, per), exactPrice(amount, per)];
  if (shown === exact) return <>{shown}</>;
  return (
    <span class={styles['price']}>
      {shown}
      <span class={styles['exact']} data-exact>{t`exactly ${exact}`}</span>
    </span>
  );
}
