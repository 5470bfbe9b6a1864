/** The control of one value: text, number, date, choice, unit or record. */

import { type JsonSchema, MEANING } from '@cleaver/domain/kernel';
import { t } from '../../shell/language/language.ts';
import { REFERENCES } from '../../shell/navigation/references.ts';
import { beside, valueAt } from '../form/draft.ts';
import { isAmount, isDecimalText, isNumber } from '../form/form-values.ts';
import type { FieldOptions, FieldProps, InputAttributes } from '../form/labelled-field.tsx';
import { wordText } from '../text/words.ts';
import { Combobox } from './combobox.tsx';
import { DateInput } from './date-input.tsx';
import { UnitSelect } from './unit-select.tsx';

export const LONG = 256;

interface InputProps extends Omit<FieldProps, 'value'> {
  readonly id: string;
  readonly value: string;
  readonly isLong: boolean;
  readonly options: FieldOptions;
}

/** Returns the properties that every control has, for example its id and the ids of its descriptions. */
function attributesOf({ id, path, schema, isRequired, setting, options }: InputProps): InputAttributes {
  const fault = setting.faults.get(path);
  const descriptions = [
    options.hint !== undefined && `${id}-hint`,
    fault !== undefined && `${id}-fault`,
    fault === undefined && isAmount(schema) && `${id}-reading`,
  ];
  return {
    id,
    name: path,
    'aria-invalid': fault === undefined ? undefined : 'true',
    'aria-required': isRequired ? 'true' : undefined,
    'aria-describedby': descriptions.filter(Boolean).join(' ') || undefined,
    onBlur: () => setting.left(path),
  };
}

export function Input(props: InputProps) {
  const { path, name, schema, isRequired, value, setting, options } = props;
  const attributes = attributesOf(props);
  const set = (one: string): void => {
    setting.set(path, one);
    for (const [other, value] of Object.entries(options.follow?.(one) ?? {})) setting.set(beside(path, other), value);
  };
  const kind = REFERENCES[name];
  if (kind) return <Combobox {...attributes} kind={kind} value={value} chosen={set} />;
  const isOfUnits = schema[MEANING] === 'unit';
  const listed = schema['enum'] as readonly string[] | undefined;
  const choices = isOfUnits ? listed : (options.choices ?? listed);
  if (choices) {
    return (
      <select {...attributes} value={value} onChange={(event) => set(event.currentTarget.value)}>
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
    const articleId =
      options.articleId ?? valueAt(setting.values, beside(path, 'articleId')) ?? setting.values['articleId'];
    return (
      <UnitSelect
        {...{ attributes, value, set, isRequired, choices: options.choices }}
        articleId={String(articleId ?? '')}
      />
    );
  }
  return <TextInput {...props} attributes={attributes} set={set} />;
}

interface TextInputProps extends InputProps {
  readonly attributes: InputAttributes;
  readonly set: (value: string) => void;
}

/** The input for typed values: a text, a date, a password or a number. */
function TextInput({ name, schema, value, isLong, options, attributes, set }: TextInputProps) {
  const typed = {
    ...attributes,
    value,
    onInput: (event: { currentTarget: { value: string } }) => set(event.currentTarget.value),
  };
  if (isLong) return <textarea {...typed} rows={3} />;
  if (schema['format'] === 'date') return <DateInput {...attributes} value={value} set={set} />;
  if (schema['format'] === 'date-time') return <input {...typed} type="datetime-local" />;
  if (schema['format'] === 'password' && !options.isReadable)
    return <input {...typed} type="password" autoComplete={options.autoComplete ?? 'new-password'} />;
  return (
    <input {...typed} type="text" inputMode={keyboardOf(name, schema)} autoComplete={options.autoComplete ?? 'off'} />
  );
}

function keyboardOf(name: string, schema: JsonSchema): 'decimal' | 'numeric' | 'email' | 'tel' | undefined {
  if (schema['type'] === 'number' || isDecimalText(schema)) return 'decimal';
  if (isNumber(schema)) return 'numeric';
  return name === 'email' ? 'email' : name === 'phone' ? 'tel' : undefined;
}
