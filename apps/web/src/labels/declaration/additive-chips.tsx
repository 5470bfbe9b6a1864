/** The additives of a declaration, as E numbers to tap or to type. */
import { useId, useState } from 'preact/hooks';
import { t } from '../../shell/language/language.ts';
import { Button } from '../../ui/control/button.tsx';
import { ChoiceGroup } from '../../ui/control/choice-group.tsx';
import { Below, groupOf } from '../../ui/form/labelled-field.tsx';
import questions from '../questions.module.css';
import styles from './declaration.module.css';
import { USUAL_ADDITIVES } from './named-in-text.ts';
import type { PartProps } from './part-props.ts';
import { eNumberOf } from './typed-declaration.ts';

export function AdditiveChips({ typed: { additives }, setting, set }: PartProps) {
  const id = useId();
  const [text, setText] = useState('');
  const usual = USUAL_ADDITIVES.map(({ number, names }) => ({ number, name: names[0] ?? '' }));
  const others = additives.filter((one) => !usual.some(({ number }) => number === one));
  const flip = (number: string): void =>
    set({
      additives: additives.includes(number) ? additives.filter((one) => one !== number) : [...additives, number],
    });
  const add = (): void => {
    const typed = text
      .split(/[,;]/)
      .map(eNumberOf)
      .filter((one) => one !== 'E');
    set({ additives: [...new Set([...additives, ...typed])] });
    setText('');
  };
  return (
    <fieldset class={styles['part']} {...groupOf('additives', setting)}>
      <legend>{t`Which additives still act in it?`}</legend>
      <p
        class={questions['hint']}
      >{t`The counter has to show them: "mit Nitritpökelsalz". Tap those of the supplier's sheet.`}</p>
      <ChoiceGroup label={t`Which additives still act in it?`}>
        {[...usual, ...others.map((number) => ({ number, name: '' }))].map(({ number, name }) => (
          <Button key={number} isPressed={additives.includes(number)} act={() => flip(number)}>
            {`${number} ${name}`.trim()}
          </Button>
        ))}
      </ChoiceGroup>
      <div class={styles['add']}>
        <label for={id}>{t`Another E number`}</label>
        <input
          id={id}
          type="text"
          autoComplete="off"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
          onBlur={() => text !== '' && add()}
        />
        <Button act={add}>{t`Add`}</Button>
      </div>
      <Below path="additives" setting={setting} />
    </fieldset>
  );
}
