/** The languages of the service, and the choice of one for a caller. */
import { REFUSALS } from '@cleaver/domain';
import { GERMAN } from '@cleaver/domain/german';
import { startingPlanGerman } from '@cleaver/domain/hygiene';
import type { Translation } from '@cleaver/domain/kernel';
import { reasonsGerman } from '@cleaver/domain/labels/contracts';
import { GERMAN_FILES } from '@cleaver/files';
import { PROTOCOL } from '../protocol.ts';
import { GERMAN as GERMAN_OF_HTTP } from './german.ts';

/**
 * The German texts by their English text. Refusals include their German text. The core's catalogue has the German for
 * fields and records.
 */
const GERMAN_OF: ReadonlyMap<string, string> = new Map([
  ...Object.entries(GERMAN),
  ...Object.entries(startingPlanGerman),
  ...Object.entries(reasonsGerman),
  ...Object.entries(GERMAN_FILES),
  ...Object.entries(GERMAN_OF_HTTP),
  ...[...REFUSALS, ...Object.values(PROTOCOL)].map(({ english, german }) => [english, german] as const),
]);

/** Translations by language tag. The core's own texts are English. */
export const TRANSLATIONS = {
  en: () => undefined,
  de: (pattern) => GERMAN_OF.get(pattern),
} as const satisfies Record<string, Translation>;
export type Language = keyof typeof TRANSLATIONS;

const LANGUAGES = Object.keys(TRANSLATIONS) as readonly Language[];
export const DEFAULT_LANGUAGE: Language = 'en';
const isOurs = (name: string): name is Language => (LANGUAGES as readonly string[]).includes(name);

/** Captures the language and the weight of a range, like `de-AT;q=0.8` (RFC 9110, sections 12.4.2 and 12.5.4). */
const RANGE = /^\s*(\*|[a-z]{1,8})(?:-[a-z0-9]{1,8})*\s*(?:;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i;

/**
 * Returns the supported language with the highest weight in the header `Accept-Language`, or the first of equal
 * weights. Returns English without the header, for `*`, and for unsupported languages, because a response is better
 * than a refusal.
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
