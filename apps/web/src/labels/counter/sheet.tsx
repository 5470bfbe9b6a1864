/** The list for customers: what the loose goods contain, with chips that hide what contains an allergen. */

import { say } from '@cleaver/domain/kernel';
import type { AllergenCode } from '@cleaver/domain/labels/contracts';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { counted } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { Button } from '../../ui/control/button.tsx';
import { ChoiceGroup } from '../../ui/control/choice-group.tsx';
import { Nothing } from '../../ui/page/page.tsx';
import { wordText } from '../../ui/text/words.ts';
import styles from './counter.module.css';
import { allergensIn, mayHaveTraces, type Shown, sifted } from './filter.ts';

interface CounterSheetProps<A extends Shown> {
  readonly of: readonly A[];
  /** What staff see below an article. */
  readonly more?: (article: A) => ComponentChildren;
}

export function CounterSheet<A extends Shown>({ of, more }: CounterSheetProps<A>) {
  const [chosen, setChosen] = useState<readonly AllergenCode[]>([]);
  const offered = allergensIn(of);
  // An allergen that no article has any more needs no chip, and hides nothing.
  const avoided = chosen.filter((code) => offered.includes(code));
  const { shown, hidden, unknown } = sifted(of, avoided);
  if (of.length === 0) return <Nothing text={t`There are no goods at the counter.`} />;
  return (
    <>
      {offered.length > 0 && (
        <ChoiceGroup label={t`Hide what contains an allergen`}>
          {offered.map((code) => (
            <Button
              key={code}
              isPressed={avoided.includes(code)}
              act={() => setChosen(avoided.includes(code) ? avoided.filter((one) => one !== code) : [...avoided, code])}
            >
              {t`without ${wordText(code)}`}
            </Button>
          ))}
        </ChoiceGroup>
      )}
      <div role="status" class={styles['left']}>
        {hidden > 0 && <p>{counted(hidden, say`${hidden} article hidden`, say`${hidden} articles hidden`)}</p>}
        {unknown > 0 && (
          <p>
            {counted(
              unknown,
              say`${unknown} article hidden because its details are incomplete: please ask us`,
              say`${unknown} articles hidden because their details are incomplete: please ask us`,
            )}
          </p>
        )}
      </div>
      <ul class={styles['goods']}>
        {shown.map((article) => (
          <li key={article.articleId}>
            <Goods of={article} avoided={avoided} />
            {more?.(article)}
          </li>
        ))}
      </ul>
    </>
  );
}

function Goods({ of, avoided }: { readonly of: Shown; readonly avoided: readonly AllergenCode[] }) {
  return (
    <>
      <h2 lang="de">{of.name}</h2>
      {of.price !== '' && (
        <p class={styles['price']} lang="de">
          {of.price}
        </p>
      )}
      {of.allergensText !== '' && (
        <p lang="de">
          <strong>{of.allergensText}</strong>
        </p>
      )}
      {of.allergensText === '' && of.isComplete && <p>{t`No allergens declared`}</p>}
      {of.tracesText !== '' && (
        <p lang="de" class={styles['traces']} data-warns={mayHaveTraces(of, avoided) ? '' : undefined}>
          {of.tracesText}
        </p>
      )}
      {of.additivesText !== '' && <p lang="de">{of.additivesText}</p>}
      {of.origin.map((text) => (
        <p key={text} lang="de" class={styles['origin']}>
          {text}
        </p>
      ))}
      {!of.isComplete && <p class={styles['incomplete']}>{t`These details are incomplete. Please ask us.`}</p>}
    </>
  );
}
