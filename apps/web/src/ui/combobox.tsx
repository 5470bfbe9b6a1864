/**
 * Chooses one of many records by typing (ARIA APG, editable combobox with list): articles, suppliers, recipes, places.
 */
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { t } from '../shell/language.ts';
import { KINDS, type Kind, type KindName, useFound, useOne } from '../shell/references.ts';
import styles from './combobox.module.css';

export interface ComboboxProps {
  readonly id: string;
  readonly name?: string;
  readonly kind: KindName;
  /** The id of the chosen record; empty if none. */
  readonly value: string;
  readonly chosen: (id: string) => void;
  // biome-ignore lint/suspicious/noExplicitAny: each kind has a shape of its own
  readonly usable?: ((one: any) => boolean) | undefined;
  readonly onBlur?: () => void;
  readonly 'aria-invalid'?: 'true' | undefined;
  readonly 'aria-required'?: 'true' | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-label'?: string | undefined;
}

const SHOWN = 30;

export function Combobox({ kind: kindName, value, chosen, usable, onBlur, ...input }: ComboboxProps) {
  const kind: Kind = KINDS[kindName];
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  /** The typed text; undefined shows the chosen record. */
  const [typed, setTyped] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const [at, setAt] = useState(0);
  /** What to choose when the response arrives: a fast typist confirms before it. */
  const [awaited, setAwaited] = useState<'active' | 'only'>();
  const current = useOne(kindName, value);
  const { found: all, isKnown } = useFound(kindName, typed ?? '', {
    most: SHOWN,
    enabled: isOpen || awaited !== undefined,
    filters: usable ? undefined : kind.usable,
  });
  const found = usable ? all.filter(usable) : all;
  const active = Math.min(at, found.length - 1);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active, isOpen]);

  useEffect(() => {
    if (!awaited || !isKnown) return;
    const [first, second] = found;
    if (awaited === 'active' || !second) {
      if (first) choose(first);
    }
    if (awaited === 'only') close();
    setAwaited(undefined);
  }, [awaited, isKnown]);

  const close = (): void => {
    setTyped(undefined);
    setIsOpen(false);
  };
  const choose = (one: { id: string } | undefined): void => {
    chosen(one?.id ?? '');
    close();
  };
  const pressed = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!isOpen) setIsOpen(true);
      else if (found.length > 0) setAt((active + step + found.length) % found.length);
    } else if (event.key === 'Enter' && isOpen && !event.ctrlKey && (found[active] || !isKnown)) {
      event.preventDefault();
      if (isKnown) choose(found[active]);
      else setAwaited('active');
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
  const leave = (): void => {
    // Leaving the field chooses the record if only one matches the text. Leaving an emptied field clears the choice.
    if (typed !== undefined) {
      if (typed.trim() === '') choose(undefined);
      else if (!isKnown) setAwaited((was) => was ?? 'only');
      else if (found.length === 1) choose(found[0]);
    }
    if (typed === undefined || isKnown || typed.trim() === '') close();
    onBlur?.();
  };
  return (
    <div class={styles['combobox']}>
      <input
        {...input}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-expanded={isOpen ? 'true' : 'false'}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
        placeholder={t`Type to search`}
        value={typed ?? (current ? kind.name(current) : '')}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          setAwaited(undefined);
          setIsOpen(true);
          setAt(0);
        }}
        onClick={() => setIsOpen(true)}
        onKeyDown={pressed}
        onBlur={leave}
      />
      <div id={listId} ref={list} role="listbox" aria-label={kindLabel(kind)} class={styles['list']} hidden={!isOpen}>
        {found.map((one, index) => (
          <div
            key={one.id}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active ? 'true' : 'false'}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(one)}
          >
            <span>{kind.name(one)}</span>
            <small>{kind.sub?.(one)}</small>
          </div>
        ))}
        {isOpen && found.length === 0 && (
          <div role="option" tabIndex={-1} aria-disabled="true" aria-selected="false">
            {isKnown ? t`Nothing has these words.` : t`Loading`}
          </div>
        )}
      </div>
    </div>
  );
}

const kindLabel = (kind: Kind): string => t`Choices of ${kind.title}`;
