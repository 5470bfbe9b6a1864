/** The open orders of the customer of a delivery, so that goods that were ordered are picked for their order. */
import { say } from '@cleaver/domain/kernel';
import { listOrders } from '@cleaver/domain/sales/contracts';
import { useAnswer } from '../../shell/data/query.ts';
import { counted, shownWeekday } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { mayRun } from '../../shell/session/session.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';

/** Maximum number of orders with a link. */
const MOST = 3;

export function OpenOrders({ customerId }: { readonly customerId: string }) {
  const { data } = useAnswer(
    listOrders,
    { customerId, status: 'CONFIRMED', size: MOST },
    { enabled: customerId !== '' && mayRun(listOrders) },
  );
  if (!data || data.content.length === 0) return null;
  const count = data.page.totalElements;
  return (
    <Notice>
      <p>{counted(count, say`This customer has ${count} open order.`, say`This customer has ${count} open orders.`)}</p>
      <p>
        {data.content.map(({ id, orderNumber, requestedDate }) => (
          <LinkButton key={id} look="plain" to={`/picking/${id}?date=${requestedDate}`}>
            {t`Pick ${orderNumber} for ${shownWeekday(requestedDate)}`}
          </LinkButton>
        ))}
      </p>
    </Notice>
  );
}
