/** Loads the list of the set-up after Today is drawn, because its operations are half of the contracts. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { setUp } from './set-up-mark.ts';

/** Shows nothing if the user of this device hid the list. */
export function SetUp() {
  const [isHidden] = useState(setUp.isHidden);
  const [loaded, setLoaded] = useState<{ readonly List: ComponentType }>();
  useEffect(() => {
    if (isHidden) return;
    // Without its code, the pages lead to all steps, too.
    import('./set-up-list.tsx').then(
      ({ default: List }) => setLoaded({ List }),
      () => undefined,
    );
  }, []);
  return loaded ? <loaded.List /> : null;
}
