/** The choice of the deliveries to bill: those of the customer of which something is due, also of a period that still lasts. */
import { listDue } from '@cleaver/domain/invoicing/contracts';
import { addDays, dateOf, type ItemOf } from '@cleaver/domain/kernel';
import { listDeliveries } from '@cleaver/domain/sales/contracts';
import { useEffect, useRef } from 'preact/hooks';
import { useAll } from '../../shell/data/all-pages.ts';
import { shownDate } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { may, me } from '../../shell/session/session.ts';
import type { Value, Values } from '../../ui/form/form-values.ts';
import { Below, type FieldProps, groupOf } from '../../ui/form/labelled-field.tsx';
import styles from './new-invoice.module.css';

type Delivery = ItemOf<typeof listDeliveries>;

/** Each period of billing has ended after a month. */
const PERIOD_DAYS = 31;

/** Maximum number of ids in a request. Further deliveries are not offered here, but on the page of what is due. */
const IDS_AT_ONCE = 150;

const articlesIn = ({ lines }: Delivery): string =>
  [...new Set(lines.map(({ articleName }) => articleName))].join(', ');

export function DeliveryChoice({ path, value, setting }: FieldProps) {
  const chosen = value as readonly string[];
  const customerId = String(setting.values['customerId'] ?? '');
  const today = dateOf(me.get()?.today ?? '1970-01-01');
  const due = useAll(listDue, { customerId, until: addDays(today, PERIOD_DAYS) }, { enabled: customerId !== '' });
  const ids = [...new Set([...chosen, ...(due.data ?? []).flatMap(({ deliveryIds }) => deliveryIds)])];
  const asked = ids.slice(0, IDS_AT_ONCE);
  const enabled = due.data !== undefined && asked.length > 0 && may('STOCK_MOVEMENT_READ');
  const { data: deliveries = [] } = useAll(listDeliveries, { id: asked, sort: 'createdAt' }, { enabled, keep: true });
  const choose = (next: readonly string[]): void => {
    const prices = (setting.now('prices') ?? []) as readonly Values[];
    setting.set(path, next as Value);
    setting.set('prices', prices.filter((price) => next.includes(String(price['deliveryId']))) as Value);
  };
  const of = useRef(customerId);
  useEffect(() => {
    if (of.current !== customerId && of.current !== '') choose([]);
    of.current = customerId;
  }, [customerId]);
  const own = deliveries.filter((one) => one.customerId === customerId).toSorted(byDay);
  if (customerId === '' || own.length === 0) return null;
  return (
    <fieldset class={styles['deliveries']} {...groupOf(path, setting)}>
      <legend>{t`Deliveries to bill`}</legend>
      {own.map((delivery) => (
        <label key={delivery.id} class={styles['delivery']}>
          <input
            type="checkbox"
            checked={chosen.includes(delivery.id)}
            onChange={(event) =>
              choose(
                event.currentTarget.checked ? [...chosen, delivery.id] : chosen.filter((one) => one !== delivery.id),
              )
            }
          />
          <span>
            <strong>{delivery.deliveryNumber}</strong> {shownDate(delivery.dispatchDate)}
            <small>{articlesIn(delivery)}</small>
          </span>
        </label>
      ))}
      <Below path={path} setting={setting} />
    </fieldset>
  );
}

const byDay = (a: Delivery, b: Delivery): number =>
  a.dispatchDate.localeCompare(b.dispatchDate) || a.deliveryNumber.localeCompare(b.deliveryNumber);
