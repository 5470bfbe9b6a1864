/** The history of a record: its entries in the audit log. */
import { listAuditLog } from '@cleaver/domain/audit/contracts';
import { useState } from 'preact/hooks';
import { shownTime } from '../shell/format.ts';
import { t } from '../shell/language.ts';
import { useAnswer } from '../shell/query.ts';
import { may } from '../shell/session.ts';
import { Button } from './button.tsx';
import { Changes } from './changes.tsx';
import styles from './history.module.css';
import { Loaded, Nothing, Section } from './page.tsx';
import { operationText } from './words.ts';

const SHOWN = 10;

export function History({ entity, id }: { readonly entity: string; readonly id: string }) {
  const [size, setSize] = useState(SHOWN);
  const isAllowed = may('AUDIT_LOG_READ');
  const found = useAnswer(
    listAuditLog,
    { entity, entityId: id, size, sort: 'at,desc' },
    { enabled: isAllowed, keep: true },
  );
  if (!isAllowed) return null;
  return (
    <Section title={t`History`} wide>
      <Loaded of={found}>
        {({ content, page }) => (
          <>
            {content.length === 0 && <Nothing text={t`Nothing has been changed yet.`} />}
            <ol class={styles['entries']}>
              {content.map((entry) => (
                <li key={entry.id}>
                  <p class={styles['head']}>
                    <time dateTime={entry.at}>{shownTime(entry.at)}</time>{' '}
                    <strong>{entry.username ?? t`Service`}</strong> {operationText(entry.operation)}
                  </p>
                  <Changes of={entry.changes.filter((change) => change.id === id)} />
                </li>
              ))}
            </ol>
            {page.totalElements > size && <Button look="plain" act={() => setSize(size + 50)}>{t`Show older`}</Button>}
          </>
        )}
      </Loaded>
    </Section>
  );
}
