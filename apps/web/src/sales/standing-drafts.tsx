/** Lists the drafts of standing orders, and confirms all of them together. */
import { say } from '@cleaver/domain/kernel';
import { confirmOrder, listOrders } from '@cleaver/domain/sales/contracts';
import { useState } from 'preact/hooks';
import { useAll } from '../shell/all-pages.ts';
import { call, messageOf, newKey, type Of } from '../shell/api.ts';
import { counted, shownDate } from '../shell/format.ts';
import { t } from '../shell/language.ts';
import { changed } from '../shell/query.ts';
import { may } from '../shell/session.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Section } from '../ui/page.tsx';
import { type Column, Table } from '../ui/table.tsx';
import { toast } from '../ui/toast.tsx';

type Order = Of<'OrderResponse'>;

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
