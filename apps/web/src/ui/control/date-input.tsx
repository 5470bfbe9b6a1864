/**
 * The control for a date. It shows the date in the language of the page with its weekday, and takes what people type
 * (`typed-date.ts`). The arrow keys change the day; Alt and the down arrow, or the button, open a calendar. Follows the
 * date picker combobox of the ARIA Authoring Practices.
 */
import { addDays, dateOf, isoWeekday, parseDate } from '@cleaver/domain/kernel';
import type { Ref } from 'preact';
import { useState } from 'preact/hooks';
import { shownDate, shownDayName, shownLongDate } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { Icon } from '../../shell/navigation/icons.tsx';
import { me } from '../../shell/session/session.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { Calendar } from './calendar.tsx';
import styles from './date-input.module.css';
import { typedDate } from './typed-date.ts';

interface DateInputProps {
  readonly id: string;
  readonly name?: string;
  /** The date as `YYYY-MM-DD`, or the typed text if it is no date. */
  readonly value: string;
  /** Takes the date as `YYYY-MM-DD`, an empty text, or a text that is no date. */
  readonly set: (value: string) => void;
  /** True for a filter: sets only complete dates while the user types, and never a text that is no date. */
  readonly isFilter?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly onBlur?: () => void;
  readonly 'aria-invalid'?: 'true' | undefined;
  readonly 'aria-required'?: 'true' | undefined;
  readonly 'aria-describedby'?: string | undefined;
}

const COMPLETE = /^\d{4}-\d{2}-\d{2}$|\D\d{4}$|^$/;
const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

export function DateInput({ id, value, set, isFilter = false, inputRef, onBlur, ...attributes }: DateInputProps) {
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [spoken, setSpoken] = useState('');
  const today = me.get()?.today ?? new Date().toISOString().slice(0, 10);
  const parsed = parseDate(value);
  const date = parsed.ok ? parsed.value : undefined;
  const choose = (chosen: string): void => {
    setTyped(undefined);
    setSpoken(shownLongDate(chosen));
    set(chosen);
  };
  const type = (text: string): void => {
    setTyped(text);
    const found = typedDate(text, today);
    if (!isFilter) set(found ?? text.trim());
    else if (COMPLETE.test(text.trim())) set(found ?? '');
  };
  const commit = (): void => {
    if (typed === undefined) return;
    const found = typedDate(typed, today);
    if (found !== undefined) choose(found);
    else if (typed.trim() === '') setTyped(undefined);
  };
  const press = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (event.key === 'Enter') commit();
    if (step === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (event.altKey) setOpen(true);
    else choose(date === undefined ? today : addDays(dateOf(date), step));
  };
  const isFaulty = isFilter && typed !== undefined && typed.trim() !== '' && typedDate(typed, today) === undefined;
  return (
    <span class={styles['date']}>
      <input
        {...attributes}
        {...(inputRef && { ref: inputRef })}
        id={id}
        type="text"
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={isOpen ? 'true' : 'false'}
        aria-invalid={isFaulty ? 'true' : attributes['aria-invalid']}
        autoComplete="off"
        value={typed ?? (date === undefined ? value : shownDate(date).replaceAll('\u00a0', ' '))}
        onInput={(event) => type(event.currentTarget.value)}
        onKeyDown={press}
        onBlur={() => {
          commit();
          onBlur?.();
        }}
      />
      {date !== undefined && (
        <span class={styles['weekday']} aria-hidden="true">
          {shownDayName(isoWeekday(date), 'short')}
        </span>
      )}
      <button type="button" class={styles['open']} tabIndex={-1} aria-label={t`Calendar`} onClick={() => setOpen(true)}>
        <Icon name="calendar" />
      </button>
      <span class="visually-hidden" aria-live="polite">
        {spoken}
      </span>
      <Dialog title={t`Choose a date`} isOpen={isOpen} close={() => setOpen(false)} begins="title">
        <Calendar
          date={date}
          today={dateOf(today)}
          choose={(chosen) => {
            setOpen(false);
            choose(chosen);
          }}
        />
      </Dialog>
    </span>
  );
}
