/**
 * Outputs describe the response of an operation as data.
 *
 * An output determines the type in the core (`GivenBy`), the type for clients (`ReceivedOf`), the published JSON
 * Schema, and the conversion from core to client.
 *
 * An aggregate declares its own state, and no state is made from an output. If the response is the state of an
 * aggregate, `satisfies Output<State, unknown>` checks that the output has all members of the state. The handler that
 * returns the state checks that the state has all members of the output. Both checks compare the types of the members.
 *
 * Use: `import * as out from '…/kernel/contract/output.ts'`, `out.object('CustomerResponse', { id: out.text(), … })`. A title
 * is the name of the component in the published document.
 */
import type { CalendarDate } from '../values/calendar.ts';
import { type Money, moneyToNumber } from '../values/decimal.ts';
import type { Message } from '../values/message.ts';
import type { Unit } from '../values/quantity.ts';
import type { Permission } from './caller.ts';
import type { FileColumn, FileFormat, FileValues } from './file.ts';
import type { JsonSchema } from './json-schema.ts';
import type { Page } from './page.ts';
import type { Paper, PaperLanguage } from './paper.ts';

/** Returns a sentence in the language of the caller. */
export type Translate = (message: Message) => string;

/** A description of a response. `G`: the type in the core. `R`: the type that a client receives. */
export interface Output<G, R = G> {
  /** The JSON Schema of the response body. Undefined if the response has no body. */
  readonly schema: JsonSchema | undefined;
  /**
   * Converts the core's value into the value to send. Without this function the value is sent unchanged, and JSON
   * formats a time as text.
   */
  encode?(given: G, translate: Translate): unknown;
  /**
   * Returns the core's value with null for each guarded member whose permission `holds` denies. Without this function
   * nothing is guarded.
   */
  hide?(given: G, holds: (permission: Permission) => boolean): G;
  /** Whether the response is a page of a list. */
  readonly isPage?: true;
  /** If the response is a page: the members of an item that a list for people shows, in this order. */
  readonly shows?: readonly string[];
  /** The columns, if the response is a table sent as CSV. */
  readonly columns?: readonly string[];
  /** Whether the response is a file for a spreadsheet. `or-json`: if the core's value is a `FileTable`. */
  readonly isFile?: true | 'or-json';
  /** Whether the response is a business letter, sent as PDF. */
  readonly isPaper?: true;
  /** Whether the response is JSON, or PDF or CSV if the core's value is a `PaperIn` or a `CsvTable`. */
  readonly isInFormats?: true;
  /** The media types, if the response is a `Download`. */
  readonly mediaTypes?: readonly DownloadType[];
  /** Carriers of the type parameters for type inference, never set. */
  readonly given?: G;
  readonly received?: R;
}

// biome-ignore lint/suspicious/noExplicitAny: an adapter handles outputs of every type alike
export type AnyOutput = Output<any, any>;

/** The type of an output's value in the core. */
export type GivenBy<O> = O extends Output<infer G, infer _> ? G : never;

/** The type of an output's value for clients. */
export type ReceivedOf<O> = O extends Output<infer _, infer R> ? R : never;

interface About {
  readonly description?: string;
  readonly examples?: readonly unknown[];
}

const plain = <G, R = G>(schema: JsonSchema): Output<G, R> => ({ schema });

/**
 * Describes a text. `G` is its type in the core. `NoInfer`: without it, the members of an object would infer `any` for
 * `G`, from `AnyOutput`.
 */
export const text = <G extends string = string>(about: About = {}): Output<NoInfer<G>, string> =>
  plain({ type: 'string', ...about });

export const boolean = (about: About = {}): Output<boolean> => plain({ type: 'boolean', ...about });

export const int32 = (about: About = {}): Output<number> => plain({ type: 'integer', format: 'int32', ...about });

export const int64 = (about: About = {}): Output<number> => plain({ type: 'integer', format: 'int64', ...about });

export const integer = (about: About = {}): Output<number> => plain({ type: 'integer', ...about });

export const number = (about: About = {}): Output<number> => plain({ type: 'number', ...about });

/**
 * Describes a point in time, in UTC with milliseconds and Z. Use `timestamp<string>()` if the core already has it as
 * text.
 */
export const timestamp = <G extends Date | string = Date>(about: About = {}): Output<NoInfer<G>, string> =>
  plain({ type: 'string', format: 'date-time', examples: ['2026-11-21T09:30:00.000Z'], ...about });

export const day = (about: About = {}): Output<CalendarDate, string> =>
  plain({ type: 'string', format: 'date', examples: ['2026-11-21'], ...about });

/** Describes a unit of measure. The response does not change its spelling: `kg` stays `kg`. */
/* @__NO_SIDE_EFFECTS__ */
export const unit = (about: About = { examples: ['KG'] }): Output<Unit, string> => plain({ type: 'string', ...about });

export const oneOf = <const V extends string>(words: readonly V[], about: About = {}): Output<V> =>
  plain({ type: 'string', enum: words, ...about });

/** Describes money: a decimal text in the core, a number in the response. */
export const money = (about: About = { description: 'At most 4 decimal places' }): Output<Money, number> => ({
  schema: { type: 'number', ...about },
  encode: moneyToNumber,
});

/**
 * Describes a decimal text in the core that is a number with all its digits in the response: `1.50` is sent as 1.50. A
 * JavaScript number has at most seventeen digits. So the response contains the decimal text unchanged.
 */
export const exactNumber = (about: About = {}): Output<string, number> => ({
  schema: { type: 'number', [SENT_AS_IT_IS]: true, ...about },
  encode: exactly,
});

/** Describes a sentence in the language of the caller. */
export const sentence = (about: About = {}): Output<Message, string> => ({
  schema: { type: 'string', ...about },
  encode: (message, translate) => translate(message),
});

export const nullable = <G, R>(of: Output<G, R>, about: About = {}): Output<G | null, R | null> => ({
  schema: { anyOf: [of.schema, { type: 'null' }], ...about },
  ...(of.encode && { encode: (given, translate) => (given === null ? null : of.encode?.(given, translate)) }),
  ...(of.hide && { hide: (given, holds) => (given === null ? null : (of.hide?.(given, holds) ?? null)) }),
});

/**
 * Describes a member that is null for callers without the permission, for example a copy from a record whose reads need
 * that permission. The executor hides it in each response with this output, also in stored responses.
 */
export const guarded = <G, R>(permission: Permission, of: Output<G | null, R | null>): Output<G | null, R | null> => ({
  ...of,
  schema: { ...of.schema, 'x-permission': permission },
  hide: (given, holds) => (holds(permission) ? (of.hide?.(given, holds) ?? given) : null),
});

/** Describes a list that is empty for callers without the permission. Hidden as `guarded` hides. */
export const guardedList = <G, R>(
  permission: Permission,
  of: Output<readonly G[], readonly R[]>,
): Output<readonly G[], readonly R[]> => ({
  ...of,
  schema: { ...of.schema, 'x-permission': permission },
  hide: (given, holds) => (holds(permission) ? (of.hide?.(given, holds) ?? given) : []),
});

export const listOf = <G, R>(items: Output<G, R>, about: About = {}): Output<readonly G[], readonly R[]> => ({
  schema: { type: 'array', items: items.schema, ...about },
  ...(items.encode && { encode: (given, translate) => given.map((one) => items.encode?.(one, translate)) }),
  ...(items.hide && { hide: (given, holds) => given.map((one) => items.hide?.(one, holds) ?? one) }),
});

/** Describes a list without repeated entries. */
export const setOf = <G, R>(items: Output<G, R>, about: About = {}): Output<readonly G[], readonly R[]> => ({
  ...listOf(items),
  schema: { type: 'array', items: items.schema, uniqueItems: true, ...about },
});

export type Members = { readonly [name: string]: AnyOutput };
type Given<M extends Members> = { readonly [N in keyof M]: GivenBy<M[N]> };
type Received<M extends Members> = { readonly [N in keyof M]: ReceivedOf<M[N]> };
type Optional<M> = { readonly [N in keyof M]?: M[N] | undefined };

/** An object type. Larger objects can reuse its `members`. */
export interface ObjectOutput<M extends Members, A extends Members = Record<never, never>>
  extends Output<Given<M> & Optional<Given<A>>, Received<M> & Partial<Received<A>>> {
  readonly members: M;
}

/**
 * Describes an object. Members are required, except those in `absent`. `title` is the name of the component. A call
 * without `absent` has its own signature, because otherwise the context of the call would infer members of any name.
 */
export function object<const M extends Members>(
  title: string,
  members: M,
  absent?: undefined,
  about?: About,
): ObjectOutput<M>;
export function object<const M extends Members, const A extends Members>(
  title: string,
  members: M,
  absent: A,
  about?: About,
): ObjectOutput<M, A>;
export function object<const M extends Members, const A extends Members>(
  title: string,
  members: M,
  absent?: A,
  about: About = {},
): ObjectOutput<M, A> {
  const all = Object.entries<AnyOutput>({ ...members, ...absent });
  const encoded = all.filter(([, { encode }]) => encode);
  const hiding = all.filter(([, { hide }]) => hide);
  return {
    members,
    schema: {
      type: 'object',
      title,
      properties: Object.fromEntries(all.map(([name, { schema }]) => [name, schema])),
      required: Object.keys(members),
      ...about,
    },
    ...(encoded.length > 0 && {
      encode(given: object, translate: Translate) {
        const sent: Record<string, unknown> = { ...given };
        for (const [name, of] of encoded) if (sent[name] !== undefined) sent[name] = of.encode?.(sent[name], translate);
        return sent;
      },
    }),
    ...(hiding.length > 0 && {
      hide(given, holds) {
        const shown: Record<string, unknown> = { ...(given as object) };
        for (const [name, of] of hiding) if (shown[name] !== undefined) shown[name] = of.hide?.(shown[name], holds);
        return shown as typeof given;
      },
    }),
  };
}

/**
 * Returns an output that sends the response of `of`. `view` converts the core's value to the value that `of` takes. `of`
 * has no guarded members, because they are hidden before the conversion.
 */
export function madeFrom<F, G, R>(of: Output<G, R>, view: (from: F) => NoInfer<G>): Output<F, R> {
  if (of.hide) throw new TypeError('A converted output has no guarded members');
  return {
    schema: of.schema,
    encode: (given, translate) => (of.encode ? of.encode(view(given), translate) : view(given)),
  };
}

const pageInfo = object(
  'PageInfo',
  {
    number: integer({ description: 'Page number; the first page is 0' }),
    size: integer({ description: 'The most items that a page of this list has' }),
    totalElements: integer(),
    totalPages: integer(),
  },
  {
    next: integer({
      description:
        'Only if large items made the page shorter than requested: the same page with this value as `skip` continues after the last item',
    }),
  },
);

/** The members of an item, and those of its objects and lists: `billingAddress.city`, `lines.articleName`. */
type Shown<R> = { [M in keyof R & string]-?: M | `${M}.${MembersOf<NonNullable<R[M]>>}` }[keyof R & string];
type MembersOf<V> = V extends readonly (infer T)[] ? MembersOf<T> : V extends object ? keyof V & string : never;

/**
 * Describes a page of a list. `shows`: the members that a list for people shows, like the list of the pages. An id of a
 * record with a name or a number stands for these. Narrow screens leave out the last ones.
 */
export const page = <G, R>(item: Output<G, R>, shows: readonly Shown<NoInfer<R>>[]): Output<Page<G>, Page<R>> => ({
  ...object(`${item.schema?.['title'] ?? 'Item'}Page`, { content: listOf(item), page: pageInfo }),
  isPage: true,
  shows,
});

export const nothing: Output<void, undefined> = { schema: undefined };

/**
 * Marks a large response for `JSON.stringify`, which saves two thirds of the serialization work. The core must return
 * exactly the members of the schema, in the same order.
 */
export const verbatim = <O extends AnyOutput>(of: O): O => ({
  ...of,
  schema: { ...of.schema, [SENT_AS_IT_IS]: true },
});

/** A cell of a table: a text, or a number with the digits of its decimal text. */
export type TableCell = string | { readonly decimal: string };

/**
 * Returns an output that sends a table as CSV. It sends only these columns of each row. Numbers have a decimal comma.
 * Texts that a spreadsheet would read as formulas are guarded, numbers are not.
 */
export const table = <const C extends string>(
  columns: readonly C[],
): Output<readonly Readonly<Record<C, TableCell>>[], string> => ({
  schema: { type: 'string', description: `A table of ${columns.join(', ')}` },
  columns,
});

/** Describes an object with members that differ from object to object. */
export const anyObject = (about: About = {}): Output<object> =>
  plain({ type: 'object', additionalProperties: true, ...about });

/** A file to write: the values of its rows, and the format of its text. */
export interface FileTable {
  readonly kind: string;
  readonly format: FileFormat;
  readonly columns: readonly FileColumn[];
  readonly rows: readonly FileValues[];
}

/** Describes a file for a spreadsheet, sent as CSV. */
export const file = (): Output<FileTable, string> => ({
  schema: { type: 'string', description: 'The file' },
  isFile: true,
});

/** Describes a business letter, sent as PDF. */
export const paper = (): Output<Paper, Uint8Array<ArrayBuffer>> => ({
  schema: { type: 'string', format: 'binary', description: 'The PDF' },
  isPaper: true,
});

/** The media types of downloads. The typed client returns bodies of these types as bytes. */
export const DOWNLOAD_TYPES = [
  ...(['application/xml', 'application/pdf'] as const),
  ...(['text/csv; charset=windows-1252', 'text/plain; charset=utf-8'] as const),
] as const;
export type DownloadType = (typeof DOWNLOAD_TYPES)[number];

/** A file whose bytes the core makes. */
export interface Download {
  /** The name under which clients save the file: letters of ASCII, digits, `-`, `_` and `.`. */
  readonly fileName: string;
  readonly bytes: Uint8Array;
  /** One of the output's. Default: its first one. */
  readonly mediaType?: DownloadType;
}

/** Describes a file for another program, sent as an attachment of one of these media types. */
export const download = (
  ...mediaTypes: readonly [DownloadType, ...DownloadType[]]
): Output<Download, Uint8Array<ArrayBuffer>> => ({
  schema: { type: 'string', format: 'binary', description: 'The file' },
  mediaTypes,
});

/** Describes a response that is a file for a spreadsheet if the core's value is a `FileTable`, and otherwise JSON. */
export const orFile = <G extends object, R>({ schema, encode }: Output<G, R>): Output<G | FileTable, R> => ({
  schema,
  isFile: 'or-json',
  encode: (given, translate) => (isFileTable(given) ? given : (encode?.(given, translate) ?? given)),
});

/** A letter that can be written in each language, so that the caller's applies. */
export interface PaperIn {
  readonly paperIn: (language: PaperLanguage) => Paper;
  /** As of `Download`. */
  readonly fileName: string;
}

/** A table with its columns, sent as CSV like a `table`. */
export interface CsvTable {
  readonly columns: readonly string[];
  readonly rows: readonly Readonly<Record<string, TableCell>>[];
  /** As of `Download`. */
  readonly fileName: string;
}

/** Describes a response as JSON, as PDF if the core's value is a `PaperIn`, or as CSV if it is a `CsvTable`. */
export const inFormats = <G extends object, R>({
  schema,
  encode,
}: Output<G, R>): Output<G | PaperIn | CsvTable, R | Uint8Array<ArrayBuffer> | string> => ({
  schema,
  isInFormats: true,
  encode: (given, translate) => (isPaperIn(given) || isCsvTable(given) ? given : (encode?.(given, translate) ?? given)),
});

export const isPaperIn = (value: object): value is PaperIn => 'paperIn' in value;
export const isCsvTable = (value: object): value is CsvTable => 'columns' in value && 'fileName' in value;

export const isFileTable = (value: object): value is FileTable => 'columns' in value && 'format' in value;

/**
 * The schema key that marks values for `JSON.stringify` instead of a compiled serializer. The published document omits
 * it.
 */
export const SENT_AS_IT_IS = '~as-is';

/**
 * A number with all the digits of a decimal: a JavaScript number, or raw JSON that `JSON.stringify` writes unchanged.
 */
export type Exactly = number | { readonly rawJSON: string };

/** Converts a decimal text to a number with all its digits. */
function exactly(decimal: string): Exactly {
  const number = Number(decimal);
  // TypeScript's library types do not have `rawJSON` yet.
  const { rawJSON } = JSON as unknown as { rawJSON(text: string): Exclude<Exactly, number> };
  return String(number) === decimal ? number : rawJSON(decimal);
}
