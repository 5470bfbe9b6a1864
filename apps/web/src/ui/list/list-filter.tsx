/** The filters of a list. */

import { addDays, dateOf, type JsonSchema, type QueryContract } from '@cleaver/domain/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { PageOf } from '../../shell/data/api.ts';
import { type Text, t } from '../../shell/language/language.ts';
import { instantOf, localOf } from '../../shell/language/zone.ts';
import { REFERENCES } from '../../shell/navigation/references.ts';
import { me } from '../../shell/session/session.ts';
import { Combobox } from '../control/combobox.tsx';
import { DateInput } from '../control/date-input.tsx';
import { fieldText, wordText } from '../text/words.ts';
import type { Chosen } from './bulk.tsx';
import styles from './list.module.css';
import type { Column } from './table.tsx';

export interface Choice {
  readonly value: string;
  readonly text: string;
  /** The name of a group. The list shows the choices of a group together, below its name. */
  readonly group?: string;
}

/**
 * Maximum number of filters that a phone always shows. If a list has more, the phone folds all filters except the
 * search, so that the first row stays visible.
 */
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
        // Ignores a value in the address that is not among the choices.
        value={choices.some((one) => one.value === value) ? value : ''}
        onChange={(event) => set(event.currentTarget.value || undefined)}
      >
        {choices.every((one) => one.value !== '') && <option value="">{t`All`}</option>}
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
    input = <Combobox id={id} kind={kind} value={value} chosen={(one) => set(one || undefined)} isFilter />;
  } else if (schema['format'] === 'date') {
    input = <DateInput id={id} value={value} set={(day) => set(day || undefined)} isFilter />;
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

/**
 * Draws a date field for a filter that takes an instant. The instant is the start of the day in the time zone of the
 * shop. With `isEnd`, the instant is the start of the next day.
 */
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
    <DateInput
      id={id}
      value={Number.isNaN(at) ? '' : localOf(at, zone).slice(0, 10)}
      set={(day) => set(day === '' ? undefined : instantOf(`${isEnd ? addDays(dateOf(day), 1) : day}T00:00`, zone))}
      isFilter
    />
  );
}

export interface ListProps<T> {
  /** The list operation. Its form defines the filters. */
  // biome-ignore lint/suspicious/noExplicitAny: accepts list operations with every input
  readonly of: QueryContract<any, any, any, PageOf<T>, any>;
  /** Members of the form that the page sets itself, such as the record that the list belongs to. */
  readonly within?: Readonly<Record<string, string>> | undefined;
  readonly columns: readonly Column<T>[];
  /** Names of filters to show. Default: the filters of the form that the list offers or that the address sets. */
  readonly filters?: readonly string[];
  /**
   * Choices for filters, in the language of the page. A choice with an empty value replaces the choice of all rows.
   */
  readonly choices?: Readonly<Record<string, () => readonly Choice[]>>;
  /** Returns the address that a row links to. */
  readonly to?: (row: T) => string;
  readonly key?: (row: T) => string;
  /** The text for an empty list, and the address and the text of a link for the next step. */
  readonly empty: { readonly text: Text; readonly to?: string | undefined; readonly action?: Text };
  /** The name of the exported file. */
  readonly name: string;
  /** The kind of file that has the records of the list. Without it, an exported file has the columns of the page. */
  readonly file?: string | undefined;
  readonly isWide?: boolean;
  readonly sort?: string | undefined;
  /** Additional content beside the filters. */
  readonly children?: ComponentChildren;
  /** The names of the check boxes in the rows, and the actions on the ticked rows. Undefined: no check boxes. */
  readonly chosen?: Chosen<T> | undefined;
  /** Filters that the page sets itself. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** Filters that hold unless the address has others. The list still offers them. */
  readonly initial?: Readonly<Record<string, string>> | undefined;
}
