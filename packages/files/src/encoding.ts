/** Decodes files. If no byte order mark names the encoding, the bytes decide it. */
import type { FileEncoding } from '@cleaver/domain/kernel';
import { isImplausible, weightOf } from './letters.ts';
import { CHARACTERS, pause } from './pause.ts';

export interface Decoded {
  readonly text: string;
  readonly encoding: FileEncoding;
  /**
   * Whether only this encoding is likely. If not, a person must check the letters, because wrong letters in a name are
   * not a fault of the cell.
   */
  readonly isDecided: boolean;
}

/** The code pages of files that are not Unicode, best first: Excel writes Windows-1252 in Germany. */
const CODE_PAGES = ['WINDOWS_1252', 'CP850', 'MAC_ROMAN'] as const;
type CodePage = (typeof CODE_PAGES)[number];

type Decoders = Readonly<Record<CodePage, (bytes: Uint8Array) => string>>;

/**
 * Returns the decoders of the code pages. `TextDecoder` has no code page 850, in which MS-DOS and old programs of scales
 * write. Loads its library only for files that need it, because it takes 6 MiB.
 */
async function decoders(): Promise<Decoders> {
  const { default: iconv } = await import('iconv-lite');
  return {
    WINDOWS_1252: (bytes) => new TextDecoder('windows-1252').decode(bytes),
    CP850: (bytes) => iconv.decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), 'cp850'),
    MAC_ROMAN: (bytes) => new TextDecoder('macintosh').decode(bytes),
  };
}

export async function decoded(bytes: Uint8Array): Promise<Decoded> {
  const utf16 = utf16Of(bytes);
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), encoding: 'UTF_16', isDecided: true };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF_8', isDecided: true };
  } catch {
    await pause();
    const damaged = damagedUtf8(bytes);
    if (damaged !== undefined) return { text: damaged, encoding: 'UTF_8', isDecided: true };
    const decode = await decoders();
    const { encoding, isDecided } = chosen(await scores(bytes, decode));
    await pause();
    return { text: decode[encoding](bytes), encoding, isDecided };
  }
}

/** The bytes of the beginning of a file that decide whether it is UTF-16. */
const SAMPLE = 4096;

/** Returns the form of UTF-16 by the byte order mark, or because about each second byte of the file is zero. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (bytes.length % 2 === 1) return undefined;
  const zeros: [number, number] = [0, 0];
  const size = Math.min(bytes.length, SAMPLE);
  for (let at = 0; at < size; at++) if (bytes[at] === 0) zeros[(at % 2) as 0 | 1]++;
  const [even, odd] = zeros.map((count) => count / (size / 2)) as [number, number];
  if (odd > 0.5 && even < 0.01) return 'utf-16le';
  return even > 0.5 && odd < 0.01 ? 'utf-16be' : undefined;
}

/**
 * Returns the text of a file in UTF-8 with a few damaged characters. In a code page, hardly any two bytes happen to be a
 * character of UTF-8.
 */
function damagedUtf8(bytes: Uint8Array): string | undefined {
  const start = bytes.findIndex((byte) => byte > 0x7f);
  const text = new TextDecoder('utf-8').decode(bytes.subarray(start, start + EVIDENCE));
  let [sound, damaged] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0xfffd) damaged++;
    else if (code > 0x7f) sound++;
  }
  return sound > 1 && sound > 2 * damaged ? new TextDecoder('utf-8').decode(bytes) : undefined;
}

/** Bytes of a code page that are evidence enough. More of them would only take time. */
const EVIDENCE = 250_000;

interface Score {
  readonly encoding: CodePage;
  implausible: number;
  strong: number;
  weak: number;
}

const BYTES = Uint8Array.from({ length: 256 }, (_, at) => at);

/** Counts for each code page the characters in implausible places and the letters. */
async function scores(bytes: Uint8Array, decode: Decoders): Promise<readonly Score[]> {
  const all: Score[] = [];
  for (const encoding of CODE_PAGES) {
    const chars = [...decode[encoding](BYTES)];
    const weights = chars.map(weightOf);
    const score: Score = { encoding, implausible: 0, strong: 0, weak: 0 };
    const charAt = (at: number) => chars[bytes[at] ?? 256] ?? '';
    for (let [at, seen] = [0, 0]; at < bytes.length && seen < EVIDENCE; at++) {
      if (at % CHARACTERS === CHARACTERS - 1) await pause();
      const byte = bytes[at] as number;
      if (byte < 0x80) continue;
      seen++;
      const place = { previous: charAt(at - 1), next: charAt(at + 1), afterNext: charAt(at + 2) };
      if (isImplausible(chars[byte] as string, place)) score.implausible++;
      else if (weights[byte] === 'strong') score.strong++;
      else if (weights[byte] === 'weak') score.weak++;
    }
    all.push(score);
  }
  return all;
}

/** German letters that decide for a code page other than the preferred one. */
const ENOUGH = 3;

/**
 * Returns the encoding with the fewest implausible characters. Among encodings without any, Windows-1252 is preferred
 * unless another has clearly more German letters.
 */
function chosen(all: readonly Score[]): { readonly encoding: CodePage; readonly isDecided: boolean } {
  const least = Math.min(...all.map(({ implausible }) => implausible));
  const [first, ...others] = all.filter(({ implausible }) => implausible === least) as [Score, ...Score[]];
  const best = others.reduce((one, other) => (other.strong > 2 * one.strong ? other : one), first);
  const rivals = Math.max(0, ...[first, ...others].filter((one) => one !== best).map(({ strong }) => strong));
  const enough = best.encoding === CODE_PAGES[0] ? 1 : ENOUGH;
  const isClear = others.length === 0 || (best.strong >= enough && best.strong > 4 * rivals);
  return { encoding: best.encoding, isDecided: least === 0 && isClear };
}

/** Returns whether the text has characters whose bytes mean other characters in another code page. */
export const dependsOnEncoding = (text: string): boolean => /[^\0-\x7f]/.test(text);

/** The names of the encodings for people. */
export const ENCODING_NAMES: Readonly<Record<FileEncoding, string>> = {
  UTF_8: 'UTF-8',
  UTF_16: 'UTF-16',
  WINDOWS_1252: 'Windows-1252',
  CP850: 'CP850 (MS-DOS)',
  MAC_ROMAN: 'Mac Roman',
};
