import { transferGoods } from '@cleaver/domain/inventory/contracts';
import { say } from '@cleaver/domain/kernel';
import { AmountField } from '../floor/amount.tsx';
import { sentence } from '../floor/intent.ts';
import { offerOf } from '../production/making.ts';
import { language, t } from '../shell/language.ts';
import { decimalText } from '../ui/form-values.ts';
import { StockField } from './stock-field.tsx';
import { TakeOne, type Work } from './take-one.tsx';

interface Move {
  readonly amount: string;
  readonly toStockId: string;
}

const WORK: Work<Move> = {
  form: transferGoods.input,
  first: (batch, onLabel) => ({
    amount: offerOf(batch, undefined, onLabel).amount.replace('.', language.get() === 'de' ? ',' : '.'),
    toStockId: '',
  }),
  raw: ({ amount, toStockId }, { id, unit }) => ({
    lines: [{ stockBatchId: id, toStockId, quantityAmount: decimalText(amount), quantityUnit: unit }],
  }),
  booking: () => ({ booking: 'transfer' }),
  body: (raw) => raw,
  what: (_, { lotNumber }) => t`Move ${lotNumber}`,
  label: say`Move`,
  fields: ({ values, set, faults }, batch, onLabel) => {
    const offer = offerOf(batch, undefined, onLabel);
    return (
      <>
        <AmountField
          label={t`How much moves?`}
          unit={batch.unit}
          value={values.amount}
          onValue={(amount) => set({ amount })}
          all={offer.all}
          onLabel={offer.onLabel}
          fault={sentence(faults.get('lines[0].quantityAmount'))}
        />
        <StockField
          label={say`Where does it go?`}
          articleId={batch.articleId}
          except={batch.stockId}
          value={values.toStockId}
          chosen={(toStockId) => set({ toStockId })}
          path="lines[0].toStockId"
          setting={{ id: batch.id, faults }}
        />
      </>
    );
  },
};

export default function Transfer() {
  return <TakeOne title={say`Move goods`} ask={t`Which lot moves?`} work={WORK} />;
}
