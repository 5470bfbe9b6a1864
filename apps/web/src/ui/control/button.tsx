/** Buttons, and links that look like buttons. A button is busy and ignores taps until its action ends. */
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Icon } from '../../shell/navigation/icons.tsx';
import { classes } from '../text/classes.ts';
import styles from './button.module.css';

export type Look = 'primary' | 'secondary' | 'plain' | 'danger';

interface Common {
  readonly look?: Look;
  readonly icon?: string;
  /** The action in words, for a button that shows only an icon. */
  readonly label?: string;
  readonly children?: ComponentChildren;
}

export interface ButtonProps extends Common {
  readonly type?: 'button' | 'submit';
  readonly act?: (() => unknown) | undefined;
  readonly isBusy?: boolean;
  readonly lang?: string;
  readonly isPressed?: boolean;
  /** True if the button opens a dialog. */
  readonly opens?: boolean;
}

export function Button({
  look = 'secondary',
  icon,
  label,
  children,
  type = 'button',
  act,
  isBusy = false,
  lang,
  isPressed,
  opens = false,
}: ButtonProps) {
  const [works, setWorks] = useState(false);
  const working = useRef(false);
  const click = async (): Promise<void> => {
    if (working.current || isBusy || !act) return;
    const done = act();
    if (!(done instanceof Promise)) return;
    working.current = true;
    setWorks(true);
    try {
      await done;
    } finally {
      working.current = false;
      setWorks(false);
    }
  };
  const busy = works || isBusy;
  return (
    <button
      type={type}
      class={classes(styles['button'], styles[look], children === undefined && styles['square'])}
      onClick={type === 'button' || act ? click : undefined}
      aria-busy={busy ? 'true' : undefined}
      aria-disabled={busy ? 'true' : undefined}
      aria-label={label}
      aria-pressed={isPressed === undefined ? undefined : isPressed ? 'true' : 'false'}
      title={children === undefined ? label : undefined}
      aria-haspopup={opens ? 'dialog' : undefined}
      lang={lang}
      data-main-action={look === 'primary' ? '' : undefined}
    >
      {icon !== undefined && <Icon name={icon} />}
      {children !== undefined && <span>{children}</span>}
    </button>
  );
}

export interface LinkButtonProps extends Common {
  readonly to: string;
  /** Runs when the user follows the link. */
  readonly act?: () => void;
  readonly isCurrent?: boolean;
}

export function LinkButton({ look = 'secondary', icon, label, children, to, act, isCurrent }: LinkButtonProps) {
  return (
    <a
      href={to}
      onClick={act}
      class={classes(styles['button'], styles[look], children === undefined && styles['square'])}
      aria-label={label}
      aria-current={isCurrent ? 'true' : undefined}
      data-main-action={look === 'primary' ? '' : undefined}
    >
      {icon !== undefined && <Icon name={icon} />}
      {children !== undefined && <span>{children}</span>}
    </a>
  );
}
