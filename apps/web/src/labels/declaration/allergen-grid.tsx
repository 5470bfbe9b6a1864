/** The allergens of a declaration: a tap each, then a tap on the word of the text that names it. */
import { ALLERGEN_CODES, type AllergenCode } from '@cleaver/domain/labels/contracts';
import { useState } from 'preact/hooks';
import { t } from '../../shell/language/language.ts';
import { Button } from '../../ui/control/button.tsx';
import { ChoiceGroup } from '../../ui/control/choice-group.tsx';
import { Below, groupOf } from '../../ui/form/labelled-field.tsx';
import { wordText } from '../../ui/text/words.ts';
import questions from '../questions.module.css';
import styles from './declaration.module.css';
import { wordsIn } from './named-in-text.ts';
import type { PartProps } from './part-props.ts';
import { codesWith, isNamed, tapped, withWord, wordsOf } from './typed-declaration.ts';

export function AllergenGrid({ typed, setting, set }: PartProps) {
  const [chosen, setChosen] = useState<AllergenCode>();
  const contained = codesWith(typed, 'CONTAINED');
  const unnamed = contained.filter((code) => wordsOf(typed, code).length === 0);
  const active = contained.find((code) => code === chosen) ?? unnamed[0] ?? contained[0];
  return (
    <fieldset class={styles['part']} {...groupOf('allergens', setting)}>
      <legend>{t`Which allergens are in it?`}</legend>
      <p class={questions['hint']}>{t`One tap: it is in it. Two taps: traces are possible. Three taps: off.`}</p>
      <div class={styles['grid']}>
        {ALLERGEN_CODES.map((code) => (
          <Cell
            key={code}
            code={code}
            presence={typed.allergens[code]?.presence}
            tap={() => {
              set({ allergens: tapped(typed.allergens, code) });
              setChosen(code);
            }}
          />
        ))}
      </div>
      {active && isNamed(typed) && (
        <Words typed={typed} active={active} contained={contained} choose={setChosen} set={set} />
      )}
      <Below path="allergens" setting={setting} />
    </fieldset>
  );
}

interface CellProps {
  readonly code: AllergenCode;
  readonly presence: 'CONTAINED' | 'TRACE' | undefined;
  readonly tap: () => void;
}

function Cell({ code, presence, tap }: CellProps) {
  const pressed = { CONTAINED: 'true', TRACE: 'mixed' } as const;
  return (
    <button
      type="button"
      class={styles['cell']}
      data-allergen={code}
      aria-pressed={presence === undefined ? 'false' : pressed[presence]}
      onClick={tap}
    >
      <span>{wordText(code)}</span>
      {presence && <small>{presence === 'CONTAINED' ? t`contained` : t`traces`}</small>}
    </button>
  );
}

interface WordsProps extends Pick<PartProps, 'typed' | 'set'> {
  readonly active: AllergenCode;
  readonly contained: readonly AllergenCode[];
  readonly choose: (code: AllergenCode) => void;
}

/** The words of name and composition, of which a tap emphasises those that name the allergen. */
function Words({ typed, active, contained, choose, set }: WordsProps) {
  const held = wordsOf(typed, active);
  const name = wordText(active);
  return (
    <>
      <p>
        {held.length === 0
          ? t`Which word names ${name}? Tap it: the label prints it in bold.`
          : t`Printed in bold for ${name}: ${held.join(', ')}`}
      </p>
      {contained.length > 1 && (
        <ChoiceGroup label={t`Allergen whose word is chosen`}>
          {contained.map((code) => (
            <Button key={code} isPressed={code === active} act={() => choose(code)}>
              {wordsOf(typed, code).length === 0 ? t`${wordText(code)}: word is missing` : wordText(code)}
            </Button>
          ))}
        </ChoiceGroup>
      )}
      <ChoiceGroup label={t`Words of the name and of the composition`}>
        {wordsIn(typed.name, typed.composition).map((word) => {
          const part = held.find((one) => word.includes(one));
          return (
            <button
              key={word}
              type="button"
              class={styles['word']}
              aria-pressed={part === undefined ? 'false' : 'true'}
              onClick={() => set({ allergens: withWord(typed, active, word) })}
            >
              <Emphasised word={word} part={part} />
            </button>
          );
        })}
      </ChoiceGroup>
    </>
  );
}

function Emphasised({ word, part }: { readonly word: string; readonly part: string | undefined }) {
  if (part === undefined) return <>{word}</>;
  const at = word.indexOf(part);
  return (
    <span>
      {word.slice(0, at)}
      <strong>{part}</strong>
      {word.slice(at + part.length)}
    </span>
  );
}
