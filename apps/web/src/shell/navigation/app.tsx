/** Draws the frame of all pages: the log-in, the navigation and the screen of the address. */
import { say } from '@cleaver/domain/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { LocationProvider, useLocation } from 'preact-iso/router';
import { Toasts } from '../../ui/dialog/toast.tsx';
import { Nothing, Page, type PageProps } from '../../ui/page/page.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { awaySince } from '../data/connection.ts';
import { useStore } from '../data/store.ts';
import { language, t } from '../language/language.ts';
import { LogIn, LogInAgain } from '../session/log-in.tsx';
import { locked, may, me } from '../session/session.ts';
import { Layout } from './layout.tsx';
import { openOnOwnPage } from './own-page.ts';
import type { Screen } from './screen.ts';
import { loadOrReload, screenAt, shownBy } from './screens.ts';
import { visit } from './visit.ts';

interface AppProps {
  readonly asked: Promise<unknown>;
  /** What contexts show above any screen. */
  readonly above?: ComponentChildren;
  /** The dialogs of the contexts, which open over any screen. */
  readonly children?: ComponentChildren;
}

export function App({ asked, above, children }: AppProps) {
  // A change of language redraws all texts.
  const spoken = useStore(language);
  const who = useStore(me);
  const isLocked = useStore(locked);
  const [isAsked, setIsAsked] = useState(false);
  const [first] = useState(() => screenAt(location.pathname)?.screen);
  useEffect(() => {
    asked.finally(() => setIsAsked(true)).catch(() => undefined);
  }, [asked]);
  if (first?.isAlone) return <Alone key={spoken} screen={first} />;
  if (who) {
    if (!isLocked) openOnOwnPage(who);
    return (
      <LocationProvider key={spoken}>
        {isLocked ? (
          <main />
        ) : (
          <Layout>
            {above}
            <CurrentScreen />
          </Layout>
        )}
        <LogInAgain />
        {!isLocked && children}
        {!isLocked && <Toasts />}
      </LocationProvider>
    );
  }
  if (!isAsked) return <div class="booting" />;
  return screenAt(location.pathname) ? (
    <LogIn key={spoken} />
  ) : (
    <main key={spoken} class="alone">
      <NotFound />
    </main>
  );
}

/** Milliseconds until a screen without navigation is fetched again. No user is there to try it. */
const FETCH_AGAIN_MS = 15_000;

/** A screen without a log-in and without the navigation. */
function Alone({ screen }: { readonly screen: Screen }) {
  const [, draw] = useState(0);
  const Shown = shownBy(screen);
  useEffect(() => {
    if (Shown) return undefined;
    const fetchScreen = (): void => {
      loadOrReload(screen).then(
        () => draw((count) => count + 1),
        () => undefined,
      );
    };
    fetchScreen();
    const timer = setInterval(fetchScreen, FETCH_AGAIN_MS);
    return () => clearInterval(timer);
  }, [screen, Shown]);
  return (
    <main class="alone">
      {Shown ? (
        <Shown params={{}} />
      ) : (
        <Page title={screen.title}>
          <Skeleton lines={8} />
        </Page>
      )}
    </main>
  );
}

function CurrentScreen() {
  const { path, wasPush } = useLocation() as ReturnType<typeof useLocation> & { wasPush: boolean };
  // Begins a new visit also on screens without a form.
  visit();
  const found = screenAt(path);
  const [, draw] = useState(0);
  const [fault, setFault] = useState<Screen>();
  const since = useStore(awaySince);
  const isAway = since !== undefined;
  const screen = found?.screen;
  useEffect(() => {
    if (!screen || shownBy(screen)) return;
    loadOrReload(screen).then(
      () => draw((count) => count + 1),
      () => setFault(screen),
    );
  }, [screen, isAway]);
  // Scrolls to the top of a new screen. For back and forward the browser restores the position.
  useLayoutEffect(() => {
    if (wasPush) scrollTo(0, 0);
  }, [path]);
  if (!found) return <NotFound />;
  if (!may(found.screen.need)) {
    return (
      <Page title={found.screen.title}>
        <Nothing
          text={
            me.get()?.byPin
              ? t`A PIN gives no access to this page. Log in with the password.`
              : t`Your roles do not include this page. Ask an administrator for it.`
          }
          to="/"
          action={t`Go to Today`}
        />
      </Page>
    );
  }
  const Shown = shownBy(found.screen);
  if (Shown) return <Shown key={path} params={found.params} />;
  if (isAway) {
    return (
      <Page title={found.screen.title} up={aboveOf(path, found.screen)}>
        <Nothing text={t`This page is not on this device yet. It opens automatically when the connection is back.`} />
      </Page>
    );
  }
  if (fault === found.screen) {
    return (
      <Page title={found.screen.title}>
        <Nothing
          text={t`This page could not be loaded. There may be a newer version: reload the page.`}
          action={t`Reload`}
          act={() => location.reload()}
        />
      </Page>
    );
  }
  return (
    <Page title={found.screen.title} up={aboveOf(path, found.screen)}>
      <Skeleton lines={8} />
    </Page>
  );
}

const NotFound = () => (
  <Page title={say`Page not found`}>
    <Nothing text={t`There is no page at this address.`} to="/" action={t`Go to Today`} />
  </Page>
);

/**
 * Returns the parent list of a screen. The page shows it while the screen's code loads, so that the heading does not
 * move afterwards.
 */
function aboveOf(path: string, screen: Screen): PageProps['up'] {
  const above = screenAt(`/${path.split('/')[1]}`)?.screen;
  return above && above !== screen && !screen.tab ? { to: above.path, title: above.title } : undefined;
}
