import { say } from '@cleaver/domain/kernel';
import { createCustomer } from '@cleaver/domain/masterdata/contracts';
import { useAddress } from '../shell/address.ts';
import type { Of } from '../shell/api.ts';
import { t } from '../shell/language.ts';
import { OperationForm } from '../ui/form.tsx';
import { Page, Section } from '../ui/page.tsx';
import { toast } from '../ui/toast.tsx';
import { flatContact } from './contact.ts';

export default function NewCustomer() {
  const { go } = useAddress();
  return (
    <Page title={say`New customer`} up={{ to: '/customers', title: say`Customers` }}>
      <Section title={t`Customer`}>
        <OperationForm<Of<'CustomerResponse'>>
          operation={createCustomer}
          groups={flatContact}
          label={t`Save`}
          done={({ id }) => {
            toast(say`Saved`);
            go(`/customers/${id}`, { replace: true });
          }}
          cancel={() => go('/customers')}
        />
      </Section>
    </Page>
  );
}
