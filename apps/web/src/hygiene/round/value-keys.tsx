/** The field of a measured value, and its number pad. */
import type { Measure } from '@cleaver/domain/hygiene/contracts';
import { say } from '@cleaver/domain/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { NUMPAD, pressedKey } from '../../floor/booking/numpad.ts';
import { shown, t } from '../../shell/language/language.ts';
import { Reading } from '../../ui/control/amount-hint.tsx';
import { pointOf } from '../../ui/control/amount-text.ts';
import { isTouch } from '../../ui/control/pointer.ts';
import styles from './round.module.css';

/** The empty value makes this a text of its own, because the same word is also a navigation of pages. */
const NEXT = say`Next${''}`;

interface ValueFieldProps {
  readonly label: string;
  readonly measure: Measure;
  /** The typed text. */
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly fault: string | undefined;
}

export function ValueField({ label, measure, value, onValue, fault }: ValueFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const sign = measure === 'TEMPERATURE' ? '°C' : '';
  // At the desk, users type at once. On a touch device the field stays free for the scanner.
  useEffect(() => {
    if (!isTouch()) field.current?.focus();
  }, []);
  return (
    <div class={styles['value']}>
      <label class="visually-hidden" for={id}>
        {label}
      </label>
      <p>
        <input
          ref={field}
          id={id}
          type="text"
          inputMode={isTouch() ? 'none' : 'decimal'}
          autoComplete="off"
          value={value}
          onInput={(event) => onValue(event.currentTarget.value)}
          aria-describedby={`${id}-reading${fault === undefined ? '' : ` ${id}-fault`}`}
          aria-invalid={fault === undefined ? undefined : 'true'}
        />
        <span>{sign || 'pH'}</span>
      </p>
      <Reading id={`${id}-reading`} typed={value} measure={{ sign }} />
      {fault !== undefined && (
        <p id={`${id}-fault`} class={styles['fault']} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}

interface ValueKeysProps {
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly children: ComponentChildren;
}

/** The number pad with a minus, and the button for the next stop, which submits the form. */
export function ValueKeys({ value, onValue, children }: ValueKeysProps) {
  const point = pointOf();
  return (
    <div class={styles['keys']}>
      <fieldset class={styles['pad']} aria-label={t`Numpad`}>
        {NUMPAD.map((key) => (
          <PadKey
            key={key}
            name={key}
            act={() => onValue(pressedKey(value, key, point))}
            label={key === 'back' ? t`Delete the last digit` : undefined}
            text={key === 'point' ? point : key === 'back' ? '⌫' : key}
          />
        ))}
        <PadKey name="minus" act={() => onValue(pressedKey(value, 'minus', point))} label={t`Minus`} text="−" />
        <button type="submit" class={styles['next']} data-key="next" data-main-action="">
          {shown(NEXT)}
        </button>
      </fieldset>
      {children}
    </div>
  );
}

interface PadKeyProps {
  readonly name: string;
  readonly act: () => void;
  readonly text: string;
  readonly label?: string | undefined;
}

const PadKey = ({ name, act, text, label }: PadKeyProps) => (
  <button
    type="button"
    // The key takes no focus, so that users with a keyboard stay in the field.
    tabIndex={-1}
    data-key={name}
    onPointerDown={(event) => event.preventDefault()}
    onClick={act}
    aria-label={label}
  >
    {text}
  </button>
);
