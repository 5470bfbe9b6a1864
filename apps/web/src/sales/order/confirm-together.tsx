/** The dialog that confirms several orders, one request each. An order with a question stays a draft. */
import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { confirmOrder } from '@cleaver/domain/sales/contracts';
import { call } from '../../shell/data/api.ts';
import { shownDate, shownMoney } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import type { BulkDialogProps } from '../../ui/list/bulk.tsx';
import { RowsDialog } from '../../ui/list/rows-dialog.tsx';

type Order = AnswerOf<typeof confirmOrder>;
type Row = Pick<Order, 'id' | 'orderNumber' | 'customerName' | 'requestedDate' | 'value'>;

export function ConfirmTogether({ rows, close }: BulkDialogProps<Row>) {
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
      send={async ({ id }, key) => {
        await call(confirmOrder, { id }, { key: key({ id }) });
        return 'done';
      }}
      close={close}
    >
      <p>{t`An order with a question stays a draft: open it to answer the question.`}</p>
    </RowsDialog>
  );
}
