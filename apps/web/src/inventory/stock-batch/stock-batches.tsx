import { listAllStockBatches } from '@cleaver/domain/inventory/contracts';
import { say } from '@cleaver/domain/kernel';
import { shownDate, shownQuantity, shownTime, shownUnit } from '../../shell/language/format.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import { List } from '../../ui/list/list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Status } from '../../ui/text/status.tsx';
import { GoodsActions } from '../movement/goods-actions.tsx';
import { goodsBulk } from '../movement/goods-bulk.ts';
import { STATUS_CHOICES, withoutDepleted } from './depleted.ts';

/** The stock batches of all stocks. */
export default function StockBatches() {
  const { query } = useAddress();
  return (
    <Page title={say`Stock batches`}>
      <List
        of={listAllStockBatches}
        filters={['status', 'articleId', 'storageLocationId', 'batchId']}
        choices={STATUS_CHOICES}
        fixed={withoutDepleted(query)}
        name="stock-batches"
        file="stock"
        isWide
        to={({ stockId, id }) => `/stocks/${stockId}/batches/${id}`}
        columns={[
          { field: 'articleId', show: ({ articleName }) => articleName },
          { field: 'batchId', show: ({ batchId }) => batchId, isSortable: true, isCode: true },
          { field: 'storageLocationId', show: ({ storageLocationName }) => storageLocationName },
          {
            field: 'quantityAmount',
            show: (one) => shownQuantity(one.quantityAmount, one.quantityUnit),
            amount: (one) => [one.quantityAmount, shownUnit(one.quantityUnit)],
            isNumber: true,
            isSummed: true,
          },
          { field: 'expiryDate', show: ({ expiryDate }) => shownDate(expiryDate), isSortable: true },
          { field: 'status', show: ({ status }) => <Status of={status} /> },
          { field: 'receivedAt', show: ({ receivedAt }) => shownTime(receivedAt), isSortable: true },
          { field: 'action', show: (one) => <GoodsActions of={one} isSmall /> },
        ]}
        chosen={goodsBulk()}
        empty={{ text: say`Nothing has been booked in yet.` }}
      />
    </Page>
  );
}
