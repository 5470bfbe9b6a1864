/**
 * The language of the pages on this device. Sentences are written in English in the code, as in the core: say`…`, or
 * t`…` for a text at once. The catalogue has the German of both.
 */
import { type Message, say, type Translation } from '@cleaver/domain/kernel';
import { device } from './device.ts';
import { german } from './german.ts';
import { store } from './store.ts';

export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A sentence of the catalogue, or a text that is not translated: a name, a number. */
export type Text = Message | string;

/** `boot.js` sets it. Without a page, in a test, it is English. */
export const language = store<Language>(
  'document' in globalThis && document.documentElement.lang === 'de' ? 'de' : 'en',
);

let translation: Translation = () => undefined;

/**
 * Switches the language of everything shown from now on. If the catalogue cannot be fetched, rejects and changes
 * nothing.
 */
export async function speak(wanted: Language): Promise<void> {
  translation = wanted === 'de' ? await german() : () => undefined;
  document.documentElement.lang = wanted;
  language.set(wanted);
}

/** Switches the language, and stores the choice on this device. */
export async function chooseLanguage(wanted: Language): Promise<void> {
  await speak(wanted);
  device.write('language', wanted);
}

export const shown = (text: Text): string => (typeof text === 'string' ? text : text.in(translation));

/** Returns a sentence in the language of this device. */
export const t = (texts: TemplateStringsArray, ...values: readonly (string | number | Message)[]): string =>
  shown(say(texts, ...values));

/** The locale for `Intl`. */
export const locale = (): string => (language.get() === 'de' ? 'de-DE' : 'en-GB');
