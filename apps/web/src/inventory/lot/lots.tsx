import { listLots } from '@cleaver/domain/inventory/contracts';
import { type ItemOf, say } from '@cleaver/domain/kernel';
import { labelsPath } from '../../labels/labels-path.ts';
import { shownDate, shownQuantity, shownTime, shownUnit } from '../../shell/language/format.ts';
import { useNames } from '../../shell/navigation/references.ts';
import { may, me } from '../../shell/session/session.ts';
import { List } from '../../ui/list/list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Status } from '../../ui/text/status.tsx';
import { wordText } from '../../ui/text/words.ts';
import { GoodsActions } from '../movement/goods-actions.tsx';
import { holdDialog } from '../movement/goods-bulk.ts';
import { goodsOf } from './lot-steps.ts';

type Lot = ItemOf<typeof listLots>;

const labelsOfLots = (lots: readonly Lot[]): string => labelsPath(lots.map(({ id }) => ({ lotId: id })));

export default function Lots() {
  const article = useNames('article');
  const supplier = useNames('supplier');
  const today = me.get()?.today ?? '';
  return (
    <Page title={say`Lots`}>
      <List<Lot>
        of={listLots}
        name="lots"
        isWide
        sort="createdAt,desc"
        to={({ id }) => `/lots/${id}`}
        chosen={{
          name: ({ lotNumber }) => lotNumber,
          actions: [
            ...(may('STOCK_WRITE') ? [{ label: say`Place a hold`, icon: 'hold', dialog: holdDialog }] : []),
            { label: say`Labels`, icon: 'print', to: labelsOfLots },
          ],
        }}
        columns={[
          { field: 'lotNumber', show: ({ lotNumber }) => lotNumber, isSortable: true, isCode: true },
          { field: 'articleId', isHead: true, show: ({ articleId }) => article(articleId) || '…' },
          {
            field: 'inStock',
            title: say`In stock`,
            show: ({ account }) => shownQuantity(account.inStock, account.unit),
            amount: ({ account }) => [account.inStock, shownUnit(account.unit)],
            isNumber: true,
            isSummed: true,
          },
          { field: 'expiryDate', show: ({ expiryDate }) => shownDate(expiryDate), isSortable: true },
          { field: 'origin', show: ({ origin }) => wordText(origin) },
          {
            field: 'supplierId',
            show: ({ supplierId, supplierLot }) => [supplier(supplierId), supplierLot].filter(Boolean).join(' · '),
          },
          {
            field: 'onHold',
            show: ({ onHold }) => onHold && <Status of="ON_HOLD" />,
            text: ({ onHold }) => wordText(String(onHold)),
          },
          { field: 'createdAt', show: ({ createdAt }) => shownTime(createdAt), isSortable: true },
          { field: 'action', show: (one) => <GoodsActions of={goodsOf(one, today)} isSmall /> },
        ]}
        empty={{
          text: say`No lot yet. Goods receipts, production batches, cuttings and bookings by hand create lots.`,
        }}
      />
    </Page>
  );
}
