import { type AnswerOf, type RawOf, say } from '@cleaver/domain/kernel';
import { customerMachine } from '@cleaver/domain/masterdata';
import {
  activateCustomer,
  addDeliveryAddress,
  deactivateCustomer,
  deleteCustomer,
  getCustomer,
  removeDeliveryAddress,
  setPreferences,
  updateCustomer,
} from '@cleaver/domain/masterdata/contracts';
import { History } from '../../audit/history.tsx';
import { InvoicesOf } from '../../invoicing/invoice/invoices-of.tsx';
import { OpenItemsCard } from '../../invoicing/open-items/open-items-card.tsx';
import { DeliveriesOf } from '../../sales/delivery/deliveries-of.tsx';
import { OrdersOfCustomer } from '../../sales/order/orders-of.tsx';
import { PricesOf } from '../../sales/price/prices-of.tsx';
import { call } from '../../shell/data/api.ts';
import { useAnswer } from '../../shell/data/query.ts';
import { shownNumber } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import type { ScreenProps } from '../../shell/navigation/screen.ts';
import { may } from '../../shell/session/session.ts';
import { Action, FormAction, MachineActions } from '../../ui/form/action.tsx';
import { Table } from '../../ui/list/table.tsx';
import { Columns, Facts, Nothing, Page, Section, Unloaded } from '../../ui/page/page.tsx';
import { Status } from '../../ui/text/status.tsx';
import { wordText } from '../../ui/text/words.ts';
import { CUSTOMER_OPTIONS, flatContact, flatPayment, newParty } from '../party/contact.ts';
import { Address, Contact } from '../party/contact-facts.tsx';
import { FrameContract } from './frame-contract.tsx';
import { SalesTerms } from './sales-terms.tsx';

type Customer = AnswerOf<typeof getCustomer>;

const UP = { to: '/customers', title: say`Customers` };

export default function CustomerScreen({ params: { id = '' } }: ScreenProps) {
  const found = useAnswer(getCustomer, { id });
  if (!found.data) return <Unloaded title={say`Customer`} up={UP} of={found} />;
  const customer = found.data;
  return (
    <Page
      title={customer.name}
      up={UP}
      badge={<Status of={customer.status} />}
      sub={wordText(customer.type)}
      actions={<Actions customer={customer} />}
    >
      <Columns>
        <Section title={t`Contact`}>
          <Contact of={customer.contactInfo} />
          <Facts
            of={[
              [t`Billing address`, <Address key="address" of={customer.billingAddress} />],
              customer.paymentTerms && [t`Days to pay`, shownNumber(customer.paymentTerms.paymentDueDays)],
              !!customer.paymentTerms?.paymentDescription && [
                t`Terms of payment`,
                customer.paymentTerms.paymentDescription,
              ],
            ]}
          />
        </Section>
        <Preferences customer={customer} />
        <Addresses customer={customer} />
        <SalesTerms id={id} />
        <FrameContract customer={customer} />
        <OrdersOfCustomer id={id} isActive={customer.status === 'ACTIVE'} />
        <PricesOf customerId={id} />
        <DeliveriesOf customerId={id} isActive={customer.status === 'ACTIVE'} />
        <InvoicesOf customerId={id} />
        <OpenItemsCard customerId={id} name={customer.name} />
        <History entity="customer" id={id} />
      </Columns>
    </Page>
  );
}

function Actions({ customer }: { readonly customer: Customer }) {
  const path = { id: customer.id };
  return (
    <>
      <FormAction
        operation={updateCustomer}
        title={say`Edit`}
        size="wide"
        isChange
        fixed={path}
        initial={{
          name: customer.name,
          ...customer.contactInfo,
          ...customer.billingAddress,
          ...flatPayment(customer.paymentTerms),
        }}
        groups={flatContact}
        options={customer.type === 'B2C' ? { street: CUSTOMER_OPTIONS['street'] ?? {} } : {}}
        done={say`Saved`}
      />
      <MachineActions
        machine={customerMachine}
        status={customer.status}
        operation={activateCustomer}
        verbs={{
          activate: {
            label: say`Activate`,
            send: (key) => call(activateCustomer, path, { key }),
            done: say`Activated`,
          },
          deactivate: {
            label: say`Deactivate`,
            send: (key) => call(deactivateCustomer, path, { key }),
            done: say`Deactivated`,
            undo: () => call(activateCustomer, path),
          },
        }}
      />
      {may('CUSTOMER_DELETE') && <Remove customer={customer} />}
    </>
  );
}

function Preferences({ customer: { id, preferences } }: { readonly customer: Customer }) {
  return (
    <Section
      title={t`Preferences`}
      actions={
        <FormAction
          operation={setPreferences}
          title={say`Change`}
          fixed={{ id }}
          initial={{ preferences }}
          done={say`Saved`}
        />
      }
    >
      {preferences.length === 0 ? (
        <Nothing text={t`No preferences yet.`} />
      ) : (
        <p>{preferences.map(wordText).join(', ')}</p>
      )}
    </Section>
  );
}

/** Removes a customer that no record refers to, for example a duplicate. */
function Remove({ customer: { id, name } }: { readonly customer: Customer }) {
  const { go } = useAddress();
  return (
    <Action
      label={say`Delete`}
      look="danger"
      ask={{
        title: say`Delete ${name}?`,
        text: say`Only a customer without orders and documents can be deleted.`,
      }}
      send={async () => {
        await call(deleteCustomer, { id });
        go('/customers', { replace: true });
      }}
      done={say`Deleted`}
    />
  );
}

type DeliveryAddress = Customer['deliveryAddresses'][number];

function Addresses({ customer }: { readonly customer: Customer }) {
  const path = { id: customer.id };
  const body = ({ label, address, contactPerson, deliveryNotes }: DeliveryAddress) =>
    Object.fromEntries(
      Object.entries({ label, ...address, contactPerson, deliveryNotes }).filter(([, value]) => value !== ''),
    );
  return (
    <Section
      title={t`Delivery addresses`}
      wide
      actions={
        <FormAction
          operation={addDeliveryAddress}
          title={say`Add an address`}
          size="wide"
          fixed={path}
          initial={newParty()}
          done={say`Added`}
        />
      }
    >
      {customer.deliveryAddresses.length === 0 ? (
        <Nothing
          text={
            customer.billingAddress
              ? t`Goods go to the billing address.`
              : t`Without an address, the customer collects the goods.`
          }
        />
      ) : (
        <Table<DeliveryAddress>
          caption={t`Delivery addresses`}
          rows={customer.deliveryAddresses}
          columns={[
            { field: 'label', show: ({ label }) => <strong>{label}</strong> },
            {
              field: 'address',
              show: ({ address }) => `${address.street} ${address.houseNumber}, ${address.postalCode} ${address.city}`,
            },
            { field: 'contactPerson', show: ({ contactPerson }) => contactPerson },
            { field: 'deliveryNotes', show: ({ deliveryNotes }) => deliveryNotes },
            ...(may('MASTERDATA_WRITE')
              ? [
                  {
                    field: 'action',
                    show: (one: DeliveryAddress) => (
                      <Action
                        label={t`Remove ${one.label}`}
                        icon="close"
                        look="plain"
                        isSmall
                        send={() => call(removeDeliveryAddress, { ...path, label: one.label })}
                        done={say`Removed`}
                        undo={() =>
                          call(addDeliveryAddress, { ...path, ...body(one) } as RawOf<typeof addDeliveryAddress>)
                        }
                      />
                    ),
                  },
                ]
              : []),
          ]}
        />
      )}
    </Section>
  );
}
