/** The actions on an order: confirm, change, cancel, copy to another day. */
import { type AnswerOf, type Message, say } from '@cleaver/domain/kernel';
import { orderMachine } from '@cleaver/domain/sales';
import { cancelOrder, confirmOrder, orderConfirmationPdf } from '@cleaver/domain/sales/contracts';
import { useRef, useState } from 'preact/hooks';
import { messageOf } from '../../shell/data/api.ts';
import { useSubmission } from '../../shell/data/submission.ts';
import { shown, t } from '../../shell/language/language.ts';
import { may } from '../../shell/session/session.ts';
import { Button, LinkButton } from '../../ui/control/button.tsx';
import { PaperButton } from '../../ui/control/paper-button.tsx';
import { ReasonField } from '../../ui/control/reason-field.tsx';
import { toast, toastBad } from '../../ui/dialog/toast.tsx';
import { FormAction } from '../../ui/form/action.tsx';
import type { FieldProps } from '../../ui/form/labelled-field.tsx';
import { fieldText } from '../../ui/text/words.ts';
import { isFree, type Obstacles, obstaclesTo } from './obstacles.ts';

type Order = AnswerOf<typeof confirmOrder>;

/** Confirms an order, after a look for obstacles. The page shows `obstacles` and the warnings of `question`. */
export function useConfirmation() {
  const submission = useSubmission(confirmOrder, {
    warnings: 'silent',
    report: toastBad,
    done: () => toast(say`Confirmed`),
  });
  const [obstacles, setObstacles] = useState<Obstacles>();
  const leave = (): void => setObstacles(undefined);
  /** The order that may be confirmed. A retry after a lost response does not look for obstacles again. */
  const decided = useRef('');
  const confirm = async (order: Order, isDecided = false): Promise<void> => {
    leave();
    const { id, requestedDate, deliveryAddressLabel, lines } = order;
    const wanted = JSON.stringify([id, requestedDate, deliveryAddressLabel, lines]);
    if (!isDecided && decided.current !== wanted) {
      try {
        const found = await obstaclesTo(order);
        if (!isFree(found)) return setObstacles(found);
      } catch (error) {
        return toastBad(messageOf(error));
      }
    }
    decided.current = wanted;
    await submission.submit({ id });
  };
  return { ...submission, obstacles, confirm, leave };
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

interface OrderActionsProps {
  readonly order: Order;
  readonly confirmation: ReturnType<typeof useConfirmation>;
}

export function OrderActions({ order, confirmation }: OrderActionsProps) {
  const { id } = order;
  return (
    <>
      {may('ORDER_WRITE') && orderMachine.allows(order.status, 'confirm') && (
        <Button look="primary" act={() => confirmation.confirm(order)}>{t`Confirm`}</Button>
      )}
      {['CONFIRMED', 'COMPLETED'].includes(order.status) && (
        <PaperButton of={orderConfirmationPdf} input={{ id }} name={order.orderNumber}>
          {t`Order confirmation`}
        </PaperButton>
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
