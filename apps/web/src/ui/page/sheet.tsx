/** Tables for paper, with room for handwriting. */
import type { ComponentChildren } from 'preact';
import styles from './sheet.module.css';

export const Sheet = ({ caption, children }: { readonly caption: string; readonly children: ComponentChildren }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must reach an element that scrolls
  <section class={styles['scroll']} tabIndex={0} aria-label={caption}>
    <table class={styles['sheet']}>
      <caption>{caption}</caption>
      {children}
    </table>
  </section>
);

/** An empty cell for handwriting. */
export const Blank = () => <td class={styles['blank']} />;

export const Signatures = ({ of }: { readonly of: readonly string[] }) => (
  <div class={styles['signatures']}>
    {of.map((one) => (
      <p key={one}>{one}</p>
    ))}
  </div>
);
