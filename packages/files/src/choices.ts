/** Reads and writes choices: codes of the service, or their words in English and German. */
import { GERMAN } from '@cleaver/domain/german';
import { type JsonSchema, MEANING, type Message, say, UNIT_CHOICES, UNITS, word } from '@cleaver/domain/kernel';
import { choiceWord, unitWord } from '@cleaver/domain/words';
import { plain } from './plain.ts';

export interface Choices {
  /** Returns the code of a text, or undefined for an unknown text. */
  find(text: string): string | undefined;
  /** Returns the word of a code in a language, or the code if there is no word that `find` resolves to it. */
  show(code: string, translate: (message: Message) => string): string;
  /** The fault of an unknown text, or undefined if other texts are possible, too. */
  readonly fault: Message | undefined;
}

/** Returns the choices of a column: the `enum` of its schema, the units, or several examples. */
export function choicesOf(schema: JsonSchema): Choices | undefined {
  if (schema[MEANING] === 'unit') return choices(Object.keys(UNITS), unitWord, UNIT_CHOICES);
  const codes = (schema['enum'] as readonly string[] | undefined)?.map(String);
  if (codes) return choices(codes, choiceWord, codes);
  const examples = (schema['examples'] ?? []) as readonly unknown[];
  // One example only shows the form.
  return examples.length > 1 ? choices(examples.map(String), choiceWord) : undefined;
}

/**
 * Returns choices of codes. A code precedes the words of others, and a word precedes a code in other case. So every code
 * stays readable: the text `Liter` is the word of L, and the code LITER is an older name.
 */
function choices(
  codes: readonly string[],
  wordOf: (code: string) => string | undefined,
  shown?: readonly string[],
): Choices {
  const exact = new Set(codes);
  const found = new Map<string, string>();
  const add = (name: string | undefined, code: string) => {
    if (name !== undefined && name !== '' && !found.has(plain(name))) found.set(plain(name), code);
  };
  for (const code of codes) add(wordOf(code), code);
  for (const code of codes) add(GERMAN[wordOf(code) ?? ''], code);
  for (const code of codes) add(code, code);
  const find = (text: string) => (exact.has(text) ? text : found.get(plain(text)));
  return {
    find,
    show(code, translate) {
      const name = wordOf(code);
      const text = name === undefined ? code : translate(word(name));
      return find(text) === code ? text : code;
    },
    fault: shown && say`must be one of ${shown.map((code) => word(wordOf(code) ?? code))}`,
  };
}
