import { say } from '@cleaver/domain/kernel';
import { customerMachine } from '@cleaver/domain/masterdata';
import {
  activateCustomer,
  addDeliveryAddress,
  deactivateCustomer,
  getCustomer,
  removeDeliveryAddress,
  removeFrameContract,
  setFrameContract,
  setPreferences,
  updateCustomer,
} from '@cleaver/domain/masterdata/contracts';
import { DeliveriesOf } from '../sales/deliveries-of.tsx';
import { call, type Of } from '../shell/api.ts';
import { shownDate, shownMoney, shownNumber } from '../shell/format.ts';
import { t } from '../shell/language.ts';
import { useAnswer } from '../shell/query.ts';
import type { ScreenProps } from '../shell/screen.ts';
import { may } from '../shell/session.ts';
import { Action, FormAction, MachineActions } from '../ui/action.tsx';
import { History } from '../ui/history.tsx';
import { Named } from '../ui/named.tsx';
import { Columns, Facts, Loaded, Nothing, Page, Section } from '../ui/page.tsx';
import { Status } from '../ui/status.tsx';
import { Table } from '../ui/table.tsx';
import { wordText } from '../ui/words.ts';
import { flatContact, flatPayment } from './contact.ts';
import { Address, Contact } from './contact-facts.tsx';

type Customer = Of<'CustomerResponse'>;

const UP = { to: '/customers', title: say`Customers` };

export default function CustomerScreen({ params: { id = '' } }: ScreenProps) {
  const found = useAnswer(getCustomer, { id });
  if (!found.data) {
    return (
      <Page title={say`Customer`} up={UP}>
        <Loaded of={found}>{() => null}</Loaded>
      </Page>
    );
  }
  const customer = found.data;
  const path = { id };
  return (
    <Page
      title={customer.name}
      up={UP}
      badge={<Status of={customer.status} />}
      sub={wordText(customer.type)}
      actions={
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
            done={say`Saved`}
          />
          <MachineActions
            machine={customerMachine}
            status={customer.status}
            need="MASTERDATA_WRITE"
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
        </>
      }
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
        <Section
          title={t`Preferences`}
          actions={
            <FormAction
              operation={setPreferences}
              title={say`Change`}
              fixed={path}
              initial={{ preferences: customer.preferences }}
              done={say`Saved`}
            />
          }
        >
          {customer.preferences.length === 0 ? (
            <Nothing text={t`No preference is known.`} />
          ) : (
            <p>{customer.preferences.map(wordText).join(', ')}</p>
          )}
        </Section>
        <Addresses customer={customer} />
        <FrameContract customer={customer} />
        <DeliveriesOf customerId={id} isActive={customer.status === 'ACTIVE'} />
        <History entity="customer" id={id} />
      </Columns>
    </Page>
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
          done={say`Added`}
        />
      }
    >
      {customer.deliveryAddresses.length === 0 ? (
        <Nothing text={t`Goods go to the billing address.`} />
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
                        undo={() => call(addDeliveryAddress, { ...path, ...body(one) })}
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

type Line = NonNullable<Customer['frameContract']>['lineItems'][number];

function FrameContract({ customer }: { readonly customer: Customer }) {
  const path = { id: customer.id };
  const contract = customer.frameContract;
  const initial = contract && {
    validFrom: contract.validFrom,
    validUntil: contract.validUntil,
    rhythm: contract.deliveryRhythm,
    lineItems: contract.lineItems,
  };
  const again = () => {
    if (!initial) return Promise.resolve();
    const lines = initial.lineItems.map(({ articleId, agreedPrice, agreedQuantity, unit }) => ({
      articleId,
      agreedPrice,
      ...(agreedQuantity !== null && { agreedQuantity }),
      ...(unit && { unit }),
    }));
    const { validFrom, validUntil, rhythm } = initial;
    return call(setFrameContract, {
      ...path,
      rhythm,
      lineItems: lines,
      ...(validFrom && { validFrom }),
      ...(validUntil && { validUntil }),
    });
  };
  return (
    <Section
      title={t`Frame contract`}
      wide
      actions={
        <>
          <FormAction
            operation={setFrameContract}
            title={contract ? say`Change` : say`Set a frame contract`}
            size="wide"
            fixed={path}
            initial={initial ?? undefined}
            done={say`Saved`}
          />
          {contract && may('MASTERDATA_WRITE') && (
            <Action
              label={say`Remove`}
              look="danger"
              send={() => call(removeFrameContract, path)}
              done={say`Removed`}
              undo={again}
            />
          )}
        </>
      }
    >
      {contract ? (
        <>
          <Facts
            of={[
              [t`Rhythm`, wordText(contract.deliveryRhythm)],
              [t`Valid from`, shownDate(contract.validFrom)],
              [t`Valid until`, contract.validUntil ? shownDate(contract.validUntil) : t`without end`],
            ]}
          />
          <Table<Line>
            caption={t`Articles and prices`}
            rows={contract.lineItems}
            columns={[
              { field: 'articleId', show: ({ articleId }) => <Named kind="article" id={articleId} /> },
              { field: 'agreedPrice', show: ({ agreedPrice }) => shownMoney(agreedPrice), isNumber: true },
              { field: 'agreedQuantity', show: ({ agreedQuantity }) => shownNumber(agreedQuantity), isNumber: true },
              { field: 'unit', show: ({ unit }) => (unit ? wordText(unit) : '') },
            ]}
          />
        </>
      ) : (
        <Nothing text={t`There is no frame contract: the prices of the articles count.`} />
      )}
    </Section>
  );
}
