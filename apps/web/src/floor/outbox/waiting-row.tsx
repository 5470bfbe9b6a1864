/** A row that waits in the outbox, marked with a clock. */
import type { ComponentChildren } from 'preact';
import { t } from '../../shell/language/language.ts';
import { Icon } from '../../shell/navigation/icons.tsx';
import styles from './waiting-row.module.css';

interface WaitsProps {
  readonly children: ComponentChildren;
  /** The reason why the row is not sent. */
  readonly how?: string | undefined;
}

export const Waits = ({ children, how = t`waiting to be sent` }: WaitsProps) => (
  <p class={styles['waits']}>
    <Icon name="clock" size={20} />
    <span>
      {children} · {how}
    </span>
  </p>
);
