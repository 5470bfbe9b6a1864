import type { ComponentChildren } from 'preact';
import styles from './choice-group.module.css';

interface ChoiceGroupProps {
  readonly label: string;
  /** The fault to show below the buttons. Undefined: no fault. */
  readonly fault?: string | undefined;
  readonly children: ComponentChildren;
}

/** A labelled group of buttons for one choice. */
export const ChoiceGroup = ({ label, fault, children }: ChoiceGroupProps) => (
  <fieldset
    class={styles['group']}
    // A faulty group takes the focus, because none of its buttons is faulty alone.
    tabIndex={fault === undefined ? undefined : -1}
    data-faulty={fault === undefined ? undefined : ''}
  >
    <legend class="visually-hidden">{label}</legend>
    {children}
    {fault !== undefined && (
      <p class={styles['fault']} role="alert">
        {`${label}: ${fault}`}
      </p>
    )}
  </fieldset>
);
