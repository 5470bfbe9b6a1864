/** The ingredients and steps of a draft, as rows of a form. The last row creates a new ingredient or step. */
import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { sharesOf } from '@cleaver/domain/production';
import {
  addIngredient,
  addProductionStep,
  changeIngredient,
  changeProductionStep,
  removeIngredient,
  removeProductionStep,
} from '@cleaver/domain/production/contracts';
import { useState } from 'preact/hooks';
import { call } from '../../shell/data/api.ts';
import { shownNumber } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { useNames } from '../../shell/navigation/references.ts';
import { Action } from '../../ui/form/action.tsx';
import { RowForm, type RowFormProps } from '../../ui/form/row-form.tsx';
import styles from '../production.module.css';

type Recipe = AnswerOf<typeof addIngredient>;
type OfRecipe = { readonly recipe: Recipe };

/**
 * A form for a new row. After each save, a new empty form replaces it. The new form has the focus if the user saved
 * with Enter.
 */
function NewRows(props: Omit<RowFormProps, 'isThere' | 'isNext' | 'saved'>) {
  const [{ count, isNext }, setNext] = useState({ count: 0, isNext: false });
  return (
    <RowForm key={count} {...props} isNext={isNext} saved={(goesOn) => setNext({ count: count + 1, isNext: goesOn })} />
  );
}

/** Labels that fit above narrow fields. */
const SHORT = { subRecipeId: { label: say`Recipe` }, temperatureCelsius: { label: '°C' } };
const INGREDIENT = ['articleId', 'quantity', 'uom', 'subRecipeId', 'position', 'substitutable'];

export function IngredientRows({ recipe }: OfRecipe) {
  const path = { id: recipe.id };
  const article = useNames('article');
  const shares = new Map(sharesOf(recipe).ingredients.map((one) => [one.id, one]));
  return (
    <div>
      {[...recipe.ingredients]
        .sort((a, b) => a.position - b.position)
        .map(({ id: ingredientId, ...one }) => (
          <RowForm
            key={ingredientId}
            isThere
            label={t`Ingredient: ${article(one.articleId)}`}
            operation={changeIngredient}
            fields={INGREDIENT}
            widths={styles['ingredient']}
            fixed={{ ...path, ingredientId }}
            initial={{ ...one, uom: one.uom.toUpperCase() }}
            options={SHORT}
          >
            <Share of={shares.get(ingredientId)} />
            <Action
              label={t`Remove`}
              icon="close"
              look="plain"
              isSmall
              send={() => call(removeIngredient, { ...path, ingredientId })}
              done={say`Removed`}
              undo={() => {
                const { subRecipeId, ...body } = one;
                return call(addIngredient, { ...path, ...body, ...(subRecipeId && { subRecipeId }) });
              }}
            />
          </RowForm>
        ))}
      <NewRows
        label={t`New ingredient`}
        operation={addIngredient}
        fields={INGREDIENT}
        widths={styles['ingredient']}
        fixed={path}
        initial={{ uom: recipe.outputUom.toUpperCase() }}
        options={SHORT}
      />
    </div>
  );
}

/** The saved amount as grams per kg and as a share. */
const Share = ({ of }: { readonly of: ReturnType<typeof sharesOf>['ingredients'][number] | undefined }) =>
  of && of.gramsPerKg !== null && of.percent !== null ? (
    <small class={styles['share']}>{t`${shownNumber(of.gramsPerKg)} g per kg · ${shownNumber(of.percent)} %`}</small>
  ) : null;

const STEP = ['description', 'durationMinutes', 'temperatureCelsius'];

export function StepRows({ recipe }: OfRecipe) {
  const path = { id: recipe.id };
  return (
    <div>
      {[...recipe.productionSteps]
        .sort((a, b) => a.stepNumber - b.stepNumber)
        .map(({ id, ...step }) => (
          <RowForm
            key={id}
            isThere
            label={t`Step ${step.stepNumber}`}
            operation={changeProductionStep}
            fields={[...STEP, 'newStepNumber']}
            widths={styles['step']}
            fixed={{ ...path, stepNumber: String(step.stepNumber) }}
            initial={{ ...step, newStepNumber: step.stepNumber }}
            options={{ ...SHORT, newStepNumber: { label: say`Step` } }}
          >
            <Action
              label={t`Remove step ${step.stepNumber}`}
              icon="close"
              look="plain"
              isSmall
              send={() => call(removeProductionStep, { ...path, stepNumber: String(step.stepNumber) })}
              done={say`Removed`}
              undo={() => {
                const { durationMinutes, temperatureCelsius, ...body } = step;
                return call(addProductionStep, {
                  ...path,
                  ...body,
                  ...(durationMinutes !== null && { durationMinutes }),
                  ...(temperatureCelsius !== null && { temperatureCelsius }),
                });
              }}
            />
          </RowForm>
        ))}
      <NewRows
        label={t`New step`}
        operation={addProductionStep}
        fields={[...STEP, 'stepNumber']}
        widths={styles['step']}
        fixed={path}
        options={SHORT}
      />
    </div>
  );
}
