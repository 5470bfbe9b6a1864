/** The fields of a bank line: sum, text and day. */
import { say } from '@cleaver/domain/kernel';
import { useId, useRef } from 'preact/hooks';
import { exactMoney } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { me } from '../../shell/session/session.ts';
import { fieldAmount } from '../../ui/control/amount-text.ts';
import { DateInput } from '../../ui/control/date-input.tsx';
import { Labelled } from '../../ui/form/labelled-field.tsx';
import { fieldText } from '../../ui/text/words.ts';
import { type BankEntry, TEXT_MAX } from './bank-entry.ts';
import styles from './bank-in.module.css';
import { readBankLine, readSum } from './bank-line.ts';

interface Element {
  readonly current: HTMLInputElement | null;
}

/**
 * Returns functions that take what the user types or pastes. A pasted line fills all fields. A pasted sum moves the focus
 * to the text. Only a paste adds several characters at once; a phone may send no paste event.
 */
function useTyping({ values, setLine }: BankEntry, textField: Element) {
  const today = me.get()?.today ?? '1970-01-01';
  /** Fills the fields from a line. Returns whether it has a sum. */
  const takeLine = (line: string): boolean => {
    const { sum, text, day } = readBankLine(line, today);
    if (sum === undefined) return false;
    setLine({ sum: fieldAmount(sum), text: text.slice(0, TEXT_MAX), ...(day !== undefined && { bookedOn: day }) });
    return true;
  };
  return {
    typeSum(typed: string): void {
      const before = values.sum;
      const isPasted = typed.length > before.length + 1;
      if (isPasted && readSum(typed) === undefined) {
        const line = typed.startsWith(before) ? `${before} ${typed.slice(before.length)}` : typed;
        if (!takeLine(line)) setLine({ text: typed.slice(0, TEXT_MAX) });
        return;
      }
      setLine({ sum: typed });
      if (isPasted && values.text === '') textField.current?.focus();
    },
    typeText(typed: string): void {
      const isPasted = typed.length > values.text.length + 1;
      if (!(isPasted && values.sum.trim() === '' && takeLine(typed))) setLine({ text: typed });
    },
  };
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface FieldsProps {
  readonly entry: BankEntry;
  readonly sumField: Element;
}

export function BankLineFields({ entry, sumField }: FieldsProps) {
  const id = useId();
  const textField = useRef<HTMLInputElement>(null);
  const { values, submission, setLine, sum } = entry;
  const { typeSum, typeText } = useTyping(entry, textField);
  const setting = { id, faults: submission.faults };
  const press = (event: KeyboardEvent): void => {
    const by = STEPS[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    entry.step(by);
  };
  const attributes = (path: string) => {
    const isFaulty = submission.faults.has(path);
    return {
      id: `${id}-${path}`,
      'aria-invalid': isFaulty ? ('true' as const) : undefined,
      'aria-describedby': `${id}-${path}-${isFaulty ? 'fault' : 'hint'}`,
    };
  };
  const text = { type: 'text', autoComplete: 'off', onKeyDown: press } as const;
  const sumHint = sum === undefined ? say`Or paste the whole entry here` : exactMoney(sum);
  return (
    <div class={styles['line']} data-fields>
      <Labelled id={`${id}-sum`} label={t`Sum`} path="sum" isRequired setting={setting} hint={sumHint}>
        <input
          {...{ ...attributes('sum'), ...text, value: values.sum }}
          ref={sumField}
          aria-required="true"
          onInput={(event) => typeSum(event.currentTarget.value)}
        />
      </Labelled>
      <Labelled
        {...{ id: `${id}-text`, label: t`Text of the transfer`, path: 'text', isRequired: true, setting }}
        hint={say`Name and purpose: invoice numbers are recognised`}
      >
        <input
          {...{ ...attributes('text'), ...text, value: values.text }}
          ref={textField}
          maxLength={TEXT_MAX}
          onInput={(event) => typeText(event.currentTarget.value)}
        />
      </Labelled>
      <Labelled id={`${id}-bookedOn`} label={fieldText('bookedOn')} path="bookedOn" isRequired setting={setting}>
        <DateInput {...attributes('bookedOn')} value={values.bookedOn} set={(day) => setLine({ bookedOn: day })} />
      </Labelled>
    </div>
  );
}
