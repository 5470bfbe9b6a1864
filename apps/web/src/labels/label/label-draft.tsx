/** The draft of a label: the form, and beside it the label as it will look. */
import { type Decisions, updateLabel } from '@cleaver/domain/labels/contracts';
import { useId, useMemo } from 'preact/hooks';
import { callAny } from '../../shell/data/api.ts';
import { useDraft } from '../../shell/data/draft.ts';
import { type Faults, firstOfEach, useSubmission } from '../../shell/data/submission.ts';
import { type Text, t } from '../../shell/language/language.ts';
import { me } from '../../shell/session/session.ts';
import { Button } from '../../ui/control/button.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';
import { toast } from '../../ui/dialog/toast.tsx';
import { ActionBar } from '../../ui/form/action-bar.tsx';
import { PlainForm } from '../../ui/form/plain-form.tsx';
import { bringIntoView } from '../../ui/page/in-view.ts';
import { Section } from '../../ui/page/page.tsx';
import questions from '../questions.module.css';
import { DecisionsForm } from './decisions-form.tsx';
import styles from './label.module.css';
import { LabelPreview } from './label-preview.tsx';
import type { MendContext } from './mends.ts';
import { type Decides, ReasonList } from './reason-list.tsx';
import {
  byField,
  decisionFaults,
  decisionsOf,
  isSame,
  type TypedDecisions,
  typedOf,
  withIngredient,
} from './typed-decisions.ts';
import { type Label, useCompiled } from './use-compiled.ts';

interface DraftProps {
  readonly label: Label;
  readonly mayWrite: boolean;
}

const faultsOf = (faults: readonly { readonly field: string; readonly message: Text }[]): Faults =>
  firstOfEach(byField(faults));

/** Keeps the typed decisions as a draft of this tab, checks them as the core does, and saves them as a whole. */
function useDecisions({ id, decisions }: Label) {
  const name = `draft ${me.get()?.id} ${location.pathname} ${updateLabel.name} ${id}`;
  const draft = useDraft<TypedDecisions>({ name, first: typedOf(decisions) });
  const submission = useSubmission<Decisions, Label>(
    (body, key) => callAny<Label>(updateLabel, { id, decisions: body }, { key }),
    {
      draft,
      check: (body) => faultsOf(decisionFaults(id, body)),
      faultsOf,
      done: () => toast(t`Saved`),
    },
  );
  // The label is compiled when they change, so they are the same object until then.
  const now = useMemo(() => decisionsOf(draft.values), [draft.values]);
  return { draft, submission, now, isChanged: !isSame(now, decisionsOf(typedOf(decisions))) };
}

export function LabelDraft({ label, mayWrite }: DraftProps) {
  const id = useId();
  const { draft, submission, now, isChanged } = useDecisions(label);
  const { look, sources } = useCompiled(label, now, mayWrite);
  const typed = draft.values;
  const set = (changes: Partial<TypedDecisions>): void => {
    draft.set(changes);
    if (submission.faults.size > 0) {
      submission.setFaults(faultsOf(decisionFaults(label.id, decisionsOf(draft.current.current))));
    }
  };
  const context: MendContext = {
    ...{ labelId: label.id, articleId: label.articleId, recipeId: now.recipeId },
    recipes: [...(sources?.recipes.values() ?? [])],
    isDeclared: (articleId) => sources?.declarations.has(articleId) ?? true,
  };
  return (
    <div class={styles['draft']}>
      <div data-part="reasons">
        <ReasonList
          reasons={look.reasons}
          context={context}
          isChanged={isChanged}
          decide={mayWrite ? decidesOf(typed, set, label.articleId, id) : undefined}
        />
      </div>
      <div data-part="look">
        <LabelPreview look={look} />
      </div>
      {mayWrite && (
        <div data-part="form">
          <Section title={t`Decisions`}>
            <PlainForm class={styles['form']} submit={() => submission.submit(now)}>
              {submission.fault !== undefined && <Notice tone="bad">{submission.fault}</Notice>}
              <DecisionsForm {...{ id, typed, set, look }} faults={submission.faults} articleId={label.articleId} />
              <div class={styles['save']}>
                <ActionBar>
                  <Button type="submit" look={isChanged ? 'primary' : 'secondary'} isBusy={submission.isBusy}>
                    {t`Save`}
                  </Button>
                  {isChanged && <Button look="plain" act={draft.discard}>{t`Discard changes`}</Button>}
                </ActionBar>
                <p class={questions['hint']} aria-live="polite">
                  {isChanged ? t`Not saved yet` : t`Saved`}
                </p>
              </div>
            </PlainForm>
          </Section>
        </div>
      )}
    </div>
  );
}

/** Returns what the list of reasons may decide. `id`: the beginning of the ids of the fields. */
function decidesOf(
  typed: TypedDecisions,
  set: (changes: Partial<TypedDecisions>) => void,
  ownId: string,
  id: string,
): Decides['decide'] {
  return {
    quid: (articleId, quid) => set({ ingredients: withIngredient(typed.ingredients, articleId, { quid }) }),
    loss: (articleId, percent) =>
      set(
        articleId === ownId
          ? { moistureLossPercent: percent }
          : { ingredients: withIngredient(typed.ingredients, articleId, { moistureLossPercent: percent }) },
      ),
    lossOf: (articleId) =>
      articleId === ownId
        ? typed.moistureLossPercent
        : (typed.ingredients.find((one) => one.articleId === articleId)?.moistureLossPercent ?? ''),
    focus: (field) => {
      const element = document.getElementById(`${id}-${field}`);
      if (!element) return;
      element.focus({ preventScroll: true });
      bringIntoView(element);
    },
  };
}
