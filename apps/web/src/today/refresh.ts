/** Keeps Today current on a screen that stays open. */
import { useEffect, useRef } from 'preact/hooks';
import { msToMidnight } from '../shell/language/zone.ts';

const EVERY_MS = 60_000;

/**
 * Calls `refresh` every minute, at midnight in the shop's time zone, and when the user returns to the page. Calls
 * `newDay` before the first refresh of a new day. While the page is hidden, calls neither.
 */
export function useRefresh(timeZone: string, refresh: () => unknown, newDay: () => unknown): void {
  const current = useRef({ refresh, newDay });
  current.current = { refresh, newDay };
  useEffect(() => {
    let isNewDay = false;
    let midnight: ReturnType<typeof setTimeout> | undefined;
    const now = (): void => {
      if (document.visibilityState !== 'visible') return;
      if (isNewDay) current.current.newDay();
      isNewDay = false;
      current.current.refresh();
    };
    const waitForMidnight = (): void => {
      midnight = setTimeout(
        () => {
          isNewDay = true;
          now();
          waitForMidnight();
        },
        msToMidnight(Date.now(), timeZone),
      );
    };
    waitForMidnight();
    const minute = setInterval(now, EVERY_MS);
    document.addEventListener('visibilitychange', now);
    return () => {
      clearTimeout(midnight);
      clearInterval(minute);
      document.removeEventListener('visibilitychange', now);
    };
  }, [timeZone]);
}
