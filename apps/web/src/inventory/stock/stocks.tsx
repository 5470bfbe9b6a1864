import { createStock, listStockLevels } from '@cleaver/domain/inventory/contracts';
import { type ItemOf, say } from '@cleaver/domain/kernel';
import { shownDate, shownQuantity, shownUnit } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { mayRun } from '../../shell/session/session.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { Badge } from '../../ui/dialog/notice.tsx';
import { List } from '../../ui/list/list.tsx';
import type { Column } from '../../ui/list/table.tsx';
import { Page } from '../../ui/page/page.tsx';

type Level = ItemOf<typeof listStockLevels>;

const unitOf = ({ unit, minimumLevel }: Level): string | undefined => {
  const one = unit ?? minimumLevel?.unit;
  return one && shownUnit(one);
};

/** Returns a column for an amount. Shows a zero only for the usable amount. */
const amount = (
  field: 'usable' | 'expiringSoon' | 'expired' | 'blocked',
  title: Column<Level>['title'],
): Column<Level> => ({
  field,
  title: title ?? field,
  show: (level) =>
    level[field] === '0' && field !== 'usable'
      ? ''
      : shownQuantity(level[field], level.unit ?? level.minimumLevel?.unit),
  amount: (level) => [level[field], unitOf(level)],
  isNumber: true,
});

/** All stock, by article and place. */
export default function Stocks() {
  const mayWrite = mayRun(createStock);
  return (
    <Page
      title={say`Stocks`}
      sub={t`Quantity of each article in each storage location`}
      actions={
        mayWrite && (
          <>
            <LinkButton to="/stocks/import">{t`Import`}</LinkButton>
            <LinkButton look="primary" icon="plus" to="/stocks/new">{t`New stock`}</LinkButton>
          </>
        )
      }
    >
      <List
        of={listStockLevels}
        name="stocks"
        isWide
        to={({ id }) => `/stocks/${id}`}
        columns={[
          { field: 'articleName', title: say`Article`, show: ({ articleName }) => articleName, isSortable: true },
          { field: 'storageLocationId', show: ({ storageLocationName }) => storageLocationName },
          amount('usable', say`Usable`),
          amount('expiringSoon', say`Expires soon`),
          amount('expired', say`Expired`),
          amount('blocked', say`Blocked`),
          {
            field: 'nextExpiry',
            title: say`Next expiry`,
            show: ({ nextExpiry }) => shownDate(nextExpiry),
            text: ({ nextExpiry }) => nextExpiry,
            isSortable: true,
          },
          {
            field: 'minimumLevelAmount',
            show: ({ minimumLevel, belowMinimum }) => {
              const minimum = shownQuantity(minimumLevel?.amount, minimumLevel?.unit);
              return belowMinimum ? <Badge tone="warn">{t`below ${minimum}`}</Badge> : minimum;
            },
            amount: ({ minimumLevel }) => [
              minimumLevel?.amount,
              minimumLevel ? shownUnit(minimumLevel.unit) : undefined,
            ],
            isNumber: true,
          },
        ]}
        empty={{
          text: say`No stock yet. A stock is an article in a storage location.`,
          ...(mayWrite && { to: '/stocks/new' }),
          action: say`New stock`,
        }}
      />
    </Page>
  );
}
