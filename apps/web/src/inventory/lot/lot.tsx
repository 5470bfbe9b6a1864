import { getLot, placeHold, releaseAllHolds, releaseHold } from '@cleaver/domain/inventory/contracts';
import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { History } from '../../audit/history.tsx';
import { useAnswer } from '../../shell/data/query.ts';
import { shownDate, shownQuantity, shownTime } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { useNames } from '../../shell/navigation/references.ts';
import type { ScreenProps } from '../../shell/navigation/screen.ts';
import { may } from '../../shell/session/session.ts';
import { FormAction } from '../../ui/form/action.tsx';
import { Table } from '../../ui/list/table.tsx';
import { Columns, Facts, Nothing, Page, Section, Unloaded } from '../../ui/page/page.tsx';
import { Named } from '../../ui/text/record-name.tsx';
import { Status } from '../../ui/text/status.tsx';
import { fieldText, wordText } from '../../ui/text/words.ts';
import { GoodsButtons } from '../movement/goods-menu.tsx';
import { AnimalFacts } from './animal-facts.tsx';
import { shownReason } from './hold-reason.ts';
import { Documents, type Lot, Movements } from './lot-papers.tsx';
import { statusOf } from './lot-steps.ts';
import { ReleaseWarning } from './release-warning.tsx';

type Hold = AnswerOf<typeof placeHold>;

const UP = { to: '/lots', title: say`Lots` };

export default function LotScreen({ params: { id = '' } }: ScreenProps) {
  const found = useAnswer(getLot, { id });
  const article = useNames('article');
  if (!found.data) return <Unloaded title={say`Lot`} up={UP} of={found} />;
  const lot = found.data;
  const path = { id };
  return (
    <Page
      title={lot.lotNumber}
      up={UP}
      badge={lot.onHold && <Status of="ON_HOLD" />}
      sub={article(lot.articleId)}
      actions={
        <>
          <GoodsButtons of={{ lotId: id, batchId: lot.lotNumber, status: statusOf(lot) }} />
          <FormAction
            operation={placeHold}
            title={say`Put on hold`}
            icon="hold"
            button="danger"
            look="danger"
            fixed={path}
            intro={<p>{t`Holds the whole lot, in all storage locations, until quality releases it.`}</p>}
            done={say`On hold`}
          />
        </>
      }
    >
      <Columns>
        <Section title={t`Lot`}>
          <Facts
            of={[
              [t`Article`, <Named key="article" kind="article" id={lot.articleId} />],
              [t`Expires`, shownDate(lot.expiryDate)],
              [t`Origin`, `${wordText(lot.origin)}, ${wordText(lot.batchType)}`],
              lot.supplierId !== null && [t`Supplier`, <Named key="supplier" kind="supplier" id={lot.supplierId} />],
              lot.supplierId !== null && [t`Lot number of the supplier`, lot.supplierLot],
              lot.origin === 'RECEIPT' &&
                lot.originId !== null &&
                may('GOODS_RECEIPT_READ') && [
                  t`Goods receipt`,
                  <a key="receipt" href={`/goods-receipts/${lot.originId}`}>{t`Open the receipt`}</a>,
                ],
              [t`Created`, shownTime(lot.createdAt)],
            ]}
          />
        </Section>
        <Account of={lot.account} />
        {lot.facts && (
          <Section title={t`Origin of the animals`}>
            <AnimalFacts of={lot.facts} />
          </Section>
        )}
        <Places lot={lot} />
        <Holds lot={lot} />
        {may('STOCK_MOVEMENT_READ') && (
          <>
            <Documents id={id} />
            <Movements lot={lot} />
          </>
        )}
        <History entity="lot" id={id} />
      </Columns>
    </Page>
  );
}

/** The members of the account that add to the amount in stock. */
const COMES_IN = ['originated', 'counted', 'takenBack'] as const;
/** The members of the account that subtract from the amount in stock. */
const GOES_OUT = ['consumed', 'dispatched', 'writtenOff', 'removed'] as const;

function Account({ of: account }: { readonly of: Lot['account'] }) {
  const shown = (name: keyof Lot['account'], sign: string) => ({
    name,
    text: `${sign}${shownQuantity(account[name], account.unit)}`,
  });
  const rows = [
    ...COMES_IN.map((name) => shown(name, '')),
    ...GOES_OUT.map((name) => shown(name, '− ')),
    shown('inStock', '= '),
  ].filter(({ name }) => name === 'originated' || name === 'inStock' || account[name] !== '0');
  return (
    <Section title={t`Account`}>
      <Table<(typeof rows)[number]>
        caption={t`Account`}
        rows={rows}
        columns={[
          { field: 'what', title: say`What`, show: ({ name }) => fieldText(name) },
          { field: 'quantity', show: ({ text }) => text, isNumber: true },
        ]}
      />
    </Section>
  );
}

function Places({ lot }: { readonly lot: Lot }) {
  type Place = Lot['stockBatches'][number];
  const place = useNames('storageLocation');
  const isEmpty = ({ status }: Place): number => (status === 'DEPLETED' ? 1 : 0);
  return (
    <Section title={t`Where it is stored`}>
      {lot.stockBatches.length === 0 ? (
        <Nothing text={t`Nowhere: it was never in stock.`} />
      ) : (
        <Table<Place>
          caption={t`Where it is stored`}
          rows={[...lot.stockBatches].sort((a, b) => isEmpty(a) - isEmpty(b))}
          to={(one) => `/stocks/${one.stockId}/batches/${one.stockBatchId}`}
          columns={[
            { field: 'storageLocationId', show: (one) => place(one.storageLocationId) || '…' },
            {
              field: 'quantityAmount',
              show: (one) => shownQuantity(one.quantityAmount, one.quantityUnit),
              isNumber: true,
            },
            { field: 'status', show: ({ status }) => <Status of={status} /> },
          ]}
        />
      )}
    </Section>
  );
}

function Holds({ lot }: { readonly lot: Lot }) {
  if (lot.holds.length === 0) return null;
  const cause = (one: Hold) => (
    <>
      {wordText(one.cause)}
      {one.inheritedFrom !== null && (
        <>
          {' '}
          <a href={`/lots/${one.inheritedFrom}`}>{t`from this lot`}</a>
        </>
      )}
    </>
  );
  return (
    <Section
      title={t`Holds`}
      wide
      actions={
        lot.holds.filter(({ releasedAt }) => releasedAt === null).length > 1 && (
          <FormAction
            operation={releaseAllHolds}
            title={say`Release all holds`}
            fixed={{ id: lot.id }}
            intro={<ReleaseWarning lot={lot} isAll />}
            done={say`Released`}
          />
        )
      }
    >
      <Table<Hold>
        caption={t`Holds`}
        rows={[...lot.holds].reverse()}
        columns={[
          { field: 'reason', show: ({ reason }) => <strong>{shownReason(reason)}</strong>, isLong: true },
          { field: 'cause', show: cause },
          { field: 'placedBy', show: ({ placedBy, placedAt }) => `${placedBy}, ${shownTime(placedAt)}` },
          {
            field: 'releasedBy',
            show: (one) =>
              one.releasedAt === null ? (
                <Status of="HELD" />
              ) : (
                `${one.releasedBy}, ${shownTime(one.releasedAt)}: ${one.releaseReason}`
              ),
          },
          {
            field: 'action',
            show: (one) =>
              one.releasedAt === null && (
                <FormAction
                  operation={releaseHold}
                  title={say`Release the hold`}
                  fixed={{ id: lot.id, holdId: one.id }}
                  intro={<ReleaseWarning lot={lot} />}
                  done={say`Released`}
                />
              ),
          },
        ]}
      />
    </Section>
  );
}
