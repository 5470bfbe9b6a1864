/** The list for customers on a tablet at the counter. It has no navigation and no session, only the key of a device. */
import { say } from '@cleaver/domain/kernel';
import { useEffect } from 'preact/hooks';
import { keepPages } from '../../floor/service-worker.ts';
import { newerPages } from '../../shell/data/connection.ts';
import { shownTime } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { Notice } from '../../ui/dialog/notice.tsx';
import { Nothing, Page } from '../../ui/page/page.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { useDisplay } from './display-data.ts';
import { CounterSheet } from './sheet.tsx';

export default function DisplayScreen() {
  const { last, state } = useDisplay();
  // The tablet may be switched on without a network.
  useEffect(keepPages, []);
  // The tablet is unattended, so the page reloads itself after an update of the service.
  useEffect(() => newerPages.follow((isOld) => (isOld ? location.reload() : undefined)), []);
  return (
    <Page title={say`Our goods at the counter`}>
      {state === 'closed' && (
        <Nothing
          text={t`This tablet has no access. Open its link again, or create a new one on the page of the counter.`}
        />
      )}
      {state === 'away' && (
        <Notice tone="warn" isContent>
          <p>
            {last
              ? t`No connection. The list is of ${shownTime(new Date(last.at).toISOString())}.`
              : t`No connection. The list appears when it is back.`}
          </p>
        </Notice>
      )}
      {state === 'loading' && !last && <Skeleton lines={8} />}
      {last && <CounterSheet of={last.articles} />}
    </Page>
  );
}
