/** The steps of a recipe in order. */

import { say } from '@cleaver/domain/kernel';
import { addProductionStep, removeProductionStep } from '@cleaver/domain/production/contracts';
import { call, type Of } from '../shell/api.ts';
import { shownNumber } from '../shell/format.ts';
import { t } from '../shell/language.ts';
import { may } from '../shell/session.ts';
import { Action } from '../ui/action.tsx';
import styles from './production.module.css';

type Recipe = Of<'RecipeResponse'>;
type Step = Recipe['productionSteps'][number];

export function Steps({ of: recipe }: { readonly of: Recipe }) {
  const isDraft = recipe.status === 'DRAFT';
  const path = { id: recipe.id };
  return (
    <ol class={styles['steps']}>
      {[...recipe.productionSteps]
        .sort((a, b) => a.stepNumber - b.stepNumber)
        .map((step: Step) => (
          <li key={step.id}>
            <span class={styles['number']}>{step.stepNumber}</span>
            <div>
              <p class={styles['text']}>{step.description}</p>
              <p class={styles['more']}>
                {[
                  step.durationMinutes !== null && t`${step.durationMinutes} minutes`,
                  step.temperatureCelsius !== null && `${shownNumber(step.temperatureCelsius)} °C`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            {isDraft && may('RECIPE_WRITE') && (
              <Action
                label={t`Remove step ${step.stepNumber}`}
                icon="close"
                look="plain"
                isSmall
                send={() => call(removeProductionStep, { ...path, stepNumber: String(step.stepNumber) })}
                done={say`Removed`}
                undo={() => {
                  const { id: _, durationMinutes, temperatureCelsius, ...body } = step;
                  return call(addProductionStep, {
                    ...path,
                    ...body,
                    ...(durationMinutes !== null && { durationMinutes }),
                    ...(temperatureCelsius !== null && { temperatureCelsius }),
                  });
                }}
              />
            )}
          </li>
        ))}
    </ol>
  );
}
