/** The latest goods receipts of a supplier. */
import type { ItemOf } from '@cleaver/domain/kernel';
import { listGoodsReceipts } from '@cleaver/domain/procurement/contracts';
import { useAnswer } from '../shell/data/query.ts';
import { shownDate } from '../shell/language/format.ts';
import { t } from '../shell/language/language.ts';
import { may } from '../shell/session/session.ts';
import { LinkButton } from '../ui/control/button.tsx';
import { Badge } from '../ui/dialog/notice.tsx';
import { Table } from '../ui/list/table.tsx';
import { Loaded, Nothing, Section } from '../ui/page/page.tsx';

type Receipt = ItemOf<typeof listGoodsReceipts>;

const LATEST = 10;

export function ReceiptsOf({ supplierId }: { readonly supplierId: string }) {
  const isAllowed = may('GOODS_RECEIPT_READ');
  const found = useAnswer(
    listGoodsReceipts,
    { supplierId, size: LATEST, sort: 'createdAt,desc' },
    { enabled: isAllowed },
  );
  if (!isAllowed) return null;
  return (
    <Section
      title={t`Goods receipts`}
      wide
      actions={
        <>
          <LinkButton look="plain" to={`/goods-receipts?supplierId=${supplierId}`}>{t`All receipts`}</LinkButton>
          {may('GOODS_RECEIPT_WRITE') && (
            <LinkButton to={`/goods-receipts/new?supplierId=${supplierId}`}>{t`Receive goods`}</LinkButton>
          )}
        </>
      }
    >
      <Loaded of={found}>
        {({ content }) =>
          content.length === 0 ? (
            <Nothing text={t`Nothing has been received from this supplier yet.`} />
          ) : (
            <Table<Receipt>
              caption={t`Goods receipts`}
              rows={content}
              to={({ id }) => `/goods-receipts/${id}`}
              columns={[
                { field: 'receiptNumber', show: ({ receiptNumber }) => receiptNumber, isCode: true },
                { field: 'receiptDate', show: ({ receiptDate }) => shownDate(receiptDate) },
                {
                  field: 'articleId',
                  show: ({ lines }) => [...new Set(lines.map(({ articleName }) => articleName))].join(', '),
                },
                {
                  field: 'status',
                  show: ({ warnings }) =>
                    warnings.length > 0 && <Badge tone="warn">{t`Warnings: ${warnings.length}`}</Badge>,
                },
              ]}
            />
          )
        }
      </Loaded>
    </Section>
  );
}
