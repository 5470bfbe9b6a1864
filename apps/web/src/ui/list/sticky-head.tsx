/**
 * Keeps the head of a table in view below the header of the page while its rows scroll. If the rows are cards, keeps
 * the line above the cards in view.
 */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import styles from './sticky-head.module.css';

/**
 * Keeps the head of the table in view. A table that is too wide gets a scrolling box, and the head then sticks to the
 * top of the box.
 */
export function StickyHead({ children }: { readonly children: ComponentChildren }) {
  const place = useRef<HTMLDivElement>(null);
  const [isWider, setIsWider] = useState(false);
  useLayoutEffect(() => {
    const table = place.current?.querySelector(':scope > div > table');
    if (!table) return undefined;
    const look = () => setIsWider(table.scrollWidth > (table.parentElement?.clientWidth ?? 0));
    look();
    // Measures in the next frame, because a change of the observed sizes in the callback is an error in browsers.
    const watch = new ResizeObserver(() => requestAnimationFrame(look));
    watch.observe(table);
    if (table.parentElement) watch.observe(table.parentElement);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={place} class={styles['place']} data-wider={isWider ? '' : undefined}>
      {children}
    </div>
  );
}
