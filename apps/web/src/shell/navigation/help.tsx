import { say } from '@cleaver/domain/kernel';
import { Columns, Page, Section } from '../../ui/page/page.tsx';
import { shown, t } from '../language/language.ts';
import styles from './help.module.css';
import { SHORTCUTS } from './shortcuts.ts';

export default function Help() {
  return (
    <Page title={say`Help`}>
      <Columns>
        <Section title={t`Keyboard shortcuts`}>
          <dl class={styles['keys']}>
            {SHORTCUTS.map(({ keys, does }) => (
              <>
                <dt>
                  <kbd>{shown(keys)}</kbd>
                </dt>
                <dd>{shown(does)}</dd>
              </>
            ))}
          </dl>
        </Section>
        <Section title={t`Find your way`}>
          <p>{t`The navigation shows the jobs that you work in, and the pages of the job that is open. The search finds every other page that your roles include, also by other words: stocktaking, best before, delivery note.`}</p>
          <p>{t`The pages open on the page of your work. On a phone, the last tab shows everything else.`}</p>
        </Section>
        <Section title={t`Good to know`}>
          <p>{t`What you type into a form stays in this tab until it is saved, even if the page is reloaded or the session ends.`}</p>
          <p>{t`The address of a list contains its filters and sorting: copy it to share the list, or save it under a name with the star.`}</p>
          <p>{t`If a button is missing, your roles or the status of the record do not allow the action.`}</p>
        </Section>
        <Section title={t`For developers`}>
          <ul class={styles['links']}>
            <li>
              <a href="/docs" target="_blank" rel="noreferrer">{t`API of the service`}</a>
            </li>
          </ul>
        </Section>
      </Columns>
    </Page>
  );
}
