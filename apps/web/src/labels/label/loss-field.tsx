import { useId, useState } from 'preact/hooks';
import styles from './label.module.css';

interface LossProps {
  readonly label: string;
  readonly value: string;
  /** Takes the text when the user leaves the field, because a decided loss removes the question around it. */
  readonly set: (percent: string) => void;
}

/** A short field for a percentage. */
export function LossField({ label, value, set }: LossProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const commit = (): void => {
    if (typed !== undefined && typed !== value) set(typed);
    setTyped(undefined);
  };
  return (
    <span class={styles['short']}>
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? value}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          commit();
        }}
        onBlur={commit}
      />
    </span>
  );
}
