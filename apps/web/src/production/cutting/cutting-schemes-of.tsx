/** The cutting schemes of an article, on its page. */
import type { ItemOf } from '@cleaver/domain/kernel';
import { listCuttingSchemes } from '@cleaver/domain/production/contracts';
import { useAll } from '../../shell/data/all-pages.ts';
import { t } from '../../shell/language/language.ts';
import { may } from '../../shell/session/session.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { Table } from '../../ui/list/table.tsx';
import { Loaded, Nothing, Section } from '../../ui/page/page.tsx';

export function CuttingSchemesOf({ articleId }: { readonly articleId: string }) {
  const found = useAll(listCuttingSchemes, { articleId, sort: 'name' });
  return (
    <Section
      title={t`Cutting schemes`}
      actions={
        may('RECIPE_WRITE') && (
          <LinkButton to={`/cutting-schemes/new?articleId=${articleId}`}>{t`New cutting scheme`}</LinkButton>
        )
      }
    >
      <Loaded of={found}>
        {(schemes) =>
          schemes.length === 0 ? (
            <Nothing text={t`This article has no cutting scheme yet.`} />
          ) : (
            <Table<ItemOf<typeof listCuttingSchemes>>
              caption={t`Cutting schemes`}
              rows={schemes}
              to={({ id }) => `/cutting-schemes/${id}`}
              columns={[
                { field: 'name', show: ({ name }) => name },
                { field: 'parts', show: ({ parts }) => parts.length, isNumber: true },
              ]}
            />
          )
        }
      </Loaded>
    </Section>
  );
}
