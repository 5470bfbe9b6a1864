/**
 * Joins PDFs of the service to one PDF, so that one printing prints all. Runs without a browser.
 *
 * Reads only what the service writes: a classic cross-reference table in one section, without object streams and without
 * encryption (ISO 32000-1, 7.5). Copies each object with a new number, and joins the page trees. Attachments and metadata
 * stay behind: the joined PDF is for printing.
 */

/** The bytes of a file, one character each. */
type Bytes = string;

interface Source {
  /** The objects by their numbers. */
  readonly objects: ReadonlyMap<number, Bytes>;
  readonly catalog: number;
  /** The root of the page tree. */
  readonly pages: number;
  readonly count: number;
}

const PIECE = 8192;

function bytesToText(bytes: Uint8Array): Bytes {
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return text;
}

const textToBytes = (text: Bytes): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (each) => each.charCodeAt(0));

/** Returns the number that the pattern finds. Throws an Error if it finds none. */
function numberIn(text: Bytes | undefined, pattern: RegExp): number {
  const found = pattern.exec(text ?? '')?.[1];
  if (found === undefined) throw new Error(`The PDF has no ${pattern.source}`);
  return Number(found);
}

function sourceOf(file: Uint8Array): Source {
  const text = bytesToText(file);
  const start = numberIn(text.slice(-64), /startxref\s+(\d+)/);
  const table = text.slice(start);
  const offsets = [...table.matchAll(/(\d{10}) \d{5} ([nf])/g)].map(([, offset, use]) =>
    use === 'n' ? Number(offset) : undefined,
  );
  const sorted = [...offsets.filter((one) => one !== undefined), start].sort((a, b) => a - b);
  const objects = new Map(
    offsets.flatMap((offset, number) =>
      offset === undefined ? [] : [[number, text.slice(offset, sorted[sorted.indexOf(offset) + 1])] as const],
    ),
  );
  const catalog = numberIn(table, /\/Root (\d+) 0 R/);
  const pages = numberIn(objects.get(catalog), /\/Pages (\d+) 0 R/);
  return { objects, catalog, pages, count: numberIn(objects.get(pages), /\/Count (\d+)/) };
}

/** Returns an object with its own number and all references raised by `by`. Leaves the bytes of a stream as they are. */
function raised(object: Bytes, number: number, by: number, parent: string): Bytes {
  const end = /\bstream\r?\n|\bendobj\b/.exec(object)?.index ?? object.length;
  const head = object
    .slice(0, end)
    .replaceAll(/\b(\d+) 0 R\b/g, (_, of: string) => `${Number(of) + by} 0 R`)
    .replace(/^\s*\d+ 0 obj\s*(<<)?/, (_, open: string = '') => `${number + by} 0 obj\n${open}${parent}`);
  return `${head}${object.slice(end).trimEnd()}\n`;
}

/** The number of the new catalog, and of the new root of the page tree. */
const CATALOG = 1;
const ROOT = 2;

/** Opens the print dialog of the viewer (ISO 32000-1, 12.6.4.11). */
const PRINT = '/OpenAction << /Type /Action /S /Named /N /Print >>';

/** Returns one PDF with the pages of all files, in their order. A viewer prints it when it opens. */
export function mergedPdf(files: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bodies: Bytes[] = [];
  const roots: string[] = [];
  let count = 0;
  let next = ROOT;
  for (const source of files.map(sourceOf)) {
    for (const [number, object] of source.objects) {
      if (number === source.catalog) continue;
      bodies[number + next] = raised(object, number, next, number === source.pages ? `\n/Parent ${ROOT} 0 R` : '');
    }
    roots.push(`${source.pages + next} 0 R`);
    count += source.count;
    next += Math.max(...source.objects.keys());
  }
  bodies[CATALOG] = `${CATALOG} 0 obj\n<< /Type /Catalog /Pages ${ROOT} 0 R ${PRINT} >>\nendobj\n`;
  bodies[ROOT] = `${ROOT} 0 obj\n<< /Type /Pages /Count ${count} /Kids [${roots.join(' ')}] >>\nendobj\n`;
  return textToBytes(written(bodies));
}

function written(bodies: readonly (Bytes | undefined)[]): Bytes {
  let text = '%PDF-1.7\n%\xff\xff\xff\xff\n';
  const entries = Array.from({ length: bodies.length }, (_, number) => {
    const body = bodies[number];
    if (body === undefined) return '0000000000 65535 f \n';
    const entry = `${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += body;
    return entry;
  });
  const trailer = `trailer\n<< /Size ${entries.length} /Root ${CATALOG} 0 R >>\n`;
  return `${text}xref\n0 ${entries.length}\n${entries.join('')}${trailer}startxref\n${text.length}\n%%EOF\n`;
}
