/**
 * Maps the members of an input to the parts of an HTTP request, for the HTTP adapter, the pages and the command line.
 */
import type { AnyContract, Method } from './contract.ts';
import type { SentFile } from './file.ts';
import { MEANING } from './json-schema.ts';

/** A request's parts, derived from a contract. */
export interface InputLocations {
  readonly method: Method;
  /** The path with member names in braces: `/api/customers/{id}`. */
  readonly path: string;
  /** Input members that adapters read from the path alone. */
  readonly pathMembers: readonly string[];
  /**
   * Input members in the query. For GET: all members that are not in the path. Otherwise: the members in the contract's
   * `inQuery`.
   */
  readonly queryMembers: readonly string[];
  /** All other input members. */
  readonly bodyMembers: readonly string[];
  /** The member that is the whole body, if the body is a file. */
  readonly fileMember: string | undefined;
  readonly takesIdempotencyKey: boolean;
  /** Whether the response has the version of the record as `ETag`. */
  readonly givesVersion: boolean;
  /** Whether the request may have the expected version as `If-Match`. */
  readonly takesVersion: boolean;
}

export function inputLocationsOf(contract: AnyContract): InputLocations {
  const { address, input, inQuery = [], permission } = contract;
  const space = address.indexOf(' ');
  const method = address.slice(0, space) as Method;
  const path = address.slice(space + 1);
  const pathMembers = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
  const others = Object.keys(input.fields).filter((name) => !pathMembers.includes(name));
  const queryMembers = method === 'GET' ? others : inQuery;
  const bodyMembers = others.filter((name) => !queryMembers.includes(name));
  const isCommand = contract.kind === 'command';
  const takesVersion = isCommand && contract.comparesVersion === true;
  return {
    method,
    path,
    pathMembers,
    queryMembers,
    bodyMembers,
    fileMember: bodyMembers.find((name) => input.fields[name]?.schema[MEANING] === 'file'),
    takesIdempotencyKey: method === 'POST' && permission !== 'device' && !(isCommand && contract.secretOutput === true),
    givesVersion: isCommand ? takesVersion && !contract.removesSubject : contract.givesVersion === true,
    takesVersion,
  };
}

/** Returns the operation's id in the published document: `product-category.create` becomes `productCategoryCreate`. */
export const operationId = ({ name }: AnyContract): string =>
  name.replaceAll(/[^a-z]+([a-z])/gi, (_, letter: string) => letter.toUpperCase());

type Values = Readonly<Record<string, unknown>>;

/** An input, split into the parts of a request. */
export interface RequestParts {
  readonly method: Method;
  readonly path: string;
  /** Path values by the names in braces. */
  readonly inPath: Values;
  readonly query: Values;
  /** The members in the body. Undefined if the operation has no body, or if the body is a file. */
  readonly body: Values | undefined;
  /** The file that is the body. */
  readonly file?: SentFile;
}

/** Splits an input into the parts of a request. Ignores members that the contract does not have. */
export function requestOf(contract: AnyContract, input: object): RequestParts {
  const { method, path, pathMembers, queryMembers, bodyMembers, fileMember } = inputLocationsOf(contract);
  const those = (names: readonly string[]): Values =>
    Object.fromEntries(Object.entries(input).filter(([name, value]) => names.includes(name) && value !== undefined));
  const parts = { method, path, inPath: those(pathMembers), query: those(queryMembers) };
  if (fileMember !== undefined) return { ...parts, body: undefined, file: (input as Values)[fileMember] as SentFile };
  return { ...parts, body: bodyMembers.length > 0 ? those(bodyMembers) : undefined };
}
