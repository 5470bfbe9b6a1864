import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Returns HMAC-SHA-256 of the text under the key, in hexadecimal digits. Does not use `crypto.subtle`, which browsers
 * offer only on https pages, because a tablet may reach the service by plain http.
 */
export const sealOf = (key: string, text: string): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(key), utf8ToBytes(text)));
