/** What this browser remembers: small things, by name. Without storage (a private window) nothing is, and all goes on. */

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
    // Full, or switched off.
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

/** Kept until it is removed, for everybody who uses this browser. */
export const device = {
  read: (name: string): string | undefined => reading(() => localStorage, name),
  write: (name: string, value: string | undefined): void => writing(() => localStorage, name, value),
  /** The names of all that begins so. */
  names: (start: string): string[] => namesIn(() => localStorage, start),
};

/** Kept until the tab is closed. */
export const tab = {
  read: (name: string): string | undefined => reading(() => sessionStorage, name),
  write: (name: string, value: string | undefined): void => writing(() => sessionStorage, name, value),
  /** The names of all that begins so. */
  names: (start: string): string[] => namesIn(() => sessionStorage, start),
};

/** What JSON says, or undefined where it is none. */
export function parsedJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
