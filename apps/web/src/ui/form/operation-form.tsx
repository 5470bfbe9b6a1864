/**
 * Draws the form of an operation on a page, with the fields and the fault texts of the operation.
 *
 * The tab (with `isLasting`, the device) keeps the draft until the user saves or discards it. The draft survives a
 * reload, a conflict and the end of a session. A form of a new record offers the drafts of earlier visits. Each intent has one Idempotency-Key, so that a double tap, a retry or a
 * lost response has no second effect.
 */
import type { JsonSchema } from '@cleaver/domain/kernel';
import { useId, useRef } from 'preact/hooks';
import { shownHour } from '../../shell/language/format.ts';
import { shown, type Text, t } from '../../shell/language/language.ts';
import { Button } from '../control/button.tsx';
import { Notice } from '../dialog/notice.tsx';
import { faultText, fieldText } from '../text/words.ts';
import { ActionBar } from './action-bar.tsx';
import { type Group, isRequired, lastName, type OperationFormProps, valueAt, withValue } from './draft.ts';
import { FieldOf } from './field.tsx';
import { useFirstField } from './first-field.ts';
import type { Setting } from './labelled-field.tsx';
import styles from './operation-form.module.css';
import { UnfinishedDrafts } from './unfinished-drafts.tsx';
import { useForm } from './use-form.ts';

// biome-ignore lint/suspicious/noExplicitAny: a page's own form defines its request in `send`
export function OperationForm<R, B = any>(props: OperationFormProps<R, B>) {
  const { operation, isChange = false, groups, options = {}, label, cancel, look = 'primary', children } = props;
  const WarningPanel = props.warningPanel;
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const { draft, submission, isTried, submit, left, isGood, set, discard, turn } = useForm(props, element);
  const { schema, values, restoredAt, current } = draft;
  const { fault, faults, isBusy } = submission;
  useFirstField(element);
  const setting: Setting = {
    id,
    faults,
    options,
    isChange,
    values,
    left,
    isGood,
    now: (path) => valueAt(current.current, path),
    set: (path, value) => set(withValue(current.current, path, value)),
  };
  const shownGroups = groups ?? [{ fields: Object.keys(membersOf(schema)) }];
  return (
    <>
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
        <UnfinishedDrafts of={{ ...draft, resume: (one) => turn(() => draft.resume(one)) }} />
        {restoredAt !== undefined && (
          <Notice>
            <p>{t`Your input from ${shownHour(restoredAt)} is restored.`}</p>
            <p>
              <Button act={discard}>{t`Discard it`}</Button>
            </p>
          </Notice>
        )}
        {fault !== undefined && <Notice tone="bad">{fault}</Notice>}
        <Faults id={id} faults={faults} isTried={isTried} groups={shownGroups} />
        {shownGroups.map((group) => (
          <Fields key={group.fields[0]} group={group} operation={operation} schema={schema} setting={setting} />
        ))}
        {children?.(values, set)}
        <ActionBar>
          <Button type="submit" look={look} isBusy={isBusy}>
            {label}
          </Button>
          {cancel && (
            <Button
              look="plain"
              act={() => {
                draft.forget();
                cancel();
              }}
            >{t`Cancel`}</Button>
          )}
        </ActionBar>
      </form>
      {WarningPanel && <WarningPanel of={submission} />}
    </>
  );
}

const membersOf = (schema: JsonSchema) => (schema['properties'] ?? {}) as Record<string, JsonSchema>;

interface FaultsProps {
  readonly id: string;
  readonly faults: ReadonlyMap<string, Text>;
  readonly isTried: boolean;
  readonly groups: readonly Group[];
}

/**
 * Lists several faults with links to their fields, after the user tried to submit. Shows a single fault only if no
 * field shows it.
 */
function Faults({ id, faults, isTried, groups }: FaultsProps) {
  const named = new Set(groups.flatMap(({ fields }) => fields));
  const elsewhere = [...faults].filter(([path]) => !named.has(path.split(/[.[]/)[0] ?? ''));
  return (
    <>
      {faults.size > 1 && isTried && (
        <Notice tone="bad">
          <p>{t`${faults.size} fields need a correction:`}</p>
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
                  {`${fieldText(lastName(path))}: ${faultText(text)}`}
                </a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {faults.size <= 1 &&
        elsewhere.map(([path, text]) => (
          <Notice key={path} tone="bad">{`${fieldText(lastName(path))}: ${faultText(text)}`}</Notice>
        ))}
    </>
  );
}

interface FieldsProps {
  readonly group: Group;
  readonly operation: OperationFormProps<unknown>['operation'];
  readonly schema: JsonSchema;
  readonly setting: Setting;
}

function Fields({ group: { title, fields }, operation, schema, setting }: FieldsProps) {
  const members = membersOf(schema);
  const isNeeded = (name: string): boolean => {
    const { isRequired: given = isRequired(operation.input, name) } = setting.options[name] ?? {};
    return typeof given === 'function' ? given(setting.values) : given;
  };
  const inputs = fields
    .filter((name) => members[name] !== undefined)
    .map((name) => (
      <FieldOf
        key={name}
        path={name}
        name={name}
        schema={members[name] as JsonSchema}
        isRequired={isNeeded(name)}
        value={setting.values[name] ?? ''}
        setting={setting}
      />
    ));
  if (!title)
    return (
      <div class={styles['fields']} data-fields>
        {inputs}
      </div>
    );
  return (
    <fieldset class={styles['group']}>
      <legend>{shown(title)}</legend>
      <div class={styles['fields']} data-fields>
        {inputs}
      </div>
    </fieldset>
  );
}
