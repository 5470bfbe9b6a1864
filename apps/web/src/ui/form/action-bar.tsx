import type { ComponentChildren } from 'preact';
import styles from './action-bar.module.css';

/**
 * The buttons at the end of a form, the main one first. On a floor screen they stay at the bottom of the window, in
 * reach of the thumb and above the bottom bar of a phone.
 */
export const ActionBar = ({ children }: { readonly children: ComponentChildren }) => (
  <div class={styles['bar']} data-bar>
    {children}
  </div>
);
