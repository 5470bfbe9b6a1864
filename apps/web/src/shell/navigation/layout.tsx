/**
 * Draws the navigation and the state of the connection. The navigation is beside the page, above it on a tablet, and
 * below it on a phone.
 */
import type { Message } from '@cleaver/domain/kernel';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import { CONTEXTS } from '../../contexts/contexts.ts';
import { screens } from '../../floor/screens.ts';
import { listen } from '../../scanner/listener.ts';
import { badTone } from '../../scanner/tones.ts';
import { Button } from '../../ui/control/button.tsx';
import { OnFloor } from '../../ui/control/on-floor.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { classes } from '../../ui/text/classes.ts';
import { awaySince, newerPages } from '../data/connection.ts';
import { whenUsed } from '../data/on-first-input.ts';
import { useStore } from '../data/store.ts';
import { shownHour } from '../language/format.ts';
import { shown, t } from '../language/language.ts';
import { device } from '../session/device.ts';
import { askToLeave, OUTBOX } from '../session/leave-question.ts';
import { Person } from '../session/person.tsx';
import { logOut, may } from '../session/session.ts';
import { useAddress } from './address.ts';
import { Icon } from './icons.tsx';
import styles from './layout.module.css';
import { Palette } from './palette.tsx';
import { openPalette } from './palette-state.ts';
import { SCREENS } from './routes.ts';
import type { Screen } from './screen.ts';
import { prefetch, screenAt } from './screens.ts';
import { useShortcuts } from './shortcuts.ts';

const GROUPS = CONTEXTS.flatMap(({ group }) => group ?? []);

/** Returns the screens of a group that this user may open, so that no link ends in a refusal. */
function screensOf(group: string): readonly Screen[] {
  const all = SCREENS.filter(({ nav }) => nav?.group === group);
  return all
    .filter(({ nav }) => nav?.after === undefined)
    .flatMap((one) => [one, ...all.filter(({ nav }) => nav?.after === one.path)])
    .filter(({ need }) => may(need));
}

const MOST_QUICK = 3;

/** Returns the screens in the quick navigation. */
const quickScreens = (): readonly Screen[] =>
  SCREENS.filter(({ quick, need }) => quick && may(need)).slice(0, MOST_QUICK);

export function Layout({ children }: { readonly children: ComponentChildren }) {
  const { path } = useLocation();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const screen = screenAt(path)?.screen;
  useShortcuts();
  useEffect(() => setIsMenuOpen(false), [path]);
  return (
    <div class={classes(styles['frame'], screen?.floor && styles['floor'])}>
      <a class={styles['skip']} href="#main">{t`Skip to content`}</a>
      <header class={styles['bar']}>
        <span class={styles['menu']}>
          <Button look="plain" icon="menu" label={t`Menu`} act={() => setIsMenuOpen(true)} />
        </span>
        <a class={styles['brand']} href="/">
          <img src="/icon.svg" alt="" width="28" height="28" /> Cleaver
        </a>
        <button type="button" class={styles['search']} onClick={openPalette}>
          <Icon name="search" />
          <span>{t`Search and actions`}</span>
          <kbd>{t`Ctrl K`}</kbd>
        </button>
        <Floor isToday={path === '/'} />
        <Person />
      </header>
      <nav class={styles['side']} aria-label={t`Navigation`}>
        <Navigation path={path} />
      </nav>
      <main id="main" class={styles['main']} tabIndex={-1} data-floor={screen?.floor ? '' : undefined}>
        <Connection />
        <OnFloor.Provider value={screen?.floor ?? false}>{children}</OnFloor.Provider>
      </main>
      <nav class={styles['bottom']} aria-label={t`Quick navigation`}>
        {quickScreens().map((one) => (
          <BottomLink
            key={one.path}
            to={one.path}
            icon={one.nav?.icon ?? ''}
            text={shown(one.quick ?? one.title)}
            path={path}
          />
        ))}
        <button type="button" onClick={openPalette}>
          <Icon name="search" />
          {t`Search`}
        </button>
        <button type="button" onClick={() => setIsMenuOpen(true)}>
          <Icon name="menu" />
          {t`More`}
        </button>
      </nav>
      <Dialog title={t`Menu`} isOpen={isMenuOpen} close={() => setIsMenuOpen(false)} size="side">
        <nav aria-label={t`Navigation`}>
          <Navigation path={path} />
          <ul class={styles['links']}>
            <li>
              <a href="/account">
                <Icon name="user" /> {t`My account`}
              </a>
            </li>
            <li>
              <a href="/help">
                <Icon name="help" /> {t`Help`}
              </a>
            </li>
          </ul>
        </nav>
        <Button icon="leave" act={() => askToLeave(logOut)}>{t`Log out`}</Button>
      </Dialog>
      <Palette />
    </div>
  );
}

function Navigation({ path }: { readonly path: string }) {
  const first = `/${path.split('/')[1] ?? ''}`;
  return (
    <>
      {GROUPS.map(({ name, title }) => {
        const screens = screensOf(name);
        if (screens.length === 0) return null;
        return (
          <div key={name} class={styles['group']}>
            {title && <h2>{shown(title)}</h2>}
            <ul class={styles['links']}>
              {screens.map((screen) => (
                <li key={screen.path}>
                  <a
                    href={screen.path}
                    aria-current={isCurrent(screen.path, path, first) ? 'page' : undefined}
                    onPointerEnter={() => prefetch(screen.path)}
                    onFocus={() => prefetch(screen.path)}
                  >
                    <Icon name={screen.nav?.icon ?? ''} />
                    {shown(screen.title)}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </>
  );
}

/**
 * Returns whether the link is to the page itself or to its parent list. A page with its own link, such as the board of
 * the week, does not mark the link of its list.
 */
const isCurrent = (of: string, path: string, first: string): boolean =>
  of === path || (of !== '/' && of === first && !SCREENS.some((one) => one.nav && one.path === path));

function BottomLink({
  to,
  icon,
  text,
  path,
}: {
  readonly to: string;
  readonly icon: string;
  readonly text: string;
  readonly path: string;
}) {
  return (
    <a href={to} aria-current={isCurrent(to, path, `/${path.split('/')[1] ?? ''}`) ? 'page' : undefined}>
      <Icon name={icon} />
      {text}
    </a>
  );
}

/**
 * Fetches the floor's part of the frame, and the code that most screens share. On Today, fetches both at the first use,
 * because Today needs neither. Does not wait while bookings are in the outbox.
 */
function Floor({ isToday }: { readonly isToday: boolean }) {
  const { go } = useAddress();
  const [Frame, setFrame] = useState<ComponentType>();
  useEffect(() => {
    const titleOf = (path: string): Message | undefined => {
      const screen = screenAt(path)?.screen;
      return screen && may(screen.need) ? screen.title : undefined;
    };
    screens.set({ isOpen: (path) => titleOf(path) !== undefined, titleOf, go, prefetch });
  }, [go]);
  useEffect(() => {
    listen((scanned) => {
      import('../../scanner/reader.ts').then(({ deliver }) => deliver(scanned), badTone);
    });
    return whenUsed(isToday && device.names(OUTBOX).length === 0, () => {
      import('../../floor/frame.tsx').then(
        ({ default: frame }) => setFrame(() => frame),
        () => undefined,
      );
    });
  }, [isToday]);
  return Frame ? <Frame /> : null;
}

/**
 * Shows the start of an outage, because the page then shows data of that time. Without an outage, reports newer pages.
 */
function Connection() {
  const since = useStore(awaySince);
  const isOld = useStore(newerPages);
  return (
    <div role="status">
      {since !== undefined && (
        <p
          class={styles['away']}
        >{t`No connection since ${shownHour(since)}: the page shows the data of that time. Reconnecting automatically.`}</p>
      )}
      {since === undefined && isOld && (
        <p class={styles['away']}>
          {t`There is a newer version of these pages.`} <Button act={() => location.reload()}>{t`Reload`}</Button>
        </p>
      )}
    </div>
  );
}
