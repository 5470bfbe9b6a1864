import { type ItemOf, say } from '@cleaver/domain/kernel';
import { listCuttingSchemes } from '@cleaver/domain/production/contracts';
import { shownTime } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { useNames } from '../../shell/navigation/references.ts';
import { may } from '../../shell/session/session.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { List } from '../../ui/list/list.tsx';
import { Page } from '../../ui/page/page.tsx';

export default function CuttingSchemes() {
  const article = useNames('article');
  const mayWrite = may('RECIPE_WRITE');
  const named = (parts: ItemOf<typeof listCuttingSchemes>['parts']): string =>
    parts.map(({ articleId, reason }) => article(articleId) || reason || t`Waste`).join(', ');
  return (
    <Page
      title={say`Cutting schemes`}
      actions={
        mayWrite && (
          <LinkButton look="primary" icon="plus" to="/cutting-schemes/new">{t`New cutting scheme`}</LinkButton>
        )
      }
    >
      <List
        of={listCuttingSchemes}
        name="cutting-schemes"
        sort="name"
        to={({ id }) => `/cutting-schemes/${id}`}
        columns={[
          { field: 'name', show: ({ name }) => name, isSortable: true },
          { field: 'articleId', show: ({ articleId }) => article(articleId) },
          { field: 'parts', show: ({ parts }) => named(parts), text: ({ parts }) => named(parts), isLong: true },
          { field: 'updatedAt', show: ({ updatedAt }) => shownTime(updatedAt), isSortable: true },
        ]}
        empty={{
          text: say`No cutting scheme yet. A scheme lists the usual parts of an article: a half gives ham, shoulder, loin and bones.`,
          ...(mayWrite && { to: '/cutting-schemes/new' }),
          action: say`New cutting scheme`,
        }}
      />
    </Page>
  );
}
