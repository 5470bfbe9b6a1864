/** The fields of a form: which input a member gets follows from what the form says of it. */
import { type JsonSchema, UNITS } from '@cleaver/domain/kernel';
import type { ComponentChildren } from 'preact';
import { shownUnit, withDates } from '../shell/format.ts';
import { shown, type Text, t } from '../shell/language.ts';
import { REFERENCES } from '../shell/references.ts';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { Combobox } from './combobox.tsx';
import styles from './field.module.css';
import { emptyValue, isDecimalText, isNumber, type Value, type Values } from './form-values.ts';
import { fieldText, wordText } from './words.ts';

export interface FieldOptions {
  readonly label?: Text;
  /** A sentence below the field. */
  readonly hint?: Text;
  /** Values to offer: of a code those that there are, of a unit those that a shop uses. */
  readonly choices?: readonly string[];
  readonly lines?: boolean;
  readonly autoComplete?: string;
  /** Which things of a kind may be chosen. */
  // biome-ignore lint/suspicious/noExplicitAny: each kind has a shape of its own
  readonly usable?: (one: any) => boolean;
  readonly isWide?: boolean;
  /** Draws the field in a way of the screen's own. */
  readonly render?: (props: FieldProps) => ComponentChildren;
}

/** What fields know of their form. */
export interface Setting {
  readonly id: string;
  readonly faults: ReadonlyMap<string, Text>;
  readonly options: Readonly<Record<string, FieldOptions>>;
  /** Of the whole form. */
  readonly values: Values;
  /** What stands in a field now, also what was set since it was drawn: for what builds on it. */
  readonly now: (path: string) => Value | undefined;
  readonly set: (path: string, value: Value) => void;
  readonly left: (path: string) => void;
  /** What is left as it was is not sent: every field may be left out, and none is called optional, for most can not be emptied. */
  readonly isChange?: boolean;
}

export interface FieldProps {
  readonly path: string;
  readonly name: string;
  readonly schema: JsonSchema;
  readonly isRequired: boolean;
  readonly value: Value;
  readonly setting: Setting;
}

const LONG = 256;
/** What a butcher measures in, before the rest of the catalogue. */
const COMMON_UNITS = ['KG', 'G', 'PIECE', 'L', 'ML', 'PACK', 'PORTION'];

export function FieldOf(props: FieldProps) {
  const { path, name, schema, isRequired, value, setting } = props;
  const options = setting.options[name] ?? {};
  if (options.render) return <>{options.render(props)}</>;
  const label = shown(options.label ?? fieldText(name));
  const type = schema['type'];
  if (type === 'object') {
    return (
      <fieldset class={classes(styles['nested'], styles['wide'])}>
        <legend>{label}</legend>
        <Members {...props} />
      </fieldset>
    );
  }
  if (type === 'array') {
    const items = schema['items'] as JsonSchema;
    return items['enum'] ? (
      <Choices {...props} label={label} items={items} />
    ) : (
      <Rows {...props} label={label} items={items} />
    );
  }
  const id = `${setting.id}-${path}`;
  if (type === 'boolean') {
    return (
      <div class={styles['field']}>
        <label class={styles['check']}>
          <input
            id={id}
            type="checkbox"
            checked={value === true}
            onChange={(event) => setting.set(path, event.currentTarget.checked)}
          />
          <span>{label}</span>
        </label>
        <Below path={path} setting={setting} hint={options.hint} />
      </div>
    );
  }
  const isLong =
    options.lines ??
    (typeof schema['maxLength'] === 'number' && schema['maxLength'] > LONG && schema['format'] !== 'password');
  return (
    <Labelled
      id={id}
      label={label}
      isRequired={isRequired}
      path={path}
      setting={setting}
      hint={options.hint}
      isWide={options.isWide ?? isLong}
    >
      <Input {...props} value={String(value)} id={id} isLong={isLong} options={options} />
    </Labelled>
  );
}

export interface LabelledProps {
  readonly id: string;
  readonly label: string;
  readonly isRequired: boolean;
  readonly path: string;
  readonly setting: Pick<Setting, 'id' | 'faults' | 'isChange'>;
  readonly hint?: Text | undefined;
  readonly isWide?: boolean;
  readonly children: ComponentChildren;
}

/** An input with its label above and its hint and fault below. */
export function Labelled({ id, label, isRequired, path, setting, hint, isWide = false, children }: LabelledProps) {
  return (
    <div class={classes(styles['field'], isWide && styles['wide'])}>
      <label for={id}>
        {label}
        {!isRequired && !setting.isChange && <small>{t`optional`}</small>}
      </label>
      {children}
      <Below path={path} setting={setting} hint={hint} />
    </div>
  );
}

function Below({
  path,
  setting,
  hint,
}: {
  readonly path: string;
  readonly setting: Pick<Setting, 'id' | 'faults'>;
  readonly hint?: Text | undefined;
}) {
  const fault = setting.faults.get(path);
  if (hint === undefined && fault === undefined) return null;
  return (
    <div>
      {hint !== undefined && (
        <p id={`${setting.id}-${path}-hint`} class={styles['hint']}>
          {shown(hint)}
        </p>
      )}
      {fault !== undefined && (
        <p id={`${setting.id}-${path}-fault`} class={styles['fault']}>
          {withDates(sentence(shown(fault)))}
        </p>
      )}
    </div>
  );
}

/** The core's faults go on from a name: "must not be blank". Below a field they stand alone. */
const sentence = (fault: string): string => fault.charAt(0).toUpperCase() + fault.slice(1);

interface InputProps extends Omit<FieldProps, 'value'> {
  readonly id: string;
  readonly value: string;
  readonly isLong: boolean;
  readonly options: FieldOptions;
}

function Input({ id, path, name, schema, isRequired, value, setting, isLong, options }: InputProps) {
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
  if (schema['format'] === 'password')
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

function Members({ path, schema, value, setting }: FieldProps) {
  const members = (schema['properties'] ?? {}) as Record<string, JsonSchema>;
  const required = (schema['required'] ?? []) as readonly string[];
  return (
    <div class={styles['members']} data-fields>
      {Object.entries(members).map(([name, of]) => (
        <FieldOf
          key={name}
          path={`${path}.${name}`}
          name={name}
          schema={of}
          isRequired={required.includes(name)}
          value={(value as Values)[name] ?? emptyValue(of)}
          setting={setting}
        />
      ))}
    </div>
  );
}

/** The fields of the first row of a list, where a screen asks for one row alone; `without`: what it knows of it by itself. */
export function FirstRow({ without, ...props }: FieldProps & { readonly without: string }) {
  const items = props.schema['items'] as JsonSchema;
  const { [without]: _, ...properties } = (items['properties'] ?? {}) as Record<string, JsonSchema>;
  const [row = {}] = props.value as readonly Value[];
  return (
    <div class={styles['wide']}>
      <Members {...props} path={`${props.path}[0]`} schema={{ ...items, properties }} value={row} />
    </div>
  );
}

/** A set of words: each is a box to tick. */
function Choices({
  path,
  value,
  setting,
  label,
  items,
  name,
}: FieldProps & { readonly label: string; readonly items: JsonSchema }) {
  const chosen = value as readonly string[];
  const hint = setting.options[name]?.hint;
  return (
    <fieldset class={classes(styles['nested'], styles['wide'])} id={`${setting.id}-${path}`} tabIndex={-1}>
      <legend>{label}</legend>
      <div class={styles['choices']}>
        {(items['enum'] as readonly string[]).map((one) => (
          <label key={one} class={styles['check']}>
            <input
              type="checkbox"
              checked={chosen.includes(one)}
              onChange={(event) =>
                setting.set(
                  path,
                  event.currentTarget.checked ? [...chosen, one] : chosen.filter((other) => other !== one),
                )
              }
            />
            <span>{wordText(one)}</span>
          </label>
        ))}
      </div>
      <Below path={path} setting={setting} hint={hint} />
    </fieldset>
  );
}

/** A list: an entry a row. */
function Rows(props: FieldProps & { readonly label: string; readonly items: JsonSchema }) {
  const { path, name, value, setting, label, items } = props;
  const rows = value as readonly Value[];
  return (
    <fieldset class={classes(styles['nested'], styles['wide'])} id={`${setting.id}-${path}`} tabIndex={-1}>
      <legend>{label}</legend>
      {rows.map((row, index) => (
        <div key={index} class={styles['row']}>
          {items['type'] === 'object' ? (
            <Members {...props} path={`${path}[${index}]`} schema={items} value={row} />
          ) : (
            <FieldOf {...props} path={`${path}[${index}]`} name={name} schema={items} isRequired value={row} />
          )}
          <Button
            look="plain"
            icon="close"
            label={t`Remove row ${index + 1}`}
            act={() =>
              setting.set(
                path,
                rows.filter((_, other) => other !== index),
              )
            }
          />
        </div>
      ))}
      <div>
        <Button icon="plus" act={() => setting.set(path, [...rows, emptyValue(items)])}>{t`Add a row`}</Button>
      </div>
      <Below path={path} setting={setting} />
    </fieldset>
  );
}
