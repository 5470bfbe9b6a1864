/** The form for the amount of a lot to consume in a batch. */

import { say } from '@cleaver/domain/kernel';
import { consumeIntoBatch } from '@cleaver/domain/production/contracts';
import { useId } from 'preact/hooks';
import { AmountField } from '../../floor/booking/amount.tsx';
import { BatchText } from '../../floor/booking/batch-button.tsx';
import type { OnLabel } from '../../floor/booking/choose-stock-batch.tsx';
import { booked, useIntent } from '../../floor/booking/intent.ts';
import { IntentForm } from '../../floor/booking/intent-form.tsx';
import { amountOf } from '../../floor/booking/numpad.ts';
import { lineOf } from '../../floor/booking/request-amount.ts';
import type { FoundBatch } from '../../scanner/found-batch.ts';
import { useScaleSteps } from '../../settings/scale-steps.ts';
import { shownQuantity } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { decimalText, fieldAmount } from '../../ui/control/amount-text.ts';
import { Notice } from '../../ui/dialog/notice.tsx';
import { toast } from '../../ui/dialog/toast.tsx';
import { sentence } from '../../ui/text/words.ts';
import styles from './make.module.css';
import { type Component, firstAmount, offerOf } from './open-amounts.ts';

export interface PutInProps {
  readonly batchId: string;
  readonly batch: FoundBatch;
  readonly onLabel: OnLabel;
  readonly components: readonly Component[];
  /** The ids of the recipe's substitutable articles. */
  readonly substitutable: readonly string[];
  readonly close: () => void;
}

export function PutIn({ batchId, batch, onLabel, components, substitutable, close }: PutInProps) {
  const id = useId();
  const own = components.find(({ articleId }) => articleId === batch.articleId);
  const offer = offerOf(batch, own, onLabel, useScaleSteps());
  const intent = useIntent({
    name: `consume ${batch.id}`,
    first: { amount: fieldAmount(firstAmount(offer, batch, own)), insteadOf: '', reason: '' },
    form: consumeIntoBatch.input,
    raw: ({ amount, insteadOf, reason }) => ({
      id: batchId,
      inputs: [
        {
          stockBatchId: batch.id,
          ...lineOf(batch, decimalText(amount), offer.unit),
          insteadOf,
          reason,
        },
      ],
    }),
    send: (input, key) =>
      booked<unknown>({
        booking: 'consume',
        input,
        key,
        lotId: batch.lotId,
        articleId: batch.articleId,
      }),
    done: (answer, { amount }) => {
      toast(
        answer === undefined
          ? t`${batch.lotNumber} is waiting to be sent`
          : t`${shownQuantity(amountOf(amount), offer.unit)} of ${batch.lotNumber} put in`,
      );
      close();
    },
  });
  const { values, set, faults } = intent;
  return (
    <IntentForm intent={intent} label={say`Put in`} about={<BatchText batch={batch} />} leave={close}>
      <AmountField
        label={t`How much goes in?`}
        unit={offer.unit}
        value={values.amount}
        onValue={(amount) => set({ amount })}
        all={batch.isPart ? undefined : offer.all}
        onLabel={offer.onLabel}
        fault={sentence(faults.get('inputs[0].quantityAmount'))}
      />
      {own === undefined && (
        <>
          <Notice tone="warn">{t`This article is not in the recipe: enter which ingredient it replaces, or why it goes in.`}</Notice>
          <div class={styles['field']}>
            <label for={`${id}-instead`}>{t`Instead of`}</label>
            <select
              id={`${id}-instead`}
              value={values.insteadOf}
              onChange={(event) => set({ insteadOf: event.currentTarget.value })}
            >
              <option value="">–</option>
              {components
                .filter(({ articleId }) => substitutable.includes(articleId))
                .map(({ articleId, articleName }) => (
                  <option key={articleId} value={articleId}>
                    {articleName}
                  </option>
                ))}
            </select>
          </div>
          <div class={styles['field']}>
            <label for={`${id}-reason`}>{t`Reason`}</label>
            <input
              id={`${id}-reason`}
              type="text"
              value={values.reason}
              onInput={(event) => set({ reason: event.currentTarget.value })}
            />
          </div>
        </>
      )}
    </IntentForm>
  );
}
