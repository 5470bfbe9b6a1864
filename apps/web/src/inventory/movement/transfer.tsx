import { transferGoods } from '@cleaver/domain/inventory/contracts';
import { say } from '@cleaver/domain/kernel';
import { AmountField } from '../../floor/booking/amount.tsx';
import { isGiven } from '../../floor/booking/goods-from-address.ts';
import { lineOf } from '../../floor/booking/request-amount.ts';
import type { InputOf } from '../../floor/outbox/bookings.ts';
import { offerOf } from '../../production/batch/open-amounts.ts';
import { allTaken, amountAtFirst, batchName } from '../../scanner/found-batch.ts';
import { t } from '../../shell/language/language.ts';
import { decimalText, fieldAmount } from '../../ui/control/amount-text.ts';
import { sentence } from '../../ui/text/words.ts';
import { PlaceField } from '../storage-location/place-field.tsx';
import { amountText, finishFirst, TakeOne, type Work } from './take-one.tsx';

interface Move {
  readonly amount: string;
  readonly storageLocationId: string;
}

const WORK: Work<Move, InputOf<'transfer'>> = {
  form: transferGoods.input,
  first: (batch, onLabel, isByHand) => ({
    amount: fieldAmount(amountAtFirst(batch, offerOf(batch, undefined, onLabel), isByHand || isGiven())),
    storageLocationId: '',
  }),
  raw: ({ amount, storageLocationId }, batch) => ({
    lines: [{ stockBatchId: batch.id, storageLocationId, ...lineOf(batch, decimalText(amount)) }],
  }),
  booking: (input) => ({ booking: 'transfer', input }),
  what: ({ amount }, batch) => t`Move ${amountText(amount, batch)}`,
  label: say`Move`,
  fields: ({ values, set, faults }, batch, onLabel) => {
    const offer = offerOf(batch, undefined, onLabel);
    return (
      <>
        <AmountField
          label={t`How much is moved?`}
          unit={batch.unit}
          value={values.amount}
          onValue={(amount) => set({ amount })}
          all={offer.all}
          onLabel={offer.onLabel}
          fault={sentence(faults.get('lines[0].quantityAmount'))}
        />
        <PlaceField
          label={say`Where does it go?`}
          articleId={batch.articleId}
          except={batch.storageLocationId}
          value={values.storageLocationId}
          chosen={(storageLocationId) => set({ storageLocationId })}
          line="lines[0]"
          setting={{ id: batch.id, faults }}
          otherScan={() => ({ bad: finishFirst(batch) })}
          goods={batchName(batch)}
        />
      </>
    );
  },
};

export default function Transfer() {
  return <TakeOne title={say`Move goods`} ask={t`Which lot is moved?`} work={WORK} refuses={allTaken} />;
}
