/**
 * Small values that this browser stores by name. Without storage (a private window) the pages work, but store nothing.
 */

const PREFIX = 'cleaver.';

const reading = (storage: () => Storage, name: string): string | undefined => {
  try {
    return storage().getItem(PREFIX + name) ?? undefined;
  } catch {
    return undefined;
  }
};

const writing = (storage: () => Storage, name: string, value: string | undefined): void => {
  try {
    if (value === undefined) storage().removeItem(PREFIX + name);
    else storage().setItem(PREFIX + name, value);
  } catch {
    // The storage is full or switched off.
  }
};

const namesIn = (storage: () => Storage, start: string): string[] => {
  try {
    return Object.keys(storage())
      .filter((name) => name.startsWith(PREFIX + start))
      .map((name) => name.slice(PREFIX.length));
  } catch {
    return [];
  }
};

/** Values for all users of this browser, stored until they are removed. */
export const device = {
  read: (name: string): string | undefined => reading(() => localStorage, name),
  write: (name: string, value: string | undefined): void => writing(() => localStorage, name, value),
  /** Returns the names that begin with the text. */
  names: (start: string): string[] => namesIn(() => localStorage, start),
};

/** Values of this tab, stored until the tab is closed. */
export const tab = {
  read: (name: string): string | undefined => reading(() => sessionStorage, name),
  write: (name: string, value: string | undefined): void => writing(() => sessionStorage, name, value),
  /** Returns the names that begin with the text. */
  names: (start: string): string[] => namesIn(() => sessionStorage, start),
};

/** Returns the parsed JSON, or undefined if the text is not valid. */
export function parsedJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
