/**
 * The language of whoever reads. Sentences stand in English where they are said, and the English pattern is the key of the German
 * one in `german.ts`; what the service's document says has its German in `german-document.ts`, names and values theirs in
 * `german-words.ts`. A test finds what has none.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { GERMAN } from './german.ts';
import { GERMAN_DOCUMENT } from './german-document.ts';
import { FIELDS, WORDS } from './german-words.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Of the call that runs: calls of several languages may run in one process. */
const wished = new AsyncLocalStorage<string | undefined>();

/** Runs a call in the language that is asked for, else in that of the shell. */
export const speaking = <T>(asked: string | undefined, env: Environment, work: () => T): T =>
  wished.run(asked ?? ofShell(env), work);

/** The language that the call is to speak, though nobody here may know it; undefined: any. */
export const wishedLanguage = (): string | undefined => wished.getStore();

export const isGerman = (): boolean => wishedLanguage() === 'de';

/** The shell of Windows has no such variables: there the system says it. */
function ofShell(env: Environment): string | undefined {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  const system = process.platform === 'win32' ? Intl.DateTimeFormat().resolvedOptions().locale : '';
  return /^([a-z]{2,3})(?:[_.@-]|$)/.exec(locale || system)?.[1];
}

const filled = (pattern: string, values: readonly unknown[]): string =>
  pattern.replaceAll(/\{(\d+)\}/g, (_place, at: string) => String(values[Number(at)]));

/** A sentence: t`${file} is there already`. */
export function t(texts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  const pattern = texts.reduce((before, next, at) => `${before}{${at - 1}}${next}`);
  return filled((isGerman() && GERMAN[pattern]) || pattern, values);
}

/** The same for a text that stands elsewhere, paragraph by paragraph. What has no German stays as it is. */
export const translated = (text: string): string => (isGerman() ? text.split('\n\n').map(germanOf).join('\n\n') : text);

const TEXTS: Readonly<Record<string, string>> = { ...GERMAN, ...GERMAN_DOCUMENT };

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Of the document's texts those that differ in some places. */
const PATTERNS = Object.keys(GERMAN_DOCUMENT)
  .filter((pattern) => pattern.includes('{0}'))
  .map((pattern) => [pattern, new RegExp(`^${escaped(pattern).replaceAll(/\\\{\d+\\\}/g, '(.*)')}$`)] as const);

/** The German of a paragraph; itself where it has none. */
export function germanOf(text: string): string {
  if (text in TEXTS) return TEXTS[text] ?? text;
  for (const [pattern, matches] of PATTERNS) {
    const [found, ...values] = matches.exec(text) ?? [];
    if (found !== undefined) return filled(GERMAN_DOCUMENT[pattern] ?? pattern, values);
  }
  return text;
}

/** What a member is called: in English as the contract calls it. */
export const fieldName = (member: string): string => (isGerman() && FIELDS[member]) || member;

/** Whether it is a status or a choice. */
export const isWord = (value: string): boolean => Object.hasOwn(WORDS, value);

/** What a status or a choice is called. */
export const valueName = (value: string): string => (isGerman() && WORDS[value]) || value;
