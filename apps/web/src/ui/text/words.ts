/** Translates the words of the core (`@cleaver/domain/words`), and returns the tones of statuses. */
import { merged, word } from '@cleaver/domain/kernel';
import { choiceWord, fieldWord as english, permissionWords, readable, verbWord } from '@cleaver/domain/words';
import type { Tone } from '../../contexts/context.ts';
import { CONTEXTS } from '../../contexts/contexts.ts';
import { exceptTyped, forPeople, shownNumber } from '../../shell/language/format.ts';
import { shown, shownWith, type Text, t } from '../../shell/language/language.ts';

const TONES = merged(CONTEXTS.map(({ tones = {} }) => tones));

const fieldWord = (name: string): Text => word(english(name));
export const fieldText = (name: string): string => shown(fieldWord(name));
/** Returns the word of a status or a choice. Without a word in the catalogue, returns the name in readable form. */
export const wordOf = (name: string): Text => word(choiceWord(name) ?? readable(name));
export const wordText = (name: string): string => shown(wordOf(name));
export const toneOf = (status: string): Tone => TONES[status] ?? 'quiet';
export const hasWord = (name: string): boolean => choiceWord(name) !== undefined;

/**
 * Rewrites a fault or another sentence of the core for people. Formats numbers, dates and quantities. Replaces names of
 * members and choices (`minTemperature`, `OTHER`) by their labels in quotation marks. Keeps texts that people typed.
 */
export const faultText = (fault: Text): string => exceptTyped(forPeople(shownWith(fault, shownNumber)), withLabels);

const withLabels = (text: string): string =>
  text.replaceAll(/(?<!\w)(?:[a-z]+(?:[A-Z][a-z]*)+|[A-Z]+(?:_[A-Z]+)*)(?!\w)/g, (name) => {
    const label = /^[a-z]/.test(name) ? fieldText(name) : hasWord(name) ? wordText(name) : undefined;
    return label === undefined || label === name ? name : t`“${label}”`;
  });

/** Capitalises a fault for display below a field, because "must not be blank" has no subject there. */
export const sentence = (fault: Text | undefined): string | undefined => {
  if (fault === undefined) return undefined;
  const text = faultText(fault);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/**
 * Returns the word for a record type, like `stock_batch`, or for a member of a record, as an audit log entry names it.
 */
export function historyText(name: string): string {
  if (!name.includes('_')) return fieldText(name);
  const label = shown(word(name.replaceAll('_', ' ')));
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/**
 * Returns the text for an operation, for example `supplier.add-certificate`. Without a text in the catalogue, returns
 * the last part of the name, with spaces instead of hyphens.
 */
export function operationText(name: string): string {
  const verb = verbWord(name);
  return verb === undefined ? (name.split('.').at(-1) ?? name).replaceAll('-', ' ') : shown(word(verb));
}

/**
 * Returns the text for a permission: "Movements of goods: read" for `STOCK_MOVEMENT_READ`. Returns the name of a
 * permission without a text.
 */
export function permissionText(permission: string): string {
  const words = permissionWords(permission);
  return words ? words.map((one) => shown(word(one))).join(': ') : permission;
}
