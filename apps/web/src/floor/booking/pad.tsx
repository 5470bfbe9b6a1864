/** The numpad of the field that was focused last, for gloved hands. Only touch devices have it. */
import { useEffect, useRef } from 'preact/hooks';
import { store, useStore } from '../../shell/data/store.ts';
import { t } from '../../shell/language/language.ts';
import { pointOf } from '../../ui/control/amount-text.ts';
import { isTouch } from '../../ui/control/pointer.ts';
import { bringIntoView } from '../../ui/page/in-view.ts';
import { NUMPAD, type NumpadKey, pressedKey } from './numpad.ts';
import styles from './pad.module.css';

/** A field that the numpad types into. */
export interface PadField {
  readonly id: string;
  readonly value: () => string;
  readonly onValue: (value: string) => void;
  /** True for a temperature, whose numpad has a minus. */
  readonly isSigned: boolean;
  /** Focuses the next field. */
  readonly next: (() => void) | undefined;
}

/** The field that was focused last, whose numpad is open; undefined: no numpad is open. */
export const padField = store<PadField | undefined>(undefined);

/** Returns whether all of the field's text is selected. The numpad replaces such a selection, as any keyboard does. */
function isAllSelected(id: string): boolean {
  const field = document.getElementById(id) as HTMLInputElement | null;
  return field === document.activeElement && field?.selectionStart === 0 && field.selectionEnd === field.value.length;
}

/** Shows the numpad if one of these fields was focused last. Fields that share a numpad form one row above it. */
export function Numpad({ of }: { readonly of: readonly string[] }) {
  const field = useStore(padField);
  const point = pointOf();
  const isOpen = field !== undefined && of.includes(field.id);
  const pad = useRef<HTMLFieldSetElement>(null);
  const id = isOpen ? field.id : undefined;
  useEffect(() => {
    if (id === undefined) return;
    pad.current?.scrollIntoView({ block: 'nearest' });
    // Scrolls to the row. The numpad may cover the row if a screen focused the field before the numpad was drawn.
    const row = document.getElementById(id)?.closest('[data-pad]');
    if (row) bringIntoView(row);
  }, [id]);
  if (!field || !isOpen || !isTouch()) return null;
  const press = (key: NumpadKey): void => {
    const isReplaced = key !== 'minus' && isAllSelected(field.id);
    field.onValue(pressedKey(isReplaced ? '' : field.value(), key, point));
  };
  return (
    <fieldset ref={pad} class={styles['pad']} aria-label={t`Numpad`}>
      {NUMPAD.map((key) => (
        <Key
          key={key}
          act={() => press(key)}
          label={key === 'back' ? t`Delete the last digit` : undefined}
          text={key === 'point' ? point : key === 'back' ? '⌫' : key}
        />
      ))}
      {(field.isSigned || field.next) && (
        <div class={styles['beside']}>
          {field.isSigned && <Key act={() => press('minus')} label={t`Minus`} text="−" />}
          {field.next && <Key act={field.next} text={t`Next field`} />}
        </div>
      )}
    </fieldset>
  );
}

interface KeyProps {
  readonly act: () => void;
  readonly text: string;
  readonly label?: string | undefined;
}

const Key = ({ act, text, label }: KeyProps) => (
  <button
    type="button"
    // The key takes no focus, so that users with a keyboard stay in the field.
    tabIndex={-1}
    onPointerDown={(event) => event.preventDefault()}
    onClick={act}
    aria-label={label}
  >
    {text}
  </button>
);
