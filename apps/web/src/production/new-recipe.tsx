import { say } from '@cleaver/domain/kernel';
import { createRecipe } from '@cleaver/domain/production/contracts';
import { useAddress } from '../shell/address.ts';
import type { Of } from '../shell/api.ts';
import { t } from '../shell/language.ts';
import { OperationForm } from '../ui/form.tsx';
import { Page, Section } from '../ui/page.tsx';
import { toast } from '../ui/toast.tsx';

export default function NewRecipe() {
  const { go } = useAddress();
  return (
    <Page title={say`New recipe`} up={{ to: '/recipes', title: say`Recipes` }}>
      <Section title={t`Recipe`}>
        <OperationForm<Of<'RecipeResponse'>>
          operation={createRecipe}
          groups={[
            { fields: ['name', 'version', 'type', 'articleId'] },
            { title: say`What it makes`, fields: ['outputQuantity', 'outputUom', 'yieldPercentage', 'shelfLifeDays'] },
            { fields: ['description'] },
          ]}
          options={{
            articleId: { label: say`Makes the article` },
            yieldPercentage: { hint: say`What is left of 100 kg of ingredients` },
          }}
          label={t`Save as a draft`}
          done={({ id }) => {
            toast(say`Saved: add the ingredients and the steps now`);
            go(`/recipes/${id}`, { replace: true });
          }}
          cancel={() => go('/recipes')}
        />
      </Section>
    </Page>
  );
}
