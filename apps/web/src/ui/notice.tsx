/** Something to know, in its place on the page. Faults are read aloud when they come. */
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

/** A status: its word, in a colour of its tone. */
export function Badge({ tone = 'quiet', children }: { readonly tone?: Tone; readonly children: ComponentChildren }) {
  return <span class={classes(styles['badge'], styles[tone])}>{children}</span>;
}
