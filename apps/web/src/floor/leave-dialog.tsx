/** Asks the user to confirm a log-out or a lock while bookings of the user wait. */

import { useStore } from '../shell/data/store.ts';
import { t } from '../shell/language/language.ts';
import { leaving } from '../shell/session/leave-question.ts';
import { me } from '../shell/session/session.ts';
import { Button } from '../ui/control/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import styles from './floor.module.css';
import { mine, outbox } from './outbox/outbox-entries.ts';
import { said } from './outbox/said.ts';

export function Leaving() {
  useStore(outbox);
  const wanted = useStore(leaving);
  const name = useStore(me)?.username ?? '';
  const entries = mine();
  const close = (): void => leaving.set(undefined);
  const leave = (): unknown => {
    close();
    return wanted?.leave();
  };
  return (
    <Dialog title={t`Waiting bookings of ${name}: ${entries.length}`} isOpen={wanted !== undefined} close={close}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.key}>{said(entry)}</li>
        ))}
      </ul>
      <p>{t`They are not sent yet. They stay on this device, and ${name} can send them after the next log-in here.`}</p>
      <div class={styles['actions']}>
        <Button look="primary" act={close}>{t`Stay logged in`}</Button>
        <Button look="danger" act={leave}>{t`Leave anyway`}</Button>
      </div>
    </Dialog>
  );
}
