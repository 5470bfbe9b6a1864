import { say } from '@cleaver/domain/kernel';
import { Columns, Page, Section } from '../ui/page.tsx';
import styles from './help.module.css';
import { shown, t } from './language.ts';
import { SHORTCUTS } from './shortcuts.ts';

export default function Help() {
  return (
    <Page title={say`Help`}>
      <Columns>
        <Section title={t`Keys`}>
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
        <Section title={t`Good to know`}>
          <p>{t`What you type into a form stays in this tab until it is saved, also when the page is loaded anew or the session ends.`}</p>
          <p>{t`Filters and order of a list stand in the address: copy it to pass the list on, or save it under a name with the star.`}</p>
          <p>{t`A button that is not there is one that your roles or the status do not allow.`}</p>
        </Section>
        <Section title={t`For programs`}>
          <ul class={styles['links']}>
            <li>
              <a href="/docs" target="_blank" rel="noreferrer">{t`The interface of the service`}</a>
            </li>
          </ul>
        </Section>
      </Columns>
    </Page>
  );
}
