/** The languages in which the service says its sentences, and which of them a caller reads. */
import { REFUSALS } from '@cleaver/domain';
import { GERMAN } from '@cleaver/domain/german';
import type { Translation } from '@cleaver/domain/kernel';
import { GERMAN as GERMAN_OF_HTTP } from '@cleaver/messages/german';
import { PROTOCOL } from '../protocol.ts';

/** Refusals bring their German along; what they say of a field or a record has it in the catalogue of the core. */
const GERMAN_OF: ReadonlyMap<string, string> = new Map([
  ...Object.entries(GERMAN),
  ...Object.entries(GERMAN_OF_HTTP),
  ...[...REFUSALS, ...Object.values(PROTOCOL)].map(({ english, german }) => [english, german] as const),
]);

/** By its language tag. The core's own words are English. */
export const TRANSLATIONS = {
  en: () => undefined,
  de: (pattern) => GERMAN_OF.get(pattern),
} as const satisfies Record<string, Translation>;
export type Language = keyof typeof TRANSLATIONS;

const LANGUAGES = Object.keys(TRANSLATIONS) as readonly Language[];
export const DEFAULT_LANGUAGE: Language = 'en';
const isOurs = (name: string): name is Language => (LANGUAGES as readonly string[]).includes(name);

/** A range with its weight (RFC 9110, sections 12.4.2 and 12.5.4): `de-AT;q=0.8`. Of the range only the language counts. */
const RANGE = /^\s*(\*|[a-z]{1,8})(?:-[a-z0-9]{1,8})*\s*(?:;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i;

/**
 * The language that the header `Accept-Language` wishes most, the first one of several alike. English where there is no such
 * header, for `*`, and where it names none of ours: an answer that somebody may not read is better than none.
 */
export function languageOf(header: string | undefined): Language {
  if (header === undefined) return DEFAULT_LANGUAGE;
  const weights = new Map<string, number>();
  for (const range of header.split(',')) {
    const [, name = '', weight = '1'] = RANGE.exec(range) ?? [];
    const language = name.toLowerCase();
    if (language !== '') weights.set(language, Math.max(Number(weight), weights.get(language) ?? 0));
  }
  const ours = [...weights.keys(), DEFAULT_LANGUAGE, ...LANGUAGES].filter(isOurs);
  const weightOf = (language: Language) => weights.get(language) ?? weights.get('*') ?? 0;
  const wished = ours.reduce((best, language) => (weightOf(language) > weightOf(best) ? language : best));
  return weightOf(wished) > 0 ? wished : DEFAULT_LANGUAGE;
}
