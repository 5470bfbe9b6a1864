/**
 * A form on a page, made from the form of an operation: the same fields, the same faults in the same words as the service.
 *
 * What is typed is kept (in this tab) until it is saved or thrown away: it survives a reload, a conflict and the end of a
 * session. One intent has one Idempotency-Key, so that a double tap, a repetition and a lost answer have one effect.
 */
import {
  type AnyContract,
  type Form,
  type JsonSchema,
  type Message,
  type out,
  Refusal,
  readInput,
} from '@cleaver/domain/kernel';
import type { ComponentChildren } from 'preact';
import { useId, useMemo, useRef, useState } from 'preact/hooks';
import { ApiError, callAny, newKey, told } from '../shell/api.ts';
import { device, parsedJson, tab } from '../shell/device.ts';
import { shownHour } from '../shell/format.ts';
import { language, shown, type Text, t } from '../shell/language.ts';
import { changed } from '../shell/query.ts';
import { me } from '../shell/session.ts';
import { Button } from './button.tsx';
import { FieldOf, type FieldOptions, type Setting } from './field.tsx';
import styles from './form.module.css';
import { differences, emptyValue, isEmpty, toRaw, toValue, type Value, type Values } from './form-values.ts';
import { Notice } from './notice.tsx';
import { fieldText } from './words.ts';

export interface Group {
  readonly title?: Message;
  readonly fields: readonly string[];
}

interface FormOf<R> {
  readonly name: string;
  readonly input: Form<unknown>;
  readonly permission?: AnyContract['permission'];
  // biome-ignore lint/suspicious/noExplicitAny: whatever the core gives
  readonly output?: out.Output<any, R>;
}

export interface OperationFormProps<R> {
  /** Whose form it is: a contract, or where `send` is given, a form of the page's own with a name. */
  readonly operation: FormOf<R>;
  /** What stands in the fields at first, as the service sends it. */
  readonly initial?: Readonly<Record<string, unknown>> | undefined;
  /** Only what was changed is sent, and an emptied field as an empty text. */
  readonly isChange?: boolean;
  /** What the page knows by itself: the id of what is changed. Checked, and sent. */
  readonly fixed?: Readonly<Record<string, unknown>>;
  /** Order and sections of the fields; left out: all, in the order of the form. */
  readonly groups?: readonly Group[];
  readonly options?: Readonly<Record<string, FieldOptions>>;
  /** A fault of a member that has no field here: at which one it stands, and in which words. */
  readonly instead?: Readonly<Record<string, { readonly at: string; readonly text: Text }>>;
  readonly label: string;
  /** Instead of calling the operation with what is fixed and what was entered. */
  readonly send?: ((body: Record<string, unknown>, key: string) => Promise<R>) | undefined;
  readonly done: (result: R, body: Record<string, unknown>) => unknown;
  readonly cancel?: () => void;
  readonly look?: 'primary' | 'danger';
  /** What is typed is kept when the tab is closed, too: work that takes a while, on the floor. */
  readonly isLasting?: boolean;
  /** Follows what is typed: a preview. */
  readonly children?: (values: Values, set: (changes: Values) => void) => ComponentChildren;
}

const LEFT_MS = 200;

interface Draft {
  readonly at: number;
  readonly key: string;
  readonly values: Values;
}

export function OperationForm<R>(props: OperationFormProps<R>) {
  const {
    operation,
    initial,
    isChange = false,
    fixed = {},
    groups,
    options = {},
    instead = {},
    label,
    send = (body, key) => callAny<R>(operation as AnyContract, { ...fixed, ...body }, { key }),
    done,
    cancel,
    look = 'primary',
    isLasting = false,
    children,
  } = props;
  const drafts = isLasting ? device : tab;
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const { schema, first, draftName, kept } = useMemo(() => beginning(operation, initial, fixed, drafts), [operation]);
  const [values, setValues] = useState<Values>(kept?.values ?? first);
  const [faults, setFaults] = useState<ReadonlyMap<string, Text>>(new Map());
  const [fault, setFault] = useState<string>();
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [keptAt, setKeptAt] = useState(kept?.at);
  const key = useRef(kept?.key ?? newKey());
  // What was kept may have been sent before the reload, or by another tab that has the same draft.
  const wasSent = useRef(kept !== undefined);
  const busy = useRef(false);
  const tried = useRef(false);
  const current = useRef(values);
  current.current = values;

  const body = (of: Values): Record<string, unknown> => {
    const raw = toRaw(schema, of, isChange) as Record<string, unknown>;
    return isChange ? differences(toRaw(schema, first, isChange) as Record<string, unknown>, raw) : raw;
  };
  /** The faults that the core finds, by their fields. */
  const check = (of: Values): ReadonlyMap<string, Text> => {
    try {
      readInput(operation.input, { ...fixed, ...body(of) });
      return new Map();
    } catch (error) {
      if (error instanceof Refusal) return byField(error.faults ?? [], instead);
      throw error;
    }
  };

  const set = (changes: Values): void => {
    // What is set by itself, when an answer comes, must not take back what was typed since this was drawn.
    const next = { ...current.current, ...changes };
    current.current = next;
    setValues(next);
    // Another wish than the one that was sent.
    if (wasSent.current) {
      key.current = newKey();
      wasSent.current = false;
    }
    if (isTried) setFaults(check(next));
    keep(drafts, draftName, schema, { at: Date.now(), key: key.current, values: next });
  };
  /** Faults of fields that were left with something in them. Not at once: what moves under a finger is missed by it. */
  const left = (path: string): void => {
    setTimeout(() => {
      if (tried.current) return;
      const found = check(current.current).get(path);
      setFaults((faults) => {
        const next = new Map(faults);
        if (found === undefined || isEmptyAt(current.current, path)) next.delete(path);
        else next.set(path, found);
        return next;
      });
    }, LEFT_MS);
  };
  const discard = (): void => {
    drafts.write(draftName, undefined);
    setValues(first);
    setFaults(new Map());
    setFault(undefined);
    setIsTried(false);
    tried.current = false;
    setKeptAt(undefined);
    key.current = newKey();
  };

  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (busy.current) return;
    setIsTried(true);
    tried.current = true;
    setFault(undefined);
    const found = check(values);
    setFaults(found);
    if (found.size > 0) {
      focusFault(element.current);
      return;
    }
    const sent = body(values);
    busy.current = true;
    setIsBusy(true);
    wasSent.current = true;
    try {
      const result = await send(sent, key.current);
      drafts.write(draftName, undefined);
      key.current = newKey();
      await changed();
      await done(result, sent);
    } catch (error) {
      if (error instanceof ApiError && error.validationErrors) {
        setFaults(byField(error.validationErrors, instead));
        focusFault(element.current);
      } else {
        setFault(told(error));
        if (error instanceof ApiError && error.status === 409) changed().catch(() => undefined);
        requestAnimationFrame(() =>
          element.current?.querySelector<HTMLElement>('[role=alert]')?.scrollIntoView({ block: 'nearest' }),
        );
      }
    } finally {
      busy.current = false;
      setIsBusy(false);
    }
  };

  const setting: Setting = {
    id,
    faults,
    left,
    options,
    isChange,
    values,
    now: (path) => valueAt(current.current, path),
    set: (path, value) => set(withValue(current.current, path, value)),
  };
  const members = (schema['properties'] ?? {}) as Record<string, JsonSchema>;
  const shownGroups = groups ?? [{ fields: Object.keys(members) }];
  const named = new Set(shownGroups.flatMap(({ fields }) => fields));
  const elsewhere = [...faults].filter(([path]) => !named.has(path.split(/[.[]/)[0] ?? ''));
  return (
    <form
      ref={element}
      class={styles['form']}
      onSubmit={submit}
      noValidate
      autoComplete="off"
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event).catch(() => undefined);
      }}
    >
      {keptAt !== undefined && (
        <Notice>
          <p>{t`What you typed at ${shownHour(keptAt)} is here again.`}</p>
          <p>
            <Button act={discard}>{t`Throw it away`}</Button>
          </p>
        </Notice>
      )}
      {fault !== undefined && <Notice tone="bad">{fault}</Notice>}
      {faults.size > 1 && isTried && (
        <Notice tone="bad">
          <p>{t`${faults.size} fields need a change:`}</p>
          <ul>
            {[...faults].map(([path, text]) => (
              <li key={path}>
                <a
                  href={`#${id}-${path}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(`${id}-${path}`)?.focus();
                  }}
                >
                  {`${fieldText(lastName(path))}: ${shown(text)}`}
                </a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {faults.size <= 1 &&
        elsewhere.map(([path, text]) => (
          <Notice key={path} tone="bad">{`${fieldText(lastName(path))}: ${shown(text)}`}</Notice>
        ))}
      {shownGroups.map(({ title, fields }) => {
        const inputs = fields
          .filter((name) => members[name] !== undefined)
          .map((name) => (
            <FieldOf
              key={name}
              path={name}
              name={name}
              schema={members[name] as JsonSchema}
              isRequired={isRequired(operation.input, name)}
              value={values[name] ?? ''}
              setting={setting}
            />
          ));
        if (!title)
          return (
            <div key={fields[0]} class={styles['fields']} data-fields>
              {inputs}
            </div>
          );
        return (
          <fieldset key={fields[0]} class={styles['group']}>
            <legend>{shown(title)}</legend>
            <div class={styles['fields']} data-fields>
              {inputs}
            </div>
          </fieldset>
        );
      })}
      {children?.(values, set)}
      <div class={styles['actions']}>
        <Button type="submit" look={look} isBusy={isBusy}>
          {label}
        </Button>
        {cancel && (
          <Button
            look="plain"
            act={() => {
              drafts.write(draftName, undefined);
              cancel();
            }}
          >{t`Cancel`}</Button>
        )}
      </div>
    </form>
  );
}

const isRequired = (form: Form<unknown>, name: string): boolean => form.fields[name]?.required ?? false;

function beginning(
  operation: Pick<OperationFormProps<unknown>['operation'], 'name' | 'input'>,
  initial: OperationFormProps<unknown>['initial'],
  fixed: object,
  drafts: typeof tab,
) {
  const all = (operation.input.schema['properties'] ?? {}) as Record<string, JsonSchema>;
  // What the page knows by itself is no field.
  const properties = Object.fromEntries(Object.entries(all).filter(([name]) => !Object.hasOwn(fixed, name)));
  const schema: JsonSchema = { type: 'object', properties };
  const point = language.get() === 'de' ? ',' : '.';
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
  // A page may have the same form for each of its lines.
  const of = Object.values(fixed).join(' ');
  const draftName = `draft ${me.get()?.id} ${location.pathname} ${operation.name} ${of}`.trimEnd();
  const kept = parsedJson(drafts.read(draftName)) as Draft | undefined;
  // Defaults of the form count also where the page gives some of the fields.
  if (initial)
    for (const [name, of] of Object.entries(properties))
      if (initial[name] === undefined && of['default'] !== undefined) first[name] = emptyValue(of);
  return {
    schema,
    first: first as Values,
    draftName,
    kept: kept && { ...kept, values: { ...first, ...kept.values } as Values },
  };
}

/** Passwords are kept nowhere. */
function keep(drafts: typeof tab, name: string, schema: JsonSchema, draft: Draft): void {
  const members = schema['properties'] as Record<string, JsonSchema>;
  const values = Object.fromEntries(
    Object.entries(draft.values).filter(([member]) => members[member]?.['format'] !== 'password'),
  );
  drafts.write(name, isEmpty(values) ? undefined : JSON.stringify({ ...draft, values }));
}

/** The first fault of each field. */
function byField(
  faults: readonly { readonly field: string; readonly message: Text }[],
  instead: NonNullable<OperationFormProps<unknown>['instead']>,
): ReadonlyMap<string, Text> {
  const found = new Map<string, Text>();
  for (const { field, message } of faults) {
    const { at, text } = instead[field] ?? { at: field, text: message };
    if (!found.has(at)) found.set(at, text);
  }
  return found;
}

const lastName = (path: string): string =>
  path
    .replaceAll(/\[\d+\]/g, '')
    .split('.')
    .at(-1) ?? path;

const steps = (path: string): (string | number)[] =>
  [...path.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map(([, name, index]) =>
    index === undefined ? (name as string) : Number(index),
  );

function valueAt(values: Values, path: string): Value | undefined {
  let value: unknown = values;
  for (const step of steps(path)) value = (value as Record<string | number, unknown> | undefined)?.[step];
  return value as Value | undefined;
}

function isEmptyAt(values: Values, path: string): boolean {
  const value = valueAt(values, path);
  return value === undefined || isEmpty(value);
}

/** The same values but for one, by its path: `lineItems[0].agreedPrice`. */
function withValue(values: Values, path: string, value: Value): Values {
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

function focusFault(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
}
