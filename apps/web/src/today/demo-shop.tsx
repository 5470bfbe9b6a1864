/**
 * Loads the demo shop after a typed confirmation, then shows its users. Shown only in an empty shop or while the demo
 * shop is partly loaded.
 */
import { CleaverClient } from '@cleaver/client';
import type { DemoHost } from '@cleaver/demo';
import { useId, useState } from 'preact/hooks';
import { newPassword } from '../identity/new-password.ts';
import { messageOf, request } from '../shell/data/api.ts';
import { changed } from '../shell/data/query.ts';
import { shownNumber } from '../shell/language/format.ts';
import { t } from '../shell/language/language.ts';
import { device } from '../shell/session/device.ts';
import { me } from '../shell/session/session.ts';
import { Button } from '../ui/control/button.tsx';
import { Notice } from '../ui/dialog/notice.tsx';
import { toast } from '../ui/dialog/toast.tsx';
import { Facts, Section } from '../ui/page/page.tsx';
import { wordText } from '../ui/text/words.ts';
import styles from './demo-shop.module.css';
import { isWord } from './set-up.ts';

/**
 * The name under which this device stores the day on which it began to load the demo shop. Loading can continue on the
 * same day.
 */
const BEGUN = 'demo begun';
/** Maximum number of parallel requests, because browsers open no more connections to a host. */
const AT_ONCE = 6;

interface Progress {
  readonly done: number;
  readonly of: number;
}

/** The users of the demo shop, and their password. */
interface Entry {
  readonly users: readonly { readonly role: string; readonly username: string }[];
  readonly password: string;
}

export function DemoShop({ isEmpty }: { readonly isEmpty: boolean }) {
  const id = useId();
  const today = me.get()?.today ?? '';
  const isBegun = device.read(BEGUN) === today;
  const [progress, setProgress] = useState<Progress>();
  const [failure, setFailure] = useState<string>();
  const [typed, setTyped] = useState('');
  const [entry, setEntry] = useState<Entry>();
  if (entry) return <Users {...entry} />;
  if (!isEmpty && !isBegun && !progress) return null;
  const word = t`demo shop`;
  const load = async (): Promise<void> => {
    if (!isBegun && !isWord(typed, word)) {
      setFailure(t`Type ${word} to confirm that the demo shop is loaded into this shop.`);
      return;
    }
    setFailure(undefined);
    setProgress({ done: 0, of: 1 });
    try {
      const { contentOfShop, DEMO_ROLES, DEMO_STEPS, demoUser, fillShop } = await import('@cleaver/demo');
      const content = isBegun ? [] : await contentOfShop({ ask });
      if (content.length > 0) {
        setFailure(t`The shop is not empty: it has ${content.join(', ')}`);
        return;
      }
      device.write(BEGUN, today);
      let done = 0;
      const password = newPassword();
      await fillShop({
        today,
        password,
        ask,
        each: (_what, items, work) => each(items, work, () => setProgress({ done: ++done, of: DEMO_STEPS })),
      });
      device.write(BEGUN, '');
      setEntry({ users: DEMO_ROLES.map((role) => ({ role, username: demoUser(role) })), password });
      toast(t`The demo shop is loaded`);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setProgress(undefined);
      await changed();
    }
  };
  return (
    <Section title={titleOf(isBegun, progress !== undefined)} wide>
      {failure !== undefined && <Notice tone="bad">{failure}</Notice>}
      {progress ? (
        <div class={styles['progress']}>
          <label for={id}>{t`The demo shop is being loaded: leave this page open`}</label>
          <progress id={id} max={progress.of} value={progress.done} />
          <span>{t`${shownNumber(progress.done)} of ${shownNumber(progress.of)}`}</span>
        </div>
      ) : (
        <>
          <p>{t`A fictional butcher's shop with a week of goods and a user for each role. The settings can remove it as long as nothing else has been entered.`}</p>
          <div class={styles['confirm']}>
            {!isBegun && (
              <>
                <label for={id}>{t`Type ${word} to confirm`}</label>
                <input
                  id={id}
                  type="text"
                  value={typed}
                  autoComplete="off"
                  onInput={(event) => setTyped(event.currentTarget.value)}
                />
              </>
            )}
            <Button act={load}>{isBegun ? t`Continue loading` : t`Load the demo shop`}</Button>
          </div>
        </>
      )}
    </Section>
  );
}

function titleOf(isBegun: boolean, isLoading: boolean): string {
  if (isLoading) return t`The demo shop is loading`;
  return isBegun ? t`The demo shop is only partly loaded` : t`Try it with a demo shop`;
}

const Users = ({ users, password }: Entry) => (
  <Section title={t`Users of the demo shop`} wide>
    <p>{t`Each of them logs in with the password ${password}. It is shown only once.`}</p>
    <Facts of={users.map(({ role, username }) => [wordText(role), username])} />
  </Section>
);

const ask: DemoHost['ask'] = (method, path, { deviceKey, ...options }) =>
  deviceKey === undefined
    ? request(method, path, options)
    : new CleaverClient({ baseUrl: '', deviceKey }).call(method, path, options);

/** Runs the work in parallel. After a failure, starts no more work, waits for running work, then throws the failure. */
async function each<T>(items: readonly T[], work: (item: T) => Promise<unknown>, step: () => void): Promise<void> {
  const left = items[Symbol.iterator]();
  const failures: unknown[] = [];
  const worker = async (): Promise<void> => {
    for (let next = left.next(); !next.done && failures.length === 0; next = left.next()) {
      try {
        await work(next.value);
        step();
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (failures.length > 0) throw failures[0];
}
