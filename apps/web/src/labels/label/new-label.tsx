/** A new label: the article and what it is made by. All else has a proposal, which the next page shows. */

import { say } from '@cleaver/domain/kernel';
import { createLabel } from '@cleaver/domain/labels/contracts';
import { getArticle } from '@cleaver/domain/masterdata/contracts';
import { listRecipes } from '@cleaver/domain/production/contracts';
import { useId, useState } from 'preact/hooks';
import { useAll } from '../../shell/data/all-pages.ts';
import { useAnswer } from '../../shell/data/query.ts';
import { useSubmission } from '../../shell/data/submission.ts';
import { t } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import { Button } from '../../ui/control/button.tsx';
import { Combobox } from '../../ui/control/combobox.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';
import { ActionBar } from '../../ui/form/action-bar.tsx';
import { PlainForm } from '../../ui/form/plain-form.tsx';
import { revealFault } from '../../ui/form/reveal.ts';
import { Page, Section } from '../../ui/page/page.tsx';
import { sentence } from '../../ui/text/words.ts';
import questions from '../questions.module.css';
import { firstDecisions, recipesOf } from './first-decisions.ts';
import styles from './label.module.css';

const UP = { to: '/labels', title: say`Labels` };

export default function NewLabel() {
  const id = useId();
  const { query, set, go } = useAddress();
  const articleId = query.get('articleId') ?? '';
  const article = useAnswer(getArticle, { id: articleId }, { enabled: articleId !== '' });
  const { data: recipes } = useAll(listRecipes, { sort: 'name' });
  const [recipe] = recipesOf(recipes ?? [], articleId);
  const { submit, isBusy, fault } = useSubmission(createLabel, {
    done: (made) => go(`/labels/${made.id}`, { replace: true }),
  });
  const [isMissing, setIsMissing] = useState(false);
  const create = () => {
    if (articleId === '') {
      setIsMissing(true);
      return revealFault();
    }
    return submit(() =>
      article.data && recipes ? { articleId, decisions: firstDecisions(article.data, recipe?.id ?? null) } : undefined,
    );
  };
  const lacks = isMissing && articleId === '';
  return (
    <Page title={say`New label`} up={UP}>
      <Section title={t`Which article is it for?`}>
        <PlainForm class={styles['form']} begins submit={create}>
          {fault !== undefined && <Notice tone="bad">{fault}</Notice>}
          <div class={styles['question']}>
            <label for={id}>{t`Article`}</label>
            <Combobox
              {...{ id, kind: 'article', value: articleId }}
              aria-invalid={lacks ? 'true' : undefined}
              aria-describedby={lacks ? `${id}-fault` : undefined}
              chosen={(one) => set({ articleId: one })}
            />
            {lacks && (
              <p id={`${id}-fault`} class={questions['fault']}>
                {sentence(say`is required`)}
              </p>
            )}
          </div>
          {article.data && recipes && (
            <p>
              {recipe
                ? t`It is made by the recipe ${recipe.name}, version ${recipe.version}: the list of ingredients comes from it.`
                : t`No recipe makes this article: the label says what the article itself is declared as.`}
            </p>
          )}
          <ActionBar>
            <Button type="submit" look="primary" isBusy={isBusy}>{t`Create the draft`}</Button>
          </ActionBar>
        </PlainForm>
      </Section>
    </Page>
  );
}
