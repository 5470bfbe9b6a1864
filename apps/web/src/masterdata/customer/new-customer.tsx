import { say } from '@cleaver/domain/kernel';
import { createCustomer } from '@cleaver/domain/masterdata/contracts';
import { t } from '../../shell/language/language.ts';
import { NewRecord } from '../../ui/form/new-record.tsx';
import { CUSTOMER_OPTIONS, flatContact, newParty } from '../party/contact.ts';

export default function NewCustomer() {
  return (
    <NewRecord
      title={say`New customer`}
      up={{ to: '/customers', title: say`Customers` }}
      record={t`Customer`}
      operation={createCustomer}
      groups={flatContact}
      options={CUSTOMER_OPTIONS}
      initial={newParty()}
    />
  );
}
