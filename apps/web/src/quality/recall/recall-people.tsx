/** The customers affected by a recall, and the contacts with each customer. */

import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { contactCustomer } from '@cleaver/domain/quality/contracts';
import { shownDate, shownQuantity, shownTime } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { Badge } from '../../ui/dialog/notice.tsx';
import { FormAction } from '../../ui/form/action.tsx';
import { Table } from '../../ui/list/table.tsx';
import { Nothing } from '../../ui/page/page.tsx';
import { LinkTo, LotLink, MailTo } from '../../ui/text/link.tsx';
import { Status } from '../../ui/text/status.tsx';
import { wordText } from '../../ui/text/words.ts';
import styles from '../quality.module.css';
import { shownTakenBack } from '../trace/affected.tsx';

export function People({ recall }: { readonly recall: Recall }) {
  if (recall.customers.length === 0) return <Nothing text={t`No customer has any of it.`} />;
  const waiting = new Set(recall.now.uncontacted);
  // Customers without a contact come first.
  const customers = recall.customers.toSorted(
    (a, b) => Number(waiting.has(b.customerId)) - Number(waiting.has(a.customerId)),
  );
  return (
    <ul class={styles['people']}>
      {customers.map((customer) => (
        <Person key={customer.customerId} recall={recall} customer={customer} />
      ))}
    </ul>
  );
}

function Person({ recall, customer }: { readonly recall: Recall; readonly customer: Customer }) {
  const { customerId, name, phone, email, contactPerson, deliveries } = customer;
  const contacts = recall.contacts.filter((one) => one.customerId === customerId);
  const last = contacts.at(-1);
  const fixed = { id: recall.id, customerId };
  type Delivery = (typeof deliveries)[number];
  return (
    <li>
      <div class={styles['person']}>
        <h3>
          <LinkTo to={`/customers/${customerId}`} need="MASTERDATA_READ">
            {name}
          </LinkTo>
          {last ? <Status of={last.outcome} /> : <Badge tone="warn">{t`Not informed yet`}</Badge>}
        </h3>
        {recall.status === 'OPEN' && (
          <FormAction
            operation={contactCustomer}
            title={say`Record a contact with ${name}`}
            label={say`Record`}
            fixed={fixed}
            initial={{ channel: 'PHONE', outcome: 'REACHED' }}
            done={say`Recorded`}
          />
        )}
      </div>
      <div class={styles['reach']}>
        <a class={styles['phone']} href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
          {phone}
        </a>
        {email !== '' && <MailTo address={email} />}
        {contactPerson !== '' && <span>{contactPerson}</span>}
      </div>
      <Table<Delivery>
        caption={t`What ${name} has`}
        rows={deliveries}
        columns={[
          { field: 'articleName', title: say`Article`, show: ({ articleName }) => articleName },
          { field: 'quantity', show: ({ quantity, unit }) => shownQuantity(quantity, unit), isNumber: true },
          { field: 'takenBack', title: say`Came back`, show: shownTakenBack, isNumber: true },
          { field: 'lotNumber', show: (one) => <LotLink id={one.lotId}>{one.lotNumber}</LotLink> },
          {
            field: 'deliveryNumber',
            title: say`Delivery`,
            show: (one) => (
              <LinkTo to={`/deliveries/${one.deliveryId}`} need="STOCK_MOVEMENT_READ">
                {one.deliveryNumber}
              </LinkTo>
            ),
          },
          { field: 'dispatchDate', show: ({ dispatchDate }) => shownDate(dispatchDate) },
        ]}
      />
      {contacts.length > 0 && (
        <ul class={styles['said']}>
          {contacts.map((one) => (
            <li key={one.contactedAt}>{shownContact(one)}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

const shownContact = ({ contactedAt, contactedBy, channel, outcome, note, recovered }: Contact): string =>
  [
    `${shownTime(contactedAt)}, ${contactedBy}: ${wordText(channel)}, ${wordText(outcome)}`,
    recovered && t`coming back: ${shownQuantity(recovered.quantityAmount, recovered.quantityUnit)}`,
    note,
  ]
    .filter(Boolean)
    .join('; ');

export type Recall = AnswerOf<typeof contactCustomer>;

export type Customer = Recall['customers'][number];

export type Contact = Recall['contacts'][number];
