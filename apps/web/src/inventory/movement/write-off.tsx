import { WRITE_OFF_CODES, writeOffGoods } from '@cleaver/domain/inventory/contracts';
import { say } from '@cleaver/domain/kernel';
import { AmountField } from '../../floor/booking/amount.tsx';
import { isGiven } from '../../floor/booking/goods-from-address.ts';
import { lineOf } from '../../floor/booking/request-amount.ts';
import type { InputOf } from '../../floor/outbox/bookings.ts';
import { useMissing } from '../../floor/outbox/outbox.ts';
import { afterBookings } from '../../floor/outbox/pending-effects.ts';
import { offerOf } from '../../production/batch/open-amounts.ts';
import { allTaken, amountAtFirst, foundBatch } from '../../scanner/found-batch.ts';
import { t } from '../../shell/language/language.ts';
import { decimalText, fieldAmount } from '../../ui/control/amount-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { ChoiceGroup } from '../../ui/control/choice-group.tsx';
import { ReasonField } from '../../ui/control/reason-field.tsx';
import { sentence, wordText } from '../../ui/text/words.ts';
import { useBatchesWith } from '../stock-batch/batches-with.ts';
import { amountText, TakeOne, type Work } from './take-one.tsx';

interface WriteOff {
  readonly amount: string;
  readonly reasonCode: string;
  readonly note: string;
}

const WORK: Work<WriteOff, InputOf<'writeOff'>> = {
  form: writeOffGoods.input,
  first: (batch, onLabel, isByHand) => ({
    amount: fieldAmount(amountAtFirst(batch, offerOf(batch, undefined, onLabel), isByHand || isGiven())),
    // Preselects a reason only for expired goods, so that an accidental tap cannot write off usable goods.
    reasonCode: batch.status === 'EXPIRED' ? 'EXPIRED' : '',
    note: '',
  }),
  raw: ({ amount, reasonCode, note }, batch) => ({
    lines: [{ stockBatchId: batch.id, ...lineOf(batch, decimalText(amount)), reasonCode, note }],
  }),
  booking: (input) => ({ booking: 'writeOff', input }),
  what: ({ amount }, batch) => t`Write off ${amountText(amount, batch)}`,
  label: say`Write off`,
  look: 'danger',
  fields: ({ values, set, faults }, batch, onLabel) => {
    const offer = offerOf(batch, undefined, onLabel);
    return (
      <>
        <AmountField
          label={t`How much is written off?`}
          unit={batch.unit}
          value={values.amount}
          onValue={(amount) => set({ amount })}
          all={offer.all}
          onLabel={offer.onLabel}
          fault={sentence(faults.get('lines[0].quantityAmount'))}
        />
        <ChoiceGroup label={t`Reason`} fault={sentence(faults.get('lines[0].reasonCode'))}>
          {WRITE_OFF_CODES.map((code) => (
            <Button key={code} isPressed={values.reasonCode === code} act={() => set({ reasonCode: code })}>
              {wordText(code)}
            </Button>
          ))}
        </ChoiceGroup>
        <ReasonField
          label={t`Note`}
          value={values.note}
          set={(note) => set({ note })}
          fault={sentence(faults.get('lines[0].note'))}
        />
      </>
    );
  },
};

/** Goods that are written off most often. */
const EXPIRED = ['EXPIRED'] as const;

export default function WriteOffGoods() {
  const found = useBatchesWith(EXPIRED, {});
  const entries = useMissing(found.dataUpdatedAt);
  const goods = (found.data?.content ?? []).map((one) => afterBookings(foundBatch(one), entries));
  return (
    <TakeOne
      title={say`Write off`}
      ask={t`Which lot is written off?`}
      work={WORK}
      refuses={allTaken}
      proposed={{ title: wordText('EXPIRED'), goods: goods.filter((one) => !allTaken(one)) }}
    />
  );
}
