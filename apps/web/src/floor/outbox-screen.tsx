/** What was booked here and has not been answered yet, in the order in which it is sent. */
import { say } from '@cleaver/domain/kernel';
import { useEffect, useReducer } from 'preact/hooks';
import { awaySince } from '../shell/connection.ts';
import { shownTime } from '../shell/format.ts';
import { t } from '../shell/language.ts';
import { me } from '../shell/session.ts';
import { useStore } from '../shell/store.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Badge, Notice, type Tone } from '../ui/notice.tsx';
import { Nothing, Page } from '../ui/page.tsx';
import styles from './floor.module.css';
import { discard, mine, outbox, retry } from './outbox.ts';
import { type Standing, standings } from './outbox-order.ts';

const TONES: Readonly<Record<Standing, Tone>> = { waiting: 'info', refused: 'bad', stopped: 'warn', old: 'warn' };

export default function OutboxScreen() {
  const who = useStore(me);
  const all = useStore(outbox);
  const since = useStore(awaySince);
  const [, draw] = useReducer((count: number) => count + 1, 0);
  // They grow old while one looks at them.
  useEffect(() => {
    const timer = setInterval(() => draw(undefined), 60_000);
    return () => clearInterval(timer);
  }, []);
  const words: Readonly<Record<Standing, string>> = {
    waiting: since === undefined ? t`Is being sent` : t`Waits for the connection`,
    refused: t`Refused`,
    stopped: t`Waits for what was refused before it`,
    old: t`Too old to be sent unseen`,
  };
  const others = all.filter(({ userId }) => userId !== who?.id);
  const names = [...new Set(others.map(({ username }) => username))].join(', ');
  const entries = standings(mine(), Date.now());
  return (
    <Page title={say`Outbox`}>
      {entries.length === 0 && <Nothing text={t`Nothing waits: all that was booked here has been saved.`} />}
      {entries.length > 0 && (
        <ul class={styles['cards']}>
          {entries.map(({ entry, standing }) => (
            <li key={entry.key} class={styles['card']}>
              <h2>{entry.what}</h2>
              <p>
                <Badge tone={TONES[standing]}>{words[standing]}</Badge> {shownTime(new Date(entry.at).toISOString())}
              </p>
              {entry.refusal !== undefined && <Notice tone="bad">{entry.refusal}</Notice>}
              {standing === 'old' && (
                <p>{t`It waits for longer than the service remembers. Look whether it was booked before you send it again.`}</p>
              )}
              <div class={styles['actions']}>
                <LinkButton to={entry.from}>{t`Where it was booked`}</LinkButton>
                {(standing === 'refused' || standing === 'old') && (
                  <>
                    <Button act={() => retry(entry)}>{t`Send again`}</Button>
                    <Button look="danger" act={() => discard(entry)}>{t`Throw away`}</Button>
                  </>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <Notice>{t`${others.length} more wait on this device until ${names} logs in: each is sent in the name of who booked it.`}</Notice>
      )}
    </Page>
  );
}
