import { listStockLevels } from '@cleaver/domain/inventory/contracts';
import { type ItemOf, sameKind, say, unitOf } from '@cleaver/domain/kernel';
import { listRecipes } from '@cleaver/domain/production/contracts';
import { Fragment } from 'preact';
import { planAddress } from '../../production/batch/plan-address.ts';
import { useAll } from '../../shell/data/all-pages.ts';
import { shownQuantity, shownUnit } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { useOne } from '../../shell/navigation/references.ts';
import { may } from '../../shell/session/session.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { List } from '../../ui/list/list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Named } from '../../ui/text/record-name.tsx';
import { missingOf } from './missing-amount.ts';

export default function BelowMinimum() {
  const recipes = useAll(listRecipes, { status: 'ACTIVE' }, { enabled: may('RECIPE_READ') });
  return (
    <Page title={say`Below minimum`} sub={t`Stocks with a usable quantity below their minimum`}>
      <List
        of={listStockLevels}
        name="below-minimum"
        fixed={{ belowMinimum: 'true' }}
        to={({ id }) => `/stocks/${id}`}
        columns={[
          { field: 'articleName', title: say`Article`, show: ({ articleName }) => articleName, isSortable: true },
          { field: 'storageLocationId', show: ({ storageLocationName }) => storageLocationName },
          {
            field: 'usable',
            title: say`Usable`,
            show: ({ usable, unit }) => shownQuantity(usable, unit),
            amount: ({ usable, unit }) => [usable, shownUnit(unit ?? '')],
            isNumber: true,
          },
          {
            field: 'minimumLevelAmount',
            show: ({ minimumLevel }) => shownQuantity(minimumLevel?.amount, minimumLevel?.unit),
            amount: ({ minimumLevel }) => [minimumLevel?.amount, shownUnit(minimumLevel?.unit ?? '')],
            isNumber: true,
          },
          { field: 'action', text: () => '', show: (level) => <Source of={level} recipes={recipes.data} /> },
        ]}
        empty={{ text: say`No stock is below its minimum.` }}
      />
    </Page>
  );
}

interface SourceProps {
  readonly of: ItemOf<typeof listStockLevels>;
  readonly recipes: readonly ItemOf<typeof listRecipes>[] | undefined;
}

/** Offers to plan what is missing of an article with an active recipe. Names the suppliers of another one. */
function Source({ of, recipes = [] }: SourceProps) {
  const article = useOne('article', of.articleId) as { readonly supplierIds: readonly string[] } | null | undefined;
  const missing = missingOf(of);
  const own = recipes.filter(({ articleId }) => articleId === of.articleId);
  const recipe = own
    .toSorted((a, b) => b.version - a.version)
    .find(({ outputUom }) => missing !== undefined && sameKind(unitOf(outputUom), unitOf(missing.unit)));
  if (recipe && missing && may('BATCH_WRITE')) {
    const text = shownQuantity(missing.amount, missing.unit);
    return <LinkButton to={planAddress({ recipeId: recipe.id, ...missing })}>{t`Plan ${text}`}</LinkButton>;
  }
  if (own.length > 0 || !article || !may('SUPPLIER_READ')) return null;
  if (article.supplierIds.length === 0) return <>{t`No supplier`}</>;
  return (
    <span>
      {article.supplierIds.map((id, at) => (
        <Fragment key={id}>
          {at > 0 && ', '}
          <Named kind="supplier" id={id} />
        </Fragment>
      ))}
    </span>
  );
}
