/** Waste, which has no lot: amounts and reasons. */
import { useId } from 'preact/hooks';
import { AmountField } from '../floor/amount.tsx';
import { sentence } from '../floor/intent.ts';
import { type Text, t } from '../shell/language.ts';
import { Button } from '../ui/button.tsx';
import { decimalText } from '../ui/form-values.ts';
import styles from './make.module.css';

/** In kilograms. */
export interface WasteRow {
  readonly amount: string;
  readonly reason: string;
}

export const wasteOf = ({ amount, reason }: WasteRow) => ({
  quantityAmount: decimalText(amount),
  quantityUnit: 'KG',
  reason,
});

export interface WasteRowsProps {
  readonly rows: readonly WasteRow[];
  readonly faults: ReadonlyMap<string, Text>;
  readonly set: (rows: readonly WasteRow[]) => void;
}

export function WasteRows({ rows, faults, set }: WasteRowsProps) {
  const id = useId();
  const change = (at: number, changes: Partial<WasteRow>): void =>
    set(rows.map((row, index) => (index === at ? { ...row, ...changes } : row)));
  return (
    <>
      {rows.map((row, at) => (
        <fieldset key={at} class={styles['line']}>
          <legend>{t`Waste`}</legend>
          <AmountField
            label={t`How much was wasted?`}
            unit="KG"
            value={row.amount}
            onValue={(amount) => change(at, { amount })}
            fault={sentence(faults.get(`waste[${at}].quantityAmount`))}
          />
          <div class={styles['field']}>
            <label for={`${id}-${at}`}>{t`Reason`}</label>
            <input
              id={`${id}-${at}`}
              type="text"
              value={row.reason}
              onInput={(event) => change(at, { reason: event.currentTarget.value })}
            />
          </div>
          <div>
            <Button
              look="plain"
              icon="close"
              act={() => set(rows.filter((_, index) => index !== at))}
            >{t`Remove`}</Button>
          </div>
        </fieldset>
      ))}
      <div>
        <Button icon="plus" act={() => set([...rows, { amount: '', reason: '' }])}>{t`Waste`}</Button>
      </div>
    </>
  );
}
