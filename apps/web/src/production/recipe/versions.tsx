/** Compares a version of a recipe with another, side by side. */

import { type AnswerOf, say } from '@cleaver/domain/kernel';
import { getRecipe, listRecipes } from '@cleaver/domain/production/contracts';
import { useState } from 'preact/hooks';
import { useAll } from '../../shell/data/all-pages.ts';
import { useAnswer } from '../../shell/data/query.ts';
import { t } from '../../shell/language/language.ts';
import { useNames } from '../../shell/navigation/references.ts';
import { Table } from '../../ui/list/table.tsx';
import { Loaded, Nothing, Section } from '../../ui/page/page.tsx';
import { fieldText, wordText } from '../../ui/text/words.ts';
import styles from '../production.module.css';
import { differing, type Line } from './version-differences.ts';

type Recipe = AnswerOf<typeof getRecipe>;
export function Versions({ recipe }: { readonly recipe: Recipe }) {
  const found = useAll(listRecipes, { q: recipe.name });
  const others = (found.data ?? [])
    .filter(({ name, id }) => name === recipe.name && id !== recipe.id)
    .sort((a, b) => b.version - a.version);
  const [chosen, setChosen] = useState<string>();
  const id = chosen ?? others[0]?.id ?? '';
  const other = useAnswer(getRecipe, { id }, { enabled: id !== '' });
  if (others.length === 0) return null;
  return (
    <Section title={t`Versions side by side`} wide>
      <div class={styles['ask']}>
        <label for="other-version">{t`Compare with`}</label>
        <select id="other-version" value={id} onChange={(event) => setChosen(event.currentTarget.value)}>
          {others.map((one) => (
            <option key={one.id} value={one.id}>
              {`${t`Version ${one.version}`}: ${wordText(one.status)}`}
            </option>
          ))}
        </select>
      </div>
      <Loaded of={other}>{(shown) => <SideBySide left={recipe} right={shown} />}</Loaded>
    </Section>
  );
}

function SideBySide({ left, right }: { readonly left: Recipe; readonly right: Recipe }) {
  const article = useNames('article');
  const lines = differing(left, right);
  const named = ({ about, key }: Line): string => {
    if (about === 'ingredient') return t`Ingredient: ${article(key)}`;
    return about === 'step' ? t`Step ${key}` : fieldText(key);
  };
  if (lines.length === 0) return <Nothing text={t`No differences.`} />;
  return (
    <Table<Line>
      caption={t`Versions side by side`}
      rows={lines}
      columns={[
        { field: 'what', title: say`What`, show: named },
        { field: 'left', title: t`Version ${left.version}`, show: (one) => one.left },
        { field: 'right', title: t`Version ${right.version}`, show: (one) => one.right },
      ]}
    />
  );
}
