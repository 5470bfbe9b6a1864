import { type AnswerOf, type ItemOf, say } from '@cleaver/domain/kernel';
import { supplierMachine } from '@cleaver/domain/masterdata';
import {
  activateSupplier,
  deactivateSupplier,
  getSupplier,
  listArticles,
  rateSupplier,
  updateSupplier,
} from '@cleaver/domain/masterdata/contracts';
import { History } from '../../audit/history.tsx';
import { ReceiptsOf } from '../../procurement/receipts-of.tsx';
import { useAll } from '../../shell/data/all-pages.ts';
import { call } from '../../shell/data/api.ts';
import { useAnswer } from '../../shell/data/query.ts';
import { shownNumber } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import type { ScreenProps } from '../../shell/navigation/screen.ts';
import { FormAction, MachineActions } from '../../ui/form/action.tsx';
import { Table } from '../../ui/list/table.tsx';
import { Columns, Facts, Loaded, Nothing, Page, Section, Unloaded } from '../../ui/page/page.tsx';
import { Status } from '../../ui/text/status.tsx';
import { flatContact, flatPayment } from '../party/contact.ts';
import { Address, Contact } from '../party/contact-facts.tsx';
import { Certificates } from './certificates.tsx';
import { scoreOf } from './supplier-facts.ts';

type Article = ItemOf<typeof listArticles>;
type Supplier = AnswerOf<typeof getSupplier>;

const UP = { to: '/suppliers', title: say`Suppliers` };

export default function SupplierScreen({ params: { id = '' } }: ScreenProps) {
  const found = useAnswer(getSupplier, { id });
  if (!found.data) return <Unloaded title={say`Supplier`} up={UP} of={found} />;
  const supplier = found.data;
  return (
    <Page
      title={supplier.name}
      up={UP}
      badge={<Status of={supplier.status} />}
      actions={<Actions supplier={supplier} />}
    >
      <Columns>
        <Reachable supplier={supplier} />
        <Rating supplier={supplier} />
        <Certificates supplier={supplier} />
        <Articles id={id} />
        <ReceiptsOf supplierId={id} />
        <History entity="supplier" id={id} />
      </Columns>
    </Page>
  );
}

function Actions({ supplier }: { readonly supplier: Supplier }) {
  const path = { id: supplier.id };
  return (
    <>
      <FormAction
        operation={updateSupplier}
        title={say`Edit`}
        size="wide"
        isChange
        fixed={path}
        initial={{
          name: supplier.name,
          ...supplier.contactInfo,
          ...supplier.address,
          ...flatPayment(supplier.paymentTerms),
        }}
        groups={flatContact}
        done={say`Saved`}
      />
      <MachineActions
        machine={supplierMachine}
        status={supplier.status}
        operation={activateSupplier}
        verbs={{
          activate: {
            label: say`Activate`,
            send: (key) => call(activateSupplier, path, { key }),
            done: say`Activated`,
          },
          deactivate: {
            label: say`Deactivate`,
            send: (key) => call(deactivateSupplier, path, { key }),
            done: say`Deactivated`,
            undo: () => call(activateSupplier, path),
          },
        }}
      />
    </>
  );
}

/** Contact, address and terms of payment. */
function Reachable({ supplier: { contactInfo, address, paymentTerms } }: { readonly supplier: Supplier }) {
  return (
    <Section title={t`Contact`}>
      <Contact of={contactInfo} />
      <Facts
        of={[
          [t`Address`, <Address key="address" of={address} />],
          paymentTerms && [t`Days to pay`, shownNumber(paymentTerms.paymentDueDays)],
          !!paymentTerms?.paymentDescription && [t`Terms of payment`, paymentTerms.paymentDescription],
        ]}
      />
    </Section>
  );
}

function Rating({ supplier: { id, rating } }: { readonly supplier: Supplier }) {
  return (
    <Section
      title={t`Rating`}
      actions={
        <FormAction
          operation={rateSupplier}
          title={rating ? say`Rate again` : say`Rate`}
          fixed={{ id }}
          initial={{ ...rating }}
          done={say`Rated`}
          intro={<p>{t`From 1 (bad) to 5 (very good) each.`}</p>}
        />
      }
    >
      {rating ? (
        <Facts
          of={[
            [t`Overall`, shownNumber(scoreOf(rating), 1)],
            [t`Quality`, `${rating.qualityScore} / 5`],
            [t`Delivery`, `${rating.deliveryScore} / 5`],
            [t`Price`, `${rating.priceScore} / 5`],
          ]}
        />
      ) : (
        <Nothing text={t`Nobody has rated this supplier yet.`} />
      )}
    </Section>
  );
}

/** The articles that the shop buys from this supplier. */
function Articles({ id }: { readonly id: string }) {
  const found = useAll(listArticles, { sort: 'name' });
  return (
    <Section title={t`Articles`} wide>
      <Loaded of={found}>
        {(articles) => {
          const own = articles.filter(({ supplierIds }) => supplierIds.includes(id));
          if (own.length === 0)
            return (
              <Nothing text={t`No article is assigned to this supplier. Assign suppliers on the page of an article.`} />
            );
          return (
            <Table<Article>
              caption={t`Articles`}
              rows={own}
              to={(one) => `/articles/${one.id}`}
              columns={[
                { field: 'name', show: ({ name }) => name },
                { field: 'articleNumber', show: ({ articleNumber }) => articleNumber },
                { field: 'status', show: ({ status }) => <Status of={status} /> },
              ]}
            />
          );
        }}
      </Loaded>
    </Section>
  );
}
