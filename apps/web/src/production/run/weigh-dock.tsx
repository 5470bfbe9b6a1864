/** The bar at the bottom of the window while a run is weighed. Contains the numpad of the amounts, and the balance. */
import type { ComponentChildren } from 'preact';
import { Numpad } from '../../floor/booking/pad.tsx';
import { BalanceStrip } from './balance.tsx';
import type { Balance } from './run-balance.ts';
import styles from './weigh.module.css';

interface WeighDockProps {
  /** The ids of the amount fields. */
  readonly weights: readonly string[];
  readonly balance: Balance;
  /** The content below the balance. Hidden while the input is zero. */
  readonly children: ComponentChildren;
}

export const WeighDock = ({ weights, balance, children }: WeighDockProps) => (
  <div class={styles['dock']}>
    <Numpad of={weights} />
    {balance.input !== '0' && (
      <div class={styles['balance']}>
        <BalanceStrip of={balance} />
        {children}
      </div>
    )}
  </div>
);

/** Returns a function that focuses the next amount of the table and selects its text. */
export const nextOf = (weights: readonly string[], at: number) => (): void => {
  const field = document.getElementById(weights[at + 1] ?? '') as HTMLInputElement | null;
  field?.focus();
  field?.select();
};
