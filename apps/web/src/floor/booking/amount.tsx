/**
 * Draws an amount field with a numpad for gloved hands, and one-tap buttons for the whole amount and the weight on the
 * label. Accepts comma and point as decimal separator.
 */
import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { shownQuantity, shownUnit } from '../../shell/language/format.ts';
import { shown, type Text, t } from '../../shell/language/language.ts';
import { Reading } from '../../ui/control/amount-hint.tsx';
import { amountFault, fieldAmount, type Measure, pointOf, questionOf } from '../../ui/control/amount-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { isTouch } from '../../ui/control/pointer.ts';
import { bringIntoView } from '../../ui/page/in-view.ts';
import { sentence } from '../../ui/text/words.ts';
import styles from './amount.module.css';
import { amountOf } from './numpad.ts';
import { Numpad, padField } from './pad.tsx';

export { amountOf } from './numpad.ts';

export interface AmountFieldProps {
  readonly label: Text;
  /** The unit of the amount. Undefined for a temperature in °C, which may be negative. */
  readonly unit: string | undefined;
  /** The typed text. `amountOf` returns the decimal text to send. */
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** The whole amount as a decimal text in `unit`, for the button "all of it". */
  readonly all?: string | undefined;
  /** The weight on the label as a decimal text in `unit`, for the button "from the label". */
  readonly onLabel?: string | undefined;
  /** True if the amount may be zero, as in a count. */
  readonly allowsZero?: boolean;
  readonly hint?: Text | undefined;
  readonly fault?: Text | undefined;
  /** The id of the field, if it shares a numpad with the other fields of its row. */
  readonly id?: string;
  /** Focuses the next field. Called on Enter and on the numpad's key for the next field. */
  readonly next?: () => void;
  /** Content to show in place of the unit. */
  readonly beside?: ComponentChildren;
}

export function AmountField(props: AmountFieldProps) {
  const { label, unit, hint, beside } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <div class={styles['amount']} data-pad>
      <label for={id}>{shown(label)}</label>
      <div class={styles['line']}>
        <Field {...props} id={id} />
        {beside ?? <span class={styles['unit']}>{unit === undefined ? '°C' : shownUnit(unit)}</span>}
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} class={styles['hint']}>
          {shown(hint)}
        </p>
      )}
      <Reading id={`${id}-reading`} typed={props.value} measure={measureOf(props)} />
      <Fault {...props} id={id} />
      {unit !== undefined && <Offers {...props} unit={unit} />}
      {props.id === undefined && <Numpad of={[id]} />}
    </div>
  );
}

const measureOf = ({ unit }: Pick<AmountFieldProps, 'unit'>): Measure =>
  unit === undefined ? { sign: '°C' } : { unit };

function Field(props: AmountFieldProps & { readonly id: string }) {
  const { id, unit, value, onValue, next, hint, fault } = props;
  const now = useRef(props);
  now.current = props;
  const isUnclear = questionOf(value, measureOf(props)) !== undefined;
  const descriptions = [
    hint !== undefined && `${id}-hint`,
    `${id}-reading`,
    fault !== undefined && !isUnclear && `${id}-fault`,
  ].filter(Boolean);
  return (
    <input
      id={id}
      type="text"
      inputMode={isTouch() ? 'none' : 'decimal'}
      autoComplete="off"
      value={value}
      onInput={(event) => onValue(event.currentTarget.value)}
      onFocus={({ currentTarget }) => {
        padField.set({
          id,
          value: () => now.current.value,
          onValue: (typed) => now.current.onValue(typed),
          isSigned: unit === undefined,
          next: next && (() => now.current.next?.()),
        });
        // Scrolls to the field, because the numpad opens and may cover it.
        const field = currentTarget.closest('[data-pad]') ?? currentTarget;
        requestAnimationFrame(() => bringIntoView(field));
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !next) return;
        event.preventDefault();
        next();
      }}
      aria-describedby={descriptions.join(' ')}
      aria-invalid={fault === undefined && !isUnclear ? undefined : 'true'}
    />
  );
}

function Fault({ id, unit, value, fault, allowsZero = false }: AmountFieldProps & { readonly id: string }) {
  // For an unclear text, `Reading` shows a question instead of the fault.
  if (fault === undefined || questionOf(value, measureOf({ unit }))) return null;
  // The core checks the sent decimal, not the typed text. So a text that is not a decimal gets a separate message.
  const isWrong = unit !== undefined && value !== '' && amountOf(value) === undefined;
  const instead = allowsZero
    ? sentence(amountFault(value, measureOf({ unit })))
    : isWrong && t`Must be an amount above zero, like ${`10${pointOf()}5`}`;
  return (
    <p id={`${id}-fault`} class={styles['fault']}>
      {instead || shown(fault)}
    </p>
  );
}

/** Draws one-tap buttons for the whole amount and the weight on the label. */
function Offers({ unit, all, onLabel, onValue }: AmountFieldProps & { readonly unit: string }) {
  if (all === undefined && onLabel === undefined) return null;
  const take = (amount: string): void => onValue(fieldAmount(amount));
  return (
    <div class={styles['offers']}>
      {onLabel !== undefined && (
        <Button act={() => take(onLabel)}>{t`From the label: ${shownQuantity(onLabel, unit)}`}</Button>
      )}
      {all !== undefined && <Button act={() => take(all)}>{t`All of it: ${shownQuantity(all, unit)}`}</Button>}
    </div>
  );
}
