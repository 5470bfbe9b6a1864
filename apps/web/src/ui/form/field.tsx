/** The fields of a form. The JSON Schema of a member decides which input it gets. */
import type { JsonSchema } from '@cleaver/domain/kernel';
import { shown, t } from '../../shell/language/language.ts';
import { measureOf } from '../control/amount-text.ts';
import { Button } from '../control/button.tsx';
import { Choices } from '../control/choices.tsx';
import { Input, LONG } from '../control/input.tsx';
import { classes } from '../text/classes.ts';
import { fieldText } from '../text/words.ts';
import { beside, valueAt } from './draft.ts';
import styles from './field.module.css';
import { focusLastRow } from './first-field.ts';
import { emptyValue, isAmount, isWhole, type Value, type Values } from './form-values.ts';
import { Below, type FieldProps, groupOf, Labelled } from './labelled-field.tsx';

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
  const reading = isAmount(schema)
    ? {
        typed: String(value),
        isWhole: isWhole(schema),
        measure: measureOf(schema, (other) => valueAt(setting.values, beside(path, other))),
      }
    : undefined;
  return (
    <Labelled
      id={id}
      label={label}
      isRequired={isRequired}
      path={path}
      setting={setting}
      hint={options.hint}
      reading={reading}
      isWide={options.isWide ?? isLong}
    >
      <Input {...props} value={String(value)} id={id} isLong={isLong} options={options} />
    </Labelled>
  );
}

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

/** A list in which each row has the fields of one entry. */
function Rows(props: FieldProps & { readonly label: string; readonly items: JsonSchema }) {
  const { path, name, value, setting, label, items } = props;
  const rows = value as readonly Value[];
  return (
    <fieldset class={classes(styles['nested'], styles['wide'])} {...groupOf(path, setting)}>
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
        <Button
          icon="plus"
          act={() => {
            setting.set(path, [...rows, emptyValue(items)]);
            focusLastRow(() => document.getElementById(`${setting.id}-${path}`), `.${styles['row']}`);
          }}
        >{t`Add a row`}</Button>
      </div>
      <Below path={path} setting={setting} />
    </fieldset>
  );
}
