/** Returns a short key of an English pattern: its FNV-1a hash of 32 bits, in base 36. */
export function patternKey(pattern: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < pattern.length; at++) hash = Math.imul(hash ^ pattern.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
