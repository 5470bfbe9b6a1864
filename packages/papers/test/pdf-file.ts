/** Reads the objects of a PDF that this package wrote: what the tests need, and no more. */
import { inflateSync } from 'node:zlib';

export class PdfFile {
  readonly #bytes: Buffer;
  /** The file with a character for each byte. */
  readonly text: string;

  constructor(bytes: Uint8Array) {
    this.#bytes = Buffer.from(bytes);
    this.text = this.#bytes.toString('latin1');
  }

  /** Returns the object with the number, or the first one with the text, without its stream. */
  object(of: number | string): string {
    const found = typeof of === 'number' ? this.text.indexOf(`\n${of} 0 obj\n`) : this.text.indexOf(of);
    if (found === -1) throw new Error(`The file has no object ${of}`);
    const start = typeof of === 'number' ? found + 1 : this.text.lastIndexOf(' 0 obj\n', found);
    const ends = ['\nstream\n', '\nendobj\n'].map((end) => this.text.indexOf(end, found)).filter((end) => end !== -1);
    return this.text.slice(start, Math.min(...ends));
  }

  /** Returns the number of the object to which the member of a dictionary refers. */
  reference(dictionary: string, member: string): number {
    const [, number] = new RegExp(`/${member} \\[?(\\d+) 0 R`).exec(dictionary) ?? [];
    if (number === undefined) throw new Error(`There is no reference ${member} in ${dictionary}`);
    return Number(number);
  }

  /** Returns the content of the stream with the number. */
  stream(number: number): Buffer {
    const dictionary = this.object(number);
    const start = this.text.indexOf('stream\n', this.text.indexOf(dictionary)) + 'stream\n'.length;
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
    const content = this.#bytes.subarray(start, start + length);
    return dictionary.includes('/FlateDecode') ? inflateSync(content) : content;
  }
}

/** Returns the texts of the elements of a well-formed XML by name, in their order. Throws an error for other texts. */
export function elementsOf(xml: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const open: { readonly name: string; readonly start: number }[] = [];
  const body = xml.replaceAll(/<\?.*?\?>/gs, '');
  if (/&(?!(?:amp|lt|gt|quot|apos|#\d+);)/.test(body)) throw new Error('An & is not escaped');
  for (const { 0: tag, 1: end, 2: name = '', 3: empty, index } of body.matchAll(
    /<(\/?)([\w:-]+)(?:\s+[\w:-]+="[^"<]*")*\s*(\/?)>|</g,
  )) {
    if (tag === '<') throw new Error(`A < is not escaped: ${body.slice(index, index + 40)}`);
    if (end === '') {
      if (empty === '') open.push({ name, start: index + tag.length });
      continue;
    }
    const last = open.pop();
    if (last?.name !== name) throw new Error(`${name} ends, but ${last?.name} is open`);
    found.set(name, [...(found.get(name) ?? []), body.slice(last.start, index)]);
  }
  if (open.length > 0) throw new Error(`${open.at(-1)?.name} is open`);
  return found;
}
