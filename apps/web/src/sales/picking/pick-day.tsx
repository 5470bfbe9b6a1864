/**
 * The confirmed orders up to a day, with the progress of their picking. The screen shows links. The printed list has
 * room to write.
 */

import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { proposePicking } from '@cleaver/domain/sales/contracts';
import { useMissing } from '../../floor/outbox/outbox.ts';
import { Waits } from '../../floor/outbox/waiting-row.tsx';
import { PaperFrame } from '../../settings/paper.tsx';
import { useAnswer } from '../../shell/data/query.ts';
import { counted, shownDate, shownQuantity, shownWeekday } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import { me } from '../../shell/session/session.ts';
import { Button } from '../../ui/control/button.tsx';
import { DateInput } from '../../ui/control/date-input.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';
import { Loaded, Nothing, Page } from '../../ui/page/page.tsx';
import { Blank, Sheet, Signatures } from '../../ui/page/sheet.tsx';
import { fieldText } from '../../ui/text/words.ts';
import { tooShortText } from '../delivery/too-short.ts';
import styles from './pick.module.css';
import { linesText, type OrderToPick, progressOf, withoutWaiting } from './picked-lines.ts';
import { readPicked } from './picked-store.ts';

const moreText = () =>
  t`Only the earliest orders are shown. Deliver or cancel some of them, then the next ones appear here.`;

type DueDay = NonNullable<AnswerOf<typeof proposePicking>['next']>;

const dayText = ({ date, orders }: DueDay): string =>
  counted(orders, say`${orders} order for ${shownWeekday(date)}`, say`${orders} orders for ${shownWeekday(date)}`);

/**
 * Reads the orders up to the day in the address. Without one, up to today, or up to the next day with orders if there
 * are none today. `skipped`: this next day.
 */
function usePickingDay(asked: string | undefined) {
  const today = me.get()?.today ?? '';
  const first = useAnswer(proposePicking, asked === undefined || asked === today ? {} : { date: asked });
  const next = first.data?.orders.length === 0 ? first.data.next : null;
  const skipped = asked === undefined ? next : null;
  const later = useAnswer(proposePicking, { date: skipped?.date ?? today }, { enabled: skipped !== null });
  return { date: skipped?.date ?? asked ?? today, found: skipped ? later : first, skipped };
}

export default function PickDay() {
  const { query, set } = useAddress();
  const today = me.get()?.today ?? '';
  const { date, found, skipped } = usePickingDay(query.get('date') ?? undefined);
  const missing = useMissing(found.dataUpdatedAt);
  return (
    <Page
      title={say`Picking`}
      sub={shownDate(date)}
      actions={<Button icon="print" act={() => print()}>{t`Print the list`}</Button>}
    >
      <PaperFrame />
      <div class={styles['screen']}>
        <div class={styles['day']}>
          <label for="pick-date">{t`Orders up to`}</label>
          <DateInput id="pick-date" value={date} set={(day) => set({ date: day || undefined })} isFilter />
        </div>
        <Loaded of={found} lines={6}>
          {({ orders, complete, next }) => (
            <>
              {skipped && <Notice>{t`There is nothing to pick today.`}</Notice>}
              {skipped && <p>{dayText(skipped)}</p>}
              {!complete && <Notice tone="warn">{moreText()}</Notice>}
              {orders.length === 0 && <Nothing text={t`No confirmed order to pick.`} />}
              <ul class={styles['orders']}>
                {orders.map((order) => (
                  <Order
                    key={order.orderId}
                    order={order}
                    left={withoutWaiting(order, missing)}
                    date={date === today ? undefined : date}
                  />
                ))}
              </ul>
              {next && (
                <div>
                  <Button icon="week" act={() => set({ date: next.date })}>
                    {dayText(next)}
                  </Button>
                </div>
              )}
            </>
          )}
        </Loaded>
      </div>
      <div class={styles['paper']}>
        {found.data?.complete === false && <p>{moreText()}</p>}
        {found.data?.orders.map((order) => (
          <Paper key={order.orderId} order={order} />
        ))}
      </div>
    </Page>
  );
}

interface OrderProps {
  readonly order: OrderToPick;
  /** The order without the lines that wait in the outbox. */
  readonly left: OrderToPick;
  readonly date: string | undefined;
}

function Order({ order, left, date }: OrderProps) {
  const { orderId, customerName, lines } = order;
  const waiting = lines.length - left.lines.length;
  const done = progressOf(left, readPicked(orderId)) + waiting;
  if (left.lines.length === 0) {
    return (
      <li class={styles['order']}>
        <strong>{customerName}</strong>
        <DayAndNumber of={order} />
        <Waits>{t`All lines`}</Waits>
      </li>
    );
  }
  const missing = lines.filter((line) => line.missing !== '0').length;
  return (
    <li>
      <a class={styles['order']} href={`/picking/${orderId}${date === undefined ? '' : `?date=${date}`}`}>
        <strong>{customerName}</strong>
        <DayAndNumber of={order} />
        <progress class={styles['progress']} max={lines.length} value={done} aria-label={t`Picked lines`} />
        <span>
          {linesText(done, lines.length)}
          {waiting > 0 &&
            ` · ${counted(waiting, say`${waiting} is waiting to be sent`, say`${waiting} are waiting to be sent`)}`}
          {missing > 0 && (
            <>
              {' '}
              <span class={styles['short']}>
                {`· ${counted(missing, say`${missing} is short`, say`${missing} are short`)}`}
              </span>
            </>
          )}
        </span>
      </a>
    </li>
  );
}

const DayAndNumber = ({ of: { requestedDate, orderNumber } }: { readonly of: OrderToPick }) => (
  <span>
    {shownDate(requestedDate)} · <span class={styles['number']}>{orderNumber}</span>
  </span>
);

function Paper({ order }: { readonly order: OrderToPick }) {
  const { customerName, orderNumber, requestedDate, deliveryAddressLabel, note, lines } = order;
  return (
    <article class={styles['sheet']}>
      <h2>{`${customerName} · ${orderNumber} · ${shownDate(requestedDate)}`}</h2>
      {deliveryAddressLabel !== '' && <p>{`${fieldText('deliveryAddressLabel')}: ${deliveryAddressLabel}`}</p>}
      {note !== '' && <p>{note}</p>}
      <Sheet caption={t`To pick for ${orderNumber}`}>
        <thead>
          <tr>
            <th scope="col">{fieldText('articleId')}</th>
            <th scope="col">{t`Open`}</th>
            <th scope="col">{t`Lot, storage location, until`}</th>
            <th scope="col">{t`Pieces`}</th>
            <th scope="col">{t`Weight`}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.line}>
              <td>{[`${line.line}. ${line.articleName}`, line.note].filter(Boolean).join(' – ')}</td>
              <td>{shownQuantity(line.open, line.quantityUnit)}</td>
              <td>
                {line.picks.map((pick) => (
                  <div key={pick.stockBatchId}>
                    {`${pick.lotNumber} · ${pick.storageLocationName} · ${shownDate(pick.expiryDate)} · ${shownQuantity(pick.quantity, line.unit)}`}
                  </div>
                ))}
                {line.missing !== '0' && <div>{t`${shownQuantity(line.missing, line.unit)} are still missing.`}</div>}
                {line.tooShort.length > 0 && <div>{tooShortText(line.tooShort)}</div>}
              </td>
              <Blank />
              <Blank />
            </tr>
          ))}
        </tbody>
      </Sheet>
      <Signatures of={[t`Picked by`]} />
    </article>
  );
}
