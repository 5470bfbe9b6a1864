/** A row of a delivery: goods of one lot in one place, and the amount to deliver. */
import { AmountField } from '../../floor/booking/amount.tsx';
import { BatchButton, BatchText } from '../../floor/booking/batch-button.tsx';
import { wholeIn } from '../../floor/booking/request-amount.ts';
import { type FoundBatch, isFine } from '../../scanner/found-batch.ts';
import { t } from '../../shell/language/language.ts';
import { pointOf } from '../../ui/control/amount-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';
import type { Setting } from '../../ui/form/labelled-field.tsx';
import { classes } from '../../ui/text/classes.ts';
import { fieldText, sentence } from '../../ui/text/words.ts';
import { type PickedRow, withOther } from './delivery-lines.ts';
import styles from './delivery-lines-form.module.css';

interface PickRowProps {
  readonly row: PickedRow;
  /** The position of the row, from 0. */
  readonly index: number;
  /** The path of the row in the request: `lines[0]`. */
  readonly at: string;
  readonly setting: Pick<Setting, 'faults'>;
  /** Goods of the article that expire earlier. */
  readonly earlier: FoundBatch | undefined;
  readonly change: (row: PickedRow) => void;
  readonly remove: () => void;
}

export function PickRow({ row, index, at, setting: { faults }, earlier, change, remove }: PickRowProps) {
  const { batch } = row;
  const point = pointOf();
  return (
    <fieldset class={classes(styles['pick'], !isFine(batch) && styles['warn'])} data-picked={batch.id}>
      <legend class="visually-hidden">{t`Line ${index + 1}`}</legend>
      <BatchText batch={batch} />
      {earlier && (
        <Notice tone="warn">
          <p>{t`This one expires earlier:`}</p>
          <BatchButton batch={earlier} act={() => change(withOther(row, earlier, point))} />
        </Notice>
      )}
      <AmountField
        label={fieldText('quantityAmount')}
        unit={batch.unit}
        value={row.quantityAmount}
        onValue={(typed) => change({ ...row, quantityAmount: typed })}
        all={wholeIn(batch.unit, batch)}
        fault={sentence(faults.get(`${at}.quantityAmount`) ?? faults.get(`${at}.stockBatchId`))}
      />
      <div>
        <Button look="plain" icon="close" act={remove}>{t`Remove this line`}</Button>
      </div>
    </fieldset>
  );
}
