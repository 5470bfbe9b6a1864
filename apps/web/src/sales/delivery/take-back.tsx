/** Takes back goods of a delivery line. The service blocks them, and the page proposes a quarantine as their place. */
import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { returnDelivery } from '@cleaver/domain/sales/contracts';
import { useState } from 'preact/hooks';
import { AmountField } from '../../floor/booking/amount.tsx';
import { booked, useIntent } from '../../floor/booking/intent.ts';
import { IntentForm } from '../../floor/booking/intent-form.tsx';
import { PlaceField } from '../../inventory/storage-location/place-field.tsx';
import { t } from '../../shell/language/language.ts';
import { decimalText } from '../../ui/control/amount-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { ReasonField } from '../../ui/control/reason-field.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { toast } from '../../ui/dialog/toast.tsx';
import { AskedPanel } from '../../ui/form/warning-panel.tsx';
import { fieldText, sentence } from '../../ui/text/words.ts';

type Delivery = AnswerOf<typeof returnDelivery>;
type Line = Delivery['lines'][number];

interface TakeBackProps {
  readonly delivery: Delivery;
  readonly line: Line;
  /** The amount that can be returned: a decimal text in the unit of the line. */
  readonly left: string;
}

const REASONS = [say`Too much was delivered`, say`Wrong goods`, say`Packaging damaged`, say`Too warm`];

export function TakeBack({ delivery, line, left }: TakeBackProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button opens act={() => setIsOpen(true)}>{t`Take back`}</Button>
      <Dialog title={t`Take back`} isOpen={isOpen} close={close}>
        <Back delivery={delivery} line={line} left={left} close={close} />
      </Dialog>
    </>
  );
}

interface Typed {
  readonly amount: string;
  /** The number of pieces. Ignored if the line has no pieces. */
  readonly pieces: string;
  readonly storageLocationId: string;
}

/** Returns the line of the request. */
const returned = (line: TakeBackProps['line'], { amount, pieces, storageLocationId }: Typed) => ({
  line: line.line,
  storageLocationId,
  quantityAmount: decimalText(amount),
  quantityUnit: line.quantityUnit.toUpperCase(),
  ...(line.pieces !== null && { pieces: pieces === '' ? '' : Number(decimalText(pieces)) }),
});

function Back({ delivery, line, left, close }: TakeBackProps & { readonly close: () => void }) {
  const isCounted = line.pieces !== null;
  const intent = useIntent({
    name: `return ${line.line}`,
    asksAboutWarnings: true,
    first: { amount: '', pieces: '', storageLocationId: '', reason: '' },
    form: returnDelivery.input,
    raw: ({ reason, ...typed }) => ({ id: delivery.id, reason, lines: [returned(line, typed)] }),
    send: (input, key) =>
      booked<unknown>({
        booking: 'takeBack',
        input,
        key,
        lotId: line.lotId,
      }),
    done: (answer) => {
      close();
      toast(answer === undefined ? t`${line.lotNumber} is waiting to be sent` : say`Taken back`);
    },
  });
  const { values, set, faults } = intent;
  return (
    <>
      <IntentForm
        intent={intent}
        label={say`Take back`}
        leave={close}
        about={
          <p>{t`${line.articleName}, lot ${line.lotNumber}: returned goods are blocked until quality has inspected them.`}</p>
        }
      >
        <AmountField
          label={fieldText('quantityAmount')}
          unit={line.quantityUnit}
          value={values.amount}
          onValue={(amount) => set({ amount })}
          all={left}
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
          goods={`${line.articleName} · ${line.lotNumber}`}
        />
      </IntentForm>
      <AskedPanel of={intent} />
    </>
  );
}
