/**
 * The result of a parser: the value or a message.
 *
 * A parser takes `unknown` and never throws, so a form can report all faults together. The message continues a sentence
 * that begins with the field's name, and says what to change: "must not be blank".
 */
import type { Message } from './message.ts';

export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: Message };

export const ok = <T>(value: T): Parsed<T> => ({ ok: true, value });

export const bad = (message: Message): Parsed<never> => ({ ok: false, message });
