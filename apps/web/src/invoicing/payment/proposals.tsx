/** The proposals for a bank line, of which the user chooses one. The last choice is a customer by hand. */
import { say } from '@cleaver/domain/kernel';
import { useId } from 'preact/hooks';
import { messageOf } from '../../shell/data/api.ts';
import { counted, exactMoney } from '../../shell/language/format.ts';
import { shown, t } from '../../shell/language/language.ts';
import { Button } from '../../ui/control/button.tsx';
import { Combobox } from '../../ui/control/combobox.tsx';
import { Badge, Notice } from '../../ui/dialog/notice.tsx';
import { Below } from '../../ui/form/labelled-field.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { type BankEntry, BY_HAND, type Choice, type ProposedBy } from './bank-entry.ts';
import styles from './bank-in.module.css';
import { paidBy } from './payment-items.ts';

const REASONS = {
  NUMBER: say`Number in the text`,
  AMOUNT: say`Same sum`,
  TOTAL: say`All open together`,
} as const satisfies Readonly<Record<ProposedBy, unknown>>;

/** Invoice numbers that a proposal shows. */
const SHOWN = 3;

export function Proposals({ entry }: { readonly entry: BankEntry }) {
  const id = useId();
  const { proposed, choice, choose, sum, isAsking, submission, failure } = entry;
  if (sum === undefined || sum === '0.00') return null;
  if (failure) {
    return (
      <Notice tone="bad">
        <p>{messageOf(failure.error)}</p>
        <p>
          <Button act={() => failure.refetch()}>{t`Try again`}</Button>
        </p>
      </Notice>
    );
  }
  if (isAsking && proposed.length === 0) return <Skeleton lines={2} />;
  const isByHand = choice?.key === BY_HAND;
  return (
    <fieldset class={styles['proposals']}>
      <legend>{t`Which invoices does it pay?`}</legend>
      {proposed.length === 0 && <p>{t`No open invoice matches. Choose the customer.`}</p>}
      {proposed.map((one) => (
        <label key={one.key} class={styles['proposal']} data-chosen={one.key === choice?.key ? '' : undefined}>
          <input type="radio" name={id} checked={one.key === choice?.key} onChange={() => choose(one.key)} />
          <Proposal of={one} />
        </label>
      ))}
      {proposed.length > 0 && (
        <label class={styles['proposal']} data-chosen={isByHand ? '' : undefined}>
          <input type="radio" name={id} checked={isByHand} onChange={() => choose(BY_HAND)} />
          <span>{t`Another customer`}</span>
        </label>
      )}
      {isByHand && (
        <div class={styles['customer']}>
          <label for={`${id}-customerId`}>{t`Customer`}</label>
          <Combobox
            id={`${id}-customerId`}
            kind="customer"
            value={choice.customerId}
            chosen={(customerId) => choose(BY_HAND, customerId)}
            aria-required="true"
            aria-invalid={submission.faults.has('customerId') ? 'true' : undefined}
            aria-describedby={submission.faults.has('customerId') ? `${id}-customerId-fault` : undefined}
          />
          <Below path="customerId" setting={{ id, faults: submission.faults }} />
        </div>
      )}
    </fieldset>
  );
}

function Proposal({ of: { by, customerName, entries } }: { readonly of: Choice }) {
  const { amount, discount } = paidBy(entries);
  const more = entries.length - SHOWN;
  return (
    <>
      <span class={styles['name']}>
        <strong>{customerName}</strong>
        <small>
          {entries
            .slice(0, SHOWN)
            .map(({ invoiceNumber }) => invoiceNumber)
            .join(', ')}
          {more > 0 && ` ${counted(more, say`and ${more} more`, say`and ${more} more`)}`}
        </small>
      </span>
      <span class={styles['why']}>
        {by && <Badge tone={by === 'NUMBER' ? 'good' : 'quiet'}>{shown(REASONS[by])}</Badge>}
      </span>
      <span class={styles['amount']}>
        {exactMoney(amount)}
        {discount !== '0.00' && <small>{t`with ${exactMoney(discount)} for early payment`}</small>}
      </span>
    </>
  );
}
