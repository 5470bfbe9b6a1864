import { say } from '@cleaver/domain/kernel';
import { supplierMachine } from '@cleaver/domain/masterdata';
import {
  activateSupplier,
  addCertificate,
  deactivateSupplier,
  getSupplier,
  listArticles,
  rateSupplier,
  removeCertificate,
  updateSupplier,
} from '@cleaver/domain/masterdata/contracts';
import { ReceiptsOf } from '../procurement/receipts-of.tsx';
import { useAll } from '../shell/all-pages.ts';
import { call, type Of } from '../shell/api.ts';
import { shownDate, shownNumber } from '../shell/format.ts';
import { shown, t } from '../shell/language.ts';
import { useAnswer } from '../shell/query.ts';
import type { ScreenProps } from '../shell/screen.ts';
import { may, me } from '../shell/session.ts';
import { Action, FormAction, MachineActions } from '../ui/action.tsx';
import { History } from '../ui/history.tsx';
import { Badge } from '../ui/notice.tsx';
import { Columns, Facts, Loaded, Nothing, Page, Section } from '../ui/page.tsx';
import { Status } from '../ui/status.tsx';
import { Table } from '../ui/table.tsx';
import { Timeline } from '../ui/timeline.tsx';
import { flatContact, flatPayment } from './contact.ts';
import { Address, Contact } from './contact-facts.tsx';
import { type Certificate, scoreOf, standingOf } from './supplier-facts.ts';

type Supplier = Of<'SupplierResponse'>;
type Article = Of<'ArticleResponse'>;

const UP = { to: '/suppliers', title: say`Suppliers` };
const STANDING = {
  VALID: { word: say`Valid`, tone: 'good' },
  ENDING: { word: say`Ends soon`, tone: 'warn' },
  ENDED: { word: say`Ended`, tone: 'bad' },
  COMING: { word: say`Not yet`, tone: 'info' },
} as const;

export default function SupplierScreen({ params: { id = '' } }: ScreenProps) {
  const found = useAnswer(getSupplier, { id });
  if (!found.data) {
    return (
      <Page title={say`Supplier`} up={UP}>
        <Loaded of={found}>{() => null}</Loaded>
      </Page>
    );
  }
  const supplier = found.data;
  const path = { id };
  return (
    <Page
      title={supplier.name}
      up={UP}
      badge={<Status of={supplier.status} />}
      actions={
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
            need="MASTERDATA_WRITE"
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
      }
    >
      <Columns>
        <Section title={t`Contact`}>
          <Contact of={supplier.contactInfo} />
          <Facts
            of={[
              [t`Address`, <Address key="address" of={supplier.address} />],
              supplier.paymentTerms && [t`Days to pay`, shownNumber(supplier.paymentTerms.paymentDueDays)],
              !!supplier.paymentTerms?.paymentDescription && [
                t`Terms of payment`,
                supplier.paymentTerms.paymentDescription,
              ],
            ]}
          />
        </Section>
        <Section
          title={t`Rating`}
          actions={
            <FormAction
              operation={rateSupplier}
              title={supplier.rating ? say`Rate anew` : say`Rate`}
              fixed={path}
              initial={{ ...supplier.rating }}
              done={say`Rated`}
              intro={<p>{t`From 1 (bad) to 5 (very good) each.`}</p>}
            />
          }
        >
          {supplier.rating ? (
            <Facts
              of={[
                [t`Together`, shownNumber(scoreOf(supplier.rating), 1)],
                [t`Quality`, `${supplier.rating.qualityScore} / 5`],
                [t`Delivery`, `${supplier.rating.deliveryScore} / 5`],
                [t`Price`, `${supplier.rating.priceScore} / 5`],
              ]}
            />
          ) : (
            <Nothing text={t`Nobody has rated this supplier yet.`} />
          )}
        </Section>
        <Certificates supplier={supplier} />
        <Articles id={id} />
        <ReceiptsOf supplierId={id} />
        <History entity="supplier" id={id} />
      </Columns>
    </Page>
  );
}

function Certificates({ supplier }: { readonly supplier: Supplier }) {
  const path = { id: supplier.id };
  const today = me.get()?.today ?? '';
  const bodyOf = ({ certificateType, issuer, validFrom, validUntil }: Certificate) => ({
    certificateType,
    ...(issuer !== '' && { issuer }),
    ...(validFrom !== null && { validFrom }),
    ...(validUntil !== null && { validUntil }),
  });
  const rows = [...supplier.certificates].sort((a, b) => (b.validUntil ?? '9').localeCompare(a.validUntil ?? '9'));
  return (
    <Section
      title={t`Certificates`}
      wide
      actions={<FormAction operation={addCertificate} title={say`Add a certificate`} fixed={path} done={say`Added`} />}
    >
      {rows.length === 0 ? (
        <Nothing
          text={t`No certificate is known. Goods of a supplier without a valid one are received with a warning, or not at all: the settings say which.`}
        />
      ) : (
        <>
          <Timeline
            label={t`Certificates over time`}
            today={today}
            bars={rows.map((one) => ({
              text: one.certificateType,
              from: one.validFrom,
              to: one.validUntil,
              tone: STANDING[standingOf(one, today)].tone,
            }))}
          />
          <Table<Certificate>
            caption={t`Certificates`}
            rows={rows}
            columns={[
              { field: 'certificateType', show: ({ certificateType }) => <strong>{certificateType}</strong> },
              { field: 'issuer', show: ({ issuer }) => issuer },
              { field: 'validFrom', show: ({ validFrom }) => shownDate(validFrom) },
              { field: 'validUntil', show: ({ validUntil }) => shownDate(validUntil) },
              {
                field: 'status',
                show: (one) => {
                  const { word, tone } = STANDING[standingOf(one, today)];
                  return <Badge tone={tone}>{shown(word)}</Badge>;
                },
              },
              ...(may('MASTERDATA_WRITE')
                ? [
                    {
                      field: 'action',
                      show: (one: Certificate) => {
                        const { validUntil: _, ...key } = bodyOf(one);
                        return (
                          <Action
                            label={t`Remove ${one.certificateType}`}
                            icon="close"
                            look="plain"
                            isSmall
                            send={() => call(removeCertificate, { ...path, ...key })}
                            done={say`Removed`}
                            undo={() => call(addCertificate, { ...path, ...bodyOf(one) })}
                          />
                        );
                      },
                    },
                  ]
                : []),
            ]}
          />
        </>
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
              <Nothing text={t`No article names this supplier. Suppliers are assigned on the page of an article.`} />
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
