/** Shows the way to the next step of the set-up, after the user opened a step from the list on Today. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useAddress } from '../shell/navigation/address.ts';
import { may } from '../shell/session/session.ts';
import { setUp } from './set-up-mark.ts';

export function SetUpWay() {
  const { path } = useAddress();
  const [loaded, setLoaded] = useState<{ readonly NextStep: ComponentType }>();
  const isOpen = path !== '/' && setUp.opened() !== undefined && may('SYSTEM_SETTINGS_WRITE');
  useEffect(() => {
    if (!isOpen || loaded) return;
    // Without its code, the list on Today still leads to the steps.
    import('./next-step.tsx').then(
      ({ default: NextStep }) => setLoaded({ NextStep }),
      () => undefined,
    );
  }, [isOpen]);
  return isOpen && loaded ? <loaded.NextStep /> : null;
}
