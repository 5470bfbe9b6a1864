import { say } from '@cleaver/domain/kernel';
import { createRecipe } from '@cleaver/domain/production/contracts';
import { t } from '../../shell/language/language.ts';
import { NewRecord } from '../../ui/form/new-record.tsx';

export default function NewRecipe() {
  return (
    <NewRecord
      title={say`New recipe`}
      up={{ to: '/recipes', title: say`Recipes` }}
      record={t`Recipe`}
      operation={createRecipe}
      groups={[
        { fields: ['name', 'version', 'type', 'articleId'] },
        { title: say`What it makes`, fields: ['outputQuantity', 'outputUom', 'yieldPercentage', 'shelfLifeDays'] },
        { fields: ['description'] },
      ]}
      options={{
        articleId: { label: say`Makes the article` },
        outputQuantity: { hint: say`Before the loss: what the ingredients make as they are weighed` },
        yieldPercentage: { hint: say`What is left after cooking or drying: 95 for a loss of 5 %` },
      }}
      label={t`Save as a draft`}
      saved={() => say`Saved: add the ingredients and the steps now`}
    >
      {() => <p>{t`Next you add the ingredients and the steps. Then you activate the recipe.`}</p>}
    </NewRecord>
  );
}
