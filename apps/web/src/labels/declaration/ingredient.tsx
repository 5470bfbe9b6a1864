/** The page of an article as an ingredient: its declaration in force, and the versions. */

import { type CalendarDate, say } from '@cleaver/domain/kernel';
import { declareArticle, inForceOn, listArticleDeclarations } from '@cleaver/domain/labels/contracts';
import { getArticle } from '@cleaver/domain/masterdata/contracts';
import { useAll } from '../../shell/data/all-pages.ts';
import { useAnswer } from '../../shell/data/query.ts';
import { shownDate, shownTime } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import type { ScreenProps } from '../../shell/navigation/screen.ts';
import { mayRun, me } from '../../shell/session/session.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { Table } from '../../ui/list/table.tsx';
import { Facts, Loaded, Nothing, Page, Section, Unloaded } from '../../ui/page/page.tsx';
import { fieldText } from '../../ui/text/words.ts';
import questions from '../questions.module.css';
import { ArticleTabs } from './article-tabs.tsx';
import styles from './declaration.module.css';
import { differencesOf, textsOf } from './declaration-differences.ts';
import { DeclarationForm } from './declaration-form.tsx';
import type { Declaration } from './typed-declaration.ts';

const UP = { to: '/articles', title: say`Articles` };

export default function IngredientScreen({ params: { id = '' } }: ScreenProps) {
  const { query, go } = useAddress();
  const article = useAnswer(getArticle, { id });
  const found = useAll(listArticleDeclarations, { id, sort: 'version' });
  if (!article.data) return <Unloaded title={say`Ingredient`} up={UP} of={article} />;
  const { name, articleNumber } = article.data;
  const labelId = query.get('label');
  const label = labelId === null ? undefined : `/labels/${encodeURIComponent(labelId)}`;
  return (
    <Page
      title={name}
      up={UP}
      sub={articleNumber}
      actions={label !== undefined && <LinkButton icon="back" to={label}>{t`Back to the label`}</LinkButton>}
    >
      <ArticleTabs id={id} current="ingredient" />
      <Loaded of={found} lines={8}>
        {(versions) => (
          <>
            <InForce id={id} name={name} versions={versions} done={() => label !== undefined && go(label)} />
            {versions.length > 0 && <Versions of={versions} />}
          </>
        )}
      </Loaded>
    </Page>
  );
}

interface InForceProps {
  readonly id: string;
  readonly name: string;
  readonly versions: readonly Declaration[];
  readonly done: () => unknown;
}

function InForce({ id, name, versions, done }: InForceProps) {
  const today = (me.get()?.today ?? '') as CalendarDate;
  const declared = inForceOn(
    versions.map((one) => ({ ...one, validFrom: one.validFrom as CalendarDate | null })),
    today,
  );
  const title = t`As an ingredient`;
  if (mayRun(declareArticle)) {
    return (
      <Section title={title}>
        {!declared && (
          <p class={questions['hint']}>
            {t`Not declared yet. Labels need to know what this article is in a list of ingredients. Copy it from the supplier's sheet; nothing has to be known by heart.`}
          </p>
        )}
        <DeclarationForm key={declared?.version} articleId={id} articleName={name} declared={declared} done={done} />
      </Section>
    );
  }
  return (
    <Section title={title}>
      {declared ? (
        <Facts of={textsOf(declared).map(([member, text]) => [memberText(member), text] as const)} />
      ) : (
        <Nothing text={t`Not declared yet. Labels with this article cannot be released.`} />
      )}
    </Section>
  );
}

function memberText(member: keyof Declaration): string {
  const own: Partial<Record<keyof Declaration, string>> = {
    role: t`What it is in the product`,
    name: t`Name in the list of ingredients`,
    composition: t`What it consists of`,
    kgPerUnit: t`Kilograms of one unit`,
    source: t`Where is this from?`,
  };
  return own[member] ?? fieldText(member);
}

function Versions({ of }: { readonly of: readonly Declaration[] }) {
  const byVersion = new Map(of.map((one) => [one.version, one]));
  return (
    <Section title={t`Versions`}>
      <Table<Declaration>
        caption={t`Versions`}
        rows={of.toSorted((a, b) => b.version - a.version)}
        columns={[
          { field: 'version', title: say`Version`, show: ({ version }) => String(version) },
          {
            field: 'validFrom',
            title: say`Valid from`,
            show: ({ validFrom }) => (validFrom === null ? t`always` : shownDate(validFrom)),
          },
          {
            field: 'changes',
            title: say`Changes`,
            isLong: true,
            show: (one) => <Changes of={one} before={byVersion.get(one.version - 1)} />,
          },
          {
            field: 'createdAt',
            title: say`Entered`,
            show: ({ createdAt, createdBy }) => `${shownTime(createdAt)}, ${createdBy}`,
          },
        ]}
      />
    </Section>
  );
}

function Changes({ of, before }: { readonly of: Declaration; readonly before: Declaration | undefined }) {
  const differences = differencesOf(of, before);
  return (
    <ul class={styles['changes']}>
      {differences.map(({ member, before: was, after }) => (
        <li key={member}>
          <span>{memberText(member)}: </span>
          {was !== '' && <del>{was}</del>} {after === '' ? before && '–' : <ins>{after}</ins>}
        </li>
      ))}
    </ul>
  );
}
