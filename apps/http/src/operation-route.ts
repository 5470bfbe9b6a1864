/**
 * Routes as data, built from contracts: the request that calls an operation, and the format of its response.
 *
 * The plugin `operations` serves these routes and `openapi.ts` describes them. Address, members of path, query and
 * body, and the response follow from the contract, except for a `Deviation`.
 */
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import {
  type AnyContract,
  type InputLocations,
  inputLocationsOf,
  out,
  type Paper,
  type PaperLanguage,
  type Tag,
} from '@cleaver/domain/kernel';
import { writeSheet } from '@cleaver/files';
import { drawPaper } from '@cleaver/papers';
import { type Cell, writeTable } from '@cleaver/tables';
import type { TSchema } from 'typebox';
import { schemaOf } from './schemas.ts';

/** A function that translates a message into the caller's language. */
export type Translate = out.Translate;

/** The response of a success. */
export interface Answer {
  readonly status: 200 | 201 | 204;
  /** The schema of the body. Undefined if the response has no body. */
  readonly schema: TSchema | undefined;
  /**
   * Converts the operation's output to the schema. For a repeated request, the output may be the stored output of the
   * first request.
   */
  readonly present: (output: unknown, translate: Translate) => unknown;
  /** The media type if it is not JSON. */
  readonly type?: string;
  /** Returns the file that the response sends. Undefined: this output is no file. */
  readonly fileIn?: (output: unknown) => out.FileTable | undefined;
  /** The media types other than `type`, or other than JSON, that a response may have. */
  readonly alsoAs?: readonly string[];
  /** Returns which of these the response has. Undefined: it has `type`, or is JSON. */
  readonly typeOf?: (output: unknown) => string | undefined;
  /** Returns the name under which browsers save a paper, a download, or a response that is not JSON. */
  readonly fileName?: (output: unknown) => string | undefined;
  /** Makes the body of a paper, within the limits of the caller. Undefined: the output is presented. */
  readonly draw?: (output: unknown, language: () => PaperLanguage) => Promise<Uint8Array | undefined>;
  /** Whether the body is a page of a list. */
  readonly isList?: true;
}

/** Deviations of a response from the defaults of its contract. */
export interface Deviation {
  /** The status of the success response; default 200. */
  readonly status?: 201 | 204;
  /** The change of the cookies after a success. Undefined: no change. */
  readonly cookie?: Cookie;
}

/**
 * The change of the cookies after a success. `shares` makes the device a shared one. `confirms` changes no cookie, and
 * sends the key of the session.
 */
type Cookie = 'opens' | 'confirms' | 'renews' | 'ends' | 'shares';

function answerOf({ output }: AnyContract, status: Answer['status'] = 200): Answer {
  const { schema, columns, isPage, isFile, isPaper, isInFormats, mediaTypes } = output;
  if (isInFormats) return inFormatsOf(output, status);
  if (isPaper) {
    return {
      ...{ status, schema: schemaOf(output), type: PDF, present: (paper) => paper },
      fileName: (paper) => (paper as Paper).fileName,
      draw: (paper) => drawPaper(paper as Paper),
    };
  }
  if (mediaTypes) {
    const [type = '', ...alsoAs] = mediaTypes;
    return {
      ...{ status, schema: schemaOf(output), type, alsoAs },
      typeOf: (file) => (file as out.Download).mediaType,
      present: (file) => (file as out.Download).bytes,
      fileName: (file) => (file as out.Download).fileName,
    };
  }
  if (isFile) {
    const fileIn = (given: unknown) => (out.isFileTable(given as object) ? (given as out.FileTable) : undefined);
    return {
      status,
      schema: schemaOf(output),
      ...(isFile === true && { type: CSV }),
      fileIn,
      present(given, translate) {
        const file = fileIn(given);
        return file ? textOf(file, translate) : output.encode?.(given, translate);
      },
    };
  }
  if (columns)
    return { status, schema: schemaOf(output), type: CSV, present: (rows) => tableOf(columns, rows as Rows) };
  return {
    status,
    schema: schema && schemaOf(output),
    present: (given, translate) => output.encode?.(given, translate) ?? given,
    ...(isPage && { isList: true }),
  };
}

/** Returns the response that is JSON, PDF or CSV by the value of the core. */
function inFormatsOf(output: out.AnyOutput, status: Answer['status']): Answer {
  const typeOf = (given: object) => (out.isPaperIn(given) ? PDF : out.isCsvTable(given) ? CSV : undefined);
  return {
    ...{ status, schema: schemaOf(output), alsoAs: [PDF, CSV] },
    typeOf: (given) => typeOf(given as object),
    fileName: (given) => (typeOf(given as object) ? (given as out.PaperIn | out.CsvTable).fileName : undefined),
    draw: async (given, language) =>
      out.isPaperIn(given as object) ? drawPaper((given as out.PaperIn).paperIn(language())) : undefined,
    present: (given, translate) =>
      out.isCsvTable(given as object)
        ? tableOf((given as out.CsvTable).columns, (given as out.CsvTable).rows)
        : output.encode?.(given, translate),
  };
}

export const CSV = 'text/csv; charset=utf-8';
const PDF = 'application/pdf';

/** Returns the text of a file in parts. */
const textOf = ({ columns, rows, format }: out.FileTable, translate: Translate): Readable =>
  Readable.from(writeSheet(columns, rows, { format, translate }));

type Rows = readonly Readonly<Record<string, Cell>>[];

/** Maximum number of rows whose text is made without a pause. */
const ROWS_AT_ONCE = 1000;

/** Returns the text of a table, a long one in parts with pauses between them. */
const tableOf = (columns: readonly string[], rows: Rows): string | Readable =>
  rows.length <= ROWS_AT_ONCE ? csv(columns, rows, true) : Readable.from(partsOf(columns, rows));

async function* partsOf(columns: readonly string[], rows: Rows): AsyncGenerator<string, void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    yield csv(columns, rows.slice(at, at + ROWS_AT_ONCE), at === 0);
    await setImmediate();
  }
}

/**
 * Returns a CSV table: `;` between cells, decimal commas, UTF-8 with a byte order mark, as spreadsheets with German
 * settings expect. Escapes cells that a spreadsheet would read as formulas. `isFirst`: with mark and headings.
 */
const csv = (columns: readonly string[], rows: Rows, isFirst: boolean): string =>
  writeTable([...(isFirst ? [columns] : []), ...rows.map((row) => columns.map((column) => row[column]))], {
    delimiter: ';',
    decimal: ',',
    mark: isFirst,
  });

export interface OperationRoute extends InputLocations {
  readonly operation: AnyContract;
  readonly answer: Answer;
  readonly cookie: Cookie | undefined;
  readonly takesBody: boolean;
}

function routeOf(operation: AnyContract, { status, cookie }: Deviation = {}): OperationRoute {
  const places = inputLocationsOf(operation);
  return {
    ...places,
    operation,
    answer: answerOf(operation, status),
    cookie,
    takesBody: places.bodyMembers.length > 0,
  };
}

/** The routes of one tag of the API document. */
export interface RouteGroup {
  readonly tag: string;
  readonly description: string;
  readonly routes: readonly OperationRoute[];
}

export const routesOf = (
  { title, description, contracts }: Tag,
  deviations: ReadonlyMap<AnyContract, Deviation>,
): RouteGroup => ({
  tag: title,
  description,
  routes: contracts.map((operation) => routeOf(operation, deviations.get(operation))),
});
