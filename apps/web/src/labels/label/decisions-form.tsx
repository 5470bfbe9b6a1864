/** The decisions about a label, as plain questions. */
import { LABEL_USES } from '@cleaver/domain/labels/contracts';
import { listRecipes } from '@cleaver/domain/production/contracts';
import { useAll } from '../../shell/data/all-pages.ts';
import { t } from '../../shell/language/language.ts';
import { wordText } from '../../ui/text/words.ts';
import questions from '../questions.module.css';
import { recipesOf } from './first-decisions.ts';
import type { FormProps } from './form-props.ts';
import styles from './label.module.css';
import { PackQuestions } from './pack-questions.tsx';
import { Question, TextQuestion } from './question.tsx';
import { ShareQuestions } from './share-questions.tsx';
import type { Look } from './use-compiled.ts';

interface DecisionsProps extends FormProps {
  readonly articleId: string;
  readonly look: Look;
}

export function DecisionsForm({ articleId, look, ...form }: DecisionsProps) {
  const { id, typed, faults, set } = form;
  const isPack = typed.uses.includes('PREPACKED');
  return (
    <div class={styles['questions']}>
      <Question
        id={`${id}-uses`}
        text={t`What is it for?`}
        why={t`A closed pack needs the full label. The counter needs the allergens and the additives.`}
        fault={faults.get('uses')}
      >
        {LABEL_USES.map((use) => (
          <label key={use} class={questions['check']}>
            <input
              type="checkbox"
              checked={typed.uses.includes(use)}
              onChange={({ currentTarget: { checked } }) =>
                set({ uses: checked ? [...typed.uses, use] : typed.uses.filter((one) => one !== use) })
              }
            />
            <span>{wordText(use)}</span>
          </label>
        ))}
      </Question>
      <TextQuestion
        id={`${id}-legalName`}
        text={t`What is it called?`}
        why={t`The name that tells customers what it is, in German. Brand names alone are not enough. Add "aufgetaut" or "aus Fleischstücken zusammengefügt" if that is so.`}
        fault={faults.get('legalName')}
        value={typed.legalName}
        set={(legalName) => set({ legalName })}
      />
      <RecipeQuestion {...form} articleId={articleId} />
      {typed.recipeId !== '' && isPack && (
        <TextQuestion
          id={`${id}-moistureLossPercent`}
          text={t`How much water is lost by smoking, drying or cooking, in %?`}
          why={t`Empty if none. The yield of the recipe checks it.`}
          fault={faults.get('moistureLossPercent')}
          isNumber
          value={typed.moistureLossPercent}
          set={(moistureLossPercent) => set({ moistureLossPercent })}
        />
      )}
      {typed.recipeId !== '' && isPack && <ShareQuestions {...form} look={look} />}
      {typed.recipeId !== '' && (
        <label class={questions['check']}>
          <input
            type="checkbox"
            checked={typed.cutLike}
            onChange={(event) => set({ cutLike: event.currentTarget.checked })}
          />
          <span>{t`It looks like a piece of meat, as ham or a roast does: its name says added water above 5 %`}</span>
        </label>
      )}
      {isPack && <PackQuestions {...form} />}
    </div>
  );
}

function RecipeQuestion({ id, typed, faults, set, articleId }: FormProps & { readonly articleId: string }) {
  const { data: all = [] } = useAll(listRecipes, { sort: 'name' });
  const own = recipesOf(all, articleId);
  const others = all.filter((one) => one.status === 'ACTIVE' && !own.includes(one));
  const isListed = [...own, ...others].some((one) => one.id === typed.recipeId);
  const selected = all.find((one) => one.id === typed.recipeId);
  const option = (one: (typeof all)[number]) => (
    <option key={one.id} value={one.id}>
      {`${one.name} v${one.version}${one.status === 'ACTIVE' ? '' : `, ${wordText(one.status)}`}`}
    </option>
  );
  return (
    <Question
      id={`${id}-recipeId`}
      text={t`What is it made by?`}
      why={t`The list of ingredients comes from the recipe. Choose the recipe also for what is only sliced or portioned.`}
      fault={faults.get('recipeId')}
    >
      <select
        aria-label={t`Recipe`}
        value={typed.recipeId}
        onChange={(event) => set({ recipeId: event.currentTarget.value })}
      >
        <option value="">{t`No recipe: sold as it was bought or cut`}</option>
        {own.map(option)}
        {!isListed && selected && option(selected)}
        {others.length > 0 && <optgroup label={t`Recipes of other articles`}>{others.map(option)}</optgroup>}
      </select>
    </Question>
  );
}
