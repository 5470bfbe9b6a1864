/** A row that waits in the outbox, marked with a clock. */
import type { ComponentChildren } from 'preact';
import { Icon } from '../shell/icons.tsx';
import { t } from '../shell/language.ts';
import styles from './waits.module.css';

export const Waits = ({ children }: { readonly children: ComponentChildren }) => (
  <p class={styles['waits']}>
    <Icon name="clock" size={20} />
    <span>
      {children} · {t`waiting to be sent`}
    </span>
  </p>
);
