/** The floor's part of the frame around all screens: the outcome of a scan, and the outbox. */
import '../shell/ahead.ts';
import type { Message } from '@cleaver/domain/kernel';
import { useEffect } from 'preact/hooks';
import { useAddress } from '../shell/address.ts';
import { keepState } from '../shell/kept.ts';
import { t } from '../shell/language.ts';
import { prefetch, screenAt } from '../shell/screens.ts';
import { may, me } from '../shell/session.ts';
import { useStore } from '../shell/store.ts';
import { LinkButton } from '../ui/button.tsx';
import { keepPages } from './keep-pages.ts';
import { Leaving } from './leaving.tsx';
import { mine, ofOthers, outbox, planted, startOutbox } from './outbox.ts';
import { screens } from './reader.ts';
import styles from './scan.module.css';
import { ScanOutcome } from './scan.tsx';

export default function Frame() {
  const { go } = useAddress();
  useEffect(() => {
    startOutbox();
    keepPages();
    keepState();
    // Needed without a network, so they are fetched now: the outbox, and the places where goods may go.
    prefetch('/outbox');
    import('./places-ahead.ts').then(({ fetchPlaces }) => fetchPlaces()).catch(() => undefined);
  }, []);
  useEffect(() => {
    const titleOf = (path: string): Message | undefined => {
      const screen = screenAt(path)?.screen;
      return screen && may(screen.need) ? screen.title : undefined;
    };
    screens.set({ isOpen: (path) => titleOf(path) !== undefined, titleOf, go, prefetch });
  }, [go]);
  return (
    <>
      <Waiting />
      <ScanOutcome />
      <Leaving />
    </>
  );
}

function Waiting() {
  useStore(me);
  useStore(outbox);
  const foreign = useStore(planted).length;
  const entries = mine();
  const others = useStore(ofOthers);
  if (entries.length + foreign === 0) {
    if (others === 0) return null;
    return (
      <span class={styles['waiting']}>
        <LinkButton to="/outbox" look="plain" icon="clock">{t`${others} of others`}</LinkButton>
      </span>
    );
  }
  const refused = entries.filter(({ refusal }) => refusal !== undefined).length + foreign;
  return (
    <span class={styles['waiting']}>
      <LinkButton to="/outbox" look={refused > 0 ? 'danger' : 'secondary'} icon="clock">
        {refused > 0 ? t`${refused} refused` : t`${entries.length} waiting`}
      </LinkButton>
    </span>
  );
}
