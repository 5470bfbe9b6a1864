/**
 * Creates drafts from standing orders up to a day. Lists the drafts and the skipped days, and confirms all drafts
 * together.
 */
import { addDays, dateOf, say } from '@cleaver/domain/kernel';
import { nextOpenDay } from '@cleaver/domain/sales';
import { confirmOrder, listOrders, runStandingOrders } from '@cleaver/domain/sales/contracts';
import { getSettings } from '@cleaver/domain/settings/contracts';
import { useId, useRef, useState } from 'preact/hooks';
import { useAll } from '../shell/all-pages.ts';
import { ApiError, call, messageOf, newKey, type Of } from '../shell/api.ts';
import { counted, shownDate } from '../shell/format.ts';
import { type Text, t } from '../shell/language.ts';
import { changed, useAnswer } from '../shell/query.ts';
import { may, me } from '../shell/session.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { byField } from '../ui/draft.ts';
import { Notice } from '../ui/notice.tsx';
import { Section } from '../ui/page.tsx';
import { type Column, Table } from '../ui/table.tsx';
import { toast } from '../ui/toast.tsx';
import { sentence, wordText } from '../ui/words.ts';
import { closedBy } from './open-days.ts';
import styles from './standing.module.css';

type Skipped = Of<'SkippedDayResponse'>;
type Order = Of<'OrderResponse'>;

/** The preset range in days. */
const DAYS = 7;

export function Run() {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const today = dateOf(me.get()?.today ?? '1970-01-01');
  const [until, setUntil] = useState<string>(addDays(today, DAYS));
  const [made, setMade] = useState<{ readonly created: number; readonly skipped: readonly Skipped[] }>();
  const [fault, setFault] = useState<Text>();
  const run = async (): Promise<void> => {
    setFault(undefined);
    let created = 0;
    const skipped = new Map<string, Skipped>();
    try {
      for (let isComplete = false; !isComplete; ) {
        const part = await call(runStandingOrders, { until }, { key: newKey() });
        created += part.created.length;
        for (const one of part.skipped) skipped.set(`${one.standingOrderId} ${one.date}`, one);
        isComplete = part.complete;
      }
      setMade({ created, skipped: [...skipped.values()] });
    } catch (error) {
      const ofDay = error instanceof ApiError && byField(error.validationErrors ?? [], {}).get('until');
      if (ofDay) {
        setFault(ofDay);
        field.current?.focus();
      } else toast(messageOf(error), { tone: 'bad' });
    }
    await changed();
  };
  return (
    <Section title={t`Create drafts`} wide>
      <div class={styles['run']}>
        <label for={id}>{t`Until`}</label>
        <input
          ref={field}
          id={id}
          type="date"
          value={until}
          aria-invalid={fault === undefined ? undefined : 'true'}
          aria-describedby={fault === undefined ? undefined : `${id}-fault`}
          onInput={(event) => setUntil(event.currentTarget.value)}
        />
        <Button look="primary" act={run}>{t`Create drafts`}</Button>
        {fault !== undefined && (
          <p id={`${id}-fault`} class={styles['fault']}>
            {sentence(fault)}
          </p>
        )}
      </div>
      {made && (
        <Notice tone="good">
          {counted(made.created, say`${made.created} draft was created.`, say`${made.created} drafts were created.`)}
        </Notice>
      )}
      {made && made.skipped.length > 0 && <SkippedDays of={made.skipped} />}
    </Section>
  );
}

/** Returns the text for the reason of a skipped day. For `CLOSED`, the core has only the word for closed records. */
const reasonText = (reason: Skipped['reason']): string => (reason === 'CLOSED' ? t`Shop closed` : wordText(reason));

/** The skipped days, each with a link to place the order on the next open day. */
function SkippedDays({ of }: { readonly of: readonly Skipped[] }) {
  const settings = useAnswer(getSettings, {});
  const closed = settings.data && closedBy(settings.data);
  const copyOf = ({ standingOrderId, date }: Skipped): string => {
    const day = closed ? `&day=${nextOpenDay(closed, dateOf(date))}` : '';
    return `/orders/new?standing=${standingOrderId}${day}`;
  };
  return (
    <>
      <h3>{t`Skipped`}</h3>
      <Table<Skipped>
        caption={t`Skipped`}
        rows={of}
        columns={[
          { field: 'customerId', show: ({ customerName }) => customerName },
          { field: 'date', show: ({ date }) => shownDate(date) },
          { field: 'reason', show: ({ reason }) => reasonText(reason) },
          { field: 'action', show: (one) => <LinkButton to={copyOf(one)}>{t`Copy`}</LinkButton> },
        ]}
      />
    </>
  );
}

/** The drafts from standing orders, including those of earlier runs. */
export function Drafts() {
  const found = useAll(listOrders, { status: 'DRAFT', sort: 'requestedDate' });
  const [left, setLeft] = useState<ReadonlyMap<string, string>>(new Map());
  const drafts = found.data?.filter(({ standingOrderId }) => standingOrderId !== null) ?? [];
  const confirmAll = async (): Promise<void> => {
    const why = new Map<string, string>();
    for (const { id } of drafts) {
      try {
        await call(confirmOrder, { id }, { key: newKey() });
      } catch (error) {
        why.set(id, messageOf(error));
      }
    }
    setLeft(why);
    await changed();
    const done = drafts.length - why.size;
    toast(counted(done, say`${done} order is confirmed`, say`${done} orders are confirmed`));
  };
  if (drafts.length === 0) return null;
  const reason: Column<Order> = {
    field: 'message',
    title: say`Why not confirmed`,
    show: ({ id }) => left.get(id) ?? '',
    isLong: true,
  };
  return (
    <Section
      title={t`Drafts of standing orders`}
      wide
      actions={may('ORDER_WRITE') && <Button look="primary" act={confirmAll}>{t`Confirm all`}</Button>}
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
        caption={t`Drafts of standing orders`}
        rows={drafts}
        to={({ id }) => `/orders/${id}`}
        columns={[
          { field: 'orderNumber', show: ({ orderNumber }) => orderNumber, isCode: true },
          { field: 'customerId', show: ({ customerName }) => customerName },
          { field: 'requestedDate', show: ({ requestedDate }) => shownDate(requestedDate) },
          ...(left.size > 0 ? [reason] : []),
        ]}
      />
    </Section>
  );
}
