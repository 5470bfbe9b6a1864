/** The open items of a customer, with the statement to print, and the latest payments. */
import { openItemsPdf } from '@cleaver/domain/invoicing/contracts';
import { say } from '@cleaver/domain/kernel';
import { t } from '../../shell/language/language.ts';
import { useOne } from '../../shell/navigation/references.ts';
import type { ScreenProps } from '../../shell/navigation/screen.ts';
import { may } from '../../shell/session/session.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { PaperButton } from '../../ui/control/paper-button.tsx';
import { Columns, Page, Section } from '../../ui/page/page.tsx';
import { PaymentsOf } from '../payment/payments-of.tsx';
import { OpenInvoices } from './open-invoices.tsx';
import { OpenSums } from './open-sums.tsx';

export default function OpenItemsOfCustomer({ params: { id = '' } }: ScreenProps) {
  const name = useOne('customer', id)?.name ?? '';
  return (
    <Page
      title={name === '' ? say`Open items` : t`Open items of ${name}`}
      up={{ to: '/open-items', title: say`Open items` }}
      sub={may('MASTERDATA_READ') && <a href={`/customers/${id}`}>{t`To the customer`}</a>}
      actions={
        <>
          <PaperButton of={openItemsPdf} input={{ id }} name={t`Open items of ${name}`}>
            {t`Print open items`}
          </PaperButton>
          {may('INVOICE_WRITE') && <LinkButton look="primary" icon="plus" to="/bank">{t`Bank in`}</LinkButton>}
        </>
      }
    >
      <Columns>
        <Section title={t`Open invoices`} wide>
          <OpenSums customerId={id} />
          <OpenInvoices customerId={id} />
        </Section>
        <Section
          title={t`Payments`}
          wide
          actions={<LinkButton look="plain" to={`/payments?customerId=${id}`}>{t`All payments`}</LinkButton>}
        >
          <PaymentsOf customerId={id} />
        </Section>
      </Columns>
    </Page>
  );
}
