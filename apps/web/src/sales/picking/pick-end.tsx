import type { AnswerOf } from '@cleaver/domain/kernel';
import type { dispatchDelivery } from '@cleaver/domain/sales/contracts';
import { useState } from 'preact/hooks';
import { booked } from '../../floor/booking/intent.ts';
import type { InputOf } from '../../floor/outbox/bookings.ts';
import { discard } from '../../floor/outbox/outbox.ts';
import { mine } from '../../floor/outbox/outbox-entries.ts';
import type { Entry } from '../../floor/outbox/outbox-order.ts';
import { takenBy } from '../../floor/outbox/pending-effects.ts';
import { serviceTime } from '../../shell/data/connection.ts';
import { useSubmission } from '../../shell/data/submission.ts';
import { shownWeekday } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { localOf } from '../../shell/language/zone.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import { may, me } from '../../shell/session/session.ts';
import { Button } from '../../ui/control/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';
import { toast } from '../../ui/dialog/toast.tsx';
import { ActionBar } from '../../ui/form/action-bar.tsx';
import { AskedPanel } from '../../ui/form/warning-panel.tsx';
import styles from './pick.module.css';
import { deliveryLines, linesToCancel, type OrderToPick } from './picked-lines.ts';
import { type PickedStore, storedLine } from './picked-store.ts';

type Delivery = AnswerOf<typeof dispatchDelivery>;

interface PickEndProps {
  readonly order: OrderToPick;
  readonly store: PickedStore;
}

/**
 * Returns the lines to deliver, the numbers of the lines to cancel, the submission, and `deliver`. `deliver`
 * dispatches the picked amounts. If the user may cancel order lines, it then cancels those of
 * `linesToCancel`.
 */
function useDeliver({ order, store }: PickEndProps) {
  const { go } = useAddress();
  const { orderId, customerId } = order;
  const lines = deliveryLines(order, store.picked);
  const cancelled = linesToCancel(order, store.picked);
  const toCancel = may('ORDER_DELETE') ? cancelled : [];
  const recordsOf = (numbers: readonly number[]) => numbers.map((line) => storedLine(orderId, line));

  const isReplaced = (entry: Entry): boolean =>
    entry.refusal !== undefined && takenBy(entry).some((taken) => taken.orderId === orderId);
  /** Delivers the picked amounts. Without a response, the booking waits in the outbox, and there is no result. */
  const dispatch = async (input: InputOf<'deliver'>, key: string): Promise<Delivery | undefined> => {
    const records = recordsOf(lines.map(({ orderLine }) => orderLine));
    const delivery = await booked<Delivery>({ booking: 'deliver', input, key, records });
    // The new delivery replaces a refused one that is still in the outbox.
    for (const entry of mine().filter(isReplaced)) discard(entry);
    return delivery;
  };
  const submission = useSubmission(
    async (given: InputOf<'deliver'>, key) => {
      const delivery = lines.length > 0 ? await dispatch(given, key) : undefined;
      if (toCancel.length > 0) {
        const input = { id: orderId, reason: t`Cannot be delivered`, lines: toCancel };
        const records = recordsOf(toCancel);
        await booked({ booking: 'cancelOrder', input, records });
      }
      store.reopen(order.lines.map(({ line }) => line).filter((line) => !toCancel.includes(line)));
      return delivery;
    },
    {
      warnings: 'silent',
      done: (delivery) => {
        toast(lines.length > 0 && !delivery ? t`The delivery is waiting to be sent` : t`Delivered`);
        go(delivery ? `/deliveries/${delivery.id}` : '/picking', { replace: true });
      },
    },
  );
  // Without a date, a booking that waits over midnight would get the day on which it is sent.
  const deliver = () => submission.submit({ customerId, lines, dispatchDate: shopDay() });
  return { lines, cancelled, submission, deliver };
}

/** Returns the day in the shop, or undefined if the time of the service is not known. */
function shopDay(): string | undefined {
  const [now, who] = [serviceTime(Date.now()), me.get()];
  return now !== undefined && who ? localOf(now, who.shopTimeZone).slice(0, 10) : undefined;
}

export function PickEnd({ order, store }: PickEndProps) {
  const { lines, cancelled, submission, deliver } = useDeliver({ order, store });
  const [isAsked, setIsAsked] = useState(false);
  const isOtherDay = order.requestedDate !== (shopDay() ?? me.get()?.today);
  const mayCancel = may('ORDER_DELETE');
  const cancelledText = order.lines
    .filter(({ line }) => cancelled.includes(line))
    .map(({ line, articleName }) => `${line}. ${articleName}`)
    .join(', ');
  return (
    <section class={styles['line']} aria-label={t`All lines are done`}>
      <h2>{t`All lines are done`}</h2>
      {lines.length === 0 && <p>{t`Nothing was picked.`}</p>}
      {cancelled.length > 0 && (
        <Notice tone="warn">
          {mayCancel
            ? t`Lines without goods will be cancelled: ${cancelledText}`
            : t`The office has to cancel the lines without goods: ${cancelledText}`}
        </Notice>
      )}
      {submission.fault !== undefined && <Notice tone="bad">{submission.fault}</Notice>}
      <AskedPanel of={submission} />
      {(lines.length > 0 || (cancelled.length > 0 && mayCancel)) && (
        <ActionBar>
          <Button
            look="primary"
            icon="delivery"
            opens={isOtherDay}
            act={isOtherDay ? () => setIsAsked(true) : deliver}
          >{t`Deliver with delivery note`}</Button>
        </ActionBar>
      )}
      <Dialog title={t`Deliver today?`} isOpen={isAsked} close={() => setIsAsked(false)}>
        <p>{t`This order is for ${shownWeekday(order.requestedDate)}.`}</p>
        <div class={styles['actions']}>
          <Button
            look="primary"
            act={() => {
              setIsAsked(false);
              return deliver();
            }}
          >{t`Deliver today all the same`}</Button>
          <Button look="plain" act={() => setIsAsked(false)}>{t`Do not deliver yet`}</Button>
        </div>
      </Dialog>
    </section>
  );
}
