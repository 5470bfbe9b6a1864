/** A row of waste: its amount and its reason. Waste has no lot. */
import { useId } from 'preact/hooks';
import { AmountField } from '../../floor/booking/amount.tsx';
import { type Text, t } from '../../shell/language/language.ts';
import { decimalText } from '../../ui/control/amount-text.ts';
import { Button } from '../../ui/control/button.tsx';
import make from '../batch/make.module.css';
import { More } from './more.tsx';
import styles from './weigh.module.css';

/** A row of waste, in kilograms. */
export interface WasteRow {
  readonly amount: string;
  readonly reason: string;
  readonly isProposed?: boolean;
}

export const wasteOf = ({ amount, reason }: WasteRow) => ({
  quantityAmount: decimalText(amount),
  quantityUnit: 'KG',
  reason,
});

export interface WasteLineProps {
  /** The id of the amount field. */
  readonly id: string;
  readonly row: WasteRow;
  readonly change: (changes: Partial<WasteRow>) => void;
  readonly remove: () => void;
  readonly next: (() => void) | undefined;
  readonly hint?: Text | undefined;
  readonly fault: Text | undefined;
}

export function WasteLine({ id, row, change, remove, next, hint, fault }: WasteLineProps) {
  const reasonId = useId();
  const name = [t`Waste`, row.reason].filter(Boolean).join(': ');
  return (
    <li class={styles['row']}>
      <AmountField
        id={id}
        label={name}
        unit="KG"
        value={row.amount}
        onValue={(amount) => change({ amount })}
        {...(next && { next })}
        hint={hint}
        fault={fault}
      />
      <More isOpen={false}>
        <div class={make['field']}>
          <label for={reasonId}>{t`Reason`}</label>
          <input
            id={reasonId}
            type="text"
            value={row.reason}
            onInput={(event) => change({ reason: event.currentTarget.value })}
          />
        </div>
        <div>
          <Button look="plain" icon="close" act={remove}>{t`Remove ${name}`}</Button>
        </div>
      </More>
    </li>
  );
}
