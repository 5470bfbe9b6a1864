/** The buttons that correct an invoice by a credit note: cancellation, return, allowance. */
import { type getInvoice, issueCreditNote, listDue } from '@cleaver/domain/invoicing/contracts';
import { type AnswerOf, type Message, say } from '@cleaver/domain/kernel';
import { useState } from 'preact/hooks';
import { useAll } from '../../shell/data/all-pages.ts';
import { shownMoney } from '../../shell/language/format.ts';
import { shown, t } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import { mayRun } from '../../shell/session/session.ts';
import { Button } from '../../ui/control/button.tsx';
import { ReasonField } from '../../ui/control/reason-field.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FormAction } from '../../ui/form/action.tsx';
import type { FieldProps } from '../../ui/form/labelled-field.tsx';
import { fieldText, sentence } from '../../ui/text/words.ts';
import { AllowanceForm } from './allowance.tsx';

type Invoice = AnswerOf<typeof getInvoice>;

/** The frequent reasons. They are printed on the credit note, so they are in German for all users. */
const REASONS = {
  CANCELLATION: ['Falsche Anschrift', 'Falscher Preis', 'Falscher Kunde', 'Doppelt berechnet'],
  RETURN: ['Ware wurde zurückgenommen', 'Falsche Ware', 'Ware war beschädigt'],
} as const;

/** The field of the reason, with the frequent reasons as buttons. */
const reasonOf = (often: readonly string[]) => ({
  reason: {
    render: ({ path, name, value, setting }: FieldProps) => (
      <ReasonField
        label={fieldText(name)}
        value={String(value)}
        set={(reason) => setting.set(path, reason)}
        often={often}
        fault={sentence(setting.faults.get(path))}
      />
    ),
  },
});

export function Corrections({ of: invoice }: { readonly of: Invoice }) {
  const { status, creditNotes } = invoice;
  const isAllowed = mayRun(issueCreditNote);
  const isCancelled = status === 'CANCELLED' || creditNotes.some(({ kind }) => kind === 'CANCELLATION');
  if (!isAllowed || isCancelled) return null;
  return (
    <>
      <Return of={invoice} />
      <Allowance of={invoice} />
      <CreditAction
        of={invoice}
        kind="CANCELLATION"
        title={say`Cancel the invoice`}
        look="danger"
        intro={t`Issues a cancellation invoice over all that is left of ${invoice.invoiceNumber}. The delivered goods can be billed again. This cannot be undone.`}
      />
    </>
  );
}

interface CreditActionProps {
  readonly of: Invoice;
  readonly kind: keyof typeof REASONS;
  readonly title: Message;
  readonly look?: 'danger';
  readonly intro: string;
}

/** A button that asks for the reason, issues the credit note, and opens it. */
function CreditAction({ of: { id }, kind, title, look, intro }: CreditActionProps) {
  const { go } = useAddress();
  return (
    <FormAction
      operation={{ ...issueCreditNote, name: `${issueCreditNote.name} ${kind}` }}
      title={title}
      {...(look && { button: look, look })}
      // The form leaves out the lines, which only an allowance has.
      fixed={{ id, kind, lines: undefined }}
      options={reasonOf(REASONS[kind])}
      intro={<p>{intro}</p>}
      done={say`Issued`}
      then={(creditNote) => go(`/invoices/${creditNote.id}`)}
    />
  );
}

/** The credit note for goods that came back. Shown if something of the invoice is due back. */
function Return({ of: invoice }: { readonly of: Invoice }) {
  const { id, customerId, document } = invoice;
  const hasDeliveries = document.lines.some(({ deliveryId }) => deliveryId !== null);
  const { data } = useAll(listDue, { customerId }, { enabled: hasDeliveries });
  const due = data?.find(({ invoiceId }) => invoiceId === id);
  if (!due) return null;
  return (
    <CreditAction
      of={invoice}
      kind="RETURN"
      title={say`Credit the return (${shownMoney(due.gross)})`}
      intro={t`Credits the goods of ${invoice.invoiceNumber} that came back: ${shownMoney(due.gross)}.`}
    />
  );
}

function Allowance({ of: invoice }: { readonly of: Invoice }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  const title = say`Price allowance`;
  return (
    <>
      <Button opens act={() => setIsOpen(true)}>
        {shown(title)}
      </Button>
      <Dialog title={shown(title)} isOpen={isOpen} close={close} size="wide">
        <AllowanceForm of={invoice} close={close} />
      </Dialog>
    </>
  );
}
