/**
 * The language of the reader. Sentences stand in English where they are said, and the English pattern is the key of the German
 * one in `german.ts`. What operations do, and what members and choices are called, has its German in the core; what HTTP adds to
 * the document has it in `german-document.ts`. A test finds what has none.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { germanBy, OPERATIONS_GERMAN, GERMAN as WORDS_GERMAN } from '@cleaver/domain/german';
import { choiceWord, fieldWord } from '@cleaver/domain/words';
import { GERMAN } from './german.ts';
import { GERMAN_DOCUMENT } from './german-document.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Of the call that runs: calls of several languages may run in one process. */
const wished = new AsyncLocalStorage<string | undefined>();

/** Runs a call in the language that is asked for, else in that of the shell. */
export const speaking = <T>(asked: string | undefined, env: Environment, work: () => T): T =>
  wished.run(asked ?? ofShell(env), work);

/** Returns the requested language, also if there are no texts in it; undefined: any. */
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

const german = germanBy({ ...GERMAN, ...GERMAN_DOCUMENT, ...OPERATIONS_GERMAN });

/** Returns the German of a paragraph; itself where it has none. */
export const germanOf = (text: string): string => german(text) ?? WORDS_GERMAN[text] ?? text;

/** Returns what a member is called in German. */
export const germanName = (member: string): string => WORDS_GERMAN[fieldWord(member)] ?? member;

/** Returns what a member is called: in English as the contract calls it. */
export const fieldName = (member: string): string => (isGerman() ? germanName(member) : member);

/** Returns whether it is a status or a choice. */
export const isWord = (value: string): boolean => choiceWord(value) !== undefined;

/** Returns what a status or a choice is called in German; undefined: it is none. */
export const germanValue = (value: string): string | undefined => WORDS_GERMAN[choiceWord(value) ?? ''];

/** Returns what a status or a choice is called: in English as the contract calls it. */
export const valueName = (value: string): string => (isGerman() && germanValue(value)) || value;
