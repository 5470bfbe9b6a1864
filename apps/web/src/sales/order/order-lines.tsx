/** The lines of an order: ordered, delivered and open amounts, with price and source. */
import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { cancelOrder, changeOrder } from '@cleaver/domain/sales/contracts';
import { call } from '../../shell/data/api.ts';
import { shownMoney, shownQuantity } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { may } from '../../shell/session/session.ts';
import { FormAction } from '../../ui/form/action.tsx';
import { type Column, Table } from '../../ui/list/table.tsx';
import { Section } from '../../ui/page/page.tsx';
import { Price } from '../../ui/text/price.tsx';
import { Status } from '../../ui/text/status.tsx';
import { wordText } from '../../ui/text/words.ts';
import { PRICE_FORM } from '../price/price-form.ts';
import { CANCEL_OPTIONS } from './order-actions.tsx';
import { isByWeight } from './typed-amount.ts';

type Order = AnswerOf<typeof changeOrder>;
type Line = Order['lines'][number];

const amount = (of: (line: Line) => string) => (line: Line) => shownQuantity(of(line), line.quantityUnit);

const COLUMNS: readonly Column<Line>[] = [
  {
    field: 'articleId',
    show: ({ line, articleId, articleName, note }) => (
      <>
        <a href={`/articles/${articleId}`}>{`${line}.\u00a0${articleName}`}</a>
        {note !== '' && <div>{note}</div>}
      </>
    ),
  },
  { field: 'ordered', title: say`Ordered`, show: amount((line) => line.quantityAmount), isNumber: true },
  { field: 'delivered', title: say`Delivered`, show: amount((line) => line.delivered), isNumber: true },
  { field: 'open', title: say`Open`, show: amount((line) => line.open), isNumber: true },
  { field: 'price', show: (line) => <PriceOfLine of={line} /> },
  { field: 'value', title: say`Value`, show: ({ value }) => shownMoney(value), isNumber: true },
  {
    field: 'status',
    show: ({ status, closedReason }) => (
      <>
        <Status of={status} /> {closedReason}
      </>
    ),
  },
];

/** The price of a line with its source. A draft has only a manual price. */
function PriceOfLine({ of: { price, manualPrice } }: { readonly of: Line }) {
  const shown = price ?? (manualPrice && { ...manualPrice, source: 'MANUAL' });
  if (!shown) return null;
  return (
    <>
      <Price amount={shown.amount} per={shown.per} />
      {['', wordText(shown.source), shown.reason].filter((text) => text !== null).join(' · ')}
    </>
  );
}

export function OrderLines({ order }: { readonly order: Order }) {
  const isOpen = order.status === 'DRAFT' || order.status === 'CONFIRMED';
  const action: Column<Line> = {
    field: 'action',
    show: (line) =>
      line.status === 'OPEN' && (
        <>
          {line.delivered === '0' && <PriceByHand order={order} line={line} />}
          {order.status === 'CONFIRMED' && (
            <FormAction
              operation={{ ...cancelOrder, name: `${cancelOrder.name} ${line.line}` }}
              title={t`Cancel line ${line.line}`}
              icon="close"
              isSmall
              button="plain"
              look="danger"
              fixed={{ id: order.id, lines: [line.line] }}
              options={CANCEL_OPTIONS}
              done={say`Cancelled`}
            />
          )}
        </>
      ),
  };
  return (
    <Section title={t`What was ordered`} wide>
      <Table<Line>
        caption={t`What was ordered`}
        isWide
        rows={order.lines}
        columns={isOpen && may('ORDER_WRITE') ? [...COLUMNS, action] : COLUMNS}
      />
    </Section>
  );
}

/** Sets a manual price on this line; all other lines stay unchanged. */
function PriceByHand({ order, line }: { readonly order: Order; readonly line: Line }) {
  const { id, lines } = order;
  return (
    <FormAction
      operation={{ ...PRICE_FORM, name: `${PRICE_FORM.name} ${line.line}` }}
      title={say`Manual price`}
      label={say`Save`}
      button="plain"
      // The unit of the price is always shown. Goods ordered by weight have prices per kilogram only.
      initial={line.manualPrice ?? { per: isByWeight(line.quantityUnit) ? 'KG' : 'PIECE' }}
      options={{ amount: { label: say`Price in €` }, reason: { lines: false } }}
      send={(manualPrice) =>
        call(changeOrder, {
          id,
          lines: lines.map((one) => ({ line: one.line, ...(one === line && { manualPrice }) })),
        })
      }
      done={say`Saved`}
    />
  );
}
