/** Whether an ingredient may be called "…fleisch", with its species and figures (LMIV Annex VII B 17). */

import { MEAT_SPECIES } from '@cleaver/domain/labels/contracts';
import { t } from '../../shell/language/language.ts';
import { fieldAmount } from '../../ui/control/amount-text.ts';
import { fieldText, wordText } from '../../ui/text/words.ts';
import { Field } from '../form-field.tsx';
import questions from '../questions.module.css';
import styles from './declaration.module.css';
import type { PartProps } from './part-props.ts';
import { MEAT_FIGURES, type TypedDeclaration, usualFat } from './typed-declaration.ts';

export function MeatFields({ typed, setting, set }: PartProps) {
  const usual = usualFat(typed.species);
  return (
    <fieldset class={styles['part']}>
      <legend>{t`Meat`}</legend>
      <label class={questions['check']}>
        <input
          type="checkbox"
          checked={typed.isMeat}
          onChange={(event) => set({ isMeat: event.currentTarget.checked })}
        />
        <span>{t`It is muscle meat that the list calls "…fleisch"`}</span>
      </label>
      <p
        class={questions['hint']}
      >{t`Not heart, tongue, head, rind, bacon and fat: the list calls them by their own names.`}</p>
      {typed.isMeat && (
        <>
          <div class={styles['fields']} data-fields>
            <Field path="meat.species" label={t`Species`} setting={setting}>
              {(attributes) => (
                <select
                  {...attributes}
                  value={typed.species}
                  onChange={({ currentTarget: { value } }) =>
                    set({ species: value as TypedDeclaration['species'], fatName: '' })
                  }
                >
                  {typed.species === '' && <option value="">{t`Choose`}</option>}
                  {MEAT_SPECIES.map((one) => (
                    <option key={one} value={one}>
                      {wordText(one)}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            {MEAT_FIGURES.map((member) => (
              <Field key={member} path={`meat.${member}`} label={fieldText(member)} setting={setting}>
                {(attributes) => (
                  <input
                    {...attributes}
                    type="text"
                    inputMode="decimal"
                    autoComplete="off"
                    value={typed[member]}
                    onInput={(event) => set({ [member]: event.currentTarget.value })}
                  />
                )}
              </Field>
            ))}
            <Field
              path="meat.fatName"
              label={fieldText('fatName')}
              setting={setting}
              isOptional={usual !== ''}
              hint={usual === '' ? undefined : t`If empty: ${usual}`}
            >
              {(attributes) => (
                <input
                  {...attributes}
                  type="text"
                  autoComplete="off"
                  value={typed.fatName}
                  onInput={(event) => set({ fatName: event.currentTarget.value })}
                />
              )}
            </Field>
          </div>
          <p class={questions['hint']}>
            {t`The figures are those of the supplier's specification or of an analysis, for example ${fieldAmount('8')}, ${fieldAmount('20')} and ${fieldAmount('1.6')} for lean pork. Fat above the limit of the law becomes an ingredient of its own.`}
          </p>
        </>
      )}
    </fieldset>
  );
}
