/** The form that declares an article as an ingredient, in a new version. */
import { DECLARATION_ROLES, declareArticle } from '@cleaver/domain/labels/contracts';
import { useId } from 'preact/hooks';
import { callAny } from '../../shell/data/api.ts';
import { useDraft } from '../../shell/data/draft.ts';
import { type Faults, firstOfEach, useSubmission } from '../../shell/data/submission.ts';
import { type Text, t } from '../../shell/language/language.ts';
import { me } from '../../shell/session/session.ts';
import { Button } from '../../ui/control/button.tsx';
import { ChoiceGroup } from '../../ui/control/choice-group.tsx';
import { DateInput } from '../../ui/control/date-input.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';
import { toast } from '../../ui/dialog/toast.tsx';
import { ActionBar } from '../../ui/form/action-bar.tsx';
import { PlainForm } from '../../ui/form/plain-form.tsx';
import { wordText } from '../../ui/text/words.ts';
import { Field, type FieldSetting } from '../form-field.tsx';
import questions from '../questions.module.css';
import { AdditiveChips } from './additive-chips.tsx';
import { AllergenGrid } from './allergen-grid.tsx';
import styles from './declaration.module.css';
import { roleHint, roleText } from './declaration-words.ts';
import { MeatFields } from './meat-fields.tsx';
import type { PartProps } from './part-props.ts';
import {
  bodyOf,
  type Declaration,
  faultsOf,
  isNamed,
  isSame,
  isWeighed,
  mayBeMeat,
  proposedBy,
  type TypedDeclaration,
  typedOf,
  withProposed,
} from './typed-declaration.ts';

interface FormProps {
  readonly articleId: string;
  readonly articleName: string;
  /** Undefined: the article is not declared yet. */
  readonly declared: Declaration | undefined;
  readonly done: () => unknown;
}

/** The part of a form that shows a fault: a list shows those of all of its entries. */
const partOf = (field: string): string => /^(?:allergens|additives)/.exec(field)?.[0] ?? field;

const byPart = (faults: readonly { readonly field: string; readonly message: Text }[]): Faults =>
  firstOfEach(faults.map(({ field, message }) => ({ field: partOf(field), message })));

/** Keeps the draft, checks the declaration as the core does, and saves it as the next version. */
function useDeclaration({ articleId, articleName, declared, done }: FormProps) {
  const first = typedOf(declared, articleName);
  const name = `draft ${me.get()?.id} ${location.pathname} ${declareArticle.name} ${declared?.version ?? 0}`;
  const draft = useDraft<TypedDeclaration>({ name, first });
  const submission = useSubmission<object, Declaration>(
    (body, key) => callAny<Declaration>(declareArticle, { id: articleId, ...body }, { key }),
    {
      draft,
      check: (body) => byPart(faultsOf(articleId, body)),
      faultsOf: byPart,
      done: () => {
        toast(t`Saved`);
        return done();
      },
    },
  );
  const submit = () =>
    submission.submit(() => {
      if (declared && isSame(draft.current.current, first)) {
        toast(t`Nothing was changed, so there is no new version.`);
        return undefined;
      }
      return bodyOf(draft.current.current);
    });
  return { draft, submission, submit };
}

export function DeclarationForm(props: FormProps) {
  const id = useId();
  const { draft, submission, submit } = useDeclaration(props);
  const { values: typed } = draft;
  const set = (changes: Partial<TypedDeclaration>): void => {
    draft.set(changes);
    if (submission.faults.size > 0)
      submission.setFaults(byPart(faultsOf(props.articleId, bodyOf(draft.current.current))));
  };
  const setting: FieldSetting = { id, faults: submission.faults };
  return (
    <PlainForm class={styles['form']} submit={submit}>
      {submission.fault !== undefined && <Notice tone="bad">{submission.fault}</Notice>}
      <fieldset class={styles['part']}>
        <legend>{t`What is it in the product?`}</legend>
        <ChoiceGroup label={t`What is it in the product?`}>
          {DECLARATION_ROLES.map((role) => (
            <Button key={role} isPressed={typed.role === role} act={() => set({ role })}>
              {roleText(role)}
            </Button>
          ))}
        </ChoiceGroup>
        <p class={questions['hint']}>{roleHint(typed.role)}</p>
      </fieldset>
      <Texts typed={typed} setting={setting} set={set} />
      <Proposal typed={typed} set={set} />
      <AllergenGrid typed={typed} setting={setting} set={set} />
      <AdditiveChips typed={typed} setting={setting} set={set} />
      {mayBeMeat(typed) && <MeatFields typed={typed} setting={setting} set={set} />}
      <More typed={typed} setting={setting} set={set} isFirst={!props.declared} />
      {props.declared && (
        <p class={questions['hint']}>
          {t`Saving makes a new version. Released labels with this ingredient are outdated then, and are renewed.`}
        </p>
      )}
      <ActionBar>
        <Button type="submit" look="primary" isBusy={submission.isBusy}>{t`Save`}</Button>
        {draft.restoredAt !== undefined && <Button look="plain" act={draft.discard}>{t`Discard changes`}</Button>}
      </ActionBar>
    </PlainForm>
  );
}

function Texts({ typed, setting, set }: PartProps) {
  return (
    <div class={styles['fields']} data-fields>
      <Field
        path="name"
        label={t`Name in the list of ingredients`}
        setting={setting}
        hint={t`In German, as the law calls it: Schweinefleisch, Schweineleber, Gewürze, Nitritpökelsalz`}
        isWide
      >
        {(attributes) => (
          <input
            {...attributes}
            type="text"
            lang="de"
            autoComplete="off"
            value={typed.name}
            onInput={(event) => set({ name: event.currentTarget.value })}
          />
        )}
      </Field>
      {isNamed(typed) && (
        <Field
          path="composition"
          label={t`What it consists of`}
          setting={setting}
          hint={t`Only for bought mixtures: copy the list of ingredients from the supplier's sheet, without "Zutaten:"`}
          isOptional
          isWide
        >
          {(attributes) => (
            <textarea
              {...attributes}
              rows={3}
              lang="de"
              value={typed.composition}
              onInput={(event) => set({ composition: event.currentTarget.value })}
            />
          )}
        </Field>
      )}
    </div>
  );
}

/** What the text names, to take over with one tap. */
function Proposal({ typed, set }: Omit<PartProps, 'setting'>) {
  const proposed = proposedBy(typed);
  const names = [...proposed.allergens.map(wordText), ...proposed.additives].join(', ');
  if (names === '') return null;
  return (
    <Notice>
      <p>{t`The text names: ${names}`}</p>
      <p>
        <Button act={() => set(withProposed(typed, proposed))}>{t`Take it over`}</Button>
      </p>
    </Notice>
  );
}

function More({ typed, setting, set, isFirst }: PartProps & { readonly isFirst: boolean }) {
  const input = (member: 'kgPerUnit' | 'source', attributes: object) => (
    <input
      {...attributes}
      type="text"
      inputMode={member === 'kgPerUnit' ? 'decimal' : undefined}
      autoComplete="off"
      value={typed[member]}
      onInput={(event) => set({ [member]: event.currentTarget.value })}
    />
  );
  return (
    <div class={styles['fields']} data-fields>
      {isWeighed(typed) && (
        <Field
          path="kgPerUnit"
          label={t`Kilograms of one unit`}
          setting={setting}
          hint={t`Only if recipes take it by litre, metre or piece: what one of them weighs. Water: 1`}
          isOptional
        >
          {(attributes) => input('kgPerUnit', attributes)}
        </Field>
      )}
      <Field
        path="source"
        label={t`Where is this from?`}
        setting={setting}
        hint={t`The supplier's sheet and its date, so that it can be found again`}
        isOptional
      >
        {(attributes) => input('source', attributes)}
      </Field>
      {!isFirst && (
        <Field
          path="validFrom"
          label={t`Valid from`}
          setting={setting}
          hint={t`If empty: today. To correct a mistake, the day from which the wrong version was valid`}
          isOptional
        >
          {(attributes) => (
            <DateInput {...attributes} value={typed.validFrom} set={(validFrom) => set({ validFrom })} />
          )}
        </Field>
      )}
    </div>
  );
}
