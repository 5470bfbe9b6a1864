/** The tabs of the page of an article: the article itself, and the article as an ingredient. */
import { t } from '../../shell/language/language.ts';
import { may } from '../../shell/session/session.ts';
import styles from './article-tabs.module.css';

interface TabsProps {
  readonly id: string;
  readonly current: 'article' | 'ingredient';
}

export function ArticleTabs({ id, current }: TabsProps) {
  if (!may('LABEL_READ') || !may('MASTERDATA_READ')) return null;
  const tabs = [
    { name: 'article', to: `/articles/${id}`, text: t`Article` },
    { name: 'ingredient', to: `/articles/${id}/ingredient`, text: t`Ingredient` },
  ] as const;
  return (
    <nav class={styles['tabs']} aria-label={t`Views of the article`}>
      {tabs.map(({ name, to, text }) => (
        <a key={name} href={to} aria-current={name === current ? 'page' : undefined}>
          {text}
        </a>
      ))}
    </nav>
  );
}
