/** The rows of a payment: the invoices that the money of a bank line pays, with amounts that the user may change. */
import { say } from '@cleaver/domain/kernel';
import { useId } from 'preact/hooks';
import { exactMoney, shownMoney } from '../../shell/language/format.ts';
import { shown, t } from '../../shell/language/language.ts';
import { Button } from '../../ui/control/button.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';
import { Below } from '../../ui/form/labelled-field.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { type BankEntry, type Choice, unequal } from './bank-entry.ts';
import styles from './bank-in.module.css';
import { differenceOf, type Entry, openAfter, type Payable } from './payment-items.ts';

interface RowsProps {
  readonly entry: BankEntry;
  readonly choice: Choice;
}

export function PaymentRows({ entry, choice }: RowsProps) {
  const { open, sum, submission } = entry;
  const { entries } = choice;
  const difference = sum === undefined ? undefined : differenceOf(sum, entries);
  const isUnequal = difference !== undefined && difference !== '0.00' && entries.length > 0;
  if (open === undefined && entries.length === 0) return <Skeleton lines={2} />;
  return (
    <fieldset class={styles['rows']}>
      <legend>{t`Payment of ${choice.customerName}`}</legend>
      {entries.length === 0 && <p>{t`Nothing is open. Add an invoice if it was paid twice.`}</p>}
      {entries.map((row, at) => (
        <Row key={row.invoiceId} row={row} at={at} entry={entry} isOnly={entries.length === 1} />
      ))}
      <AddInvoice entry={entry} entries={entries} />
      {isUnequal && (
        <Notice tone={submission.faults.has('total') ? 'bad' : 'warn'}>{shown(unequal(difference))}</Notice>
      )}
    </fieldset>
  );
}

interface RowProps {
  readonly row: Entry;
  readonly at: number;
  readonly entry: BankEntry;
  readonly isOnly: boolean;
}

function Row({ row, at, entry: { change, remove, submission }, isOnly }: RowProps) {
  const id = useId();
  const { invoiceId, invoiceNumber, openAmount } = row;
  const field = (member: 'amount' | 'discount', label: string) => {
    const path = `items[${at}].${member}`;
    const isFaulty = submission.faults.has(path);
    return (
      <div class={styles['field']}>
        <label for={`${id}-${member}`}>{label}</label>
        <input
          id={`${id}-${member}`}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={row[member]}
          aria-invalid={isFaulty ? 'true' : undefined}
          aria-describedby={isFaulty ? `${id}-${path}-fault` : `${id}-after`}
          onInput={(event) => change(invoiceId, { [member]: event.currentTarget.value })}
        />
        <Below path={path} setting={{ id, faults: submission.faults }} />
      </div>
    );
  };
  return (
    <fieldset class={styles['row']} aria-label={invoiceNumber}>
      <span class={styles['name']}>
        <a href={`/invoices/${invoiceId}`}>{invoiceNumber}</a>
        <small>{t`${shownMoney(openAmount)} open`}</small>
      </span>
      {field('amount', t`Paid`)}
      {field('discount', t`Discount given`)}
      <After row={row} id={`${id}-after`} />
      {!isOnly && (
        <Button look="plain" icon="close" label={t`Leave out ${invoiceNumber}`} act={() => remove(invoiceId)} />
      )}
    </fieldset>
  );
}

/** What stays open, or how much more was paid than was open. */
function After({ row, id }: { readonly row: Entry; readonly id: string }) {
  const after = openAfter(row);
  const isMore = after?.startsWith('-') && !row.openAmount.startsWith('-');
  return (
    <span id={id} class={styles['after']} data-more={isMore ? '' : undefined}>
      {after === undefined
        ? ''
        : after === '0.00'
          ? t`settled`
          : isMore
            ? t`${exactMoney(after.slice(1))} more than is open: you then owe it to the customer`
            : t`${exactMoney(after)} stay open`}
    </span>
  );
}

/** Adds another invoice of the customer: an open one, or one that was paid already. */
function AddInvoice({ entry: { open = [], settled, add }, entries }: { entry: BankEntry; entries: readonly Entry[] }) {
  const id = useId();
  const isNew = ({ invoiceId }: Payable) => !entries.some((row) => row.invoiceId === invoiceId);
  const groups = [
    { title: say`Open`, of: open.filter(isNew) },
    { title: say`Settled`, of: settled.filter(isNew) },
  ].filter(({ of }) => of.length > 0);
  if (groups.length === 0) return null;
  const all = groups.flatMap(({ of }) => of);
  const take = (invoiceId: string): void => {
    const invoice = all.find((one) => one.invoiceId === invoiceId);
    if (invoice) add(invoice);
  };
  return (
    <div class={styles['add']}>
      <label for={id}>{t`Another invoice`}</label>
      <select id={id} value="" onChange={(event) => take(event.currentTarget.value)}>
        <option value="">{t`Choose`}</option>
        {groups.map(({ title, of }) => (
          <optgroup key={shown(title)} label={shown(title)}>
            {of.map(({ invoiceId, invoiceNumber, openAmount }) => (
              <option key={invoiceId} value={invoiceId}>
                {openAmount === '0.00' ? invoiceNumber : `${invoiceNumber} · ${exactMoney(openAmount)}`}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
