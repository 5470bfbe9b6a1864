/** A message within the page. Screen readers announce faults when they appear. */
import type { ComponentChildren } from 'preact';
import { classes } from './classes.ts';
import styles from './notice.module.css';

export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'quiet';

export function Notice({ tone = 'info', children }: { readonly tone?: Tone; readonly children: ComponentChildren }) {
  return (
    <div class={classes(styles['notice'], styles[tone])} role={tone === 'bad' ? 'alert' : undefined}>
      {children}
    </div>
  );
}

/** A status as a word, in the colour of its tone. */
export function Badge({ tone = 'quiet', children }: { readonly tone?: Tone; readonly children: ComponentChildren }) {
  return <span class={classes(styles['badge'], styles[tone])}>{children}</span>;
}
