/** Provides the first values of a form, the values to store, and access to members by their path. */
import type { AnyContract, Form, JsonSchema, Message, out } from '@cleaver/domain/kernel';
import type { ComponentChildren } from 'preact';
import { type Faults, firstOfEach } from '../../shell/data/submission.ts';
import type { Text } from '../../shell/language/language.ts';
import { me } from '../../shell/session/session.ts';
import { pointOf } from '../control/amount-text.ts';
import { emptyValue, isEmpty, toValue, type Value, type Values } from './form-values.ts';
import type { FieldOptions } from './labelled-field.tsx';
import type { Question } from './warning-answer.ts';

/** The parts of an operation that its form needs. `R` is the response, `B` is the request body. */
export interface FormOf<R, B> {
  readonly name: string;
  readonly input: Form<unknown, B>;
  readonly permission?: AnyContract['permission'];
  readonly floor?: AnyContract['floor'];
  // biome-ignore lint/suspicious/noExplicitAny: accepts every output of the core
  readonly output?: out.Output<any, R>;
}

/**
 * Milliseconds from leaving a field until its fault is shown. A fault that appears between press and release of a button
 * moves the button, and the click is lost.
 */
export const LEFT_MS = 200;

export const isRequired = (form: Form<unknown>, name: string): boolean => form.fields[name]?.required ?? false;

export function beginning(
  operation: Pick<OperationFormProps<unknown>['operation'], 'name' | 'input'>,
  initial: OperationFormProps<unknown>['initial'],
  fixed: object,
) {
  const all = (operation.input.schema['properties'] ?? {}) as Record<string, JsonSchema>;
  // Members that the page sets itself get no field.
  const properties = Object.fromEntries(Object.entries(all).filter(([name]) => !Object.hasOwn(fixed, name)));
  const schema: JsonSchema = { type: 'object', properties };
  const point = pointOf();
  const first = Object.fromEntries(
    Object.entries(properties).map(([name, of]) => [
      name,
      initial && Object.hasOwn(initial, name) && initial[name] !== undefined
        ? toValue(of, initial[name], point)
        : initial
          ? toValue(of, undefined, point)
          : emptyValue(of),
    ]),
  );
  // The draft's name contains the values that the page sets, because a page may have the same form for each of its
  // lines.
  const of = Object.values(fixed).join(' ');
  const name = `draft ${me.get()?.id} ${location.pathname} ${operation.name} ${of}`.trimEnd();
  // Fills fields without an initial value with the defaults of the form.
  if (initial)
    for (const [name, of] of Object.entries(properties))
      if (initial[name] === undefined && of['default'] !== undefined) first[name] = emptyValue(of);
  return { schema, first: first as Values, name };
}

/** Returns the values without passwords, or undefined if they are empty. */
export function storable(schema: JsonSchema, values: Values): Values | undefined {
  const members = schema['properties'] as Record<string, JsonSchema>;
  const rest = Object.fromEntries(
    Object.entries(values).filter(([member]) => members[member]?.['format'] !== 'password'),
  );
  return isEmpty(rest) ? undefined : rest;
}

/** Returns the first fault of each field. `instead` moves the faults of members without a field to another field. */
export function byField(
  faults: readonly { readonly field: string; readonly message: Text }[],
  instead: NonNullable<OperationFormProps<unknown>['instead']>,
): Faults {
  return firstOfEach(
    faults.map(({ field, message }) => {
      const { at, text } = instead[field] ?? { at: field, text: message };
      return { field: at, message: text };
    }),
  );
}

export const lastName = (path: string): string =>
  path
    .replaceAll(/\[\d+\]/g, '')
    .split('.')
    .at(-1) ?? path;

const steps = (path: string): (string | number)[] =>
  [...path.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map(([, name, index]) =>
    index === undefined ? (name as string) : Number(index),
  );

export function valueAt(values: Values, path: string): Value | undefined {
  let value: unknown = values;
  for (const step of steps(path)) value = (value as Record<string | number, unknown> | undefined)?.[step];
  return value as Value | undefined;
}

/** Returns the path of another member of the same object. */
export const beside = (path: string, name: string): string => path.replace(/[^.]+$/, name);

export function isEmptyAt(values: Values, path: string): boolean {
  const value = valueAt(values, path);
  return value === undefined || isEmpty(value);
}

/** Returns the values with the value at the path changed. A path is, for example, `lineItems[0].agreedPrice`. */
export function withValue(values: Values, path: string, value: Value): Values {
  const put = (into: Value | undefined, [step, ...rest]: (string | number)[]): Value => {
    if (step === undefined) return value;
    if (typeof step === 'number') {
      const list = [...((into as readonly Value[] | undefined) ?? [])];
      list[step] = put(list[step], rest);
      return list;
    }
    const members = (into as Values | undefined) ?? {};
    return { ...members, [step]: put(members[step], rest) };
  };
  return put(values, steps(path)) as Values;
}

export interface Group {
  readonly title?: Message;
  readonly fields: readonly string[];
}

// biome-ignore lint/suspicious/noExplicitAny: most code works with forms of every operation
export interface OperationFormProps<R, B = any> {
  /** The contract of the operation. With `send`, an object with only `name` and `input` is enough. */
  readonly operation: FormOf<R, B>;
  /** The initial values of the fields, as the service sends them. */
  readonly initial?: Readonly<Record<string, unknown>> | undefined;
  /** Whether to send only the changed members. An emptied field is then an empty text, where the schema allows one. */
  readonly isChange?: boolean;
  /** Values that the page sets itself, such as the id of the record. The form checks and sends them. */
  readonly fixed?: Readonly<Record<string, unknown>>;
  /** Order and sections of the fields. Default: all fields in the order of the form. */
  readonly groups?: readonly Group[];
  readonly options?: Readonly<Record<string, FieldOptions>>;
  /**
   * Replaces the faults of members that have no field in this form. The key is the name of the member. `at` is the
   * field that shows the fault, `text` is the text that it shows.
   */
  readonly instead?: Readonly<Record<string, { readonly at: string; readonly text: Text }>>;
  readonly label: string;
  /** Replaces the call of the operation. Receives the fixed and the entered values, and the idempotency key. */
  readonly send?: ((body: B, key: string) => Promise<R>) | undefined;
  readonly done: (result: R, body: Record<string, unknown>) => unknown;
  /** Shows the warnings that the user must acknowledge, below the form. */
  readonly warningPanel?: (props: { readonly of: { readonly question: Question | undefined } }) => ComponentChildren;
  readonly cancel?: () => void;
  readonly look?: 'primary' | 'danger';
  /** Whether the draft outlives the tab, for long work on the floor. */
  readonly isLasting?: boolean;
  /** Draws additional content from the current values, for example a preview. `set` changes values of the form. */
  readonly children?: (values: Values, set: (changes: Values) => void) => ComponentChildren;
}
