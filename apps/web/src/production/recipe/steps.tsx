/** The steps of a recipe in order. */

import { say } from '@cleaver/domain/kernel';
import type { Of } from '../../shell/data/api.ts';
import { counted, shownNumber } from '../../shell/language/format.ts';
import styles from '../production.module.css';

type Recipe = Of<'RecipeResponse'>;
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
