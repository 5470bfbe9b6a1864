/** The parts of a trace and of a recall: customers, undone deliveries, places, batches in progress, and suppliers. */
import { type AnswerOf, say } from '@cleaver/domain/kernel';
import type { traceLots } from '@cleaver/domain/quality/contracts';
import { shownDate, shownNumber, shownQuantity, shownTime } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { Table } from '../../ui/list/table.tsx';
import { Nothing } from '../../ui/page/page.tsx';
import { LinkTo, LotLink } from '../../ui/text/link.tsx';
import { Status } from '../../ui/text/status.tsx';
import styles from '../quality.module.css';

type Affected = AnswerOf<typeof traceLots>['recall'];
type Customer = Affected['customers'][number];
type Delivery = Customer['deliveries'][number];
type UndoneDelivery = Affected['undoneDeliveries'][number];
type StockOnHand = Affected['stockOnHand'][number];
type Supplier = Affected['suppliers'][number];

/** Returns the amount that the customer returned; empty if there is none. */
export const shownTakenBack = ({ takenBack, unit }: Delivery): string =>
  takenBack === '0' ? '' : shownQuantity(takenBack, unit);

export function Receivers({ customers }: { readonly customers: readonly Customer[] }) {
  const rows = customers.flatMap(({ deliveries, ...customer }) =>
    deliveries.map((delivery) => ({ ...customer, ...delivery, id: `${delivery.deliveryId} ${delivery.lotId}` })),
  );
  type Row = (typeof rows)[number];
  if (rows.length === 0) return <Nothing text={t`No customer has any of it.`} />;
  return (
    <Table<Row>
      caption={t`Who has it`}
      isWide
      rows={rows}
      columns={[
        {
          field: 'name',
          title: say`Customer`,
          show: (one) => (
            <LinkTo to={`/customers/${one.customerId}`} need="MASTERDATA_READ">
              {one.name}
            </LinkTo>
          ),
        },
        {
          field: 'phone',
          isCode: true,
          show: ({ phone }) => <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>,
        },
        { field: 'quantity', show: ({ quantity, unit }) => shownQuantity(quantity, unit), isNumber: true },
        { field: 'takenBack', title: say`Came back`, show: shownTakenBack, isNumber: true },
        { field: 'articleName', title: say`Article`, show: ({ articleName }) => articleName },
        { field: 'lotNumber', show: (one) => <LotLink id={one.lotId}>{one.lotNumber}</LotLink>, isCode: true },
        {
          field: 'deliveryNumber',
          title: say`Delivery`,
          isCode: true,
          show: (one) => (
            <>
              <LinkTo to={`/deliveries/${one.deliveryId}`} need="STOCK_MOVEMENT_READ">
                {one.deliveryNumber}
              </LinkTo>
              <br />
              {shownDate(one.dispatchDate)}
            </>
          ),
        },
      ]}
    />
  );
}

/** Lists undone deliveries, because the customer may have received the goods nevertheless. */
export function Undone({ deliveries }: { readonly deliveries: readonly UndoneDelivery[] }) {
  return (
    <Table<UndoneDelivery & { readonly id: string }>
      caption={t`Undone deliveries`}
      rows={deliveries.map((one) => ({ ...one, id: one.deliveryId }))}
      columns={[
        {
          field: 'name',
          title: say`Customer`,
          show: (one) => (
            <LinkTo to={`/customers/${one.customerId}`} need="MASTERDATA_READ">
              {one.name}
            </LinkTo>
          ),
        },
        {
          field: 'deliveryNumber',
          title: say`Delivery`,
          isCode: true,
          show: (one) => (
            <LinkTo to={`/deliveries/${one.deliveryId}`} need="STOCK_MOVEMENT_READ">
              {one.deliveryNumber}
            </LinkTo>
          ),
        },
        { field: 'undoneAt', title: say`Undone`, show: (one) => `${shownTime(one.undoneAt)}, ${one.undoneBy}` },
        { field: 'reason', show: ({ reason }) => reason, isLong: true },
      ]}
    />
  );
}

/** The numbers and articles of lots, by the id of the lot. */
type Lots = ReadonlyMap<string, { readonly lotNumber: string; readonly articleName: string }>;

export function OnHand({ stock, lots }: { readonly stock: readonly StockOnHand[]; readonly lots: Lots }) {
  if (stock.length === 0) return <Nothing text={t`None of it is left in the shop.`} />;
  return (
    <Table<StockOnHand>
      caption={t`Where it is stored`}
      rows={stock}
      columns={[
        { field: 'storageLocationId', show: ({ storageLocationName }) => storageLocationName },
        { field: 'quantity', show: ({ quantity, unit }) => shownQuantity(quantity, unit), isNumber: true },
        { field: 'articleName', title: say`Article`, show: ({ lotId }) => lots.get(lotId)?.articleName },
        {
          field: 'lotNumber',
          isCode: true,
          show: ({ lotId }) => <LotLink id={lotId}>{lots.get(lotId)?.lotNumber || t`Lot`}</LotLink>,
        },
        { field: 'status', show: ({ status }) => <Status of={status} /> },
      ]}
    />
  );
}

export function OpenRuns({ runs }: { readonly runs: Affected['openRuns'] }) {
  return (
    <ul class={styles['said']}>
      {runs.map(({ batchId, batchNumber }) => (
        <li key={batchId}>
          <p>
            <LinkTo to={`/batches/${batchId}`} need="BATCH_READ">
              {batchNumber}
            </LinkTo>
          </p>
        </li>
      ))}
    </ul>
  );
}

export function Origin({ suppliers }: { readonly suppliers: readonly Supplier[] }) {
  if (suppliers.length === 0) return <Nothing text={t`No supplier is known: it was booked in by hand.`} />;
  return (
    <Table<Supplier>
      caption={t`Who supplied it`}
      rows={suppliers}
      columns={[
        {
          field: 'supplierId',
          show: ({ supplierId, name }) => (
            <LinkTo to={`/suppliers/${supplierId}`} need="MASTERDATA_READ">
              {name}
            </LinkTo>
          ),
        },
        { field: 'quantity', show: ({ quantity, unit }) => shownQuantity(quantity, unit), isNumber: true },
        { field: 'lots', title: say`Lots`, show: ({ lots }) => shownNumber(lots.length), isNumber: true },
      ]}
    />
  );
}
