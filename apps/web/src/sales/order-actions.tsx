/** The actions on an order: confirm, change, cancel, copy to another day. */
import { type Message, say } from '@cleaver/domain/kernel';
import { orderMachine } from '@cleaver/domain/sales';
import { cancelOrder, confirmOrder } from '@cleaver/domain/sales/contracts';
import { call, messageOf, newKey, type Of } from '../shell/api.ts';
import { shown, t } from '../shell/language.ts';
import { changed } from '../shell/query.ts';
import { may } from '../shell/session.ts';
import { FormAction } from '../ui/action.tsx';
import type { Asking } from '../ui/asked.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import type { FieldProps } from '../ui/labelled.tsx';
import { ReasonField } from '../ui/reason-field.tsx';
import { toast } from '../ui/toast.tsx';
import { fieldText } from '../ui/words.ts';

type Order = Of<'OrderResponse'>;

/** Confirms the order. Asks the user to acknowledge its warnings. Resolves to true if the order is confirmed. */
async function confirmed(id: string, { ask }: Asking): Promise<boolean> {
  try {
    const order = await ask(({ acknowledge }) =>
      call(confirmOrder, { id, ...(acknowledge && { acknowledge }) }, { key: newKey() }),
    );
    if (order) toast(say`Confirmed`);
    return order !== undefined;
  } catch (error) {
    toast(messageOf(error), { tone: 'bad' });
    return false;
  } finally {
    await changed();
  }
}

const OFTEN: readonly Message[] = [say`Customer cancelled`, say`Entered twice`, say`Cannot be delivered`];

/** The fields for cancelling an order or a line, with frequent reasons as buttons. */
export const CANCEL_OPTIONS = {
  reason: {
    render: ({ path, name, value, setting }: FieldProps) => {
      const fault = setting.faults.get(path);
      return (
        <ReasonField
          label={fieldText(name)}
          value={String(value)}
          set={(reason) => setting.set(path, reason)}
          often={OFTEN}
          fault={fault && shown(fault)}
        />
      );
    },
  },
};

export function OrderActions({ order, asking }: { readonly order: Order; readonly asking: Asking }) {
  const { id } = order;
  return (
    <>
      {may('ORDER_WRITE') && orderMachine.allows(order.status, 'confirm') && (
        <Button look="primary" act={() => confirmed(id, asking)}>{t`Confirm`}</Button>
      )}
      {may('ORDER_WRITE') && orderMachine.allows(order.status, 'cancel') && (
        <LinkButton to={`/orders/${id}/edit`}>{t`Change`}</LinkButton>
      )}
      {may('ORDER_WRITE') && <LinkButton to={`/orders/new?copy=${id}`}>{t`Copy to another day`}</LinkButton>}
      {orderMachine.allows(order.status, 'cancel') && (
        <FormAction
          operation={cancelOrder}
          title={order.status === 'DRAFT' ? say`Cancel the order` : say`Cancel open lines`}
          button="danger"
          look="danger"
          // Leaves out the empty list of the form, which the operation refuses. Without `lines`, the operation cancels
          // a draft, or all open lines of a confirmed order.
          fixed={{ id, lines: undefined }}
          groups={[{ fields: ['reason'] }]}
          options={CANCEL_OPTIONS}
          done={say`Cancelled`}
        />
      )}
    </>
  );
}
