/** Draws the log-in as a page, or over a page whose session ended. */
import { say } from '@cleaver/domain/kernel';
import type { ComponentType, InputHTMLAttributes, RefObject } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../ui/control/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Notice } from '../../ui/dialog/notice.tsx';
import { sentence } from '../../ui/text/words.ts';
import { ApiError, messageOf } from '../data/api.ts';
import { useStore } from '../data/store.ts';
import { chooseLanguage, LANGUAGES, language, type Text, t } from '../language/language.ts';
import { device } from './device.ts';
import styles from './log-in.module.css';
import type { PinLogInProps } from './pin-log-in.tsx';
import { ended, logIn, logOut, me, nextPerson, unconfirmed } from './session.ts';
import { isShared, people } from './shared-device.ts';

const LANGUAGE_NAMES = { de: 'Deutsch', en: 'English' } as const;

export function LogIn() {
  useLayoutEffect(() => {
    document.title = `${t`Log in`} · Cleaver`;
  }, []);
  const spoken = language.get();
  return (
    <main class={styles['page']}>
      <div class={styles['card']}>
        <p class={styles['brand']}>
          <img src="/icon.svg" alt="" width="40" height="40" /> Cleaver
        </p>
        <h1>{t`Log in`}</h1>
        {location.protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(location.hostname) && (
          <Notice tone="warn">{t`This connection is not encrypted: others can read what you type.`}</Notice>
        )}
        <OthersWait />
        <Credentials />
        <div class={styles['languages']}>
          {LANGUAGES.filter((one) => one !== spoken).map((one) => (
            <Button key={one} look="plain" lang={one} act={() => chooseLanguage(one)}>
              {LANGUAGE_NAMES[one]}
            </Button>
          ))}
        </div>
      </div>
    </main>
  );
}

/** Shows the number of bookings that wait on this device. Hides their content, because the viewer is not logged in. */
function OthersWait() {
  const count = device.names('outbox.').length;
  if (count === 0) return null;
  return <Notice>{t`Bookings waiting on this device: ${count}. Log in to send yours.`}</Notice>;
}

/**
 * Draws the log-in over the page after the end of the session, or if the tab needs the key of the session. Hides the
 * page, because another person may use the device now. The page stays unchanged, unless a lock has cleared it.
 */
export function LogInAgain() {
  const isEnded = useStore(ended);
  const isUnconfirmed = useStore(unconfirmed) && !isEnded;
  const who = useStore(me);
  const title = isShared() ? t`Who is working here?` : t`Your session has ended`;
  return (
    <Dialog
      title={isUnconfirmed ? t`Is it you?` : title}
      isOpen={isEnded || isUnconfirmed}
      close={isUnconfirmed ? () => unconfirmed.set(false) : undefined}
      // On a shared device, users tap their names. The PIN field takes the focus when it appears.
      begins={isShared() ? 'title' : 'field'}
    >
      <p>
        {isUnconfirmed
          ? t`You logged in in another tab of the browser. To change something here, enter your password once. Your input is still here.`
          : t`Log in to continue. Your input is still here.`}
      </p>
      <OthersWait />
      <Credentials username={nextPerson.get() ?? who?.username ?? ''} />
      {!isUnconfirmed && (
        <p>
          <Button look="plain" act={logOut}>{t`Log in as another user`}</Button>
        </p>
      )}
    </Dialog>
  );
}

/** The faults of the form by the name of the field. */
type Faults = ReadonlyMap<string, Text>;

/** Returns the state of the form, and `submit`, which logs in. The form focuses its first faulty field. */
function useSubmit(form: RefObject<HTMLFormElement | null>) {
  const [fault, setFault] = useState<string>();
  const [faults, setFaults] = useState<Faults>(new Map());
  const [isBusy, setIsBusy] = useState(false);
  const atFields = (found: Faults): void => {
    setFaults(found);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  const refused = (error: unknown): void => {
    if (error instanceof ApiError && error.validationErrors) {
      atFields(new Map(error.validationErrors.map(({ field, message }) => [field, message])));
      return;
    }
    setFault(messageOf(error));
    form.current?.querySelector<HTMLInputElement>('[name=password]')?.select();
  };
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (!form.current || isBusy) return;
    const given = new FormData(form.current);
    const credentials = {
      username: String(given.get('username') ?? '').trim(),
      password: String(given.get('password') ?? ''),
    };
    setFault(undefined);
    const empty = Object.entries(credentials).filter(([, text]) => text === '');
    atFields(new Map(empty.map(([name]) => [name, say`must not be blank`])));
    if (empty.length > 0) return;
    setIsBusy(true);
    try {
      await logIn(credentials);
    } catch (error) {
      refused(error);
    } finally {
      setIsBusy(false);
    }
  };
  return { fault, faults, isBusy, submit };
}

function Credentials({ username = '' }: { readonly username?: string }) {
  const form = useRef<HTMLFormElement>(null);
  const { fault, faults, isBusy, submit } = useSubmit(form);
  const [Pins, setPins] = useState<ComponentType<PinLogInProps>>();
  const [byPin, setByPin] = useState<readonly string[]>([]);
  const names = people().filter((name) => !byPin.includes(name));
  useEffect(() => {
    if (!isShared()) return;
    import('./pin-log-in.tsx').then(
      ({ default: loaded }) => setPins(() => loaded),
      () => undefined,
    );
  }, []);
  const choose = (name: string): void => {
    const field = (of: string) => form.current?.querySelector<HTMLInputElement>(`[name=${of}]`);
    const user = field('username');
    if (user) user.value = name;
    field('password')?.focus();
  };
  return (
    <>
      {Pins && <Pins known={setByPin} />}
      <form ref={form} onSubmit={submit} class={styles['form']} noValidate>
        {fault !== undefined && <Notice tone="bad">{fault}</Notice>}
        {names.length > 0 && (
          <ul class={styles['people']} aria-label={t`Who is working here?`}>
            {names.map((name) => (
              <li key={name}>
                <Button icon="user" act={() => choose(name)}>
                  {name}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <Field
          name="username"
          label={t`Username`}
          faults={faults}
          autoComplete="username"
          autoCapitalize="none"
          spellcheck={false}
          defaultValue={username}
          autoFocus={username === '' && !isShared()}
        />
        <Field
          name="password"
          label={t`Password`}
          faults={faults}
          type="password"
          autoComplete="current-password"
          autoFocus={username !== '' && !isShared()}
        />
        <Button type="submit" look="primary" isBusy={isBusy}>{t`Log in`}</Button>
      </form>
    </>
  );
}

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  readonly name: string;
  readonly label: string;
  readonly faults: Faults;
};

function Field({ label, faults, ...input }: FieldProps) {
  const id = useId();
  const fault = faults.get(input.name);
  return (
    <div class={styles['field']}>
      <label>
        <span>{label}</span>
        <input
          {...input}
          required
          aria-invalid={fault === undefined ? undefined : 'true'}
          aria-describedby={fault === undefined ? undefined : id}
        />
      </label>
      {fault !== undefined && (
        <p id={id} class={styles['fault']}>
          {sentence(fault)}
        </p>
      )}
    </div>
  );
}
