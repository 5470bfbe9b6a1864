/** The control of one value: text, number, date, unit or check box. */

import { type JsonSchema, UNITS } from '@cleaver/domain/kernel';
import { shownUnit } from '../shell/format.ts';
import { t } from '../shell/language.ts';
import { REFERENCES } from '../shell/references.ts';
import { Combobox } from './combobox.tsx';
import { isDecimalText, isNumber } from './form-values.ts';
import type { FieldOptions, FieldProps } from './labelled.tsx';
import { wordText } from './words.ts';

export const LONG = 256;

/** The units that butchers use most, listed before the rest of the catalogue. */
const COMMON_UNITS = ['KG', 'G', 'PIECE', 'L', 'ML', 'PACK', 'PORTION'];

interface InputProps extends Omit<FieldProps, 'value'> {
  readonly id: string;
  readonly value: string;
  readonly isLong: boolean;
  readonly options: FieldOptions;
}

export function Input({ id, path, name, schema, isRequired, value, setting, isLong, options }: InputProps) {
  const fault = setting.faults.get(path);
  const told = [options.hint !== undefined && `${id}-hint`, fault !== undefined && `${id}-fault`]
    .filter(Boolean)
    .join(' ');
  const common = {
    id,
    name: path,
    'aria-invalid': fault === undefined ? undefined : ('true' as const),
    'aria-required': isRequired ? ('true' as const) : undefined,
    'aria-describedby': told === '' ? undefined : told,
    onBlur: () => setting.left(path),
  };
  const typed = (event: { currentTarget: { value: string } }) => setting.set(path, event.currentTarget.value);
  const kind = REFERENCES[name];
  if (kind)
    return (
      <Combobox
        {...common}
        kind={kind}
        value={value}
        chosen={(one) => setting.set(path, one)}
        usable={options.usable}
      />
    );
  const isOfUnits = isUnit(name, schema);
  const choices = (schema['enum'] as readonly string[] | undefined) ?? (isOfUnits ? undefined : options.choices);
  if (choices) {
    return (
      <select {...common} value={value} onChange={typed}>
        {(!isRequired || value === '') && <option value="">{isRequired ? t`Choose` : '–'}</option>}
        {choices.map((one) => (
          <option key={one} value={one}>
            {wordText(one)}
          </option>
        ))}
      </select>
    );
  }
  if (isOfUnits) {
    const first = options.choices ?? COMMON_UNITS;
    const others = Object.keys(UNITS).filter((one) => !first.includes(one));
    return (
      <select {...common} value={value.toUpperCase()} onChange={typed}>
        <option value="">{isRequired ? t`Choose` : '–'}</option>
        {first.map((one) => (
          <option key={one} value={one}>
            {shownUnit(one)}
          </option>
        ))}
        {options.choices === undefined && (
          <optgroup label={t`Others`}>
            {others.map((one) => (
              <option key={one} value={one}>
                {shownUnit(one)}
              </option>
            ))}
          </optgroup>
        )}
      </select>
    );
  }
  if (isLong) return <textarea {...common} rows={3} value={value} onInput={typed} />;
  if (schema['format'] === 'date')
    return <input {...common} type="date" value={value} max="9999-12-31" onInput={typed} />;
  if (schema['format'] === 'date-time')
    return <input {...common} type="datetime-local" value={value} onInput={typed} />;
  if (schema['format'] === 'password' && !options.isReadable)
    return (
      <input
        {...common}
        type="password"
        autoComplete={options.autoComplete ?? 'new-password'}
        value={value}
        onInput={typed}
      />
    );
  const isDecimal = schema['type'] === 'number' || isDecimalText(schema);
  const mode = isDecimal
    ? 'decimal'
    : isNumber(schema)
      ? 'numeric'
      : name === 'email'
        ? 'email'
        : name === 'phone'
          ? 'tel'
          : undefined;
  return (
    <input
      {...common}
      type="text"
      inputMode={mode}
      autoComplete={options.autoComplete ?? 'off'}
      value={value}
      onInput={typed}
    />
  );
}

const isUnit = (name: string, schema: JsonSchema): boolean =>
  /(^|[a-z])(uom|unit)$/i.test(name) && schema['type'] === 'string' && !schema['enum'];
