/** Takes back goods of a delivery line: blocked, and proposed into a quarantine. */
import { Decimal, say } from '@cleaver/domain/kernel';
import { returnDelivery } from '@cleaver/domain/sales/contracts';
import { useState } from 'preact/hooks';
import { AmountField } from '../floor/amount.tsx';
import { sentence, useIntent } from '../floor/intent.ts';
import { IntentForm } from '../floor/intent-form.tsx';
import { PlaceField } from '../inventory/place-field.tsx';
import { ReasonField } from '../inventory/take-one.tsx';
import { call, type Of } from '../shell/api.ts';
import { t } from '../shell/language.ts';
import { decimalText } from '../ui/amount-text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast.tsx';
import { fieldText } from '../ui/words.ts';

type Delivery = Of<'DeliveryResponse'>;
type Line = Delivery['lines'][number];

interface TakeBackProps {
  readonly delivery: Delivery;
  readonly line: Line;
}

const REASONS = [say`Too much was delivered`, say`Wrong goods`, say`Packaging damaged`, say`Too warm`];

export function TakeBack({ delivery, line }: TakeBackProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button opens act={() => setIsOpen(true)}>{t`Take back`}</Button>
      <Dialog title={t`Take back`} isOpen={isOpen} close={close}>
        <Back delivery={delivery} line={line} close={close} />
      </Dialog>
    </>
  );
}

function Back({ delivery, line, close }: TakeBackProps & { readonly close: () => void }) {
  const isCounted = line.pieces !== null;
  const intent = useIntent({
    name: `return ${delivery.id} ${line.line}`,
    first: { amount: '', pieces: '', storageLocationId: '', reason: '' },
    form: returnDelivery.input,
    raw: ({ amount, pieces, storageLocationId, reason }) => ({
      ...{ id: delivery.id, reason },
      lines: [
        {
          ...{ line: line.line, storageLocationId },
          ...{ quantityAmount: decimalText(amount), quantityUnit: line.quantityUnit.toUpperCase() },
          ...(isCounted && { pieces: pieces === '' ? '' : Number(decimalText(pieces)) }),
        },
      ],
    }),
    send: (raw, key) => call(returnDelivery, raw, { key }),
    done: () => {
      close();
      toast(say`Taken back`);
    },
  });
  const { values, set, faults } = intent;
  const left = Decimal.of(line.quantityAmount).minus(Decimal.of(line.takenBack));
  return (
    <IntentForm
      intent={intent}
      label={say`Take back`}
      leave={close}
      about={
        <p>{t`${line.articleName}, lot ${line.lotNumber}: what comes back is blocked until quality has looked at it.`}</p>
      }
    >
      <AmountField
        label={fieldText('quantityAmount')}
        unit={line.quantityUnit}
        value={values.amount}
        onValue={(amount) => set({ amount })}
        all={left.toText()}
        fault={sentence(faults.get('lines[0].quantityAmount'))}
      />
      {isCounted && (
        <AmountField
          label={t`Pieces`}
          unit="PIECE"
          value={values.pieces}
          onValue={(pieces) => set({ pieces })}
          fault={sentence(faults.get('lines[0].pieces'))}
        />
      )}
      <ReasonField
        label={fieldText('reason')}
        value={values.reason}
        set={(reason) => set({ reason })}
        often={REASONS}
        fault={sentence(faults.get('reason'))}
      />
      <PlaceField
        label={say`Where does it go?`}
        articleId={line.articleId}
        isBack
        value={values.storageLocationId}
        chosen={(storageLocationId) => set({ storageLocationId })}
        line="lines[0]"
        setting={{ id: `return-${line.line}`, faults }}
        otherScan={() => ({ bad: say`Finish the return first, or leave it.` })}
      />
    </IntentForm>
  );
}
