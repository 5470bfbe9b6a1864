/** The questions about closed packs: date, storage, notes, nutrition and filling. */

import { DATE_KINDS, NUTRIENTS, NUTRITION_EXEMPTIONS } from '@cleaver/domain/labels/contracts';
import { shown, t } from '../../shell/language/language.ts';
import { Button } from '../../ui/control/button.tsx';
import { ChoiceGroup } from '../../ui/control/choice-group.tsx';
import { fieldText, wordText } from '../../ui/text/words.ts';
import questions from '../questions.module.css';
import type { FormProps } from './form-props.ts';
import styles from './label.module.css';
import { EXEMPTION_TEXTS } from './label-words.ts';
import { Question, TextQuestion } from './question.tsx';
import { withNutrition } from './typed-decisions.ts';

/** Frequent sentences of labels, in German, because labels are. */
const STORAGE = [
  'Gekühlt lagern bei höchstens 2 °C',
  'Gekühlt lagern bei höchstens 4 °C',
  'Gekühlt lagern bei höchstens 7 °C',
];
const NOTES = [
  'Unter Schutzatmosphäre verpackt',
  'Vor dem Verzehr durcherhitzen',
  'Nach dem Öffnen innerhalb von 3 Tagen verbrauchen',
];

export function PackQuestions(form: FormProps) {
  const { id, typed, faults, set } = form;
  return (
    <>
      <Question
        id={`${id}-dateKind`}
        text={t`Which date is on it?`}
        why={t`Use by: it spoils soon and can make people ill, as minced meat does. Best before: it keeps, as salami does.`}
        fault={faults.get('dateKind')}
      >
        <ChoiceGroup label={t`Which date is on it?`}>
          {DATE_KINDS.map((one) => (
            <Button key={one} isPressed={typed.dateKind === one} act={() => set({ dateKind: one })}>
              {wordText(one)}
            </Button>
          ))}
        </ChoiceGroup>
      </Question>
      <TextQuestion
        id={`${id}-storage`}
        text={t`How is it stored at home?`}
        why={t`A sentence with the temperature, in German. It stands below the date.`}
        fault={faults.get('storage')}
        value={typed.storage}
        set={(storage) => set({ storage })}
      >
        <ChoiceGroup label={t`Usual sentences`}>
          {STORAGE.map((one) => (
            <Button key={one} isPressed={typed.storage === one} act={() => set({ storage: one })}>
              {one}
            </Button>
          ))}
        </ChoiceGroup>
      </TextQuestion>
      <NutritionQuestion {...form} />
      <Notes {...form} />
      <Filling {...form} />
    </>
  );
}

function NutritionQuestion({ id, typed, faults, set }: FormProps) {
  return (
    <Question
      id={`${id}-nutritionExempt`}
      text={t`Does it need nutrition values?`}
      why={t`Choose the first answer that is true.`}
      fault={faults.get('nutritionExempt')}
    >
      <ChoiceGroup label={t`Does it need nutrition values?`}>
        {NUTRITION_EXEMPTIONS.map((one) => (
          <Button
            key={one}
            isPressed={!typed.hasNutrition && typed.nutritionExempt === one}
            act={() => set(withNutrition(one))}
          >
            {shown(EXEMPTION_TEXTS[one])}
          </Button>
        ))}
        <Button isPressed={typed.hasNutrition} act={() => set(withNutrition('VALUES'))}>
          {t`Yes: enter the values`}
        </Button>
      </ChoiceGroup>
      {typed.hasNutrition && (
        <>
          <p class={questions['hint']}>{t`Per 100 g, from an analysis or a calculation`}</p>
          <div class={styles['nutrients']}>
            {NUTRIENTS.map((one) => (
              <TextQuestion
                key={one}
                id={`${id}-nutrition.${one}`}
                text={fieldText(one)}
                fault={faults.get(`nutrition.${one}`)}
                isNumber
                value={typed.nutrition[one]}
                set={(text) => set({ nutrition: { ...typed.nutrition, [one]: text } })}
              />
            ))}
          </div>
        </>
      )}
    </Question>
  );
}

function Notes({ id, typed, faults, set }: FormProps) {
  const lines = typed.notes.split('\n').filter((line) => line.trim() !== '');
  return (
    <TextQuestion
      id={`${id}-notes`}
      text={t`What else is printed?`}
      why={t`Up to five sentences in German, one on each line`}
      fault={faults.get('notes')}
      lines={3}
      value={typed.notes}
      set={(notes) => set({ notes })}
    >
      <ChoiceGroup label={t`Usual sentences`}>
        {NOTES.map((one) => (
          <Button
            key={one}
            isPressed={lines.includes(one)}
            act={() =>
              set({ notes: (lines.includes(one) ? lines.filter((line) => line !== one) : [...lines, one]).join('\n') })
            }
          >
            {one}
          </Button>
        ))}
      </ChoiceGroup>
    </TextQuestion>
  );
}

function Filling({ id, typed, faults, set }: FormProps) {
  return (
    <Question id={`${id}-filling`} text={t`How much is in a pack?`} fault={undefined}>
      <ChoiceGroup label={t`How much is in a pack?`}>
        <Button isPressed={!typed.isFixed} act={() => set({ isFixed: false })}>{t`Each pack is weighed`}</Button>
        <Button isPressed={typed.isFixed} act={() => set({ isFixed: true })}>{t`Always the same`}</Button>
      </ChoiceGroup>
      {typed.isFixed && (
        <TextQuestion
          id={`${id}-netQuantityKg`}
          text={t`Filling in kg`}
          fault={faults.get('netQuantityKg')}
          isNumber
          value={typed.netQuantityKg}
          set={(netQuantityKg) => set({ netQuantityKg })}
        />
      )}
    </Question>
  );
}
