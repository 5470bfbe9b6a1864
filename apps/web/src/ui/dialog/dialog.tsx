/**
 * A modal dialog. The focus begins in the first field or on the title, and stays in the dialog. Closing the dialog
 * returns the focus to the previous element.
 */
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../shell/language/language.ts';
import { Button } from '../control/button.tsx';
import { firstFieldIn } from '../form/first-field.ts';
import { classes } from '../text/classes.ts';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** Closes the dialog. Undefined if the dialog closes only by its own buttons and hides the page behind it. */
  readonly close: (() => void) | undefined;
  readonly children: ComponentChildren;
  readonly size?: 'narrow' | 'wide' | 'side';
  /** The element that gets the focus when the dialog opens: the first field, if there is one, or the title. */
  readonly begins?: 'field' | 'title';
}

export function Dialog({ title, isOpen, close, children, size = 'narrow', begins = 'field' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!isOpen || !shown) return;
    const before = document.activeElement;
    shown.showModal();
    // Does not focus the button that closes the dialog, because the next Enter would then close the dialog.
    ((begins === 'field' ? firstFieldIn(shown) : null) ?? shown.querySelector('h2'))?.focus();
    return () => {
      shown.close();
      giveBack(before);
    };
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <dialog
      ref={dialog}
      class={classes(styles['dialog'], styles[size], !close && styles['covers'])}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        close?.();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) close?.();
      }}
    >
      <div class={styles['inside']}>
        <header class={styles['head']}>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          {close && <Button look="plain" icon="close" label={t`Close`} act={close} />}
        </header>
        {children}
      </div>
    </dialog>
  );
}

/**
 * Focuses the element again. If the page no longer has the element, for example a removed button, focuses the heading
 * of the page.
 */
function giveBack(before: Element | null): void {
  if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
