import { gunzipSync } from 'node:zlib';

/** Returns the text of a response, also of a compressed one; empty for bytes of other kinds. */
export function sentText(payload: unknown, encoding: unknown): string {
  if (typeof payload === 'string') return payload;
  if (!Buffer.isBuffer(payload)) return '';
  return encoding === 'gzip' ? gunzipSync(payload).toString() : '';
}
