/** Passes scans to a screen, and shows the result in colour. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useStore } from '../shell/data/store.ts';
import { t } from '../shell/language/language.ts';
import { Button } from '../ui/control/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { classes } from '../ui/text/classes.ts';
import { type Handler, handlers } from './listener.ts';
import { deliverText, type ScanRead } from './reader.ts';
import styles from './scan.module.css';
import { bad, type Outcome, passing } from './verdict.ts';

export type { ScanRead };

interface ScanOptions {
  readonly all?: boolean;
  readonly isOff?: boolean;
  readonly isPart?: boolean;
}

/**
 * Handles scans while the component is mounted and `isOff` is not set. A component mounted later takes precedence.
 * `read` returns an `Outcome`. An exception of `read` is a bad outcome. With `all`, `read` also receives unknown codes
 * and codes with faults. The hook handles the `code` of the address first, because a screen can open another screen
 * with a scanned code. With `isPart`, the surrounding screen handles that code.
 */
export function useScan(
  read: (read: ScanRead) => Outcome | Promise<Outcome>,
  { all = false, isOff = false, isPart = false }: ScanOptions = {},
): void {
  const current = useRef(read);
  current.current = read;
  useLayoutEffect(() => {
    if (isOff) return undefined;
    const handler: Handler = { read: (one) => current.current(one), all };
    handlers.set([...handlers.get(), handler]);
    const given = isPart ? null : new URLSearchParams(location.search).get('code');
    if (given) deliverText(given);
    return () => handlers.set(handlers.get().filter((one) => one !== handler));
  }, [all, isOff, isPart]);
}

/** Shows the result of a scan: in green for 2.5 s, in amber for 5 s, or in red until the user acknowledges it. */
export function ScanOutcome() {
  const result = useStore(passing);
  const isBad = useStore(bad);
  const hears = useStore(handlers).length > 0;
  // Sending a form hides the result of the last scan, because it could cover a refusal.
  useEffect(() => {
    const hide = (): void => passing.set(undefined);
    addEventListener('submit', hide, true);
    return () => removeEventListener('submit', hide, true);
  }, []);
  return (
    <>
      <div class={classes(styles['passing'], result && styles[result.tone])} role="status">
        {result && <p>{`${result.tone === 'good' ? '✓' : '!'} ${result.text === '' ? t`Scanned` : result.text}`}</p>}
      </div>
      <Dialog title={t`Stop`} isOpen={isBad !== undefined} close={() => bad.set(undefined)}>
        <div class={styles['bad']} role="alert">
          <p>{isBad?.text}</p>
          <Button look="primary" act={() => bad.set(undefined)}>{t`OK`}</Button>
        </div>
      </Dialog>
      {hears && <Catcher />}
    </>
  );
}

/**
 * Draws a hidden field that takes the focus on touch devices while no other control has it. Handheld computers type
 * only into a field. The field opens no on-screen keyboard.
 */
function Catcher() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) return undefined;
    const catchFocus = (): void => {
      const at = document.activeElement;
      if ((at === null || at === document.body || at.tagName === 'H1') && !document.querySelector('dialog[open]')) {
        field.current?.focus({ preventScroll: true });
      }
    };
    const later = () => setTimeout(catchFocus, 100);
    later();
    addEventListener('focusout', later);
    return () => removeEventListener('focusout', later);
  }, []);
  return (
    <input
      ref={field}
      type="text"
      inputMode="none"
      class={styles['catcher']}
      tabIndex={-1}
      autoComplete="off"
      data-scanner="catcher"
      aria-label={t`Scanner`}
    />
  );
}
