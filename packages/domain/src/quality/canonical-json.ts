/**
 * JSON as RFC 8785 has it (JSON Canonicalization Scheme): members in the order of their names' UTF-16 code units, no white
 * space, texts and numbers as ECMAScript writes them. So anybody can check a hash over it, in any language.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    // The order of texts in ECMAScript is that of their code units, as the RFC asks (section 3.2.3).
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(',')}}`;
}
