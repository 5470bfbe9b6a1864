/** The dialog that confirms several orders, one request each. An order with a question stays a draft. */
import { type ItemOf, say } from '@cleaver/domain/kernel';
import { confirmOrder, type listOrders } from '@cleaver/domain/sales/contracts';
import { call } from '../../shell/data/api.ts';
import { shownDate, shownMoney } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import type { BulkDialogProps } from '../../ui/list/bulk.tsx';
import { RowsDialog } from '../../ui/list/rows-dialog.tsx';
import { obstaclesTo } from './obstacles.ts';

export function ConfirmTogether({ rows, close }: BulkDialogProps<ItemOf<typeof listOrders>>) {
  return (
    <RowsDialog
      title={say`Confirm orders`}
      label={say`Confirm`}
      rows={rows}
      text={({ orderNumber, customerName, requestedDate, value }) =>
        [customerName, shownDate(requestedDate), value === null ? '' : shownMoney(value), orderNumber]
          .filter(Boolean)
          .join(' · ')
      }
      to={({ id }) => `/orders/${id}`}
      send={async (order, key) => {
        const { id } = order;
        const { seconds, shortages } = await obstaclesTo(order);
        if (seconds.length > 0) return { refusal: t`The customer has another order for this day.` };
        if (shortages.length > 0)
          return { refusal: t`Not in stock: ${shortages.map(({ articleName }) => articleName).join(', ')}` };
        await call(confirmOrder, { id }, { key: key({ id }) });
        return 'done';
      }}
      close={close}
    >
      <p>{t`An order with a question stays a draft: open it to answer the question.`}</p>
    </RowsDialog>
  );
}
