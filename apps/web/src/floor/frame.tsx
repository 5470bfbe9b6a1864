/** The floor's part of the frame around all screens: the scanner, the outcome of a scan, and the outbox. */
import { useEffect } from 'preact/hooks';
import { useAddress } from '../shell/address.ts';
import { t } from '../shell/language.ts';
import { prefetch, screenAt } from '../shell/screens.ts';
import { may, me } from '../shell/session.ts';
import { useStore } from '../shell/store.ts';
import { LinkButton } from '../ui/button.tsx';
import { mine, outbox, planted, startOutbox } from './outbox.ts';
import { listen, screens } from './reader.ts';
import styles from './scan.module.css';
import { ScanOutcome } from './scan.tsx';

export default function Frame() {
  const { go } = useAddress();
  useEffect(() => {
    listen();
    startOutbox();
    // The outbox must open without a network, so its code is fetched now.
    prefetch('/outbox');
  }, []);
  useEffect(() => {
    const isOpen = (path: string): boolean => {
      const found = screenAt(path);
      return found !== undefined && may(found.screen.need);
    };
    screens.set({ isOpen, go, prefetch });
  }, [go]);
  return (
    <>
      <Waiting />
      <ScanOutcome />
    </>
  );
}

function Waiting() {
  useStore(me);
  useStore(outbox);
  const foreign = useStore(planted).length;
  const entries = mine();
  if (entries.length + foreign === 0) return null;
  const refused = entries.filter(({ refusal }) => refusal !== undefined).length + foreign;
  return (
    <span class={styles['waiting']}>
      <LinkButton to="/outbox" look={refused > 0 ? 'danger' : 'secondary'} icon="clock">
        {refused > 0 ? t`${refused} refused` : t`${entries.length} waiting`}
      </LinkButton>
    </span>
  );
}
