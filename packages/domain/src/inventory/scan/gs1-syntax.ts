/** Parses the notations of element strings: with FNC1, in brackets, and as a GS1 Digital Link. */

import { type Message, say } from '../../kernel/values/message.ts';
import { FIXED, identifierOf, leading } from './gs1-identifiers.ts';
import type { ScanProblem, ScanProblemCode } from './scan-contracts.ts';

export const problem = (code: ScanProblemCode, ai: string, message: Message): ScanProblem => ({ code, ai, message });

/** FNC1 between element strings, as scanners transmit it. */
export const GS = '\u001d';

interface Raw {
  readonly ai: string;
  readonly value: string;
}

export interface Read {
  readonly raw: readonly Raw[];
  readonly problems: readonly ScanProblem[];
}

const unknown = (ai: string): ScanProblem =>
  problem('UNKNOWN_AI', ai, say`There is no application identifier ${ai}: what follows cannot be read`);

export function elementStrings(text: string): Read {
  const raw: Raw[] = [];
  let rest = text.replace(/^\u001d+/, '');
  while (rest !== '') {
    const identifier = leading(rest);
    if (!identifier) return { raw, problems: [unknown(rest.slice(0, 4))] };
    const data = rest.slice(identifier.ai.length);
    const end = data.indexOf(GS);
    const isFixed = FIXED.test(identifier.ai);
    const length = isFixed ? Math.min(identifier.max, end < 0 ? data.length : end) : end < 0 ? data.length : end;
    raw.push({ ai: identifier.ai, value: data.slice(0, length) });
    rest = data.slice(length).replace(/^\u001d+/, '');
  }
  return { raw, problems: [] };
}

/**
 * Parses `(01)04006381333931(10)ABC`, as printed below barcodes. A backslash may escape an opening bracket within data.
 */
export function bracketed(text: string): Read {
  const raw: Raw[] = [];
  const problems: ScanProblem[] = [];
  const parts = text.split(/(?<!\\)\((\d{2,4})\)/);
  for (let at = 1; at < parts.length; at += 2) {
    const [ai = '', value = ''] = [parts[at], parts[at + 1]];
    if (identifierOf(ai)) raw.push({ ai, value: value.replaceAll('\\(', '(').trim() });
    else problems.push(unknown(ai));
  }
  return { raw, problems };
}

/**
 * Parses `https://…/01/04006381333931/10/ABC?17=261231`. Returns undefined for an address without one of the keys 00,
 * 01, 02, 414 and 8006.
 */
export function digitalLink(address: string): Read | undefined {
  const [, path = '', query = ''] = /^https?:\/\/[^/?#]+([^?#]*)(?:\?([^#]*))?/i.exec(address) ?? [];
  const steps = path.split('/').slice(1);
  const begin = steps.findIndex((step, at) => /^(00|01|02|414|8006)$/.test(step) && at + 1 < steps.length);
  if (begin < 0) return undefined;
  const pairs: [string, string][] = [];
  for (let at = begin; at + 1 < steps.length; at += 2) pairs.push([steps[at] ?? '', steps[at + 1] ?? '']);
  for (const part of query.split(/[&;]/)) {
    const [ai = '', value = ''] = part.split('=');
    // Ignores query parameters whose names do not have two to four digits. They belong to the owner of the address.
    if (/^\d{2,4}$/.test(ai)) pairs.push([ai, value]);
  }
  const raw: Raw[] = [];
  const problems: ScanProblem[] = [];
  for (const [ai, encoded] of pairs) {
    const value = decoded(encoded);
    if (!identifierOf(ai)) problems.push(unknown(ai));
    else
      raw.push({
        ai,
        value: (ai === '01' || ai === '02') && /^(\d{8}|\d{12,13})$/.test(value) ? value.padStart(14, '0') : value,
      });
  }
  return { raw, problems };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
