import type { ComponentChildren } from 'preact';
import styles from './choice-group.module.css';

interface ChoiceGroupProps {
  readonly label: string;
  /** What is wrong where none is pressed. */
  readonly fault?: string | undefined;
  readonly children: ComponentChildren;
}

/** Buttons of which one is pressed, under one name. */
export const ChoiceGroup = ({ label, fault, children }: ChoiceGroupProps) => (
  <fieldset class={styles['group']}>
    <legend class="visually-hidden">{label}</legend>
    {children}
    {fault !== undefined && (
      <p class={styles['fault']} role="alert">
        {`${label}: ${fault}`}
      </p>
    )}
  </fieldset>
);
