/** Which ingredients show their percentage (LMIV Art. 22), and the water that sub-recipes lose. */
import { t } from '../../shell/language/language.ts';
import { useNames } from '../../shell/navigation/references.ts';
import { Button } from '../../ui/control/button.tsx';
import { ChoiceGroup } from '../../ui/control/choice-group.tsx';
import { Below, groupOf } from '../../ui/form/labelled-field.tsx';
import questions from '../questions.module.css';
import type { FormProps } from './form-props.ts';
import styles from './label.module.css';
import { LossField } from './loss-field.tsx';
import { withIngredient } from './typed-decisions.ts';
import type { Look } from './use-compiled.ts';

interface ShareProps extends FormProps {
  readonly look: Look;
}

export function ShareQuestions({ id, typed, faults, set, look }: ShareProps) {
  const nameOf = useNames('article');
  const listed = look.declarations.filter(({ role }) => role === 'INGREDIENT');
  const losses = typed.ingredients.filter((one) => one.moistureLossPercent !== '');
  if (listed.length === 0 && losses.length === 0) return null;
  const change = (articleId: string, changes: object) =>
    set({ ingredients: withIngredient(typed.ingredients, articleId, changes) });
  return (
    <details class={styles['more']}>
      <summary>{t`Percentages of the ingredients`}</summary>
      <p class={questions['hint']}>
        {t`Meat always shows its percentage. Others do if they are in the name or make the product what it is. Where it is unclear, the list of what is to do asks.`}
      </p>
      <ul class={styles['shares']} {...groupOf('ingredients', { id, faults })}>
        {listed.map(({ articleId, articleName, isMeat = false }) => {
          const quid = typed.ingredients.find((one) => one.articleId === articleId)?.quid ?? null;
          const isShown = quid ?? isMeat;
          return (
            <li key={articleId}>
              <span>{articleName}</span>
              <ChoiceGroup label={t`Percentage of ${articleName}`}>
                <Button isPressed={isShown} act={() => change(articleId, { quid: true })}>{t`Show`}</Button>
                <Button
                  isPressed={quid === false}
                  act={() => change(articleId, { quid: false })}
                >{t`Do not show`}</Button>
              </ChoiceGroup>
            </li>
          );
        })}
        {losses.map(({ articleId, moistureLossPercent }) => (
          <li key={`loss ${articleId}`}>
            <span>{nameOf(articleId)}</span>
            <LossField
              label={t`Lost water in %`}
              value={moistureLossPercent}
              set={(percent) => change(articleId, { moistureLossPercent: percent })}
            />
          </li>
        ))}
      </ul>
      <Below path="ingredients" setting={{ id, faults }} />
    </details>
  );
}
