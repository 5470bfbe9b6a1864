/**
 * Translates texts into the language of the reader. The code contains English sentences, and the pattern of a sentence
 * is the key of the German text in `german.ts`. The core has the German texts of operations, members and choices. A
 * test finds missing texts.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { germanBy, GERMAN as WORDS_GERMAN } from '@cleaver/domain/german';
import { OPERATIONS_GERMAN } from '@cleaver/domain/operations-german';
import { choiceWord, fieldWord } from '@cleaver/domain/words';
import { GERMAN } from './german.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The language of the running call. Calls in several languages may run in one process. */
const language = new AsyncLocalStorage<string | undefined>();

/** Runs a call in the requested language, or in the language of the shell. */
export const speaking = <T>(requested: string | undefined, env: Environment, work: () => T): T =>
  language.run(requested ?? ofShell(env), work);

/**
 * Returns the language of the running call, even if the command line has no texts in it. Undefined means any language.
 */
export const requestedLanguage = (): string | undefined => language.getStore();

export const isGerman = (): boolean => requestedLanguage() === 'de';

/**
 * Returns the language of the shell by its locale variables. On Windows, returns the language of the system if none of
 * these variables is set.
 */
function ofShell(env: Environment): string | undefined {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  const system = process.platform === 'win32' ? Intl.DateTimeFormat().resolvedOptions().locale : '';
  return /^([a-z]{2,3})(?:[_.@-]|$)/.exec(locale || system)?.[1];
}

const filled = (pattern: string, values: readonly unknown[]): string =>
  pattern.replaceAll(/\{(\d+)\}/g, (_place, at: string) => String(values[Number(at)]));

/** Returns a sentence in the language of the call, like t`is already in row ${before}`. */
export function t(texts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  const pattern = texts.reduce((before, next, at) => `${before}{${at - 1}}${next}`);
  return filled((isGerman() && GERMAN[pattern]) || pattern, values);
}

/**
 * Translates each paragraph of a text that does not come from `t`. A paragraph without a German translation stays
 * English.
 */
export const translated = (text: string): string => (isGerman() ? text.split('\n\n').map(germanOf).join('\n\n') : text);

const texts: Readonly<Record<string, string>> = { ...WORDS_GERMAN, ...GERMAN };
/**
 * Translates paragraphs. Does not use the patterns of the command line itself, because `{0} of {1}` would match most
 * sentences.
 */
const german = germanBy(OPERATIONS_GERMAN);

/** Returns the German text of a paragraph, or the paragraph if there is none. */
export const germanOf = (text: string): string =>
  german(text) ?? (Object.hasOwn(texts, text) ? (texts[text] as string) : text);

/** Returns the German word of a member, or the member if there is none. */
const germanName = (member: string): string => WORDS_GERMAN[fieldWord(member)] ?? member;

/** Returns the word of a member in the language of the call. The English word is the member's name in the contract. */
export const fieldName = (member: string): string => (isGerman() ? germanName(member) : member);

/** Returns whether the value is a status or a choice. */
export const isWord = (value: string): boolean => choiceWord(value) !== undefined;

/** Returns the German word of a status or a choice. Undefined if the value is neither. */
const germanValue = (value: string): string | undefined => WORDS_GERMAN[choiceWord(value) ?? ''];

/**
 * Returns the word of a status or a choice in the language of the call. The English word is the value in the contract.
 * Returns other values unchanged.
 */
export const valueName = (value: string): string => (isGerman() && germanValue(value)) || value;
