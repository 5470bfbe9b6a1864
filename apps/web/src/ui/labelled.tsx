/** A field with its label, and what stands below it. */

import type { JsonSchema } from '@cleaver/domain/kernel';
import type { ComponentChildren } from 'preact';
import { withDates } from '../shell/format.ts';
import { shown, type Text, t } from '../shell/language.ts';
import { classes } from './classes.ts';
import styles from './field.module.css';
import type { Value, Values } from './form-values.ts';

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

export function Below({
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

export interface FieldOptions {
  readonly label?: Text;
  /** A sentence below the field. */
  readonly hint?: Text;
  /** Values to offer: of a code those that there are, of a unit those that a shop uses. */
  readonly choices?: readonly string[];
  readonly lines?: boolean;
  readonly autoComplete?: string;
  /** Of a password that is told to somebody else: it is to be read. */
  readonly isReadable?: boolean;
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
