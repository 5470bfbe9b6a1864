import { useRef, useState } from 'preact/hooks';
import { booked } from '../floor/intent.ts';
import { takenBy } from '../floor/missing.ts';
import { discard } from '../floor/outbox.ts';
import { mine } from '../floor/outbox-entries.ts';
import type { Entry } from '../floor/outbox-order.ts';
import { useAddress } from '../shell/address.ts';
import { messageOf, newKey, type Of } from '../shell/api.ts';
import { serviceTime } from '../shell/connection.ts';
import { t } from '../shell/language.ts';
import { changed } from '../shell/query.ts';
import { may, me } from '../shell/session.ts';
import { localOf } from '../shell/zone.ts';
import { ActionBar } from '../ui/action-bar.tsx';
import { AskedPanel, type Asking, useAsked } from '../ui/asked.tsx';
import { withAnswer } from '../ui/asked-answer.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { toast } from '../ui/toast.tsx';
import styles from './pick.module.css';
import { deliveryLines, linesToCancel, type OrderToPick } from './picked.ts';
import { type PickedStore, storedLine } from './picked-store.ts';

interface PickEndProps {
  readonly order: OrderToPick;
  readonly store: PickedStore;
}

/**
 * Returns the lines to deliver, the numbers of the lines to cancel, the fault of the last attempt, and `deliver`.
 * `deliver` dispatches the picked amounts. If the user may cancel order lines, it then cancels those of
 * `linesToCancel`.
 */
function useDeliver({ order, store }: PickEndProps, { ask }: Asking) {
  const { go } = useAddress();
  const [fault, setFault] = useState<string>();
  /** The idempotency key of this delivery's content, so that a second tap or a lost response has one effect. */
  const intent = useRef({ body: '', key: '' });
  const { orderId, customerId } = order;
  const lines = deliveryLines(order, store.picked);
  const cancelled = linesToCancel(order, store.picked);
  const toCancel = may('ORDER_DELETE') ? cancelled : [];
  const recordsOf = (numbers: readonly number[]) => numbers.map((line) => storedLine(orderId, line));

  /**
   * Delivers the picked amounts. Resolves to undefined if the user cancels at a warning. Without a response, the
   * booking waits in the outbox, and `answer` is undefined.
   */
  const dispatch = () =>
    ask(async (answer) => {
      // Without a date, a booking that waits over midnight would get the day on which it is sent.
      const body = withAnswer({ customerId, lines, dispatchDate: shopDay() }, answer);
      const text = JSON.stringify(body);
      if (intent.current.body !== text) intent.current = { body: text, key: newKey() };
      const { key } = intent.current;
      const records = recordsOf(lines.map(({ orderLine }) => orderLine));
      const delivery = await booked<Of<'DeliveryResponse'>>({ booking: 'deliver', body, key, records });
      // The new delivery replaces a refused one that is still in the outbox.
      const isReplaced = (entry: Entry): boolean =>
        entry.refusal !== undefined && takenBy(entry).some((taken) => taken.orderId === orderId);
      for (const entry of mine().filter(isReplaced)) discard(entry);
      return { answer: delivery };
    });
  const deliver = async (): Promise<void> => {
    setFault(undefined);
    try {
      const sent = lines.length > 0 ? await dispatch() : { answer: undefined };
      if (!sent) return;
      if (toCancel.length > 0) {
        const body = { reason: t`Cannot be delivered`, lines: toCancel };
        const records = recordsOf(toCancel);
        await booked({ booking: 'cancelOrder', of: { id: orderId }, body, records });
      }
      store.reopen(order.lines.map(({ line }) => line).filter((line) => !toCancel.includes(line)));
      await changed();
      toast(lines.length > 0 && !sent.answer ? t`The delivery is waiting to be sent` : t`Delivered`);
      go(sent.answer ? `/deliveries/${sent.answer.id}` : '/picking', { replace: true });
    } catch (error) {
      setFault(messageOf(error));
      await changed();
    }
  };
  return { lines, cancelled, fault, deliver };
}

/** Returns the day in the shop, or undefined if the time of the service is not known. */
function shopDay(): string | undefined {
  const [now, who] = [serviceTime(Date.now()), me.get()];
  return now !== undefined && who ? localOf(now, who.shopTimeZone).slice(0, 10) : undefined;
}

export function PickEnd({ order, store }: PickEndProps) {
  const asking = useAsked();
  const { lines, cancelled, fault, deliver } = useDeliver({ order, store }, asking);
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
      {fault !== undefined && <Notice tone="bad">{fault}</Notice>}
      <AskedPanel of={asking} />
      {(lines.length > 0 || (cancelled.length > 0 && mayCancel)) && (
        <ActionBar>
          <Button look="primary" icon="delivery" act={deliver}>{t`Deliver with delivery note`}</Button>
        </ActionBar>
      )}
    </section>
  );
}
