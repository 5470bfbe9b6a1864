import { gunzipSync } from 'node:zlib';

/** Returns the text of a response. Decompresses gzip, and returns an empty text for other bytes. */
export function sentText(payload: unknown, encoding: unknown): string {
  if (typeof payload === 'string') return payload;
  if (!Buffer.isBuffer(payload)) return '';
  return encoding === 'gzip' ? gunzipSync(payload).toString() : '';
}
