/**
 * Confirms the drafts of a day together, after a preview. A draft with a second order or with goods that are not free is
 * not among them: a person decides about it by itself.
 */
import { type ItemOf, say } from '@cleaver/domain/kernel';
import { type JudgedDraft, judgedDrafts, needsAnswer } from '@cleaver/domain/sales';
import { confirmOrder, listAvailability, listOrders } from '@cleaver/domain/sales/contracts';
import { useId, useRef, useState } from 'preact/hooks';
import { allPages, useAll } from '../../shell/data/all-pages.ts';
import { call, messageOf } from '../../shell/data/api.ts';
import { useQuery } from '../../shell/data/query.ts';
import { isUnanswered, useSubmission } from '../../shell/data/submission.ts';
import { counted, shownDate, shownWeekday } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import { may, me } from '../../shell/session/session.ts';
import { Button } from '../../ui/control/button.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';
import { toast } from '../../ui/dialog/toast.tsx';
import { type Column, Table } from '../../ui/list/table.tsx';
import { Loaded, Nothing, Page, Section } from '../../ui/page/page.tsx';
import styles from './confirm-day.module.css';
import { articlesBy, pieceKgIn, supplyDay } from './obstacles.ts';
import { linesText } from './second-orders.tsx';
import { Undecided } from './undecided-drafts.tsx';

type Order = ItemOf<typeof listOrders>;
type Judged = JudgedDraft<Order>;

export default function ConfirmDay() {
  const { query, set } = useAddress();
  const id = useId();
  const found = useAll(listOrders, { status: 'DRAFT', sort: 'requestedDate' });
  return (
    <Page title={say`Confirm orders`}>
      <Loaded of={found} lines={6}>
        {(drafts) => {
          const days = [...new Set(drafts.map(({ requestedDate }) => requestedDate))];
          const today = me.get()?.today ?? '';
          const day = query.get('day') ?? days.find((one) => one >= today) ?? days[0];
          if (day === undefined) return <Nothing text={t`No draft to confirm.`} />;
          const all = [...new Set([...days, day])].toSorted();
          return (
            <>
              <div class={styles['day']}>
                <label for={id}>{t`Day`}</label>
                <select id={id} value={day} onChange={(event) => set({ day: event.currentTarget.value })}>
                  {all.map((one) => (
                    <option key={one} value={one}>
                      {dayText(one, drafts.filter(({ requestedDate }) => requestedDate === one).length)}
                    </option>
                  ))}
                </select>
              </div>
              <Day key={day} day={day} />
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

const dayText = (day: string, count: number): string =>
  `${shownWeekday(day)}: ${counted(count, say`${count} draft`, say`${count} drafts`)}`;

/** Reads the orders of a day with what a person has to decide about its drafts. */
async function judgedOn(day: string, signal?: AbortSignal) {
  const [orders, rows] = await Promise.all([
    allPages(listOrders, { requestedDate: day, sort: 'customerName' }, { ...(signal && { signal }) }),
    allPages(listAvailability, { date: supplyDay(day) }, { ...(signal && { signal }) }),
  ]);
  const drafts = orders.filter(({ status }) => status === 'DRAFT');
  const articles = await articlesBy(drafts.flatMap(({ lines }) => lines.map(({ articleId }) => articleId)));
  const nameOf = (articleId: string): string => articles.get(articleId)?.name ?? '';
  return { judged: judgedDrafts(orders, rows, pieceKgIn(articles)), nameOf };
}

function Day({ day }: { readonly day: string }) {
  const found = useQuery([listOrders.name, 'judged', day], (signal) => judgedOn(day, signal));
  const [left, setLeft] = useState<ReadonlyMap<string, string>>(new Map());
  return (
    <Loaded of={found} lines={6}>
      {({ judged, nameOf }) => (
        <>
          <Ready
            day={day}
            orders={judged.filter((one) => !needsAnswer(one)).map(({ order }) => order)}
            left={left}
            setLeft={setLeft}
          />
          <Undecided day={day} of={judged.filter(needsAnswer)} nameOf={nameOf} />
          {judged.length === 0 && <Nothing text={t`No draft to confirm on this day.`} />}
        </>
      )}
    </Loaded>
  );
}

interface ReadyProps {
  readonly day: string;
  readonly orders: readonly Judged['order'][];
  /** The reasons why drafts were not confirmed, by the id of the draft. */
  readonly left: ReadonlyMap<string, string>;
  readonly setLeft: (left: ReadonlyMap<string, string>) => void;
}

/** The drafts that need no answer. Those of standing orders are ticked at first. */
function Ready({ day, orders, left, setLeft }: ReadyProps) {
  const [given, setGiven] = useState<ReadonlySet<string>>();
  const ticked = given ?? new Set(orders.filter(({ standingOrderId }) => standingOrderId !== null).map(({ id }) => id));
  const wanted = orders.filter(({ id }) => ticked.has(id));
  const { submit, isBusy } = useConfirmAll(day, setLeft);
  if (orders.length === 0) return null;
  const reason: Column<Order> = {
    field: 'message',
    title: say`Why not confirmed`,
    show: ({ id }) => left.get(id) ?? '',
    isLong: true,
  };
  const count = wanted.length;
  return (
    <Section
      title={t`To confirm for ${shownWeekday(day)}`}
      wide
      actions={
        may('ORDER_WRITE') &&
        count > 0 && (
          <Button look="primary" isBusy={isBusy} act={() => submit({ ids: wanted.map(({ id }) => id) })}>
            {counted(count, say`Confirm ${count} order`, say`Confirm ${count} orders`)}
          </Button>
        )
      }
    >
      {left.size > 0 && (
        <Notice tone="warn">
          {counted(
            left.size,
            say`${left.size} of them was not confirmed. Open it to answer the question.`,
            say`${left.size} of them were not confirmed. Open them to answer the questions.`,
          )}
        </Notice>
      )}
      <Table<Order>
        caption={t`To confirm for ${shownWeekday(day)}`}
        rows={orders}
        to={({ id }) => `/orders/${id}`}
        {...(may('ORDER_WRITE') && {
          selection: { ids: ticked, set: setGiven, name: ({ orderNumber }: Order) => orderNumber },
        })}
        columns={[
          { field: 'orderNumber', show: ({ orderNumber }) => orderNumber, isCode: true },
          { field: 'customerId', show: ({ customerName }) => customerName },
          { field: 'deliveryAddressLabel', show: ({ deliveryAddressLabel }) => deliveryAddressLabel },
          { field: 'lines', show: linesText, isLong: true },
          { field: 'plannedDate', title: say`Origin`, show: originText },
          ...(left.size > 0 ? [reason] : []),
        ]}
      />
    </Section>
  );
}

const originText = ({ standingOrderId, plannedDate, createdBy }: Order): string =>
  standingOrderId === null ? createdBy : t`Standing order, ${shownDate(plannedDate)}`;

/**
 * Confirms orders one after another. The service refuses those with a warning, and `setLeft` gets the reasons. Leaves out
 * drafts about which a person has to decide meanwhile.
 */
function useConfirmAll(day: string, setLeft: (left: ReadonlyMap<string, string>) => void) {
  /** The drafts that may be confirmed. A retry after a lost response sends them again without a look at the day. */
  const cleared = useRef<ReadonlySet<string>>(new Set());
  return useSubmission(
    async ({ ids }: { readonly ids: readonly string[] }, key) => {
      const why = new Map<string, string>();
      const lost: unknown[] = [];
      if (ids.some((id) => !cleared.current.has(id))) {
        const { judged } = await judgedOn(day);
        cleared.current = new Set(judged.filter((one) => !needsAnswer(one)).map(({ order }) => order.id));
      }
      const sent = ids.filter((id) => cleared.current.has(id));
      for (const id of sent) {
        try {
          await call(confirmOrder, { id }, { key: `${key} ${id}` });
        } catch (error) {
          why.set(id, messageOf(error));
          if (isUnanswered(error)) lost.push(error);
        }
      }
      setLeft(why);
      const done = sent.length - why.size;
      toast(counted(done, say`${done} order is confirmed`, say`${done} orders are confirmed`));
      // The next attempt sends the same keys, because the service may have confirmed orders without a response.
      if (lost.length > 0) throw lost[0];
    },
    // The table shows why an order is not confirmed.
    { report: () => undefined },
  );
}
