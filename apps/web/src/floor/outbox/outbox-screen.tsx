/**
 * Draws the outbox of this device. Lists the user's bookings in sending order, and shows the number of other users'
 * bookings.
 */
import { type Message, say } from '@cleaver/domain/kernel';
import { useEffect, useReducer, useState } from 'preact/hooks';
import { request } from '../../shell/data/api.ts';
import { awaySince } from '../../shell/data/connection.ts';
import { useQueries } from '../../shell/data/query.ts';
import { useStore } from '../../shell/data/store.ts';
import { counted, shownTime } from '../../shell/language/format.ts';
import { shown, t } from '../../shell/language/language.ts';
import { confirmed, me } from '../../shell/session/session.ts';
import { Button, LinkButton } from '../../ui/control/button.tsx';
import { Badge, Notice, type Tone } from '../../ui/dialog/notice.tsx';
import { type Answer, asksForCount, type Question } from '../../ui/form/warning-answer.ts';
import { AskedPanel } from '../../ui/form/warning-panel.tsx';
import { Nothing, Page } from '../../ui/page/page.tsx';
import styles from '../floor.module.css';
import { screens } from '../screens.ts';
import { type NameOf, toRead, whatOf } from './booking-text.ts';
import { answer, closed, discard, discardPlanted, ofOthers, planted, retry } from './outbox.ts';
import { mine, outbox } from './outbox-entries.ts';
import { type Entry, NOT_SENT, type Standing, standings } from './outbox-order.ts';
import { isOwn } from './outbox-own.ts';
import { names } from './said.ts';

const TONES: Readonly<Record<Standing, Tone>> = {
  waiting: 'info',
  refused: 'bad',
  stopped: 'warn',
  old: 'warn',
  left: 'warn',
};

export default function OutboxScreen() {
  useStore(me);
  useStore(outbox);
  const others = useStore(ofOthers);
  const unread = useStore(closed);
  const { isOpen } = useStore(screens);
  const since = useStore(awaySince);
  const [, draw] = useReducer((count: number) => count + 1, 0);
  // Redraws every minute, because entries become too old while the screen is open.
  useEffect(() => {
    const timer = setInterval(() => draw(undefined), 60_000);
    return () => clearInterval(timer);
  }, []);
  const words: Readonly<Record<Standing, Message>> = {
    waiting: since === undefined ? say`Being sent` : say`Waiting for the connection`,
    ...NOT_SENT,
  };
  const nameOf = names();
  useNamesOf(mine(), nameOf);
  const entries = standings(mine(), Date.now(), isOwn).map((one) => ({ ...one, what: whatOf(one.entry, nameOf) }));
  return (
    <Page title={say`Outbox`}>
      <Closed />
      <Foreign />
      {entries.length === 0 && unread === 0 && (
        <Nothing
          text={
            others === 0
              ? t`Nothing is waiting: everything booked here has been saved.`
              : t`None of your bookings is waiting here.`
          }
        />
      )}
      {entries.length > 0 && (
        <ul class={styles['cards']}>
          {entries.map(({ entry, standing, what }) => (
            <li key={entry.key} class={styles['card']}>
              <h2>{what}</h2>
              <p>
                <Badge tone={TONES[standing]}>{shown(words[standing])}</Badge>{' '}
                {shownTime(new Date(entry.at).toISOString())}
              </p>
              {entry.refusal !== undefined && (
                <Notice tone="bad" isContent>
                  {entry.refusal}
                </Notice>
              )}
              {standing === 'old' && (
                <p>{t`It has waited for longer than the service recognizes repeated bookings. Check whether it was booked before you send it again.`}</p>
              )}
              {standing === 'left' && (
                <p>{t`It was booked before you logged in, or in another tab. It is sent only when you send it here.`}</p>
              )}
              <div class={styles['actions']}>
                {isOpen(entry.from) && <LinkButton to={entry.from}>{t`Where it was booked`}</LinkButton>}
                {(standing === 'refused' || standing === 'old' || standing === 'left') && (
                  <>
                    {entry.warnings ? (
                      <Confirm of={entry} warnings={entry.warnings} />
                    ) : (
                      <Button act={() => retry(entry)}>{standing === 'left' ? t`Send: ${what}` : t`Send again`}</Button>
                    )}
                    <Button look="danger" act={() => discard(entry)}>{t`Discard`}</Button>
                  </>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {others > 0 && (
        <Notice>
          {counted(
            others,
            say`${others} more booking of another user is waiting on this device. It is sent in the name of the user who booked it.`,
            say`${others} more bookings of other users are waiting on this device. Each is sent in the name of the user who booked it.`,
          )}
        </Notice>
      )}
    </Page>
  );
}

/** Tells of bookings that this tab cannot open without the password. */
function Closed() {
  const count = useStore(closed);
  if (count === 0) return null;
  return (
    <>
      <Notice tone="warn">
        {counted(
          count,
          say`${count} booking from another log-in is waiting. Enter your password to see and send it.`,
          say`${count} bookings from another log-in are waiting. Enter your password to see and send them.`,
        )}
      </Notice>
      <Button act={confirmed}>{t`Enter the password`}</Button>
    </>
  );
}

/** Tells of entries under the user's name that somebody else wrote or changed. */
function Foreign() {
  const foreign = useStore(planted);
  if (foreign.length === 0) return null;
  return (
    <>
      <Notice tone="bad">
        {counted(
          foreign.length,
          say`${foreign.length} entry under your name was written or changed by somebody else. It is not sent. Discard it, and book again what is missing.`,
          say`${foreign.length} entries under your name were written or changed by somebody else. They are not sent. Discard them, and book again what is missing.`,
        )}
      </Notice>
      <Button look="danger" act={discardPlanted}>
        {counted(foreign.length, say`Discard it`, say`Discard all`)}
      </Button>
    </>
  );
}

/** Reads the records whose names the bookings need. Without a network, bookings show ids that this tab has not read. */
function useNamesOf(entries: readonly Entry[], nameOf: NameOf): void {
  const [paths] = useState(() => new Set<string>());
  for (const entry of entries) for (const path of toRead(entry, nameOf)) paths.add(path);
  const keys = [...paths].map((path) => ['named', path] as const);
  useQueries(keys, ([, path]) => request('get', path, {}));
}

interface ConfirmProps {
  readonly of: Entry;
  readonly warnings: NonNullable<Entry['warnings']>;
}

/**
 * Draws a button that asks the question of the refused booking. With the answer, sends the booking again.
 */
function Confirm({ of, warnings }: ConfirmProps) {
  const [question, setQuestion] = useState<Question>();
  const done = (given: Answer | undefined): void => {
    setQuestion(undefined);
    if (given !== undefined) answer(of, given);
  };
  return (
    <>
      <AskedPanel of={{ question }} />
      {!question && (
        <Button look="primary" act={() => setQuestion({ warnings, answer: done })}>
          {warnings.every(asksForCount) ? t`Answer` : t`Confirm with a reason`}
        </Button>
      )}
    </>
  );
}
