/** The steps of a recipe in order, and which of them were done in a batch. */

import { type AnswerOf, say } from '@cleaver/domain/kernel';
import type { getExecution, getRecipe } from '@cleaver/domain/production/contracts';
import type { ComponentChildren } from 'preact';
import { Waits } from '../../floor/outbox/waiting-row.tsx';
import { counted, shownNumber, shownTemperature, shownTime } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import styles from '../production.module.css';

export type Recipe = AnswerOf<typeof getRecipe>;
export type Step = Recipe['productionSteps'][number];
/** A done step of a batch. `isWaiting`: the tick waits in the outbox. */
export type DoneStep = AnswerOf<typeof getExecution>['steps'][number] & { readonly isWaiting?: boolean };

interface StepsProps {
  readonly of: Recipe;
  /** The done steps of a batch. */
  readonly done?: readonly DoneStep[];
  /** Returns content to show below a step. */
  readonly beside?: (step: Step) => ComponentChildren;
}

export function Steps({ of: recipe, done = [], beside }: StepsProps) {
  return (
    <ol class={styles['steps']}>
      {[...recipe.productionSteps]
        .sort((a, b) => a.stepNumber - b.stepNumber)
        .map((step) => {
          const record = done.find(({ stepNumber }) => stepNumber === step.stepNumber);
          return (
            <li key={step.id} data-done={record ? '' : undefined}>
              <span class={styles['number']}>{record ? '✓' : step.stepNumber}</span>
              <div>
                <p class={styles['text']}>{step.description}</p>
                <p class={styles['more']}>{planOf(step)}</p>
                {record && <Done of={record} />}
              </div>
              {beside?.(step)}
            </li>
          );
        })}
    </ol>
  );
}

const planOf = ({ durationMinutes, temperatureCelsius }: Step): string =>
  [
    durationMinutes !== null &&
      counted(durationMinutes, say`${durationMinutes} minute`, say`${durationMinutes} minutes`),
    temperatureCelsius !== null && `${shownNumber(temperatureCelsius)} °C`,
  ]
    .filter(Boolean)
    .join(' · ');

function Done({ of: { temperature, doneBy, doneAt, isWaiting } }: { readonly of: DoneStep }) {
  const measured = temperature === null ? '' : t`measured ${shownTemperature(temperature)}`;
  const text = [measured, isWaiting ? '' : `${shownTime(doneAt)}, ${doneBy}`].filter(Boolean).join(' · ');
  return isWaiting ? (
    <Waits>{[t`Done`, text].filter(Boolean).join(' · ')}</Waits>
  ) : (
    <p class={styles['done']}>{text}</p>
  );
}
