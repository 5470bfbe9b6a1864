/** The content codings of responses (RFC 9110 section 12.5.3). */

export type Encoding = 'br' | 'gzip';

/** Returns the first offered coding that the header names with a weight above 0; undefined if there is none. */
export const encodingFor = (header: string | undefined, offered: readonly Encoding[]): Encoding | undefined =>
  offered.find((one) => accepts(header, one));

function accepts(header: string | undefined, encoding: string): boolean {
  for (const one of (header ?? '').toLowerCase().split(',')) {
    const [name, ...parameters] = one.split(';').map((part) => part.trim());
    if (name === encoding) return !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  }
  return false;
}
