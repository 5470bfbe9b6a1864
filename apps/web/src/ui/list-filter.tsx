/** Filters of a list. */

import { addDays, dateOf, type JsonSchema, type QueryContract } from '@cleaver/domain/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { PageOf } from '../shell/api.ts';
import { type Text, t } from '../shell/language.ts';
import { REFERENCES } from '../shell/references.ts';
import { me } from '../shell/session.ts';
import { instantOf, localOf } from '../shell/zone.ts';
import { Combobox } from './combobox.tsx';
import styles from './list.module.css';
import type { Column } from './table.tsx';
import { fieldText, wordText } from './words.ts';

export interface Choice {
  readonly value: string;
  readonly text: string;
  /** Choices with the same one stand below it. */
  readonly group?: string;
}

/** More filters than these would fill a phone before the first row: there they open by a button. */
export const UNFOLDED = 1;

const TYPING_MS = 250;

export function Filter({
  name,
  schema,
  given,
  value,
  set,
}: {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly given: (() => readonly Choice[]) | undefined;
  readonly value: string;
  readonly set: (value: string | undefined) => void;
}) {
  const label = fieldText(name);
  const id = `filter-${name}`;
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  useEffect(() => {
    if (text === value) return;
    const waiting = setTimeout(() => set(text || undefined), TYPING_MS);
    return () => clearTimeout(waiting);
  }, [text]);
  const choices = given?.() ?? choicesOf(name, schema);
  const kind = REFERENCES[name];
  let input: ComponentChildren;
  if (choices) {
    input = (
      <select
        id={id}
        // An address may ask for what there is not: it is left out.
        value={choices.some((one) => one.value === value) ? value : ''}
        onChange={(event) => set(event.currentTarget.value || undefined)}
      >
        <option value="">{t`All`}</option>
        {[...Map.groupBy(choices, ({ group }) => group)].map(([group, of]) => {
          const options = of.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ));
          return group === undefined ? (
            options
          ) : (
            <optgroup key={group} label={group}>
              {options}
            </optgroup>
          );
        })}
      </select>
    );
  } else if (kind) {
    input = <Combobox id={id} kind={kind} value={value} chosen={(one) => set(one || undefined)} usable={() => true} />;
  } else if (schema['format'] === 'date') {
    input = (
      <input id={id} type="date" value={value} onChange={(event) => set(event.currentTarget.value || undefined)} />
    );
  } else if (schema['format'] === 'date-time') {
    input = <Day id={id} isEnd={name === 'to'} value={value} set={set} />;
  } else {
    input = (
      <input
        id={id}
        type="text"
        enterKeyHint={name === 'q' ? 'search' : undefined}
        value={text}
        autoComplete="off"
        onInput={(event) => setText(event.currentTarget.value)}
      />
    );
  }
  return (
    <div class={styles['filter']} data-search={name === 'q' ? '' : undefined}>
      <label for={id}>{label}</label>
      {input}
    </div>
  );
}

function choicesOf(name: string, schema: JsonSchema): readonly Choice[] | undefined {
  if (schema['type'] === 'boolean') {
    return ['true', 'false'].map((value) => ({
      value,
      text: wordText(name === 'active' ? (value === 'true' ? 'ACTIVE' : 'INACTIVE') : value),
    }));
  }
  return (schema['enum'] as readonly string[] | undefined)?.map((value) => ({ value, text: wordText(value) }));
}

/** A day of the shop, for a filter that asks for an instant: its begin, or as an end the begin of the next. */
function Day({
  id,
  isEnd,
  value,
  set,
}: {
  readonly id: string;
  readonly isEnd: boolean;
  readonly value: string;
  readonly set: (value: string | undefined) => void;
}) {
  const zone = me.get()?.shopTimeZone ?? 'UTC';
  const at = Date.parse(value) - (isEnd ? 1 : 0);
  return (
    <input
      id={id}
      type="date"
      value={Number.isNaN(at) ? '' : localOf(at, zone).slice(0, 10)}
      onChange={({ currentTarget: { value: day } }) =>
        set(day === '' ? undefined : instantOf(`${isEnd ? addDays(dateOf(day), 1) : day}T00:00`, zone))
      }
    />
  );
}

export interface ListProps<T> {
  /** The list operation: the filters of its form are those of the page. */
  // biome-ignore lint/suspicious/noExplicitAny: whatever it is asked by
  readonly of: QueryContract<any, any, any, PageOf<T>, any>;
  /** Members of the form that the page knows by itself: of what it is a list. */
  readonly within?: Readonly<Record<string, string>> | undefined;
  readonly columns: readonly Column<T>[];
  /** Names of filters to show; left out: all that the form has. */
  readonly filters?: readonly string[];
  /** What filters offer whose form names no choices, in the language of the page. */
  readonly choices?: Readonly<Record<string, () => readonly Choice[]>>;
  /** Where a row leads. */
  readonly to?: (row: T) => string;
  readonly key?: (row: T) => string;
  /** What to do where there is nothing at all. */
  readonly empty: { readonly text: Text; readonly to?: string | undefined; readonly action?: Text };
  /** What the file is called. */
  readonly name: string;
  readonly isWide?: boolean;
  readonly sort?: string | undefined;
  /** Beside the filters. */
  readonly children?: ComponentChildren;
  /** Filters that the page has by itself. */
  readonly fixed?: Readonly<Record<string, string>>;
}

export type Query = Readonly<Record<string, string | undefined>>;
