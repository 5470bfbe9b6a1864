import { gunzipSync } from 'node:zlib';

/** Returns the text of a payload, and decompresses gzip. Returns an empty text for streams and for other buffers. */
export function sentText(payload: unknown, encoding: unknown): string {
  if (typeof payload === 'string') return payload;
  if (!Buffer.isBuffer(payload)) return '';
  return encoding === 'gzip' ? gunzipSync(payload).toString() : '';
}
