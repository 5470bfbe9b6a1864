/** Optional fields with defaults, folded until a tap opens them. */
import type { ComponentChildren } from 'preact';
import { t } from '../../shell/language/language.ts';
import styles from '../batch/make.module.css';

export const More = ({ isOpen, children }: { readonly isOpen: boolean; readonly children: ComponentChildren }) => (
  <details class={styles['more']} open={isOpen}>
    <summary>{t`More details`}</summary>
    <div class={styles['fields']}>{children}</div>
  </details>
);
