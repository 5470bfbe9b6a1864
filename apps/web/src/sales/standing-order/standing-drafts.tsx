/** Lists the drafts of standing orders, and confirms all of them together. */
import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { confirmOrder, listOrders } from '@cleaver/domain/sales/contracts';
import { useState } from 'preact/hooks';
import { useAll } from '../../shell/data/all-pages.ts';
import { call, messageOf } from '../../shell/data/api.ts';
import { isUnanswered, useSubmission } from '../../shell/data/submission.ts';
import { counted, shownDate } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { may } from '../../shell/session/session.ts';
import { Button } from '../../ui/control/button.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';
import { toast } from '../../ui/dialog/toast.tsx';
import { type Column, Table } from '../../ui/list/table.tsx';
import { Section } from '../../ui/page/page.tsx';

type Order = AnswerOf<typeof confirmOrder>;

/** The drafts from standing orders, including those of earlier runs. */
export function Drafts() {
  const found = useAll(listOrders, { status: 'DRAFT', sort: 'requestedDate' });
  const [left, setLeft] = useState<ReadonlyMap<string, string>>(new Map());
  const drafts = found.data?.filter(({ standingOrderId }) => standingOrderId !== null) ?? [];
  const { submit } = useSubmission(
    async (_: object, key) => {
      const why = new Map<string, string>();
      const lost: unknown[] = [];
      for (const { id } of drafts) {
        try {
          await call(confirmOrder, { id }, { key: `${key} ${id}` });
        } catch (error) {
          why.set(id, messageOf(error));
          if (isUnanswered(error)) lost.push(error);
        }
      }
      setLeft(why);
      const done = drafts.length - why.size;
      toast(counted(done, say`${done} order is confirmed`, say`${done} orders are confirmed`));
      // The next attempt sends the same keys, because the service may have confirmed orders without a response.
      if (lost.length > 0) throw lost[0];
    },
    // The table shows why an order is not confirmed.
    { report: () => undefined },
  );
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
      actions={may('ORDER_WRITE') && <Button look="primary" act={() => submit({})}>{t`Confirm all`}</Button>}
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
