import { say } from '@cleaver/domain/kernel';
import { createArticle } from '@cleaver/domain/masterdata/contracts';
import { useAddress } from '../shell/address.ts';
import type { Of } from '../shell/api.ts';
import { t } from '../shell/language.ts';
import { OperationForm } from '../ui/form.tsx';
import { Page, Section } from '../ui/page.tsx';
import { toast } from '../ui/toast.tsx';

export default function NewArticle() {
  const { go } = useAddress();
  return (
    <Page title={say`New article`} up={{ to: '/articles', title: say`Articles` }}>
      <Section title={t`Article`}>
        <OperationForm<Of<'ArticleResponse'>>
          operation={createArticle}
          groups={[
            { fields: ['name', 'articleNumber', 'categoryId'] },
            { title: say`First sales unit`, fields: ['unit', 'priceModel', 'price'] },
          ]}
          options={{ price: { label: say`Price in €` } }}
          label={t`Save`}
          done={({ id }) => {
            toast(say`Saved`);
            go(`/articles/${id}`, { replace: true });
          }}
          cancel={() => go('/articles')}
        />
      </Section>
    </Page>
  );
}
