/** A modal dialog: the browser keeps the focus inside it and restores it afterwards. */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { t } from '../shell/language.ts';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** Undefined: the dialog cannot be closed without an answer. */
  readonly close: (() => void) | undefined;
  readonly children: ComponentChildren;
  readonly size?: 'narrow' | 'wide' | 'side';
}

export function Dialog({ title, isOpen, close, children, size = 'narrow' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    if (!shown) return;
    if (isOpen && !shown.open) shown.showModal();
    if (!isOpen && shown.open) shown.close();
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <dialog
      ref={dialog}
      class={classes(styles['dialog'], styles[size])}
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
          <h2 id={id}>{title}</h2>
          {close && <Button look="plain" icon="close" label={t`Close`} act={close} />}
        </header>
        {children}
      </div>
    </dialog>
  );
}
