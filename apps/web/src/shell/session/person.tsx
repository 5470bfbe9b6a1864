/** Draws the user in the header: the account, the log-out, and the other users of a shared device. */
import { Button, LinkButton } from '../../ui/control/button.tsx';
import { useStore } from '../data/store.ts';
import { t } from '../language/language.ts';
import { askToLeave } from './leave-question.ts';
import styles from './person.module.css';
import { lock, logOut, me } from './session.ts';
import { isShared, people } from './shared-device.ts';

/** `path` is the path of the page, whose link is marked. */
export function Person({ path }: { readonly path: string }) {
  const who = useStore(me);
  return (
    <div class={styles['person']}>
      <LinkButton look="plain" icon="help" label={t`Help`} to="/help" isCurrent={path === '/help'} />
      <LinkButton look="plain" icon="user" to="/account" isCurrent={path === '/account'}>
        {who?.username}
      </LinkButton>
      {isShared() ? (
        <>
          <Others of={who?.username} />
          <Button look="plain" icon="leave" label={t`Switch user`} act={() => askToLeave(() => lock())} />
        </>
      ) : (
        <Button look="plain" icon="leave" label={t`Log out`} act={() => askToLeave(logOut)} />
      )}
    </div>
  );
}

const MOST_OTHERS = 3;

/** The last users of a shared device. A tap on a name locks the device and proposes that user's log-in. */
const Others = ({ of }: { readonly of: string | undefined }) => (
  <ul class={styles['others']} aria-label={t`Switch user`}>
    {people()
      .filter((name) => name !== of)
      .slice(0, MOST_OTHERS)
      .map((name) => (
        <li key={name}>
          <Button look="plain" act={() => askToLeave(() => lock(name))}>
            {name}
          </Button>
        </li>
      ))}
  </ul>
);
