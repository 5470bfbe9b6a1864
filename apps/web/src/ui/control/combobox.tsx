/**
 * A field that chooses one of many records by typing (ARIA APG, editable combobox with list): articles, suppliers,
 * recipes, places. An exact name wins over other matches. A text that matches no record stays in the field and gets a
 * fault.
 */
import { useEffect, useId, useRef } from 'preact/hooks';
import { t } from '../../shell/language/language.ts';
import field from '../form/field.module.css';
import styles from './combobox.module.css';
import { type Choosing, useCombobox } from './use-combobox.ts';

export interface ComboboxProps extends Choosing {
  readonly id: string;
  readonly name?: string;
  readonly onBlur?: () => void;
  readonly 'aria-invalid'?: 'true' | undefined;
  readonly 'aria-required'?: 'true' | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-label'?: string | undefined;
}

type State = ReturnType<typeof useCombobox>;

export function Combobox({ kind, value, chosen, isFilter, onBlur, ...input }: ComboboxProps) {
  const listId = useId();
  const state = useCombobox({ kind, value, chosen, isFilter });
  const { isOpen, active, isUnknown } = state;
  const isUnanswered = state.isAwaited && state.isFailed && !isOpen;
  const isWrong = isUnknown || isUnanswered;
  const describedBy = isWrong ? `${listId}-fault` : input['aria-describedby'];
  return (
    <div class={styles['combobox']}>
      <input
        {...input}
        ref={state.input}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-expanded={isOpen ? 'true' : 'false'}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
        aria-invalid={isWrong ? 'true' : input['aria-invalid']}
        aria-describedby={describedBy}
        placeholder={t`Type to search`}
        value={state.shown}
        onInput={(event) => state.type(event.currentTarget.value)}
        onClick={() => state.isOpen || state.open()}
        onKeyDown={(event) => pressed(event, state)}
        onBlur={() => {
          state.leave().catch(() => undefined);
          onBlur?.();
        }}
      />
      <Options id={listId} state={state} />
      {isUnanswered && (
        <p id={`${listId}-fault`} class={field['fault']}>
          {t`No connection: “${state.text}” is looked up when the service responds again.`}
        </p>
      )}
      {isUnknown && !isOpen && (
        <p id={`${listId}-fault`} class={field['fault']} data-unknown>
          {state.canMake
            ? t`${state.kind.title}: “${state.text}” was not found. Choose one, or create it.`
            : t`${state.kind.title}: “${state.text}” was not found. Choose one.`}
        </p>
      )}
    </div>
  );
}

/** Returns whether Enter chooses: an entry is marked, or the entries for the typed text are not loaded yet. */
const isChoosing = ({ active, isKnown, text }: State): boolean => active >= 0 || (!isKnown && text !== '');

function pressed(event: KeyboardEvent, state: State): void {
  if (event.isComposing) return;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step !== undefined) {
    event.preventDefault();
    if (state.isOpen) state.step(step);
    else state.open(0);
  } else if (event.key === 'Enter' && state.isOpen && isChoosing(state) && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    state.confirm().catch(() => undefined);
  } else if (event.key === 'Escape' && state.isOpen) {
    event.preventDefault();
    event.stopPropagation();
    state.close();
  }
}

function Options({ id, state }: { readonly id: string; readonly state: State }) {
  const { kind, found, isOpen, isKnown, isFailed, active, canMake, text } = state;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active, isOpen]);
  const option = (index: number, act: () => void) => ({
    id: `${id}-${index}`,
    role: 'option' as const,
    tabIndex: -1,
    'aria-selected': index === active ? ('true' as const) : ('false' as const),
    onPointerDown: (event: Event) => event.preventDefault(),
    onClick: act,
  });
  return (
    <div
      id={id}
      ref={list}
      role="listbox"
      aria-label={t`Options for ${kind.title}`}
      class={styles['list']}
      hidden={!isOpen}
    >
      {found.map((one, index) => (
        <div key={one.id} {...option(index, () => state.choose(one))}>
          <span>{kind.name(one)}</span>
          <small>{kind.sub?.(one)}</small>
        </div>
      ))}
      {isOpen && found.length === 0 && (!canMake || text !== '') && (
        <div role="option" tabIndex={-1} aria-disabled="true" aria-selected="false">
          {isKnown
            ? t`No matches.`
            : isFailed
              ? t`This is not on this device yet. It loads automatically when the connection is back.`
              : t`Loading`}
        </div>
      )}
      {isOpen && canMake && (
        <div key="make" {...option(found.length, state.makeIt)} data-make>
          <span>{text === '' ? t`Create a new one` : t`Create “${text}”`}</span>
        </div>
      )}
    </div>
  );
}
