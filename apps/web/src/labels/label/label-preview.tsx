/** The label as it will look. A tap on a sentence shows its rule and where it comes from. */
import { LABEL_USES, type LabelUse } from '@cleaver/domain/labels/contracts';
import { useState } from 'preact/hooks';
import { t } from '../../shell/language/language.ts';
import { may } from '../../shell/session/session.ts';
import { Button } from '../../ui/control/button.tsx';
import { ChoiceGroup } from '../../ui/control/choice-group.tsx';
import { Section } from '../../ui/page/page.tsx';
import { Named } from '../../ui/text/record-name.tsx';
import { wordText } from '../../ui/text/words.ts';
import { EmphasisedText } from '../emphasised-text.tsx';
import questions from '../questions.module.css';
import styles from './label.module.css';
import type { Element, Look } from './use-compiled.ts';

interface PreviewProps {
  readonly look: Look;
}

export function LabelPreview({ look }: PreviewProps) {
  const [chosen, setChosen] = useState<LabelUse>('PREPACKED');
  const uses = LABEL_USES.filter((use) => elementsOf(look, use) !== null);
  const use = uses.includes(chosen) ? chosen : (uses[0] ?? chosen);
  return (
    <Section
      title={t`The label`}
      actions={
        uses.length > 1 && (
          <ChoiceGroup label={t`Use`}>
            {uses.map((one) => (
              <Button key={one} isPressed={one === use} act={() => setChosen(one)}>
                {wordText(one)}
              </Button>
            ))}
          </ChoiceGroup>
        )
      }
    >
      <div class={styles['paper']} lang="de" data-preview>
        {(elementsOf(look, use) ?? []).map((element, at) => (
          <ElementOf key={`${use} ${element.kind} ${at}`} element={element} look={look} />
        ))}
      </div>
      <p class={questions['hint']}>
        {use === 'PREPACKED'
          ? t`Printing adds origin, date, lot number, weight and price. Tap a sentence to see its rule and where it comes from.`
          : t`The counter also shows the origin. Tap a sentence to see its rule and where it comes from.`}
      </p>
    </Section>
  );
}

const elementsOf = (look: Look, use: LabelUse) => (use === 'PREPACKED' ? look.prepacked : look.loose);

function ElementOf({ element, look }: { readonly element: Element; readonly look: Look }) {
  return (
    <details class={styles['element']} name="label-element" data-kind={element.kind}>
      <summary>
        <EmphasisedText of={element} />
      </summary>
      <div class={styles['why']} lang={document.documentElement.lang}>
        <p>{t`Rule: ${element.rule}`}</p>
        <p>{t`It comes from:`}</p>
        <ul>
          {sourcesOf(element, look).map((source) => (
            <li key={`${source.kind} ${source.id}`}>
              <Source {...source} />
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

interface SourceOfElement {
  readonly kind: Element['sources'][number]['kind'];
  readonly id: string | null;
  readonly name?: string;
}

/** Returns the sources of an element. Those of declarations are the label's, in the same order. */
function sourcesOf({ sources }: Element, { declarations }: Look): readonly SourceOfElement[] {
  const others = sources.filter(({ kind }) => kind !== 'DECLARATION');
  const hasDeclarations = others.length < sources.length;
  return [
    ...others,
    ...(hasDeclarations ? declarations : []).map(({ articleId, articleName, version }) => ({
      ...{ kind: 'DECLARATION' as const, id: articleId, name: t`${articleName}, version ${version}` },
    })),
  ];
}

function Source({ kind, id, name }: SourceOfElement) {
  if (kind === 'DECLARATION') return <a href={`/articles/${id}/ingredient`}>{name}</a>;
  if (kind === 'RECIPE') return may('RECIPE_READ') ? <Named kind="recipe" id={id} /> : <span>{t`The recipe`}</span>;
  if (kind === 'ARTICLE') return <Named kind="article" id={id} />;
  if (kind === 'SETTINGS') return <a href="/settings">{t`Settings`}</a>;
  return <>{kind === 'LOT' ? t`The lot` : t`What is entered for this label`}</>;
}
