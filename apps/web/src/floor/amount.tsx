/** An amount field: a text with comma or point, a numpad for gloved hands, and one-tap buttons for known amounts. */
import { useId } from 'preact/hooks';
import { shownQuantity, shownUnit } from '../shell/format.ts';
import { language, shown, type Text, t } from '../shell/language.ts';
import { store, useStore } from '../shell/store.ts';
import { Button } from '../ui/button.tsx';
import styles from './amount.module.css';
import { amountOf, NUMPAD, pressedKey } from './numpad.ts';

export { amountOf } from './numpad.ts';

export interface AmountFieldProps {
  readonly label: Text;
  readonly unit: string;
  /** As typed. `amountOf` turns it into what is sent. */
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** The whole amount, for the button "all of it". */
  readonly all?: string | undefined;
  /** The weight on the label. */
  readonly onLabel?: string | undefined;
  readonly hint?: Text | undefined;
  readonly fault?: Text | undefined;
}

/** The id of the field that was touched last: its numpad is open below it. */
const open = store<string | undefined>(undefined);

/** Whether all of the field's text is selected. The numpad replaces a selection, as any keyboard does. */
function isAllSelected(id: string): boolean {
  const field = document.getElementById(id) as HTMLInputElement | null;
  return field === document.activeElement && field?.selectionStart === 0 && field.selectionEnd === field.value.length;
}

export function AmountField({ label, unit, value, onValue, all, onLabel, hint, fault }: AmountFieldProps) {
  const id = useId();
  const isOpen = useStore(open) === id;
  const point = language.get() === 'de' ? ',' : '.';
  const written = (amount: string): string => amount.replace('.', point);
  // The core checks the sent decimal, not the typed text. So text that is no decimal gets a message of its own.
  const wrong = fault !== undefined && value !== '' && amountOf(value) === undefined;
  const told = [hint !== undefined && `${id}-hint`, fault !== undefined && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div class={styles['amount']}>
      <label for={id}>{shown(label)}</label>
      <div class={styles['line']}>
        <input
          id={id}
          type="text"
          inputMode={matchMedia('(pointer: coarse)').matches ? 'none' : 'decimal'}
          autoComplete="off"
          value={value}
          onInput={(event) => onValue(event.currentTarget.value)}
          onFocus={() => open.set(id)}
          aria-describedby={told === '' ? undefined : told}
          aria-invalid={fault === undefined ? undefined : 'true'}
        />
        <span class={styles['unit']}>{shownUnit(unit)}</span>
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} class={styles['hint']}>
          {shown(hint)}
        </p>
      )}
      {fault !== undefined && (
        <p id={`${id}-fault`} class={styles['fault']}>
          {wrong ? t`Must be an amount above zero, like ${`10${point}5`}` : shown(fault)}
        </p>
      )}
      {(all !== undefined || onLabel !== undefined) && (
        <div class={styles['offers']}>
          {onLabel !== undefined && (
            <Button act={() => onValue(written(onLabel))}>{t`From the label: ${shownQuantity(onLabel, unit)}`}</Button>
          )}
          {all !== undefined && (
            <Button act={() => onValue(written(all))}>{t`All of it: ${shownQuantity(all, unit)}`}</Button>
          )}
        </div>
      )}
      {isOpen && (
        <fieldset class={styles['pad']} aria-label={t`Numpad`}>
          {NUMPAD.map((key) => (
            <button
              key={key}
              type="button"
              // Not focusable: the field keeps the focus for users with a keyboard.
              tabIndex={-1}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onValue(pressedKey(isAllSelected(id) ? '' : value, key, point))}
              aria-label={key === 'back' ? t`Delete the last digit` : undefined}
            >
              {key === 'point' ? point : key === 'back' ? '⌫' : key}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
