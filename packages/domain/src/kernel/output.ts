/**
 * Outputs: what an operation gives, written once.
 *
 * An output describes an answer as data. Four things follow from it: the type of what the core gives (`GivenBy`), the type of
 * what a program receives (`ReceivedOf`), the published JSON Schema, and the conversion of the first into the second. Where an
 * answer is the state of an aggregate, the state's type is `GivenBy` of it, and nobody writes its members twice.
 *
 * Use: `import * as out from '../kernel/output.ts'`, `out.object('CustomerResponse', { id: out.text(), … })`. A title names the
 * component of the published document.
 */
import type { CalendarDate } from './calendar.ts';
import { type Money, moneyToNumber } from './decimal.ts';
import type { JsonSchema } from './form.ts';
import type { Message } from './message.ts';
import type { Page } from './page.ts';
import type { Unit } from './quantity.ts';

/** Returns a sentence in the language of the caller. */
export type Words = (message: Message) => string;

/** `G`: what the core gives; `R`: what a program receives. */
export interface Output<G, R = G> {
  /** Undefined: the answer has no body. */
  readonly schema: JsonSchema | undefined;
  /** Converts what the core gives into what is sent; undefined: it is sent as it is, and JSON writes a time as a text. */
  encode?(given: G, words: Words): unknown;
  /** Whether it is a page of a list. */
  readonly isPage?: true;
  /** Only types. */
  readonly given?: G;
  readonly received?: R;
}

// biome-ignore lint/suspicious/noExplicitAny: an adapter handles outputs of every type alike
export type AnyOutput = Output<any, any>;

/** The type of what the core gives. */
export type GivenBy<O> = O extends Output<infer G, infer _> ? G : never;

/** The type of what a program receives. */
export type ReceivedOf<O> = O extends Output<infer _, infer R> ? R : never;

interface Told {
  readonly description?: string;
  readonly examples?: readonly unknown[];
}

const plain = <G, R = G>(schema: JsonSchema): Output<G, R> => ({ schema });

/** A text; `G` is its type in the core. */
export const text = <G extends string = string>(told: Told = {}): Output<G, string> =>
  plain({ type: 'string', ...told });

export const boolean = (told: Told = {}): Output<boolean> => plain({ type: 'boolean', ...told });

/** A whole number of 32 bits. */
export const int32 = (told: Told = {}): Output<number> => plain({ type: 'integer', format: 'int32', ...told });

/** A whole number of 64 bits. */
export const int64 = (told: Told = {}): Output<number> => plain({ type: 'integer', format: 'int64', ...told });

/** A whole number. */
export const integer = (told: Told = {}): Output<number> => plain({ type: 'integer', ...told });

export const number = (told: Told = {}): Output<number> => plain({ type: 'number', ...told });

/** A point in time, in UTC with milliseconds and Z. `timestamp<string>()`: the core has it as such a text already. */
export const timestamp = <G extends Date | string = Date>(told: Told = {}): Output<G, string> =>
  plain({ type: 'string', format: 'date-time', examples: ['2026-11-21T09:30:00.000Z'], ...told });

/** A date of the calendar. */
export const day = (told: Told = {}): Output<CalendarDate, string> =>
  plain({ type: 'string', format: 'date', examples: ['2026-11-21'], ...told });

/** A unit of measure, as it was written. */
/* @__NO_SIDE_EFFECTS__ */
export const unit = (told: Told = { examples: ['KG'] }): Output<Unit, string> => plain({ type: 'string', ...told });

/** One of the given words. */
export const oneOf = <const V extends string>(words: readonly V[], told: Told = {}): Output<V> =>
  plain({ type: 'string', enum: words, ...told });

/** Money: a decimal text in the core, a number in the answer. */
export const money = (told: Told = { description: 'At most 4 decimal places' }): Output<Money, number> => ({
  schema: { type: 'number', ...told },
  encode: moneyToNumber,
});

/**
 * A decimal text in the core, a number with all its digits in the answer: `1.50` is sent as 1.50. A JavaScript number has
 * seventeen digits at most, so it is written as the text stands.
 */
export const exactNumber = (told: Told = {}): Output<string, number> => ({
  schema: { type: 'number', [SENT_AS_IT_IS]: true, ...told },
  encode: exactly,
});

/** A sentence, in the language of the caller. */
export const sentence = (told: Told = {}): Output<Message, string> => ({
  schema: { type: 'string', ...told },
  encode: (message, words) => words(message),
});

/** The value or null. */
export const nullable = <G, R>(of: Output<G, R>, told: Told = {}): Output<G | null, R | null> => ({
  schema: { anyOf: [of.schema, { type: 'null' }], ...told },
  ...(of.encode && { encode: (given, words) => (given === null ? null : of.encode?.(given, words)) }),
});

export const listOf = <G, R>(items: Output<G, R>, told: Told = {}): Output<readonly G[], readonly R[]> => ({
  schema: { type: 'array', items: items.schema, ...told },
  ...(items.encode && { encode: (given, words) => given.map((one) => items.encode?.(one, words)) }),
});

/** As `listOf`, each entry once. */
export const setOf = <G, R>(items: Output<G, R>, told: Told = {}): Output<readonly G[], readonly R[]> => ({
  ...listOf(items),
  schema: { type: 'array', items: items.schema, uniqueItems: true, ...told },
});

export type Members = { readonly [name: string]: AnyOutput };
type Given<M extends Members> = { readonly [N in keyof M]: GivenBy<M[N]> };
type Received<M extends Members> = { readonly [N in keyof M]: ReceivedOf<M[N]> };
type Optional<M> = { readonly [N in keyof M]?: M[N] | undefined };

/** An object whose type is known by its members: `members` is there for objects that have the same and more. */
export interface ObjectOutput<M extends Members, A extends Members = Record<never, never>>
  extends Output<Given<M> & Optional<Given<A>>, Received<M> & Partial<Received<A>>> {
  readonly members: M;
}

/** Members of the object, all of them required but those of `absent`, which may be left out; `title` names the component. */
export function object<const M extends Members, const A extends Members = Record<never, never>>(
  title: string,
  members: M,
  absent?: A,
  told: Told = {},
): ObjectOutput<M, A> {
  const all = Object.entries<AnyOutput>({ ...members, ...absent });
  const encoded = all.filter(([, { encode }]) => encode);
  return {
    members,
    schema: {
      type: 'object',
      title,
      properties: Object.fromEntries(all.map(([name, { schema }]) => [name, schema])),
      required: Object.keys(members),
      ...told,
    },
    ...(encoded.length > 0 && {
      encode(given: object, words: Words) {
        const sent: Record<string, unknown> = { ...given };
        for (const [name, of] of encoded) if (sent[name] !== undefined) sent[name] = of.encode?.(sent[name], words);
        return sent;
      },
    }),
  };
}

/** The same answer, made of something else that the core gives: `view` says how. */
export const madeFrom = <F, G, R>(of: Output<G, R>, view: (from: F) => NoInfer<G>): Output<F, R> => ({
  schema: of.schema,
  encode: (given, words) => (of.encode ? of.encode(view(given), words) : view(given)),
});

const pageInfo = object(
  'PageInfo',
  {
    number: integer({ description: 'Counts from 0' }),
    size: integer({ description: 'The most items that a page of this list has' }),
    totalElements: integer(),
    totalPages: integer(),
  },
  {
    next: integer({
      description:
        'Only where the page is shorter than it should be, since its items are large: the same page with this as `skip` goes on behind the last item',
    }),
  },
);

/** One page of a list. */
export const page = <G, R>(item: Output<G, R>): Output<Page<G>, Page<R>> => ({
  ...object(`${item.schema?.['title'] ?? 'Item'}Page`, { content: listOf(item), page: pageInfo }),
  isPage: true,
});

/** The answer has no body. */
export const nothing: Output<void, undefined> = { schema: undefined };

/** A large answer of which the core gives just what the schema names, and in its order: serializing takes a third of the work. */
export const sentAsItIs = <O extends AnyOutput>(of: O): O => ({
  ...of,
  schema: { ...of.schema, [SENT_AS_IT_IS]: true },
});

/** For an answer that `apps/http` describes by itself: the core gives `G`, a program receives `R`. */
export const describedByHttp = <G, R = never>(): Output<G, R> => ({ schema: {} });

/** Marks what is sent as the core gives it. Who serializes leaves it to `JSON.stringify`; who describes takes the mark out. */
export const SENT_AS_IT_IS = '~as-is';

/** A number that is written as the decimal was, or a text that `JSON.stringify` writes as it is. */
export type Exactly = number | { readonly rawJSON: string };

/** The number of a decimal text, with all its digits. */
export function exactly(decimal: string): Exactly {
  const number = Number(decimal);
  // The types of the language do not know it yet.
  const { rawJSON } = JSON as unknown as { rawJSON(text: string): Exclude<Exactly, number> };
  return String(number) === decimal ? number : rawJSON(decimal);
}
