import { issueInvoice } from '@cleaver/domain/invoicing/contracts';
import { type AnswerOf, Decimal, say } from '@cleaver/domain/kernel';
import { deliveryPdf, getDelivery, getParticulars } from '@cleaver/domain/sales/contracts';
import { History } from '../../audit/history.tsx';
import { useMissing } from '../../floor/outbox/outbox.ts';
import { lessTaken } from '../../floor/outbox/pending-effects.ts';
import { Waits } from '../../floor/outbox/waiting-row.tsx';
import { PaperFrame } from '../../settings/paper.tsx';
import { useAnswer } from '../../shell/data/query.ts';
import { shownDate, shownQuantity, shownTime } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import type { ScreenProps } from '../../shell/navigation/screen.ts';
import { may, mayRun } from '../../shell/session/session.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { PaperButton } from '../../ui/control/paper-button.tsx';
import { Badge, Notice } from '../../ui/dialog/notice.tsx';
import { Table } from '../../ui/list/table.tsx';
import { Facts, Page, Section, Unloaded } from '../../ui/page/page.tsx';
import { LotLink } from '../../ui/text/link.tsx';
import { Named } from '../../ui/text/record-name.tsx';
import { Status } from '../../ui/text/status.tsx';
import { fieldText } from '../../ui/text/words.ts';
import styles from '../sales.module.css';
import { takenBackBy } from '../waiting-bookings.ts';
import { TakeBack } from './take-back.tsx';

type Delivery = AnswerOf<typeof getDelivery>;
type Line = Delivery['lines'][number];
type Particulars = AnswerOf<typeof getParticulars>;

const UP = { to: '/deliveries', title: say`Deliveries` };

export default function DeliveryScreen({ params: { id: deliveryId = '' } }: ScreenProps) {
  const path = { id: deliveryId };
  const found = useAnswer(getDelivery, path);
  const particulars = useAnswer(getParticulars, path);
  if (!found.data) return <Unloaded title={say`Delivery`} up={UP} of={found} />;
  const delivery = found.data;
  return (
    <Page
      title={delivery.deliveryNumber}
      up={UP}
      sub={`${delivery.customerName} · ${shownDate(delivery.dispatchDate)}`}
      actions={
        <>
          <PaperButton of={deliveryPdf} input={path} name={delivery.deliveryNumber}>{t`Delivery note`}</PaperButton>
          {mayRun(issueInvoice) && isToBill(delivery) && (
            <LinkButton icon="invoice" to={`/invoices/new?delivery=${deliveryId}`}>{t`Invoice`}</LinkButton>
          )}
        </>
      }
    >
      <PaperFrame />
      <Missing of={particulars.data?.missing ?? []} />
      <Section title={t`Delivery`}>
        <Facts
          of={[
            [t`Customer`, <Named key="customer" kind="customer" id={delivery.customerId} />],
            [t`Dispatched on`, shownDate(delivery.dispatchDate)],
            [t`Booked`, `${delivery.createdBy}, ${shownTime(delivery.createdAt)}`],
            may('INVOICE_READ') && [t`Billed with`, <Invoices key="invoices" of={delivery} />],
          ]}
        />
      </Section>
      <Lines of={delivery} at={found.dataUpdatedAt} />
      <div class={styles['desk']}>
        <History entity="delivery" id={deliveryId} />
      </div>
    </Page>
  );
}

/** Returns whether something of the delivery is to bill. */
const isToBill = ({ lines }: Delivery): boolean => lines.some(({ due = null }) => Number(due) > 0);

/** The documents that bill the delivery, and why there is none. */
function Invoices({ of: delivery }: { readonly of: Delivery }) {
  const documents = new Map(
    delivery.lines.flatMap(({ invoices }) => invoices ?? []).map((one) => [one.invoiceId, one]),
  );
  if (documents.size === 0) return delivery.billable ? t`Not billed yet` : t`Is not billed`;
  return (
    <>
      {[...documents.values()].map(({ invoiceId, invoiceNumber }) => (
        <div key={invoiceId}>
          <a href={`/invoices/${invoiceId}`}>{invoiceNumber}</a>
        </div>
      ))}
    </>
  );
}

function Missing({ of: missing }: { readonly of: Particulars['missing'] }) {
  if (missing.length === 0) return null;
  return (
    <div class={styles['desk']}>
      <Notice tone="warn">
        <p>{t`The delivery note lacks information that the law requires. At dispatch, master data and settings did not contain:`}</p>
        <ul>
          {missing.map((name) => (
            <li key={name}>{fieldText(name)}</li>
          ))}
        </ul>
        <p>
          <a href="/settings">{t`Enter the name and address of the shop in the settings.`}</a>
        </p>
      </Notice>
    </div>
  );
}

/** The lines of the delivery. `at`: the time when the response arrived, in milliseconds since 1970. */
function Lines({ of: delivery, at }: { readonly of: Delivery; readonly at: number }) {
  const entries = useMissing(at);
  const waiting = ({ line, quantityUnit: unit }: Line): Decimal =>
    takenBackBy(entries, { deliveryId: delivery.id, line, unit });
  const leftOf = (one: Line): string =>
    one.undone ? '0' : lessTaken(one.quantityAmount, Decimal.of(one.takenBack).plus(waiting(one)));
  return (
    <Section title={t`Delivered goods`} wide>
      <Table<Line>
        caption={t`Delivered goods`}
        isWide
        rows={delivery.lines}
        columns={[
          { field: 'articleId', show: (one) => `${one.line}. ${one.articleName}` },
          {
            field: 'lotNumber',
            isCode: true,
            show: ({ lotId, lotNumber }) => <LotLink id={lotId}>{lotNumber}</LotLink>,
          },
          {
            field: 'quantityAmount',
            show: (one) => shownQuantity(one.quantityAmount, one.quantityUnit),
            isNumber: true,
          },
          {
            field: 'takenBack',
            show: (one) => (
              <>
                {one.takenBack !== '0' && shownQuantity(one.takenBack, one.quantityUnit)}
                {!waiting(one).isZero() && <Waits>{shownQuantity(waiting(one).toText(), one.quantityUnit)}</Waits>}
              </>
            ),
            isNumber: true,
          },
          ...(may('INVOICE_READ') && delivery.billable
            ? [
                {
                  field: 'due',
                  title: say`To bill`,
                  show: ({ due, dueUnit }: Line) => (due && due !== '0' ? shownQuantity(due, dueUnit) : ''),
                  isNumber: true,
                },
              ]
            : []),
          {
            field: 'status',
            show: ({ undone, alreadyCounted }) => (
              <>
                {alreadyCounted && <Badge>{fieldText('alreadyCounted')}</Badge>}
                {undone && <Status of="UNDONE" />}
              </>
            ),
          },
          ...(may('STOCK_MOVEMENT_WRITE')
            ? [
                {
                  field: 'action',
                  show: (one: Line) =>
                    leftOf(one) !== '0' && <TakeBack delivery={delivery} line={one} left={leftOf(one)} />,
                },
              ]
            : []),
        ]}
      />
    </Section>
  );
}
