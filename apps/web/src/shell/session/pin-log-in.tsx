/** Draws the log-in by PIN. The user taps a name and then enters the digits. Only shared devices load this module. */
import { listPinUsers } from '@cleaver/domain/identity/contracts';
import type { AnswerOf } from '@cleaver/domain/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../ui/control/button.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';
import { call, messageOf } from '../data/api.ts';
import { awaySince } from '../data/connection.ts';
import { useStore } from '../data/store.ts';
import { t } from '../language/language.ts';
import styles from './log-in.module.css';
import { firstOf } from './pin-users.ts';
import { logIn, me, nextPerson } from './session.ts';

type PinUser = AnswerOf<typeof listPinUsers>['users'][number];

export interface PinLogInProps {
  /** Called with the usernames of the users who may log in by PIN on this device. */
  readonly known: (names: readonly string[]) => void;
}

/**
 * Draws the users with a PIN and the PIN field. Draws nothing on a device that is not registered as a shared device.
 */
export default function PinLogIn({ known }: PinLogInProps) {
  const [users, setUsers] = useState<readonly PinUser[]>([]);
  const [chosen, setChosen] = useState<PinUser>();
  const [fault, setFault] = useState<string>();
  const load = async (): Promise<readonly PinUser[]> => {
    const { users: found } = await call(listPinUsers, {});
    setUsers(found);
    known(found.map(({ username }) => username));
    return found;
  };
  const since = useStore(awaySince);
  // Loads the users when the service responds again, because a device may be locked without a network.
  useEffect(() => {
    if (since !== undefined || users.length > 0) return;
    load().then(
      (found) => setChosen(firstOf(found, me.get()?.username, nextPerson.get())),
      () => undefined,
    );
  }, [since]);
  /**
   * Shows the refusal of a PIN, and loads the users again. Users without remaining attempts are no longer in the list,
   * and need the password.
   */
  const refused = async (error: unknown): Promise<void> => {
    setFault(messageOf(error));
    const found = await load().catch(() => users);
    setChosen((before) => found.find(({ username }) => username === before?.username));
  };
  if (users.length === 0 && fault === undefined) return null;
  return (
    <div class={styles['form']}>
      {fault !== undefined && <Notice tone="bad">{fault}</Notice>}
      <ul class={styles['people']} aria-label={t`Log in by PIN`}>
        {users.map((user) => (
          <li key={user.username}>
            <Button
              icon="user"
              isPressed={user.username === chosen?.username}
              act={() => {
                // Removes the focus from the previous field, because on some tablets a tap does not move the focus.
                (document.activeElement as HTMLElement | null)?.blur();
                setFault(undefined);
                setChosen(user);
              }}
            >
              {user.username}
            </Button>
          </li>
        ))}
      </ul>
      {chosen && <PinField key={chosen.username} of={chosen} refused={refused} />}
    </div>
  );
}

/** Returns whether an input has the focus. The user may type the password while the users with a PIN load. */
const isTyping = (): boolean => document.activeElement instanceof HTMLInputElement;

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'back', '0'] as const;

/** Sends the PIN after its last digit. Digits come from the buttons or from a keyboard. */
function PinField({ of, refused }: { readonly of: PinUser; readonly refused: (error: unknown) => Promise<void> }) {
  const [pin, setPin] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  // Holds the current PIN, because two taps may come before the page is drawn again.
  const now = useRef({ pin: '', isBusy: false });
  const field = useRef<HTMLInputElement>(null);
  // Focuses the field for a keyboard. The field has `inputMode` none, so no on-screen keyboard covers the digits.
  useEffect(() => {
    if (!isTyping()) field.current?.focus();
  }, []);
  const show = (digits: string, busy: boolean): void => {
    now.current = { pin: digits, isBusy: busy };
    setPin(digits);
    setIsBusy(busy);
  };
  const typed = (text: string): void => {
    if (now.current.isBusy) return;
    const digits = text.replaceAll(/\D/g, '').slice(0, of.digits);
    const isWhole = digits.length === of.digits;
    show(digits, isWhole);
    if (!isWhole) return;
    const empty = (): void => show('', false);
    logIn({ username: of.username, pin: digits }, '/pin').catch(refused).then(empty, empty);
  };
  return (
    <>
      <label>
        <span>{t`PIN of ${of.username}`}</span>
        <input
          ref={field}
          class={styles['pin']}
          name="pin"
          type="password"
          inputMode="none"
          autoComplete="off"
          maxLength={of.digits}
          value={pin}
          aria-busy={isBusy ? 'true' : undefined}
          onInput={({ currentTarget }) => typed(currentTarget.value)}
        />
      </label>
      <div class={styles['pad']}>
        {DIGITS.map((digit) => (
          <Button
            key={digit}
            {...(digit === 'back' ? { icon: 'back', label: t`Delete the last digit` } : {})}
            act={() => typed(digit === 'back' ? now.current.pin.slice(0, -1) : now.current.pin + digit)}
          >
            {digit === 'back' ? undefined : digit}
          </Button>
        ))}
      </div>
    </>
  );
}
