/** The warnings of the service about a completed batch, without those that say nothing about a cooked product. */
import type { AnswerOf } from '@cleaver/domain/kernel';
import { isCooked } from '@cleaver/domain/production';
import { type getExecution, getRecipe } from '@cleaver/domain/production/contracts';
import { useAnswer } from '../../shell/data/query.ts';
import { forPeople } from '../../shell/language/format.ts';
import { may } from '../../shell/session/session.ts';
import { Notice } from '../../ui/dialog/notice.tsx';

type Execution = AnswerOf<typeof getExecution>;

export function Warnings({
  of: { batch, warnings, steps },
}: {
  readonly of: Pick<Execution, 'batch' | 'warnings' | 'steps'>;
}) {
  const recipe = useAnswer(getRecipe, { id: batch.recipeId }, { enabled: warnings.length > 0 && may('RECIPE_READ') });
  if (recipe.isLoading) return null;
  const measured = steps.map(({ temperature }) => ({ temperatureCelsius: temperature }));
  const shown = isCooked([...(recipe.data?.productionSteps ?? []), ...measured])
    ? warnings.filter(({ code }) => code !== 'OUTLIVES_INPUT')
    : warnings;
  return (
    <>
      {shown.map(({ message }) => (
        <Notice key={message} tone="warn">
          {forPeople(message)}
        </Notice>
      ))}
    </>
  );
}
