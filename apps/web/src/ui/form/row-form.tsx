/**
 * A row of a list as its own form. Enter saves the row and moves to the next row. A row without faults also saves when
 * the focus leaves it. A row with faults keeps its input, even after a reload.
 */
import type { JsonSchema } from '@cleaver/domain/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { versionsNow } from '../../shell/data/record-versions.ts';
import { t } from '../../shell/language/language.ts';
import { Button } from '../control/button.tsx';
import { Notice } from '../dialog/notice.tsx';
import { classes } from '../text/classes.ts';
import { isRequired, type OperationFormProps, valueAt, withValue } from './draft.ts';
import { FieldOf } from './field.tsx';
import type { Setting } from './labelled-field.tsx';
import styles from './row-form.module.css';
import { useForm } from './use-form.ts';

export interface RowFormProps extends Pick<OperationFormProps<unknown>, 'operation' | 'fixed' | 'initial' | 'options'> {
  /** The accessible name of the row. */
  readonly label: string;
  readonly fields: readonly string[];
  /** The class with the widths of the fields, on wide screens. */
  readonly widths: string | undefined;
  /** True for an existing row. Other forms create a row, and `saved` then replaces the form by an empty form. */
  readonly isThere?: boolean;
  /** Whether the first field gets the focus when the row appears. */
  readonly isNext?: boolean;
  /**
   * Runs after the service saved the row. `goesOn` is true if Enter saved the row, and false if the focus left the row.
   */
  readonly saved?: (goesOn: boolean) => void;
  /** Buttons of an existing row. */
  readonly children?: ComponentChildren;
}

const FIELDS = 'input, select, textarea';
const focusFirst = (form: Element | null | undefined): void => form?.querySelector<HTMLElement>(FIELDS)?.focus();

/** Focuses the first field of the next row of the page, also in another list. */
function goOn(form: HTMLFormElement | null): void {
  const rows = [...document.querySelectorAll('main form[data-row]')];
  if (form) focusFirst(rows[rows.indexOf(form) + 1]);
}

/**
 * Returns whether the key moves to the next row: Enter outside a button, unless a field or an input method uses the
 * key. Shift and Enter make a new line.
 */
const isOnward = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' &&
  !event.shiftKey &&
  !event.defaultPrevented &&
  !event.isComposing &&
  (event.target as Element).tagName !== 'BUTTON';

const staysInside = ({ relatedTarget, currentTarget }: FocusEvent): boolean =>
  relatedTarget instanceof Node && (currentTarget as Node).contains(relatedTarget);

/**
 * Returns whether the row has unsaved input: `isTyped` for rendering, and `typed` for handlers, which must not see the
 * value of an earlier rendering. `mark` sets both.
 */
function useTyped(first: boolean) {
  const [isTyped, setIsTyped] = useState(first);
  const typed = useRef(isTyped);
  const mark = (is: boolean): void => {
    typed.current = is;
    setIsTyped(is);
  };
  return { isTyped, typed, mark };
}

export function RowForm({
  label,
  fields,
  widths,
  isThere = false,
  isNext = false,
  saved,
  children,
  ...given
}: RowFormProps) {
  const { operation, options = {} } = given;
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const goesOn = useRef(false);
  const props: OperationFormProps<unknown> = {
    ...given,
    label,
    done: () => {
      mark(false);
      if (isThere && goesOn.current) goOn(element.current);
      saved?.(goesOn.current);
    },
  };
  const { draft, submission, check, submit, ...form } = useForm(props, element);
  const { fault, faults, isBusy } = submission;
  const { isTyped, typed, mark } = useTyped(draft.restoredAt !== undefined);
  useEffect(() => {
    if (isNext) focusFirst(element.current);
  }, []);
  const stored = JSON.stringify(given.initial);
  const followed = useRef(stored);
  useLayoutEffect(() => {
    if (isThere && !typed.current && followed.current !== stored) draft.follow();
    followed.current = stored;
  }, [stored]);
  const setting: Setting = {
    id,
    options,
    faults,
    isChange: true,
    values: draft.values,
    left: form.left,
    isGood: form.isGood,
    now: (path) => valueAt(draft.current.current, path),
    set: (path, value) => {
      // Takes the current versions at the first input, because until then the row shows the saved values.
      if (!typed.current) draft.seen.current = versionsNow();
      mark(true);
      form.set(withValue(draft.current.current, path, value));
    },
  };
  const save = (event: Event, isEnter: boolean): void => {
    event.preventDefault();
    goesOn.current = isEnter;
    if (typed.current) submit(event).catch(() => undefined);
    else if (isEnter) goOn(element.current);
  };
  const discard = (): void => {
    form.discard();
    mark(false);
  };
  return (
    <form
      ref={element}
      class={styles['row']}
      data-row
      aria-label={label}
      noValidate
      autoComplete="off"
      onSubmit={(event) => (isThere || typed.current ? save(event, true) : beginRow(event))}
      onKeyDown={(event) => isOnward(event) && save(event, true)}
      onFocusOut={(event) => {
        if (typed.current && !staysInside(event) && check(draft.current.current).size === 0) save(event, false);
      }}
    >
      {fault !== undefined && <Notice tone="bad">{fault}</Notice>}
      <div class={classes(styles['fields'], widths)}>
        <RowFields operation={operation} fields={fields} schema={draft.schema} setting={setting} />
      </div>
      <div class={styles['actions']}>
        {(isTyped || !isThere) && (
          <Button type="submit" isBusy={isBusy}>
            {isThere ? t`Save` : t`Add`}
          </Button>
        )}
        {isThere && children}
        {!isThere && isTyped && <Discard act={discard} />}
      </div>
    </form>
  );
}

/** Focuses the first field of an empty row, whose button was pressed. */
function beginRow(event: { preventDefault(): void; readonly currentTarget: HTMLFormElement }): void {
  event.preventDefault();
  focusFirst(event.currentTarget);
}

const Discard = ({ act }: { readonly act: () => void }) => (
  <Button look="plain" icon="close" label={t`Discard it`} act={act} />
);

interface RowFieldsProps extends Pick<RowFormProps, 'operation' | 'fields'> {
  readonly schema: JsonSchema;
  readonly setting: Setting;
}

function RowFields({ operation, fields, schema, setting }: RowFieldsProps) {
  const members = (schema['properties'] ?? {}) as Record<string, JsonSchema>;
  return (
    <>
      {fields.map((name) => (
        <FieldOf
          key={name}
          path={name}
          name={name}
          schema={members[name] as JsonSchema}
          isRequired={isRequired(operation.input, name)}
          value={setting.values[name] ?? ''}
          setting={setting}
        />
      ))}
    </>
  );
}
