import { type ItemOf, say } from '@cleaver/domain/kernel';
import { salesPer } from '@cleaver/domain/masterdata';
import { listArticles } from '@cleaver/domain/masterdata/contracts';
import { shownPrice } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { useNames } from '../../shell/navigation/references.ts';
import { may } from '../../shell/session/session.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { List } from '../../ui/list/list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Status } from '../../ui/text/status.tsx';

type Article = ItemOf<typeof listArticles>;

const prices = (of: Article['salesUnits']): string[] => of.map((unit) => shownPrice(unit.price, salesPer(unit)));

export default function Articles() {
  const mayWrite = may('MASTERDATA_WRITE');
  const category = useNames('category');
  return (
    <Page
      title={say`Articles`}
      actions={
        mayWrite && (
          <>
            <LinkButton to="/articles/prices/import">{t`Import prices`}</LinkButton>
            <LinkButton to="/articles/import">{t`Import`}</LinkButton>
            <LinkButton look="primary" icon="plus" to="/articles/new">{t`New article`}</LinkButton>
          </>
        )
      }
    >
      <List
        of={listArticles}
        name="articles"
        file="articles"
        to={({ id }) => `/articles/${id}`}
        chosen={{ name: ({ name }) => name }}
        columns={[
          { field: 'name', show: ({ name }) => name, isSortable: true },
          { field: 'articleNumber', show: ({ articleNumber }) => articleNumber, isSortable: true, isCode: true },
          { field: 'categoryId', show: ({ categoryId }) => category(categoryId) },
          {
            field: 'price',
            isNumber: true,
            show: ({ salesUnits }) => prices(salesUnits).map((one) => <div key={one}>{one}</div>),
          },
          { field: 'status', show: ({ status }) => <Status of={status} />, isSortable: true },
        ]}
        empty={{
          text: say`No article yet. Each article belongs to a category: create the category first.`,
          ...(mayWrite && { to: '/articles/new' }),
          action: say`New article`,
        }}
      />
    </Page>
  );
}
