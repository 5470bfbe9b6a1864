/**
 * Reads JSON whose numbers may have more digits than a double holds.
 *
 * `JSON.parse` with a reviver would cost twenty times as much for the whole body. So one pass over the bytes finds the
 * long numbers, the text gets them wrapped, and `JSON.parse` reads it without a reviver.
 */
import { randomUUID } from 'node:crypto';
import { DOUBLE_DIGITS, type JsonSchema, LongNumber, significantDigits } from '@cleaver/domain/kernel';

/** Maximum length of a number literal that is compared with its double. No field accepts a longer number. */
const LITERAL_MAX = 400;
/** A number without an exponent. JSON allows no leading zeros. */
const PLAIN_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
/** The first entry of the list around a long number. It is random, so that no client can send such a list. */
const MARK = randomUUID();

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = Buffer.from('"\\[]{}');
/** Whether a byte can be part of a number, by the byte. */
const IN_NUMBER = Uint8Array.from({ length: 256 }, (_, byte) =>
  Number('+-.0123456789Ee'.includes(String.fromCharCode(byte))),
);

/** The place of a literal in the bytes, from the first byte to the byte behind it. */
type Place = readonly [from: number, to: number];

/** The structure of a JSON text, also of an invalid one. */
export interface Scan {
  /** The deepest level of lists and objects; beyond `maxDepth`, the level at which the scan stopped. */
  readonly depth: number;
  /** The places of literals that may be numbers with more digits than a double holds. */
  readonly long: readonly Place[];
}

/** Scans the bytes once, and stops beyond `maxDepth` levels. Ignores the inside of texts. */
export function scan(json: Buffer, maxDepth: number): Scan {
  const long: Place[] = [];
  let deepest = 0;
  let depth = 0;
  let inText = false;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] as number;
    if (inText) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) inText = false;
    } else if (byte === QUOTE) inText = true;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      deepest = Math.max(deepest, ++depth);
      if (depth > maxDepth) break;
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth--;
    else if (IN_NUMBER[byte]) {
      const from = at;
      while (IN_NUMBER[json[at + 1] ?? 0]) at++;
      if (at - from >= DOUBLE_DIGITS) long.push([from, at + 1]);
    }
  }
  return { depth: deepest, long };
}

/**
 * Parses the JSON. Returns a `LongNumber` for a number whose digits a double may not hold, because a double would
 * silently be another number. Only the fields of exact numbers accept it. Throws a SyntaxError for a text that is not
 * JSON.
 */
export function parseExact(json: Buffer, { long }: Scan): unknown {
  const parts: string[] = [];
  let done = 0;
  for (const [from, to] of long) {
    const digits = digitsBeyondDouble(json.toString('latin1', from, to));
    if (digits === undefined) continue;
    parts.push(json.toString('utf8', done, from), `["${MARK}","${digits}"]`);
    done = to;
  }
  if (parts.length === 0) return JSON.parse(json.toString());
  parts.push(json.toString('utf8', done));
  return unwrapIn(JSON.parse(parts.join('')));
}

/** Returns the digits of a number that its double may not hold. Returns undefined for other numbers and literals. */
function digitsBeyondDouble(literal: string): string | undefined {
  if (!PLAIN_NUMBER.test(literal)) return undefined;
  if (literal.length > LITERAL_MAX) return literal;
  const held = String(Number(literal));
  if (held.includes('e')) return undefined;
  const digits = withoutLastZeros(literal);
  const isHeld = digits === held || digits === '-0';
  return isHeld && significantDigits(held) <= DOUBLE_DIGITS ? undefined : digits;
}

/** Removes the zeros at the end of a fraction. Takes linear time, unlike a regular expression. */
function withoutLastZeros(literal: string): string {
  if (!literal.includes('.')) return literal;
  let end = literal.length;
  while (literal[end - 1] === '0') end--;
  return literal.slice(0, literal[end - 1] === '.' ? end - 1 : end);
}

/**
 * Replaces the wrapped numbers within a parsed list or object. A body that is itself a long number stays a list, which
 * no operation accepts.
 */
function unwrapIn(parsed: unknown): unknown {
  if (typeof parsed !== 'object' || parsed === null) return parsed;
  const members = parsed as Record<string, unknown>;
  for (const key of Array.isArray(parsed) ? parsed.keys() : Object.keys(parsed)) {
    const value = members[key as string];
    if (typeof value !== 'object' || value === null) continue;
    members[key as string] =
      Array.isArray(value) && value[0] === MARK ? new LongNumber(value[1] as string) : unwrapIn(value);
  }
  return parsed;
}

/** Returns whether a schema has numbers, so that their digits matter. */
export const hasNumbers = ({ type, items, properties }: JsonSchema): boolean =>
  type === 'number' ||
  type === 'integer' ||
  Object.values({ ...(properties as object), ...(items !== undefined && { items }) }).some((schema) =>
    hasNumbers(schema as JsonSchema),
  );
