/**
 * Returns JSON as in RFC 8785 (JSON Canonicalization Scheme). Sorts members by the UTF-16 code units of their names,
 * omits undefined members, and writes no white space. Writes texts and numbers as ECMAScript does. So programs in any
 * language can verify a hash over the JSON.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    // ECMAScript compares texts by code units, as the RFC requires (section 3.2.3).
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(',')}}`;
}
