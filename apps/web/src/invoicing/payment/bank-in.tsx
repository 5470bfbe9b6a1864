/**
 * Books the lines of the bank statement as payments. The user pastes sum and text of a line, together or one after the
 * other, and Enter books the chosen proposal. Then the form is empty for the next line.
 */
import { say } from '@cleaver/domain/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { exactMoney, shownMoney } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { Button } from '../../ui/control/button.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';
import { toast } from '../../ui/dialog/toast.tsx';
import { ActionBar } from '../../ui/form/action-bar.tsx';
import { PlainForm } from '../../ui/form/plain-form.tsx';
import { Page, Section } from '../../ui/page/page.tsx';
import { useBankEntry } from './bank-entry.ts';
import { BankLineFields } from './bank-fields.tsx';
import styles from './bank-in.module.css';
import { LastPayments } from './last-payments.tsx';
import { PaymentRows } from './payment-rows.tsx';
import { Proposals } from './proposals.tsx';

export default function BankIn() {
  const sum = useRef<HTMLInputElement>(null);
  const entry = useBankEntry(({ customerName, amount }) => {
    toast(t`Booked: ${customerName}, ${shownMoney(amount)}`);
    sum.current?.focus();
  });
  const { submission, draft, choice } = entry;
  useEffect(() => {
    // On a tablet, the keyboard on the screen would cover the page.
    if (matchMedia('(pointer: fine)').matches) sum.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Page title={say`Bank in`}>
      <Section title={t`Entry on the bank statement`} wide>
        <PlainForm class={styles['form']} submit={() => entry.submit()}>
          {draft.restoredAt !== undefined && (entry.values.sum !== '' || entry.values.text !== '') && (
            <Notice>
              <p>{t`Your earlier input is restored.`}</p>
              <Button act={draft.discard}>{t`Discard it`}</Button>
            </Notice>
          )}
          <BankLineFields entry={entry} sumField={sum} />
          {submission.fault !== undefined && <Notice tone="bad">{submission.fault}</Notice>}
          <Proposals entry={entry} />
          {choice && choice.customerId !== '' && <PaymentRows entry={entry} choice={choice} />}
          <ActionBar>
            <Button type="submit" look="primary" isBusy={submission.isBusy || entry.isAsking}>
              {entry.sum === undefined ? t`Book` : t`Book ${exactMoney(entry.sum)}`}
            </Button>
          </ActionBar>
          <p data-keys>
            <small>{t`Enter: book · ↑ ↓: another proposal`}</small>
          </p>
        </PlainForm>
      </Section>
      <LastPayments />
    </Page>
  );
}
