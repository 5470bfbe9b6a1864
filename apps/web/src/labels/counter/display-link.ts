/** The link that sets up a tablet for customers. Runs without a browser. */

const DISPLAY = '/counter/display';
const KEY = /^#(clv_[\w-]{43})$/;

/** Returns the link. The key is in the fragment, which browsers do not send, so it is in no log. */
export const displayLink = (origin: string, key: string, place: string | undefined): string =>
  `${origin}${DISPLAY}${place === undefined ? '' : `?storageLocationId=${place}`}#${key}`;

/** Returns the key in the fragment of an address; undefined if it has none. */
export const keyIn = (fragment: string): string | undefined => KEY.exec(fragment)?.[1];
