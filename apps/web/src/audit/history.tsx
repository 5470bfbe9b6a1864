/** The history of a record: its entries in the audit log. */
import { listAuditLog } from '@cleaver/domain/audit/contracts';
import type { ItemOf } from '@cleaver/domain/kernel';
import { useState } from 'preact/hooks';
import { useAnswer } from '../shell/data/query.ts';
import { shownTime } from '../shell/language/format.ts';
import { t } from '../shell/language/language.ts';
import { may } from '../shell/session/session.ts';
import { Button } from '../ui/control/button.tsx';
import { Loaded, Nothing, Section } from '../ui/page/page.tsx';
import { operationText } from '../ui/text/words.ts';
import { RecordLink } from './changes.tsx';
import { EntryChanges } from './entry-changes.tsx';
import styles from './history.module.css';

const SHOWN = 10;

/** Shows which record an entry is about, if it is in the history of another record. */
const MainRecord = ({ of: { entityId, changes } }: { readonly of: ItemOf<typeof listAuditLog> }) => {
  const main = changes.find(({ id }) => id === entityId);
  return main ? <RecordLink of={main} /> : null;
};

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
                    <strong>{entry.username ?? t`Service`}</strong> {operationText(entry.operation)}{' '}
                    {entry.entityId !== id && <MainRecord of={entry} />}
                  </p>
                  <EntryChanges of={entry} record={id} />
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
