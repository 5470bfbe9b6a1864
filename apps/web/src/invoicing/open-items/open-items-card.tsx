/** The card of a customer's page: what the customer owes, and the latest payments. */
import { openItemsPdf } from '@cleaver/domain/invoicing/contracts';
import { t } from '../../shell/language/language.ts';
import { may } from '../../shell/session/session.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { PaperButton } from '../../ui/control/paper-button.tsx';
import { Section } from '../../ui/page/page.tsx';
import { PaymentsOf } from '../payment/payments-of.tsx';
import { OpenSums } from './open-sums.tsx';

interface CardProps {
  readonly customerId: string;
  readonly name: string;
}

export function OpenItemsCard({ customerId, name }: CardProps) {
  if (!may('INVOICE_READ')) return null;
  return (
    <Section
      title={t`Open items and payments`}
      wide
      actions={
        <>
          <LinkButton look="plain" to={`/open-items/${customerId}`}>{t`Open invoices`}</LinkButton>
          <PaperButton of={openItemsPdf} input={{ id: customerId }} name={t`Open items of ${name}`}>
            {t`Print open items`}
          </PaperButton>
        </>
      }
    >
      <OpenSums customerId={customerId} />
      <PaymentsOf customerId={customerId} />
    </Section>
  );
}
