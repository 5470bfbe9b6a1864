/** Returns unused inputs of a batch to their former storage location, or to another one. */

import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { returnFromBatch } from '@cleaver/domain/production/contracts';
import { useState } from 'preact/hooks';
import { AmountField } from '../../floor/booking/amount.tsx';
import { booked, useIntent } from '../../floor/booking/intent.ts';
import { IntentForm } from '../../floor/booking/intent-form.tsx';
import { lineOf, wholeIn } from '../../floor/booking/request-amount.ts';
import { finishFirst } from '../../inventory/movement/take-one.tsx';
import { PlaceField } from '../../inventory/storage-location/place-field.tsx';
import { t } from '../../shell/language/language.ts';
import { may } from '../../shell/session/session.ts';
import { decimalText, fieldAmount } from '../../ui/control/amount-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { toast } from '../../ui/dialog/toast.tsx';
import { sentence } from '../../ui/text/words.ts';

type Input = AnswerOf<typeof returnFromBatch>['inputs'][number];

export function GiveBack({ batchId, input }: { readonly batchId: string; readonly input: Input }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button icon="back" opens act={() => setIsOpen(true)}>{t`Return`}</Button>
      <Dialog title={t`Return ${input.lotNumber}`} isOpen={isOpen} close={close}>
        <Amount batchId={batchId} input={input} close={close} />
      </Dialog>
    </>
  );
}

interface AmountProps {
  readonly batchId: string;
  readonly input: Input;
  readonly close: () => void;
}

function Amount({ batchId, input, close }: AmountProps) {
  const atHand = { amount: input.quantity, unit: input.unit };
  const all = wholeIn(input.unit, atHand);
  const intent = useIntent({
    name: `return ${input.stockBatchId}`,
    first: { amount: fieldAmount(all), storageLocationId: '' },
    form: returnFromBatch.input,
    raw: ({ amount, storageLocationId }) => ({
      id: batchId,
      inputs: [
        {
          stockBatchId: input.stockBatchId,
          storageLocationId,
          ...lineOf(atHand, decimalText(amount)),
        },
      ],
    }),
    send: (given, key) =>
      booked<unknown>({
        booking: 'giveBack',
        input: given,
        key,
        lotId: input.lotId,
        articleId: input.insteadOf ?? input.articleId,
      }),
    done: (answer) => {
      close();
      toast(answer === undefined ? t`${input.lotNumber} is waiting to be sent` : say`Returned`);
    },
  });
  const { values, set, faults } = intent;
  return (
    <IntentForm intent={intent} label={say`Return`}>
      <AmountField
        label={t`How much is returned?`}
        unit={input.unit}
        value={values.amount}
        onValue={(amount) => set({ amount })}
        all={all}
        fault={sentence(faults.get('inputs[0].quantityAmount'))}
      />
      {may('STOCK_READ') && (
        <PlaceField
          label={say`Where does it go?`}
          articleId={input.articleId}
          orElse={say`Where it came from`}
          value={values.storageLocationId}
          chosen={(storageLocationId) => set({ storageLocationId })}
          line="inputs[0]"
          setting={{ id: `return-${input.stockBatchId}`, faults }}
          otherScan={() => ({ bad: finishFirst(input) })}
          goods={input.lotNumber}
        />
      )}
    </IntentForm>
  );
}
