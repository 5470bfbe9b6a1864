/** Asks the user whether a label scanned again belongs to the same goods or to another crate. */
import { useState } from 'preact/hooks';
import { AmountField, amountOf } from '../floor/booking/amount.tsx';
import { t } from '../shell/language/language.ts';
import { useNames } from '../shell/navigation/references.ts';
import { Button } from '../ui/control/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import styles from './receive.module.css';
import type { Question } from './use-line-scans.ts';

export function SameLabel({
  line,
  articleId,
  supplierLot,
  unit,
  amount: first,
  add,
  close,
}: Question & { readonly close: () => void }) {
  const article = useNames('article');
  const [amount, setAmount] = useState(first);
  const [isMissing, setIsMissing] = useState(false);
  return (
    <Dialog title={t`Line ${line} already has this label`} isOpen close={close}>
      <p>{[article(articleId), supplierLot].filter(Boolean).join(' · ')}</p>
      <AmountField
        label={t`How much is in the other crate?`}
        unit={unit}
        value={amount}
        onValue={setAmount}
        fault={isMissing && amountOf(amount) === undefined ? t`Enter an amount.` : undefined}
      />
      <div class={styles['answers']}>
        <Button look="primary" act={close}>{t`Same goods: change nothing`}</Button>
        <Button
          icon="plus"
          act={() => {
            setIsMissing(true);
            if (amountOf(amount) === undefined) return;
            add(amount);
            close();
          }}
        >{t`Another crate: add it`}</Button>
      </div>
    </Dialog>
  );
}
