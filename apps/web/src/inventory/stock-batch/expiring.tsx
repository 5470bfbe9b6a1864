import { listExpiringBatches } from '@cleaver/domain/inventory/contracts';
import { dateOf, daysBetween, type ItemOf, say } from '@cleaver/domain/kernel';
import { useAll } from '../../shell/data/all-pages.ts';
import { counted, shownDate, shownQuantity, shownUnit } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import { useNames } from '../../shell/navigation/references.ts';
import { me } from '../../shell/session/session.ts';
import { Bars } from '../../ui/chart/bars.tsx';
import { Button } from '../../ui/control/button.tsx';
import { ChoiceGroup } from '../../ui/control/choice-group.tsx';
import { List } from '../../ui/list/list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Status } from '../../ui/text/status.tsx';
import { GoodsActions } from '../movement/goods-actions.tsx';
import { goodsBulk } from '../movement/goods-bulk.ts';

type Batch = ItemOf<typeof listExpiringBatches>;

const DAYS = [0, 3, 7, 14, 30];

export default function Expiring() {
  const { query, set } = useAddress();
  const wished = Number(query.get('withinDays') ?? 7);
  const withinDays = Number.isInteger(wished) && wished >= 0 ? wished : 7;
  const article = useNames('article');
  const place = useNames('storageLocation');
  const ownLimit = query.get('ownLimit') === 'true';
  return (
    <Page title={say`Expiring`} sub={t`Goods that have expired or expire soon`}>
      <ByDaysLeft today={me.get()?.today ?? ''} />
      <ChoiceGroup label={t`Within days`}>
        <Button isPressed={ownLimit} act={() => set({ ownLimit: 'true', withinDays: undefined, page: undefined })}>
          {t`By the limit of each stock`}
        </Button>
        {DAYS.map((days) => (
          <Button
            key={days}
            isPressed={!ownLimit && days === withinDays}
            act={() => set({ ownLimit: undefined, withinDays: String(days), page: undefined })}
          >
            {days === 0 ? t`Today` : t`${days} days`}
          </Button>
        ))}
      </ChoiceGroup>
      <List<Batch>
        of={listExpiringBatches}
        name="expiring"
        fixed={{ withinDays: String(withinDays), ownLimit: String(ownLimit) }}
        chosen={goodsBulk()}
        isWide
        to={(one) => `/stocks/${one.stockId}/batches/${one.id}`}
        columns={[
          { field: 'articleId', show: ({ articleId, batchId }) => article(articleId) || batchId },
          { field: 'batchId', show: ({ batchId }) => batchId, isCode: true },
          { field: 'storageLocationId', show: ({ storageLocationId }) => place(storageLocationId) },
          {
            field: 'quantityAmount',
            show: (one) => shownQuantity(one.quantityAmount, one.quantityUnit),
            amount: (one) => [one.quantityAmount, shownUnit(one.quantityUnit)],
            isNumber: true,
            isSummed: true,
          },
          { field: 'expiryDate', show: ({ expiryDate }) => shownDate(expiryDate) },
          { field: 'status', show: ({ status }) => <Status of={status} /> },
          { field: 'action', show: (one) => <GoodsActions of={one} /> },
        ]}
        empty={{
          text: ownLimit
            ? say`Nothing expires soon.`
            : counted(
                withinDays,
                say`Nothing expires within ${withinDays} day.`,
                say`Nothing expires within ${withinDays} days.`,
              ),
        }}
      />
    </Page>
  );
}

/** Draws a chart by days left. Each column links to the list of batches that expire within 0, 3, 7 or 14 days. */
function ByDaysLeft({ today }: { readonly today: string }) {
  const { data = [] } = useAll(listExpiringBatches, { withinDays: 14 });
  if (data.length === 0) return null;
  const left = data.map(({ expiryDate }) => daysBetween(dateOf(today), dateOf(expiryDate)));
  const within = (from: number, to: number): number => left.filter((days) => days >= from && days <= to).length;
  return (
    <Bars
      label={t`Batches by days left`}
      bars={[
        { text: t`Expired`, value: within(-Infinity, -1), tone: 'bad', to: '/expiring?withinDays=0' },
        { text: t`Up to 3 days`, value: within(0, 3), tone: 'warn', to: '/expiring?withinDays=3' },
        { text: t`Up to 7 days`, value: within(4, 7), tone: 'info', to: '/expiring?withinDays=7' },
        { text: t`Up to 14 days`, value: within(8, 14), tone: 'quiet', to: '/expiring?withinDays=14' },
      ]}
    />
  );
}
