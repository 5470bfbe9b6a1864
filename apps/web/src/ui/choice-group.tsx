import type { ComponentChildren } from 'preact';
import styles from './choice-group.module.css';

/** Buttons of which one is pressed, under one name. */
export const ChoiceGroup = ({ label, children }: { readonly label: string; readonly children: ComponentChildren }) => (
  <fieldset class={styles['group']}>
    <legend class="visually-hidden">{label}</legend>
    {children}
  </fieldset>
);
