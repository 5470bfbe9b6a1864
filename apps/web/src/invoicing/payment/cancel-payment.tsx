/** The button that cancels a payment, with a reason. What it paid is open again. */
import { cancelPayment } from '@cleaver/domain/invoicing/contracts';
import { say } from '@cleaver/domain/kernel';
import { t } from '../../shell/language/language.ts';
import { FormAction } from '../../ui/form/action.tsx';

interface CancelProps {
  readonly id: string;
  /** The text of the button. */
  readonly title: string;
}

export const CancelPayment = ({ id, title }: CancelProps) => (
  <FormAction
    operation={cancelPayment}
    title={title}
    label={say`Cancel the payment`}
    fixed={{ id }}
    intro={<p>{t`What it paid will be open again.`}</p>}
    done={say`Cancelled`}
  />
);
