/**
 * Messages for people, which adapters can translate.
 *
 * Code contains the English text. The English pattern is the key of its translation in a catalogue. So code that
 * creates a message needs no other language.
 */

/** A value in a message: a literal, a message to translate, or several messages to join with semicolons. */
export type Value = string | number | Message | readonly Message[];

export type Values = readonly Value[] | Readonly<Record<string, Value>>;

/** Returns the translation of an English pattern with the same placeholders (`{0}`), or undefined if there is none. */
export type Translation = (pattern: string) => string | undefined;

export class Message {
  /** The English text with placeholders by number or name: `The batch has {0}: {1} is more`. */
  readonly pattern: string;
  readonly values: Values;

  constructor(pattern: string, values: Values = {}) {
    this.pattern = pattern;
    this.values = values;
  }

  /**
   * Translates the message and its values. Parts without a translation stay English. `numberText` formats the numbers
   * among the values.
   */
  in(translation: Translation, numberText: (value: number) => string = String): string {
    const shown = (value: Value | undefined): string => {
      if (value instanceof Message) return value.in(translation, numberText);
      if (typeof value === 'number') return numberText(value);
      return Array.isArray(value) ? value.map(shown).join('; ') : String(value);
    };
    const pattern = translation(this.pattern) ?? this.pattern;
    const values = this.values as Readonly<Record<string, Value>>;
    return pattern.replaceAll(/\{(\w+)\}/g, (_place, name: string) => shown(values[name]));
  }

  /** Returns the English text. */
  toString(): string {
    return this.in(() => undefined);
  }

  toJSON(): string {
    return this.toString();
  }
}

/** Creates a message: say`must have at most ${max} characters`. */
export const say = (texts: TemplateStringsArray, ...values: readonly Value[]): Message =>
  new Message(
    texts.reduce((pattern, next, at) => `${pattern}{${at - 1}}${next}`),
    values,
  );

/** Creates a message from a text without values, such as the label of a kind. */
export const word = (name: string): Message => new Message(name);
