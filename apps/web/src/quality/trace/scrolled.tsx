/** Shows on which sides a wide picture continues, with buttons that scroll there. */
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../shell/language/language.ts';
import { Button } from '../../ui/control/button.tsx';
import styles from '../quality.module.css';

interface ScrolledProps {
  /** The element that scrolls. */
  readonly frame: RefObject<HTMLElement | null>;
  /** A text that changes with the size of the picture. */
  readonly size: string;
  readonly children: ComponentChildren;
}

/** The part of the width that a button scrolls. The rest of the width stays in view. */
const STEP = 0.8;

export function Scrolled({ frame, size, children }: ScrolledProps) {
  const [{ left, right }, setSides] = useState({ left: false, right: false });
  useEffect(() => {
    const of = frame.current;
    if (!of) return undefined;
    const look = (): void =>
      setSides({ left: of.scrollLeft > 1, right: of.scrollLeft + of.clientWidth < of.scrollWidth - 1 });
    const sizes = new ResizeObserver(look);
    sizes.observe(of);
    of.addEventListener('scroll', look);
    return () => {
      sizes.disconnect();
      of.removeEventListener('scroll', look);
    };
  }, [size]);
  const by = (part: number) => () => frame.current?.scrollBy({ left: part * (frame.current?.clientWidth ?? 0) });
  return (
    <div class={styles['view']} data-left={left ? '' : undefined} data-right={right ? '' : undefined}>
      {children}
      {left && (
        <div class={styles['to']} data-to="left">
          <Button icon="left" label={t`More on the left`} act={by(-STEP)} />
        </div>
      )}
      {right && (
        <div class={styles['to']} data-to="right">
          <Button icon="right" label={t`More on the right`} act={by(STEP)} />
        </div>
      )}
    </div>
  );
}
