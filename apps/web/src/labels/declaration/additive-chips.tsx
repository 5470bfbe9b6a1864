/** The additives of a declaration, as E numbers to tap or to type. */
import { useId, useState } from 'preact/hooks';
import { type Text, t } from '../../shell/language/language.ts';
import { Button } from '../../ui/control/button.tsx';
import { ChoiceGroup } from '../../ui/control/choice-group.tsx';
import { sentence } from '../../ui/text/words.ts';
import styles from './declaration.module.css';
import { USUAL_ADDITIVES } from './named-in-text.ts';
import { eNumberOf, type TypedDeclaration } from './typed-declaration.ts';

interface ChipsProps {
  readonly typed: TypedDeclaration;
  readonly fault: Text | undefined;
  readonly set: (changes: Partial<TypedDeclaration>) => void;
}

export function AdditiveChips({ typed: { additives }, fault, set }: ChipsProps) {
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
    <fieldset class={styles['part']} tabIndex={-1} data-faulty={fault === undefined ? undefined : ''}>
      <legend>{t`Which additives still act in it?`}</legend>
      <p
        class={styles['hint']}
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
      {fault !== undefined && <p class={styles['fault']}>{sentence(fault)}</p>}
    </fieldset>
  );
}
