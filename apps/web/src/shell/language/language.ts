/**
 * The language of the pages on this device. The code contains English sentences, as the core does. say`…` makes a
 * message, and t`…` makes a text in the current language. The catalogue contains the German sentences of the pages and
 * the core.
 */
import { type Message, say, type Translation } from '@cleaver/domain/kernel';
import { store } from '../data/store.ts';
import { device } from '../session/device.ts';
import { german, germanOfScreens } from './translation.ts';

export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A sentence of the catalogue, or a text that is not translated: a name, a number. */
export type Text = Message | string;

/** The current language, from the document (`boot.js`). Without a document, as in tests, the language is English. */
export const language = store<Language>(
  'document' in globalThis && document.documentElement.lang === 'de' ? 'de' : 'en',
);

let translation: Translation = () => undefined;
/** Whether a screen other than Today was loaded. */
let hasScreens = false;

/** Fetches the texts of the screens other than Today in the current language. Rejects if the service does not respond. */
export async function screenTexts(): Promise<void> {
  hasScreens = true;
  if (document.documentElement.lang === 'de') await germanOfScreens();
}

/**
 * Switches the language of everything shown from now on. If the catalogue cannot be fetched, rejects and changes
 * nothing.
 */
export async function speak(wanted: Language): Promise<void> {
  translation = wanted === 'de' ? await german() : () => undefined;
  if (wanted === 'de' && hasScreens) await germanOfScreens();
  document.documentElement.lang = wanted;
  language.set(wanted);
}

/** Switches the language, and stores the choice on this device. */
export async function chooseLanguage(wanted: Language): Promise<void> {
  await speak(wanted);
  device.write('language', wanted);
}

export const shown = (text: Text): string => shownWith(text, String);

/** Returns a text with its numbers formatted by `numberText`. */
export const shownWith = (text: Text, numberText: (value: number) => string): string =>
  typeof text === 'string' ? text : text.in(translation, numberText);

/** Returns a sentence in the language of this device. */
export const t = (texts: TemplateStringsArray, ...values: readonly (string | number | Message)[]): string =>
  shown(say(texts, ...values));

/** Returns the locale for `Intl`: `de-DE` or `en-GB`. */
export const locale = (): string => (language.get() === 'de' ? 'de-DE' : 'en-GB');
