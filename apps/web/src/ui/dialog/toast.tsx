/**
 * A message over the header for a few seconds, which screen readers announce. It covers neither the content of the page
 * nor its bars. It may link to a record, and offer an undo.
 */

import { store, useStore } from '../../shell/data/store.ts';
import { shown, type Text, t } from '../../shell/language/language.ts';
import { Button } from '../control/button.tsx';
import { classes } from '../text/classes.ts';
import type { Tone } from './notice.tsx';
import styles from './toast.module.css';

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: Tone;
  readonly to: string | undefined;
  readonly undo: (() => unknown) | undefined;
}

export interface ToastOptions {
  readonly tone?: Tone;
  /** The address of the record that the message is about. */
  readonly to?: string | undefined;
  readonly undo?: (() => unknown) | undefined;
}

const STAYS_MS = 6_000;
const STAYS_WITH_UNDO_MS = 15_000;
const toasts = store<readonly Toast[]>([]);
let last = 0;

export function toast(text: Text, { tone = 'good', to, undo }: ToastOptions = {}): void {
  const id = ++last;
  toasts.set([...toasts.get().slice(-2), { id, text: shown(text), tone, to, undo }]);
  setTimeout(() => drop(id), undo ? STAYS_WITH_UNDO_MS : STAYS_MS);
}

/** Shows the text of a refusal. */
export const toastBad = (text: Text): void => toast(text, { tone: 'bad' });

const drop = (id: number): void => toasts.set(toasts.get().filter((one) => one.id !== id));

export function Toasts() {
  const all = useStore(toasts);
  return (
    <div class={styles['toasts']} role="status" aria-live="polite">
      {all.map(({ id, text, tone, to, undo }) => (
        <div key={id} class={classes(styles['toast'], styles[tone])}>
          <span>
            {to === undefined ? (
              text
            ) : (
              <a href={to} onClick={() => drop(id)}>
                {text}
              </a>
            )}
          </span>
          {undo && (
            <Button
              look="plain"
              act={() => {
                drop(id);
                return undo();
              }}
            >{t`Undo`}</Button>
          )}
          <Button look="plain" icon="close" label={t`Close`} act={() => drop(id)} />
        </div>
      ))}
    </div>
  );
}
