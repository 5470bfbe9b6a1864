/**
 * What the pages say, in the language of this device.
 *
 * Sentences are written in English where they are needed, as in the core (say`…`, or t`…` where a text is needed at once),
 * and the catalogue has the German of both.
 */
import { type Message, say, type Translation } from '@cleaver/domain/kernel';
import { device } from './device.ts';
import { german } from './german.ts';
import { store } from './store.ts';

export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A sentence of the catalogue, or a text that is nobody's: a name, a number. */
export type Text = Message | string;

/** Set by `boot.js`; without a page, in a test, English. */
export const language = store<Language>(
  'document' in globalThis && document.documentElement.lang === 'de' ? 'de' : 'en',
);

let translation: Translation = () => undefined;

/** What is shown afterwards is in this language. Rejects, and changes nothing, where its catalogue cannot be fetched. */
export async function speak(wanted: Language): Promise<void> {
  translation = wanted === 'de' ? await german() : () => undefined;
  document.documentElement.lang = wanted;
  language.set(wanted);
}

/** For this device, from now on. */
export async function chooseLanguage(wanted: Language): Promise<void> {
  await speak(wanted);
  device.write('language', wanted);
}

export const shown = (text: Text): string => (typeof text === 'string' ? text : text.in(translation));

/** A sentence in the language of this device, at once. */
export const t = (texts: TemplateStringsArray, ...values: readonly (string | number | Message)[]): string =>
  shown(say(texts, ...values));

/** Of `Intl`. */
export const locale = (): string => (language.get() === 'de' ? 'de-DE' : 'en-GB');
