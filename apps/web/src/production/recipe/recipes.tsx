import { say } from '@cleaver/domain/kernel';
import { listRecipes } from '@cleaver/domain/production/contracts';
import { shownQuantity, shownUnit } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { may } from '../../shell/session/session.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { List } from '../../ui/list/list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Status } from '../../ui/text/status.tsx';
import { wordText } from '../../ui/text/words.ts';

export default function Recipes() {
  const mayWrite = may('RECIPE_WRITE');
  return (
    <Page
      title={say`Recipes`}
      actions={mayWrite && <LinkButton look="primary" icon="plus" to="/recipes/new">{t`New recipe`}</LinkButton>}
    >
      <List
        of={listRecipes}
        name="recipes"
        file="recipes"
        to={({ id }) => `/recipes/${id}`}
        columns={[
          { field: 'name', show: ({ name }) => name, isSortable: true },
          { field: 'version', show: ({ version }) => version, isNumber: true },
          { field: 'type', show: ({ type }) => wordText(type) },
          {
            field: 'outputQuantity',
            show: ({ outputQuantity, outputUom }) => shownQuantity(outputQuantity, outputUom),
            amount: ({ outputQuantity, outputUom }) => [outputQuantity, shownUnit(outputUom)],
            isNumber: true,
          },
          {
            field: 'ingredientCount',
            title: say`Ingredients`,
            show: ({ ingredientCount }) => ingredientCount,
            isNumber: true,
          },
          { field: 'status', show: ({ status }) => <Status of={status} />, isSortable: true },
        ]}
        empty={{ text: say`No recipe yet.`, ...(mayWrite && { to: '/recipes/new' }), action: say`New recipe` }}
      />
    </Page>
  );
}
