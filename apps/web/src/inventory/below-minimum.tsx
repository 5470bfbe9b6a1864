import { listStocksBelowMinimum } from '@cleaver/domain/inventory/contracts';
import { say } from '@cleaver/domain/kernel';
import type { Of } from '../shell/api.ts';
import { shownQuantity } from '../shell/format.ts';
import { t } from '../shell/language.ts';
import { useAnswer } from '../shell/query.ts';
import { useNames } from '../shell/references.ts';
import { Loaded, Nothing, Page } from '../ui/page.tsx';
import { Table } from '../ui/table.tsx';

type Short = Of<'ShortStockResponse'>;

export default function BelowMinimum() {
  const article = useNames('article');
  const place = useNames('storageLocation');
  const found = useAnswer(listStocksBelowMinimum, {});
  return (
    <Page title={say`Below minimum`} sub={t`Stocks with a usable quantity below their minimum`}>
      <Loaded of={found} lines={8}>
        {({ content }) =>
          content.length === 0 ? (
            <Nothing text={t`No stock is below its minimum.`} />
          ) : (
            <Table<Short>
              caption={t`Below minimum`}
              rows={content}
              to={({ id }) => `/stocks/${id}`}
              columns={[
                { field: 'articleId', show: ({ articleId }) => article(articleId) || '…' },
                { field: 'storageLocationId', show: ({ storageLocationId }) => place(storageLocationId) },
                {
                  field: 'usable',
                  title: say`Usable`,
                  show: ({ usable }) => shownQuantity(usable.amount, usable.unit),
                  isNumber: true,
                },
                {
                  field: 'minimumLevelAmount',
                  show: ({ minimumLevel }) => shownQuantity(minimumLevel?.amount, minimumLevel?.unit),
                  isNumber: true,
                },
              ]}
            />
          )
        }
      </Loaded>
    </Page>
  );
}
