/** A placeholder of grey lines, about as large as the content that loads, so that the layout does not jump. */
import { t } from '../../shell/language/language.ts';
import styles from './skeleton.module.css';

export function Skeleton({ lines = 3 }: { readonly lines?: number }) {
  return (
    <div class={styles['skeleton']}>
      <span class="visually-hidden">{t`Loading`}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} class={styles['line']} aria-hidden="true" />
      ))}
    </div>
  );
}
