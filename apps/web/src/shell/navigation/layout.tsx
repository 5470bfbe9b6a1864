/**
 * Draws the frame around all pages: header, navigation and the state of the connection. The navigation is beside the
 * page, in a menu on a tablet, and below the page on a phone.
 */
import type { Message } from '@cleaver/domain/kernel';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
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
import { t } from '../language/language.ts';
import { device } from '../session/device.ts';
import { askToLeave, OUTBOX } from '../session/leave-question.ts';
import { Person } from '../session/person.tsx';
import { logOut, may } from '../session/session.ts';
import { useAddress } from './address.ts';
import { Icon } from './icons.tsx';
import styles from './layout.module.css';
import { Bottom, Everything, hasPanel, Panel, Rail, Tabs, usePlaces } from './navigation.tsx';
import { isPaletteOpen, openPalette } from './palette-state.ts';
import { prefetch, screenAt } from './screens.ts';
import { useShortcuts } from './shortcuts.ts';

export function Layout({ children }: { readonly children: ComponentChildren }) {
  const { url } = useLocation();
  const places = usePlaces();
  const { path, job } = places;
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const screen = screenAt(path)?.screen;
  useShortcuts();
  useEffect(() => setIsMenuOpen(false), [url]);
  return (
    <div class={classes(styles['frame'], hasPanel(job) && styles['withPanel'], screen?.floor && styles['floor'])}>
      <a class={styles['skip']} href="#main">{t`Skip to content`}</a>
      <header class={styles['bar']}>
        <span class={styles['menu']}>
          <Button look="plain" icon="menu" label={t`Menu`} act={() => setIsMenuOpen(true)} />
        </span>
        <a class={styles['brand']} href="/">
          <img src="/icon.svg" alt="" width="28" height="28" /> Cleaver
        </a>
        <button type="button" class={styles['search']} onClick={openPalette} aria-label={t`Search and actions`}>
          <Icon name="search" />
          <span>{t`Search and actions`}</span>
          <kbd>{t`Ctrl K`}</kbd>
        </button>
        <Floor isToday={path === '/'} />
        <Person path={path} />
      </header>
      <div class={styles['side']}>
        <Rail {...places} />
        {hasPanel(job) && <Panel {...places} job={job} />}
      </div>
      <main id="main" class={styles['main']} tabIndex={-1} data-floor={screen?.floor ? '' : undefined}>
        <Connection />
        <Tabs {...places} />
        <OnFloor.Provider value={screen?.floor ?? false}>{children}</OnFloor.Provider>
      </main>
      <Bottom {...places}>
        <button type="button" onClick={() => setIsMenuOpen(true)}>
          <Icon name="menu" />
          <span>{t`More`}</span>
        </button>
      </Bottom>
      <Dialog title={t`Menu`} isOpen={isMenuOpen} close={() => setIsMenuOpen(false)} size="side">
        <Button
          icon="search"
          act={() => {
            setIsMenuOpen(false);
            openPalette();
          }}
        >{t`Search and actions`}</Button>
        <nav aria-label={t`Navigation`}>
          <Everything {...places} />
        </nav>
        <Button icon="leave" act={() => askToLeave(logOut)}>{t`Log out`}</Button>
      </Dialog>
      <Search />
    </div>
  );
}

/** Fetches the search when it is opened first. The floor's part of the frame contains it, and is usually there before. */
function Search() {
  const isOpen = useStore(isPaletteOpen);
  const [Palette, setPalette] = useState<ComponentType>();
  useEffect(() => {
    if (!isOpen || Palette) return;
    import('./palette.tsx').then(
      ({ default: palette }) => setPalette(() => palette),
      () => isPaletteOpen.set(false),
    );
  }, [isOpen]);
  return Palette ? <Palette /> : null;
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
