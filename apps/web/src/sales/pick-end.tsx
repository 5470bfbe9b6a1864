/** All lines are through: what was picked is delivered, by way of the outbox. */
import { say } from '@cleaver/domain/kernel';
import { useRef, useState } from 'preact/hooks';
import { booked } from '../floor/intent.ts';
import { useAddress } from '../shell/address.ts';
import { newKey, type Of, told } from '../shell/api.ts';
import { t } from '../shell/language.ts';
import { changed } from '../shell/query.ts';
import { may } from '../shell/session.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { toast } from '../ui/toast.tsx';
import { AskedPanel, useAsked } from './asked.tsx';
import styles from './pick.module.css';
import { deliveryLines, linesToCancel, type OrderToPick } from './picked.ts';
import type { PickedStore } from './picked-store.ts';

interface PickEndProps {
  readonly order: OrderToPick;
  readonly store: PickedStore;
}

export function PickEnd({ order, store }: PickEndProps) {
  const { go } = useAddress();
  const asking = useAsked();
  const [fault, setFault] = useState<string>();
  /** Of this delivery as it stands: a second tap and a lost answer have one effect. */
  const intent = useRef({ body: '', key: '' });
  const { id, customerId, customerName, orderNumber } = order;
  const lines = deliveryLines(order, store.picked);
  const cancelled = linesToCancel(order, store.picked);
  const mayCancel = may('ORDER_DELETE');

  const deliver = async (): Promise<void> => {
    setFault(undefined);
    try {
      let deliveryId: string | undefined;
      if (lines.length > 0) {
        const sent = await asking.ask(async (acknowledge) => {
          const body = { customerId, lines, ...(acknowledge && { acknowledge }) };
          const text = JSON.stringify(body);
          if (intent.current.body !== text) intent.current = { body: text, key: newKey() };
          const what = say`Deliver ${orderNumber} to ${customerName}`;
          const answer = await booked<Of<'DeliveryResponse'>>({
            ...{ what, booking: 'deliver', body, key: intent.current.key },
          });
          return { answer };
        });
        if (!sent) return;
        deliveryId = sent.answer?.id;
      }
      if (cancelled.length > 0 && mayCancel) {
        const body = { reason: t`Cannot be delivered`, lines: cancelled };
        await booked({ what: say`Cancel lines of ${orderNumber}`, booking: 'cancelOrder', of: { id }, body });
      }
      store.clear();
      await changed();
      toast(deliveryId === undefined && lines.length > 0 ? t`The delivery waits to be sent` : t`Delivered`);
      go(deliveryId === undefined ? '/picking' : `/deliveries/${deliveryId}`, { replace: true });
    } catch (error) {
      setFault(told(error));
      await changed();
    }
  };
  return (
    <section class={styles['line']} aria-label={t`All lines are through`}>
      <h2>{t`All lines are through`}</h2>
      {lines.length === 0 && <p>{t`Nothing was picked.`}</p>}
      {cancelled.length > 0 && (
        <Notice tone="warn">
          {mayCancel
            ? t`Lines of which nothing comes are cancelled: ${cancelled.join(', ')}`
            : t`The office has to cancel the lines of which nothing comes: ${cancelled.join(', ')}`}
        </Notice>
      )}
      {fault !== undefined && <Notice tone="bad">{fault}</Notice>}
      <AskedPanel of={asking} />
      {(lines.length > 0 || (cancelled.length > 0 && mayCancel)) && (
        <div class={styles['actions']}>
          <Button look="primary" icon="delivery" act={deliver}>{t`Deliver, with the delivery note`}</Button>
        </div>
      )}
    </section>
  );
}
