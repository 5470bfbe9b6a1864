/** A message within the page. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Tone } from '../../contexts/context.ts';
import { bringIntoView } from '../page/in-view.ts';
import { classes } from '../text/classes.ts';
import styles from './notice.module.css';

export type { Tone };

interface NoticeProps {
  readonly tone?: Tone;
  /**
   * True for content of the page that is no refusal. Screen readers do not announce it, and it does not scroll the
   * page.
   */
  readonly isContent?: boolean;
  readonly children: ComponentChildren;
}

/**
 * A message within the page. A bad message is a refusal. Screen readers announce a refusal, and it scrolls into view,
 * clear of the bars, when it appears.
 */
export function Notice({ tone = 'info', isContent = false, children }: NoticeProps) {
  const isRefusal = tone === 'bad' && !isContent;
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isRefusal && element.current) bringIntoView(element.current);
  }, [isRefusal]);
  return (
    <div
      ref={element}
      class={classes(styles['notice'], styles[tone])}
      role={isRefusal ? 'alert' : undefined}
      tabIndex={isRefusal ? -1 : undefined}
    >
      {children}
    </div>
  );
}

/** A status as a word, in the colour of its tone. */
export function Badge({ tone = 'quiet', children }: { readonly tone?: Tone; readonly children: ComponentChildren }) {
  return <span class={classes(styles['badge'], styles[tone])}>{children}</span>;
}
