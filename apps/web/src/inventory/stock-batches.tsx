import { listAllStockBatches } from '@cleaver/domain/inventory/contracts';
import { say } from '@cleaver/domain/kernel';
import { shownDate, shownQuantity, shownTime } from '../shell/format.ts';
import { List } from '../ui/list.tsx';
import { Page } from '../ui/page.tsx';
import { Status } from '../ui/status.tsx';

/** The stock batches of all stocks. */
export default function StockBatches() {
  return (
    <Page title={say`Stock batches`}>
      <List
        of={listAllStockBatches}
        filters={['status', 'articleId', 'storageLocationId', 'batchId']}
        name="stock-batches"
        isWide
        to={({ stockId, id }) => `/stocks/${stockId}/batches/${id}`}
        columns={[
          { field: 'articleId', show: ({ articleName }) => articleName },
          { field: 'batchId', show: ({ batchId }) => batchId, isSortable: true, isCode: true },
          { field: 'storageLocationId', show: ({ storageLocationName }) => storageLocationName },
          {
            field: 'quantityAmount',
            show: (one) => shownQuantity(one.quantityAmount, one.quantityUnit),
            isNumber: true,
          },
          { field: 'expiryDate', show: ({ expiryDate }) => shownDate(expiryDate), isSortable: true },
          { field: 'status', show: ({ status }) => <Status of={status} /> },
          { field: 'receivedAt', show: ({ receivedAt }) => shownTime(receivedAt), isSortable: true },
        ]}
        empty={{ text: say`Nothing was booked in yet.` }}
      />
    </Page>
  );
}
