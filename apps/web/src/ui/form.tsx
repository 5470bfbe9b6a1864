/**
 * A form on a page, made from the form of an operation: the same fields, the same faults in the same words as the service.
 *
 * What is typed is kept (in this tab) until it is saved or thrown away: it survives a reload, a conflict and the end of a
 * session. One intent has one Idempotency-Key, so that a double tap, a repetition and a lost answer have one effect.
 */
import { type AnyContract, type JsonSchema, Refusal, readInput } from '@cleaver/domain/kernel';
import { useId, useMemo, useRef, useState } from 'preact/hooks';
import { ApiError, callAny, newKey, told } from '../shell/api.ts';
import { device, tab } from '../shell/device.ts';
import { shownHour } from '../shell/format.ts';
import { shown, type Text, t } from '../shell/language.ts';
import { changed } from '../shell/query.ts';
import { Button } from './button.tsx';
import {
  beginning,
  byField,
  isEmptyAt,
  isRequired,
  keep,
  LEFT_MS,
  lastName,
  type OperationFormProps,
  valueAt,
  withValue,
} from './draft.ts';
import { FieldOf } from './field.tsx';
import styles from './form.module.css';
import { differences, toRaw, type Values } from './form-values.ts';
import type { Setting } from './labelled.tsx';
import { Notice } from './notice.tsx';
import { fieldText } from './words.ts';

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

function focusFault(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
}
