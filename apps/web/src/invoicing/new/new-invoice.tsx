/** Drafts and issues an invoice: of deliveries, of lines typed by hand, or of both. */
import { issueInvoice, previewInvoicePdf } from '@cleaver/domain/invoicing/contracts';
import { type AnswerOf, type RawOf, say } from '@cleaver/domain/kernel';
import { getDelivery } from '@cleaver/domain/sales/contracts';
import { useRef } from 'preact/hooks';
import { call, messageOf } from '../../shell/data/api.ts';
import { useAnswer } from '../../shell/data/query.ts';
import { shownMoney } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import { PaperButton } from '../../ui/control/paper-button.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';
import { toast } from '../../ui/dialog/toast.tsx';
import type { Values } from '../../ui/form/form-values.ts';
import { OperationForm } from '../../ui/form/operation-form.tsx';
import { Page, Section, Unloaded } from '../../ui/page/page.tsx';
import { Findings } from '../due/findings.tsx';
import { DocumentSheet } from '../invoice/document-sheet.tsx';
import { DeliveryChoice } from './delivery-choice.tsx';
import styles from './new-invoice.module.css';
import { Prices } from './prices.tsx';
import { type Shared, usePreview } from './use-preview.ts';

type Invoice = AnswerOf<typeof issueInvoice>;

const TITLE = say`New invoice`;
const UP = { to: '/invoices', title: say`Invoices` };

export default function NewInvoice() {
  const { query } = useAddress();
  const deliveryIds = query.getAll('delivery');
  const first = deliveryIds[0];
  const found = useAnswer(getDelivery, { id: first ?? '' }, { enabled: first !== undefined });
  if (first !== undefined && !found.data) return <Unloaded title={TITLE} up={UP} of={found} />;
  const customerId = found.data?.customerId ?? query.get('customerId') ?? '';
  return (
    <Page title={TITLE} up={UP}>
      <Form key={`${query}`} initial={{ customerId, deliveryIds }} />
    </Page>
  );
}

interface FormProps {
  readonly initial: { readonly customerId: string; readonly deliveryIds: readonly string[] };
}

function Form({ initial }: FormProps) {
  const { go } = useAddress();
  const shared = useRef<Shared>({ isIssued: false }).current;
  return (
    <OperationForm<Invoice, RawOf<typeof issueInvoice>>
      operation={issueInvoice}
      send={async (body, key) => {
        const invoice = await call(issueInvoice, body, { key });
        shared.isIssued = true;
        return invoice;
      }}
      initial={initial}
      groups={[{ fields: ['customerId', 'deliveryIds'] }, { fields: ['lines', 'prices', 'note'] }]}
      options={{
        deliveryIds: { render: (props) => <DeliveryChoice {...props} /> },
        lines: { label: say`Lines typed by hand` },
        prices: { render: (props) => <Prices {...props} shared={shared} /> },
        price: { label: say`Price in €`, hint: say`Net for businesses, gross for persons` },
        supplyDate: { hint: say`If empty: today` },
        reason: { lines: false },
        note: { label: say`Note on the invoice` },
      }}
      label={t`Issue the invoice`}
      done={({ id, invoiceNumber }) => {
        toast(say`Issued as ${invoiceNumber}`);
        go(`/invoices/${id}`, { replace: true });
      }}
      cancel={() => go('/invoices')}
    >
      {(values) => <Draft of={values} shared={shared} />}
    </OperationForm>
  );
}

/** The draft of the invoice, what keeps it from being issued, and its PDF. */
function Draft({ of: values, shared }: { readonly of: Values; readonly shared: Shared }) {
  const { body, found } = usePreview(values, shared);
  if (body === undefined) return null;
  if (found.error) return <Notice tone="warn">{messageOf(found.error)}</Notice>;
  if (!found.data) return null;
  const { document, findings } = found.data;
  return (
    <Section
      title={document.gross === null ? t`Draft` : t`Draft: ${shownMoney(document.gross)}`}
      wide
      actions={
        findings.length === 0 && (
          <PaperButton of={previewInvoicePdf} input={body} name={t`Draft`}>{t`Draft as PDF`}</PaperButton>
        )
      }
    >
      {findings.length > 0 && (
        <Notice tone="warn">
          <strong>{t`To complete first`}</strong>
          <Findings
            of={{ customerId: body.customerId, deliveryIds: body.deliveryIds ?? [] }}
            findings={findings}
            lines={document.lines}
            linksDraft={false}
          />
        </Notice>
      )}
      <div class={styles['draft']} data-old={found.isPlaceholderData ? '' : undefined}>
        <DocumentSheet of={document} />
      </div>
    </Section>
  );
}
