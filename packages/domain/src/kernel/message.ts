/**
 * Sentences for people, which an adapter can say in another language.
 *
 * They are written in English where they are needed, and the English pattern is the key under which a catalogue has the same
 * sentence in another language. So the core reads as if there was one language, and knows no other.
 */

/** What stands in a sentence: as it is, as words that have a translation themselves, or as several, separated by semicolons. */
export type Value = string | number | Message | readonly Message[];

export type Values = readonly Value[] | Readonly<Record<string, Value>>;

/** Gives the sentence of another language for an English one, with the same places (`{0}`); undefined: it has none. */
export type Translation = (pattern: string) => string | undefined;

export class Message {
  /** The English sentence with a place for each value, by number or by name: `The batch has {0}: {1} is more`. */
  readonly pattern: string;
  readonly values: Values;

  constructor(pattern: string, values: Values = {}) {
    this.pattern = pattern;
    this.values = values;
  }

  /** In another language, with all that stands in it; in English what has no translation. */
  in(translation: Translation): string {
    const shown = (value: Value | undefined): string => {
      if (value instanceof Message) return value.in(translation);
      return Array.isArray(value) ? value.map(shown).join('; ') : String(value);
    };
    const pattern = translation(this.pattern) ?? this.pattern;
    const values = this.values as Readonly<Record<string, Value>>;
    return pattern.replaceAll(/\{(\w+)\}/g, (_place, name: string) => shown(values[name]));
  }

  /** In English. */
  toString(): string {
    return this.in(() => undefined);
  }

  toJSON(): string {
    return this.toString();
  }
}

/** A sentence: say`must have at most ${max} characters`. */
export const say = (texts: TemplateStringsArray, ...values: readonly Value[]): Message =>
  new Message(
    texts.reduce((pattern, next, at) => `${pattern}{${at - 1}}${next}`),
    values,
  );

/** A word that stands in sentences and is the name of something in the code as well: a verb, what a kind is called. */
export const word = (name: string): Message => new Message(name);
