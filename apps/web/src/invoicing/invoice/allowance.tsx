/** Lowers the amounts of lines of an invoice. Each line has a field for the amount to credit. */
import { type getInvoice, issueCreditNote } from '@cleaver/domain/invoicing/contracts';
import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { useId, useState } from 'preact/hooks';
import { inputFaults } from '../../shell/data/input-faults.ts';
import { useSubmission } from '../../shell/data/submission.ts';
import { shownMoney } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import { Reading } from '../../ui/control/amount-hint.tsx';
import { Button } from '../../ui/control/button.tsx';
import { ReasonField } from '../../ui/control/reason-field.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';
import { toast } from '../../ui/dialog/toast.tsx';
import { ActionBar } from '../../ui/form/action-bar.tsx';
import { PlainForm } from '../../ui/form/plain-form.tsx';
import { faultText, fieldText, sentence } from '../../ui/text/words.ts';
import styles from './allowance.module.css';
import { allowanceFaults, allowanceLines } from './allowance-lines.ts';

type Invoice = AnswerOf<typeof getInvoice>;

/** The frequent reasons. They are printed on the credit note, so they are in German for all users. */
const REASONS = ['Qualitätsmangel', 'Verspätete Lieferung', 'Mit dem Kunden vereinbart'];

export function AllowanceForm({ of: { id, document }, close }: { readonly of: Invoice; readonly close: () => void }) {
  const { go } = useAddress();
  const formId = useId();
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map());
  const { submit, clear, fault, faults, isBusy } = useSubmission(issueCreditNote, {
    check: (input) => allowanceFaults(inputFaults(issueCreditNote.input, input), typed),
    faultsOf: (refused) => allowanceFaults(refused, typed),
    done: (creditNote) => {
      close();
      toast(say`Issued`);
      go(`/invoices/${creditNote.id}`);
    },
  });
  const send = (): Promise<void> => submit({ id, kind: 'ALLOWANCE', reason, lines: allowanceLines(typed) });
  return (
    <PlainForm class={styles['form']} submit={send}>
      <p>
        {document.basis === 'NET'
          ? t`Enter the net amount to credit of each line. The goods stay billed.`
          : t`Enter the gross amount to credit of each line. The goods stay billed.`}
      </p>
      {fault !== undefined && <Notice tone="bad">{fault}</Notice>}
      {faults.has('lines') && <Notice tone="bad">{t`Enter the amount of at least one line.`}</Notice>}
      <div class={styles['lines']}>
        {document.lines.map(({ line, name, amount }) => {
          const inputId = `${formId}-${line}`;
          const lineFault = faults.get(String(line));
          return (
            <div key={line} class={styles['line']}>
              <label for={inputId}>
                {`${line}. ${name}`}
                <small>{shownMoney(amount)}</small>
              </label>
              <div>
                <input
                  id={inputId}
                  type="text"
                  inputMode="decimal"
                  value={typed.get(line) ?? ''}
                  aria-invalid={lineFault === undefined ? undefined : 'true'}
                  aria-describedby={`${inputId}-below`}
                  onInput={(event) => {
                    setTyped(new Map([...typed, [line, event.currentTarget.value]]));
                    clear();
                  }}
                />
                {lineFault === undefined ? (
                  <Reading id={`${inputId}-below`} typed={typed.get(line) ?? ''} measure="money" />
                ) : (
                  <p id={`${inputId}-below`} class={styles['fault']}>
                    {faultText(lineFault)}
                  </p>
                )}
              </div>
            </div>
          );
        })}
      </div>
      <ReasonField
        label={fieldText('reason')}
        value={reason}
        set={(text) => {
          setReason(text);
          clear();
        }}
        often={REASONS}
        fault={sentence(faults.get('reason'))}
      />
      <ActionBar>
        <Button type="submit" look="primary" isBusy={isBusy}>{t`Issue the credit note`}</Button>
        <Button look="plain" act={close}>{t`Cancel`}</Button>
      </ActionBar>
    </PlainForm>
  );
}
