/**
 * The free amount of each article on a day, with a link to its orders. Shortages are red, with a link to a new batch if
 * the article has an active recipe.
 */
import { type ItemOf, say } from '@cleaver/domain/kernel';
import { listRecipes } from '@cleaver/domain/production/contracts';
import { listAvailability } from '@cleaver/domain/sales/contracts';
import { useAll } from '../../shell/data/all-pages.ts';
import { shownQuantity, shownUnit } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { may } from '../../shell/session/session.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { List } from '../../ui/list/list.tsx';
import type { Column } from '../../ui/list/table.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Free } from './free.tsx';

type Row = ItemOf<typeof listAvailability>;

const amount = (
  field: 'usable' | 'planned' | 'ordered' | 'drafted' | 'free',
): Pick<Column<Row>, 'field' | 'show' | 'amount' | 'isNumber'> => ({
  field,
  show: (row) => (row[field] === '0' ? '' : shownQuantity(row[field], row.unit)),
  amount: (row) => [row[field], shownUnit(row.unit)],
  isNumber: true,
});

export default function AvailabilityScreen() {
  const plans = may('BATCH_WRITE') && may('RECIPE_READ');
  const recipes = useAll(listRecipes, { status: 'ACTIVE' }, { enabled: plans });
  const recipeOf = (articleId: string) => recipes.data?.find((recipe) => recipe.articleId === articleId);
  return (
    <Page title={say`Availability`}>
      <List
        of={listAvailability}
        name="availability"
        isWide
        // What is short comes first, then what is ordered.
        sort="urgency,articleName"
        columns={[
          {
            field: 'articleName',
            title: say`Article`,
            show: (row) => `${row.articleName} ${row.articleNumber}`,
            isSortable: true,
          },
          { ...amount('usable'), title: say`Usable` },
          { ...amount('planned'), title: say`Planned` },
          { ...amount('ordered'), title: say`Ordered` },
          { ...amount('drafted'), title: say`In drafts` },
          { ...amount('free'), title: say`Free`, show: (row) => <Free of={row} /> },
          {
            field: 'action',
            text: () => '',
            show: ({ articleId, free }) => {
              const recipe = free.startsWith('-') ? recipeOf(articleId) : undefined;
              return (
                <>
                  <LinkButton look="plain" to={`/orders?articleId=${articleId}`}>{t`Orders`}</LinkButton>
                  {recipe && <LinkButton to={`/batches/new?recipeId=${recipe.id}`}>{t`Plan a batch`}</LinkButton>}
                </>
              );
            },
          },
        ]}
        empty={{ text: say`Nothing is in stock, planned or ordered.` }}
      />
    </Page>
  );
}
