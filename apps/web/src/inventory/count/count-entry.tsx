/** Draws the form to enter the counted amount of a stock batch. */

import { enterCountLines } from '@cleaver/domain/inventory/contracts';
import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { AmountField } from '../../floor/booking/amount.tsx';
import { BatchText } from '../../floor/booking/batch-button.tsx';
import type { OnLabel } from '../../floor/booking/choose-stock-batch.tsx';
import { booked, useIntent } from '../../floor/booking/intent.ts';
import { IntentForm } from '../../floor/booking/intent-form.tsx';
import type { FoundBatch } from '../../scanner/found-batch.ts';
import { shownQuantity } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { decimalText } from '../../ui/control/amount-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';
import { toast } from '../../ui/dialog/toast.tsx';
import { sentence } from '../../ui/text/words.ts';

export interface Picked {
  readonly batch: FoundBatch;
  readonly onLabel: OnLabel;
}

interface EnterProps extends Picked {
  readonly count: Count;
  /** The earlier entry for the stock batch, if any. */
  readonly before: Pick<Line, 'quantityAmount' | 'quantityUnit'> | undefined;
  readonly close: () => void;
}

export function Enter({ count, batch, onLabel, before, close }: EnterProps) {
  const intent = useIntent({
    name: `count ${batch.id}`,
    first: { amount: '' },
    form: enterCountLines.input,
    raw: ({ amount }) => ({
      id: count.id,
      lines: [{ stockBatchId: batch.id, quantityAmount: decimalText(amount), quantityUnit: batch.unit }],
    }),
    send: (input, key) =>
      booked<Count>({
        booking: 'count',
        input,
        key,
        lotId: batch.lotId,
      }),
    done: (answer) => {
      toast(answer === undefined ? t`${batch.lotNumber}: counted, waiting to be sent` : t`${batch.lotNumber} counted`);
      close();
    },
  });
  const { values, set, faults } = intent;
  return (
    <IntentForm
      intent={intent}
      label={say`Enter`}
      about={<BatchText batch={batch} isBlind={count.blind} />}
      beside={<Button act={() => set({ amount: '0' })}>{t`None here`}</Button>}
      leave={close}
    >
      {before && (
        <Notice>{t`${shownQuantity(before.quantityAmount, before.quantityUnit)} were entered before and will be replaced.`}</Notice>
      )}
      <AmountField
        label={t`How much is here?`}
        allowsZero
        unit={batch.unit}
        value={values.amount}
        onValue={(amount) => set({ amount })}
        onLabel={batch.unit.toUpperCase() === 'KG' ? onLabel : undefined}
        fault={sentence(faults.get('lines[0].quantityAmount'))}
      />
    </IntentForm>
  );
}

export type Count = AnswerOf<typeof enterCountLines>;

export type Line = Count['lines'][number];
