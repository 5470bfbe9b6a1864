/** Draws the floor's part of the frame: the outcome of a scan, the outbox, and the question before a log-out. */
import { say } from '@cleaver/domain/kernel';
// The code that most screens share, loaded with the frame before the first further screen.
import '../ui/form/action.tsx';
import '../ui/form/operation-form.tsx';
import '../audit/history.tsx';
import '../shell/navigation/palette.tsx';
import '../ui/list/list.tsx';
import '../ui/text/record-name.tsx';
import './booking/amount.tsx';
import './booking/intent.ts';
import './booking/intent-form.tsx';
import './booking/choose-stock-batch.tsx';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import styles from '../scanner/scan.module.css';
import { ScanOutcome } from '../scanner/scan.tsx';
import { useStore } from '../shell/data/store.ts';
import { keepState } from '../shell/data/tab-state.ts';
import { counted } from '../shell/language/format.ts';
import { t } from '../shell/language/language.ts';
import { prefetch } from '../shell/navigation/screens.ts';
import { me } from '../shell/session/session.ts';
import { LinkButton } from '../ui/control/button.tsx';
import { Leaving } from './leave-dialog.tsx';
import { closed, ofOthers, planted, startOutbox } from './outbox/outbox.ts';
import { mine, outbox } from './outbox/outbox-entries.ts';
import { keepPages } from './service-worker.ts';

/** The width from which the navigation is beside the page, and shows counts (`navigation.tsx`). */
const DESK = '(min-width: 64.0625rem)';

export default function Frame() {
  const [Counts, setCounts] = useState<ComponentType>();
  useEffect(() => {
    if (!matchMedia(DESK).matches) return;
    import('../today/counts.tsx').then(
      ({ default: counts }) => setCounts(() => counts),
      () => undefined,
    );
  }, []);
  useEffect(() => {
    startOutbox();
    keepPages();
    keepState();
    // Fetches the outbox screen, the reader of scans, the storage locations, the round and the patterns of the scales now,
    // for work without a network.
    prefetch('/outbox');
    import('../scanner/reader.ts').catch(() => undefined);
    import('./outbox/waiting-list.tsx').catch(() => undefined);
    import('../inventory/storage-location/places-ahead.ts')
      .then(({ fetchPlaces }) => fetchPlaces())
      .catch(() => undefined);
    import('../hygiene/round/round-plan.ts').then(({ fetchRound }) => fetchRound()).catch(() => undefined);
    import('../settings/settings-ahead.ts').then(({ fetchSettings }) => fetchSettings()).catch(() => undefined);
  }, []);
  return (
    <>
      <Waiting />
      {Counts && <Counts />}
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
  const count = entries.length + useStore(closed);
  const others = useStore(ofOthers);
  if (count + foreign === 0) {
    if (others === 0) return null;
    return (
      <span class={styles['waiting']}>
        <LinkButton to="/outbox" look="plain" icon="clock">{t`${others} of other users`}</LinkButton>
      </span>
    );
  }
  const refused = entries.filter(({ refusal }) => refusal !== undefined).length + foreign;
  return (
    <span class={styles['waiting']}>
      <LinkButton to="/outbox" look={refused > 0 ? 'danger' : 'secondary'} icon="clock">
        {refused > 0 ? t`${refused} refused` : counted(count, say`${count} is waiting`, say`${count} are waiting`)}
      </LinkButton>
    </span>
  );
}
