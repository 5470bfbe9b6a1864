/** A field with its label, hint and fault. */

import type { JsonSchema } from '@cleaver/domain/kernel';
import type { ComponentChildren } from 'preact';
import { shown, type Text, t } from '../../shell/language/language.ts';
import { Reading, type ReadingProps } from '../control/amount-hint.tsx';
import { classes } from '../text/classes.ts';
import { sentence } from '../text/words.ts';
import styles from './field.module.css';
import type { Value, Values } from './form-values.ts';

export interface LabelledProps {
  readonly id: string;
  readonly label: string;
  readonly isRequired: boolean;
  readonly path: string;
  readonly setting: Pick<Setting, 'id' | 'faults' | 'isChange'>;
  readonly hint?: Text | undefined;
  /** The typed amount and its unit. The field shows below the input how it understood the amount. */
  readonly reading?: Omit<ReadingProps, 'id'> | undefined;
  readonly isWide?: boolean;
  readonly children: ComponentChildren;
}

/** An input with its label above and its hint and fault below. */
export function Labelled({
  id,
  label,
  isRequired,
  path,
  setting,
  hint,
  reading,
  isWide = false,
  children,
}: LabelledProps) {
  return (
    <div class={classes(styles['field'], isWide && styles['wide'])}>
      <label for={id}>
        {label}
        {!isRequired && !setting.isChange && <small>{t`optional`}</small>}
      </label>
      {children}
      <Below path={path} setting={setting} hint={hint} reading={reading} />
    </div>
  );
}

export function Below({
  path,
  setting,
  hint,
  reading,
}: {
  readonly path: string;
  readonly setting: Pick<Setting, 'id' | 'faults'>;
  readonly hint?: Text | undefined;
  readonly reading?: Omit<ReadingProps, 'id'> | undefined;
}) {
  const fault = setting.faults.get(path);
  if (hint === undefined && fault === undefined && !reading) return null;
  return (
    <div>
      {hint !== undefined && (
        <p id={`${setting.id}-${path}-hint`} class={styles['hint']}>
          {shown(hint)}
        </p>
      )}
      {reading && fault === undefined && <Reading id={`${setting.id}-${path}-reading`} {...reading} />}
      {fault !== undefined && (
        <p id={`${setting.id}-${path}-fault`} class={styles['fault']}>
          {sentence(fault)}
        </p>
      )}
    </div>
  );
}

/**
 * Returns the properties of the fieldset of a field that has several controls. A faulty fieldset takes the focus,
 * because none of its controls is faulty alone.
 */
export const groupOf = (path: string, { id, faults }: Pick<Setting, 'id' | 'faults'>) => ({
  id: `${id}-${path}`,
  tabIndex: -1,
  'data-faulty': faults.has(path) ? '' : undefined,
  'aria-describedby': faults.has(path) ? `${id}-${path}-fault` : undefined,
});

export interface FieldOptions {
  readonly label?: Text;
  /** A sentence below the field. */
  readonly hint?: Text;
  /**
   * True for a choice that always has a value, although the operation does not require it. A function: it depends on the
   * values of the form.
   */
  readonly isRequired?: boolean | ((values: Values) => boolean);
  /** Returns the values of fields beside it that follow from a choice. */
  readonly follow?: (value: string) => Readonly<Record<string, string>>;
  /** The values to choose from, instead of those that the schema lists, or of all units. */
  readonly choices?: readonly string[];
  readonly lines?: boolean;
  /** The id of the article whose own units come first in the field of a unit. */
  readonly articleId?: string;
  readonly autoComplete?: string;
  /** Whether to show the typed password, because the user passes it on. */
  readonly isReadable?: boolean;
  readonly isWide?: boolean;
  /** Draws the whole field, including its label, instead of the standard field. */
  readonly render?: (props: FieldProps) => ComponentChildren;
}

/** The state of the form, for its fields. */
export interface Setting {
  readonly id: string;
  readonly faults: ReadonlyMap<string, Text>;
  readonly options: Readonly<Record<string, FieldOptions>>;
  /** The values of the whole form. */
  readonly values: Values;
  /** Returns the current value of a field, even if it changed since the last render. */
  readonly now: (path: string) => Value | undefined;
  readonly set: (path: string, value: Value) => void;
  readonly left: (path: string) => void;
  /** Shows the faults of a part of the form, such as a line. Returns whether it has none. */
  readonly isGood: (path: string) => boolean;
  /**
   * True to mark no field as optional. Set for the change of a record, because most fields cannot be emptied. Also set
   * for row forms.
   */
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

/** The properties that the controls of all fields have. */
export interface InputAttributes {
  readonly id: string;
  readonly name: string;
  readonly 'aria-invalid': 'true' | undefined;
  readonly 'aria-required': 'true' | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly onBlur: () => void;
}
