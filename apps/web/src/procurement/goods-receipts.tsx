import { type ItemOf, say } from '@cleaver/domain/kernel';
import { listGoodsReceipts } from '@cleaver/domain/procurement/contracts';
import { WaitingList } from '../floor/outbox/waiting-list.tsx';
import { shownDate, shownTime } from '../shell/language/format.ts';
import { t } from '../shell/language/language.ts';
import { may } from '../shell/session/session.ts';
import { LinkButton } from '../ui/control/button.tsx';
import { Badge } from '../ui/dialog/notice.tsx';
import { List } from '../ui/list/list.tsx';
import { Page } from '../ui/page/page.tsx';
import { Status } from '../ui/text/status.tsx';
import { wordText } from '../ui/text/words.ts';

type Receipt = ItemOf<typeof listGoodsReceipts>;

/** Returns the statuses of the receipt's lines other than `ACCEPTED`, each once. */
const standingOut = ({ lines }: Receipt): readonly string[] => [
  ...new Set(lines.map(({ status }) => status).filter((status) => status !== 'ACCEPTED')),
];

export default function GoodsReceipts() {
  return (
    <Page
      title={say`Goods receipts`}
      actions={
        may('GOODS_RECEIPT_WRITE') && (
          <LinkButton look="primary" icon="plus" to="/goods-receipts/new">{t`Receive goods`}</LinkButton>
        )
      }
    >
      <WaitingList of={({ booking }) => booking === 'receive'} />
      <List
        of={listGoodsReceipts}
        name="goods-receipts"
        isWide
        sort="createdAt,desc"
        to={({ id }) => `/goods-receipts/${id}`}
        chosen={{ name: ({ receiptNumber }) => receiptNumber }}
        columns={[
          { field: 'receiptNumber', show: ({ receiptNumber }) => receiptNumber, isSortable: true, isCode: true },
          { field: 'supplierName', title: say`Supplier`, isHead: true, show: ({ supplierName }) => supplierName },
          { field: 'receiptDate', show: ({ receiptDate }) => shownDate(receiptDate) },
          { field: 'deliveryNote', show: ({ deliveryNote }) => deliveryNote },
          {
            field: 'articles',
            title: say`Articles`,
            isLong: true,
            show: ({ lines }) => [...new Set(lines.map(({ articleName }) => articleName))].join(', '),
          },
          {
            field: 'status',
            show: (one) => (
              <>
                {standingOut(one).map((status) => (
                  <Status key={status} of={status} />
                ))}
                {one.warnings.length > 0 && <Badge tone="warn">{t`Warnings: ${one.warnings.length}`}</Badge>}
              </>
            ),
            text: (one) => standingOut(one).map(wordText).join(', '),
          },
          {
            field: 'createdAt',
            title: say`Booked`,
            show: ({ createdAt, receivedBy }) => `${shownTime(createdAt)}, ${receivedBy}`,
            isSortable: true,
          },
        ]}
        empty={{ text: say`Nothing has been received yet.` }}
      />
    </Page>
  );
}
