/** The steps of a recipe in order. */

import { type AnswerOf, say } from '@cleaver/domain/kernel';
import type { getRecipe } from '@cleaver/domain/production/contracts';
import { counted, shownNumber } from '../../shell/language/format.ts';
import styles from '../production.module.css';

type Recipe = AnswerOf<typeof getRecipe>;
type Step = Recipe['productionSteps'][number];

export function Steps({ of: recipe }: { readonly of: Recipe }) {
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
                  step.durationMinutes !== null &&
                    counted(
                      step.durationMinutes,
                      say`${step.durationMinutes} minute`,
                      say`${step.durationMinutes} minutes`,
                    ),
                  step.temperatureCelsius !== null && `${shownNumber(step.temperatureCelsius)} °C`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
          </li>
        ))}
    </ol>
  );
}
