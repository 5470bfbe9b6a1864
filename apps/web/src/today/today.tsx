/** The start page: what matters to the user today. One response of the service has all that the user may read. */

import { say } from '@cleaver/domain/kernel';
import { getToday } from '@cleaver/domain/today/contracts';
import type { Of } from '../shell/api.ts';
import { shownDate, shownQuantity, shownTime } from '../shell/format.ts';
import { t } from '../shell/language.ts';
import { useAnswer } from '../shell/query.ts';
import { may, me } from '../shell/session.ts';
import { LinkButton } from '../ui/button.tsx';
import { type Figure, Figures } from '../ui/figures.tsx';
import { Columns, Loaded, Nothing, Page, Section } from '../ui/page.tsx';
import { Status } from '../ui/status.tsx';
import { type Column, Table } from '../ui/table.tsx';
import { EmptyShop } from './empty-shop.tsx';
import { First } from './first.tsx';
import { OrdersToday } from './orders-today.tsx';

type Today = Of<'TodayResponse'>;
type StockBatch = Of<'NamedStockBatchResponse'>;
type Level = Of<'StockLevelResponse'>;
type Held = Of<'TodayHeldLot'>;
type Batch = Of<'TodayBatch'>;
type Recall = Of<'TodayRecall'>;
type Count = Of<'TodayCount'>;

export default function TodayPage() {
  const who = me.get();
  const found = useAnswer(getToday, {});
  return (
    <Page
      title={say`Today`}
      sub={shownDate(found.data?.date ?? who?.today)}
      actions={
        <>
          {may('STOCK_MOVEMENT_WRITE') && <LinkButton icon="count" to="/picking">{t`Picking`}</LinkButton>}
          {may('BATCH_WRITE') && <LinkButton icon="plus" to="/batches/new">{t`Plan a batch`}</LinkButton>}
          {may('MASTERDATA_WRITE') && <LinkButton icon="plus" to="/suppliers/new">{t`New supplier`}</LinkButton>}
        </>
      }
    >
      <Loaded of={found} lines={8}>
        {(today) => <Parts today={today} />}
      </Loaded>
      {who?.permissions.length === 0 && <Nothing text={t`You have no role yet. Ask an administrator for one.`} />}
    </Page>
  );
}

function Parts({ today }: { readonly today: Today }) {
  const figures = figuresOf(today);
  return (
    <>
      {may('SYSTEM_SETTINGS_WRITE') && <EmptyShop />}
      {figures.length > 0 && <Figures label={t`At a glance`} of={figures} />}
      <Columns isDense>
        {!may('STOCK_READ') && !may('MASTERDATA_WRITE') && may('MASTERDATA_READ') && (
          <Section title={t`Prices`}>
            <p>{t`Look for an article or a customer by name or number.`}</p>
            <div>
              <LinkButton look="primary" to="/articles">{t`Articles`}</LinkButton>{' '}
              <LinkButton to="/customers">{t`Customers`}</LinkButton>
            </div>
          </Section>
        )}
        <First<Recall>
          of={today.recalls}
          title={t`Open recalls`}
          all="/recalls?status=OPEN"
          to={recallOf}
          columns={RECALL}
        />
        <OrdersToday today={today} />
        {today.batches?.count === 0 && (
          <Section title={t`Made today`} actions={<LinkButton look="plain" to="/batches/week">{t`Week`}</LinkButton>}>
            <Nothing text={t`Nothing is planned for today.`} />
          </Section>
        )}
        <First<Batch>
          of={today.batches}
          title={t`Made today`}
          all={batchesOn(today.date)}
          to={batchOf}
          columns={BATCH}
        />
        <First<StockBatch>
          of={today.expired}
          title={t`Expired`}
          all="/stock-batches?status=EXPIRED"
          to={stockBatchOf}
          columns={STOCK_BATCH}
        />
        <First<StockBatch>
          of={today.expiring}
          title={t`Expires soon`}
          all="/expiring?withinDays=7"
          to={stockBatchOf}
          columns={STOCK_BATCH}
        />
        <First<Count>
          of={today.counts}
          title={t`Counts to approve`}
          all="/counts?status=SUBMITTED"
          to={({ id }) => `/counts/${id}`}
          columns={COUNT}
        />
        <First<StockBatch>
          of={today.blocked}
          title={t`Blocked`}
          all="/stock-batches?status=BLOCKED"
          to={stockBatchOf}
          columns={STOCK_BATCH}
        />
        <First<Held>
          of={today.held}
          title={t`Lots on hold`}
          all="/lots?onHold=true"
          to={({ lotId }) => `/lots/${lotId}`}
          columns={HELD}
        />
        <First<Level>
          of={today.belowMinimum}
          title={t`Below minimum`}
          all="/stocks?belowMinimum=true"
          to={({ id }) => `/stocks/${id}`}
          columns={LEVEL}
        />
        {may('MASTERDATA_WRITE') && <Papers today={today} />}
      </Columns>
    </>
  );
}

const batchesOn = (date: string): string => `/batches?productionDate=${date}`;
const batchOf = ({ id }: Batch): string => `/batches/${id}`;
const recallOf = ({ id }: Recall): string => `/recalls/${id}`;
const stockBatchOf = ({ stockId, id }: StockBatch): string => `/stocks/${stockId}/batches/${id}`;

/** Returns the key figures: a column links to its list. */
function figuresOf(today: Today): Figure[] {
  const { expired, expiring, blocked, held, belowMinimum, batches, recalls, counts } = today;
  const { openOrders, draftOrders, shortArticles } = today;
  const figure = (of: { readonly count: number } | undefined, text: string, tone: Figure['tone'], to: string) =>
    of ? [{ text, value: of.count, tone, to }] : [];
  return [
    ...figure(recalls, t`Open recalls`, 'bad', '/recalls?status=OPEN'),
    ...figure(expired, t`Expired`, 'bad', '/stock-batches?status=EXPIRED'),
    ...figure(expiring, t`Expires soon`, 'warn', '/expiring?withinDays=7'),
    ...figure(blocked, t`Blocked`, 'warn', '/stock-batches?status=BLOCKED'),
    ...figure(held, t`Lots on hold`, 'warn', '/lots?onHold=true'),
    ...figure(belowMinimum, t`Below minimum`, 'info', '/stocks?belowMinimum=true'),
    ...figure(counts, t`Counts to approve`, 'info', '/counts?status=SUBMITTED'),
    ...figure(openOrders, t`Orders for today`, 'info', '/orders?status=CONFIRMED'),
    ...figure(draftOrders, t`Orders to confirm`, 'quiet', '/orders?status=DRAFT'),
    ...figure(shortArticles, t`Short on the next open day`, 'bad', '/availability?shortOnly=true'),
    ...(batches ? figure(batches, t`Made today`, 'quiet', '/batches/week') : []),
  ];
}

const STOCK_BATCH: readonly Column<StockBatch>[] = [
  { field: 'articleId', show: ({ articleName }) => articleName },
  { field: 'storageLocationId', show: ({ storageLocationName }) => storageLocationName },
  {
    field: 'quantityAmount',
    show: (one) => shownQuantity(one.quantityAmount, one.quantityUnit),
    isNumber: true,
  },
  { field: 'expiryDate', show: ({ expiryDate }) => shownDate(expiryDate) },
];

const HELD: readonly Column<Held>[] = [
  { field: 'lotNumber', show: ({ lotNumber }) => lotNumber, isCode: true },
  { field: 'articleId', show: ({ articleName }) => articleName },
  { field: 'expiryDate', show: ({ expiryDate }) => shownDate(expiryDate) },
];

const LEVEL: readonly Column<Level>[] = [
  { field: 'articleId', show: ({ articleName }) => articleName },
  {
    field: 'usable',
    title: say`Usable`,
    show: ({ usable, unit, minimumLevel }) => shownQuantity(usable, unit ?? minimumLevel?.unit),
    isNumber: true,
  },
  {
    field: 'minimumLevelAmount',
    show: ({ minimumLevel }) => shownQuantity(minimumLevel?.amount, minimumLevel?.unit),
    isNumber: true,
  },
];

const BATCH: readonly Column<Batch>[] = [
  { field: 'recipeId', show: ({ recipeName }) => recipeName },
  {
    field: 'plannedQuantity',
    show: (one) => shownQuantity(one.plannedQuantity, one.plannedQuantityUnit),
    isNumber: true,
  },
  { field: 'status', show: ({ status }) => <Status of={status} /> },
  {
    field: 'lacks',
    title: say`Lacks`,
    show: ({ lacks }) => lacks.map((one) => `${one.articleName} ${shownQuantity(one.missing, one.uom)}`).join(', '),
  },
];

const RECALL: readonly Column<Recall>[] = [
  { field: 'recallNumber', title: say`Recall`, show: ({ recallNumber }) => recallNumber, isCode: true },
  { field: 'mode', title: say`Mode`, show: ({ mode }) => <Status of={mode} /> },
  { field: 'reason', show: ({ reason }) => reason, isLong: true },
];

const COUNT: readonly Column<Count>[] = [
  { field: 'storageLocationId', show: ({ storageLocationName }) => storageLocationName },
  { field: 'submittedBy', title: say`Submitted by`, show: ({ submittedBy }) => submittedBy },
  { field: 'submittedAt', title: say`Submitted`, show: ({ submittedAt }) => shownTime(submittedAt) },
];

interface Ending {
  readonly id: string;
  readonly to: string;
  readonly who: string;
  readonly what: string;
  readonly day: string;
}

/** Certificates and frame contracts, by end date. */
function Papers({ today: { certificates, frameContracts } }: { readonly today: Today }) {
  if (!certificates || !frameContracts) return null;
  const papers: Ending[] = [
    ...certificates.entries.map((one) => ({
      id: `${one.supplierId} ${one.certificateType} ${one.validUntil}`,
      to: `/suppliers/${one.supplierId}`,
      who: one.supplierName,
      what: one.certificateType,
      day: one.validUntil,
    })),
    ...frameContracts.entries.map((one) => ({
      id: one.customerId,
      to: `/customers/${one.customerId}`,
      who: one.customerName,
      what: t`Frame contract`,
      day: one.validUntil,
    })),
  ].sort((a, b) => a.day.localeCompare(b.day));
  const count = certificates.count + frameContracts.count;
  if (count === 0) return null;
  return (
    <Section title={t`Papers that end`}>
      <Table<Ending>
        caption={t`Papers that end`}
        rows={papers}
        to={({ to }) => to}
        columns={[
          { field: 'who', title: say`Who`, show: ({ who }) => who },
          { field: 'what', title: say`What`, show: ({ what }) => what },
          { field: 'validUntil', show: ({ day }) => shownDate(day) },
        ]}
      />
      {count > papers.length && <p>{t`and ${count - papers.length} more`}</p>}
    </Section>
  );
}
