/** The stocks of an article by storage location, or of a storage location by article, with their amounts. */

import { listStockLevels } from '@cleaver/domain/inventory/contracts';
import { type ItemOf, say } from '@cleaver/domain/kernel';
import { useAll } from '../../shell/data/all-pages.ts';
import { shownDate, shownQuantity } from '../../shell/language/format.ts';
import { Table } from '../../ui/list/table.tsx';
import { Loaded, Nothing } from '../../ui/page/page.tsx';

type Level = ItemOf<typeof listStockLevels>;

export interface LevelsProps {
  readonly of: { readonly articleId: string } | { readonly storageLocationId: string };
  readonly caption: string;
  readonly empty: string;
}

export function Levels({ of, caption, empty }: LevelsProps) {
  const found = useAll(listStockLevels, of);
  const isOfArticle = 'articleId' in of;
  return (
    <Loaded of={found}>
      {(levels) =>
        levels.length === 0 ? (
          <Nothing text={empty} />
        ) : (
          <Table<Level>
            caption={caption}
            rows={levels}
            to={({ id }) => `/stocks/${id}`}
            columns={[
              isOfArticle
                ? { field: 'storageLocationId', show: ({ storageLocationName }) => storageLocationName }
                : { field: 'articleId', show: ({ articleName }) => articleName },
              {
                field: 'usable',
                title: say`Usable`,
                show: ({ usable, unit, minimumLevel }) => shownQuantity(usable, unit ?? minimumLevel?.unit),
                isNumber: true,
              },
              {
                field: 'blocked',
                title: say`Blocked`,
                show: ({ blocked, unit }) => blocked !== '0' && shownQuantity(blocked, unit),
                isNumber: true,
              },
              {
                field: 'nextExpiry',
                title: say`Next expiry`,
                show: ({ nextExpiry }) => nextExpiry !== null && shownDate(nextExpiry),
              },
              {
                field: 'minimumLevelAmount',
                show: ({ minimumLevel }) => minimumLevel && shownQuantity(minimumLevel.amount, minimumLevel.unit),
                isNumber: true,
              },
            ]}
          />
        )
      }
    </Loaded>
  );
}
