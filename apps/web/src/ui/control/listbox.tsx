/**
 * A text field with a list below it, for keyboard and touch (ARIA APG, combobox with a listbox). The search in the
 * command palette uses it.
 */
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import styles from './listbox.module.css';

export interface Option {
  readonly id: string;
  readonly text: string;
  readonly sub?: string;
  readonly choose: () => unknown;
}

export interface ListboxProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly text: string;
  readonly typed: (text: string) => void;
  readonly options: readonly Option[];
  /** The text that the list shows if it has no options. */
  readonly none: string;
  readonly chosen: (option: Option) => void;
}

export function Listbox({ label, placeholder, text, typed, options, none, chosen }: ListboxProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  useEffect(() => setAt(0), [text]);
  const active = Math.min(at, options.length - 1);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const pressed = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      setAt((active + step + options.length) % options.length);
    }
    const option = options[active];
    if (event.key === 'Enter' && option) {
      event.preventDefault();
      chosen(option);
    }
  };
  return (
    <div class={styles['box']}>
      <input
        type="text"
        enterKeyHint="go"
        role="combobox"
        aria-label={label}
        aria-expanded="true"
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        placeholder={placeholder}
        autoComplete="off"
        autoFocus
        value={text}
        onInput={(event) => typed(event.currentTarget.value)}
        onKeyDown={pressed}
      />
      <div id={id} ref={list} role="listbox" aria-label={label} class={styles['list']}>
        {options.map((option, index) => (
          <div
            key={option.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active ? 'true' : 'false'}
            onClick={() => chosen(option)}
            onPointerMove={() => setAt(index)}
          >
            <span>{option.text}</span>
            {option.sub !== undefined && <small>{option.sub}</small>}
          </div>
        ))}
      </div>
      {options.length === 0 && <p class={styles['none']}>{none}</p>}
    </div>
  );
}
