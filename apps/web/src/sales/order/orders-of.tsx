/** The latest orders of a customer, or for an article. */
import { type ItemOf, say } from '@cleaver/domain/kernel';
import { listOrders } from '@cleaver/domain/sales/contracts';
import { useAnswer } from '../../shell/data/query.ts';
import { shownDate, shownMoney, shownQuantity } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { may } from '../../shell/session/session.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { type Column, Table } from '../../ui/list/table.tsx';
import { Loaded, Nothing, Section } from '../../ui/page/page.tsx';
import { Status } from '../../ui/text/status.tsx';

type Order = ItemOf<typeof listOrders>;

const LATEST = 10;

const NUMBER: Column<Order> = { field: 'orderNumber', show: ({ orderNumber }) => orderNumber, isCode: true };
const DAY: Column<Order> = { field: 'requestedDate', show: ({ requestedDate }) => shownDate(requestedDate) };
const STATUS: Column<Order> = { field: 'status', show: ({ status }) => <Status of={status} /> };

interface OrdersOfProps {
  readonly of: { readonly customerId: string } | { readonly articleId: string };
  readonly title: string;
  readonly columns: readonly Column<Order>[];
  /** The address of the form for a new order. Undefined: no button. */
  readonly add?: string | undefined;
}

function OrdersOf({ of, title, columns, add }: OrdersOfProps) {
  const isAllowed = may('ORDER_READ');
  const input = { ...of, size: LATEST, sort: 'requestedDate,desc' };
  const found = useAnswer(listOrders, input, { enabled: isAllowed });
  if (!isAllowed) return null;
  return (
    <Section
      title={title}
      wide
      actions={
        <>
          <LinkButton look="plain" to={`/orders?${new URLSearchParams(of)}`}>{t`All orders`}</LinkButton>
          {add !== undefined && may('ORDER_WRITE') && <LinkButton to={add}>{t`New order`}</LinkButton>}
        </>
      }
    >
      <Loaded of={found}>
        {({ content }) =>
          content.length === 0 ? (
            <Nothing text={t`Nothing has been ordered yet.`} />
          ) : (
            <Table<Order> caption={title} rows={content} to={({ id }) => `/orders/${id}`} columns={columns} />
          )
        }
      </Loaded>
    </Section>
  );
}

export const OrdersOfCustomer = ({ id, isActive }: { readonly id: string; readonly isActive: boolean }) => (
  <OrdersOf
    of={{ customerId: id }}
    title={t`Orders`}
    add={isActive ? `/orders/new?customerId=${id}` : undefined}
    columns={[
      NUMBER,
      DAY,
      {
        field: 'articleId',
        show: ({ lines }) => [...new Set(lines.map(({ articleName }) => articleName))].join(', '),
        isLong: true,
      },
      { field: 'value', title: say`Value`, show: ({ value }) => shownMoney(value), isNumber: true },
      STATUS,
    ]}
  />
);

export const OrdersOfArticle = ({ id }: { readonly id: string }) => (
  <OrdersOf
    of={{ articleId: id }}
    title={t`Orders of this article`}
    columns={[
      NUMBER,
      { field: 'customerId', show: ({ customerName }) => customerName },
      DAY,
      {
        field: 'quantityAmount',
        show: ({ lines }) =>
          lines
            .filter(({ articleId }) => articleId === id)
            .map(({ quantityAmount, quantityUnit }) => shownQuantity(quantityAmount, quantityUnit))
            .join(' + '),
        isNumber: true,
      },
      STATUS,
    ]}
  />
);
