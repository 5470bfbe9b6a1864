/** How a user sees a list: its columns, the preview and the density. This device stores it by user. */
import { useState } from 'preact/hooks';
import { device, parsedJson } from '../../shell/session/device.ts';
import { me } from '../../shell/session/session.ts';

export interface ListView {
  /** The fields of the columns that the user has hidden. */
  readonly hidden: readonly string[];
  readonly hasPreview: boolean;
  /** Whether rows are low. All lists of the user have the same density. */
  readonly isDense: boolean;
}

const keyOf = (name?: string): string => ['list view', me.get()?.id, name].filter(Boolean).join(' ');

function read(name: string): ListView {
  const own = (parsedJson(device.read(keyOf(name))) ?? {}) as Partial<ListView>;
  const { hidden, hasPreview = false } = own;
  return {
    hidden: Array.isArray(hidden) ? hidden : [],
    hasPreview,
    isDense: device.read(keyOf()) === 'dense',
  };
}

/** Returns the view of the list with this name, and a function that changes and stores it. */
export function useListView(name: string): readonly [ListView, (changes: Partial<ListView>) => void] {
  const [view, setView] = useState(() => read(name));
  const change = (changes: Partial<ListView>): void => {
    const next = { ...view, ...changes };
    const { isDense, ...own } = next;
    device.write(keyOf(name), own.hidden.length === 0 && !own.hasPreview ? undefined : JSON.stringify(own));
    device.write(keyOf(), isDense ? 'dense' : undefined);
    setView(next);
  };
  return [view, change];
}
