/** Addresses of operations: where the members of an input go in a request. Read by HTTP, by the pages and by the command line. */
import type { AnyContract, Method } from './contract.ts';

/** A request's parts, derived from a contract. */
export interface Places {
  readonly method: Method;
  /** With names in braces: `/api/customers/{id}`. */
  readonly path: string;
  /** Members of the input that stand in the path, from where alone they are taken. */
  readonly pathMembers: readonly string[];
  /** Members in the query: of a GET all others; else those that the contract names. */
  readonly queryMembers: readonly string[];
  /** All other members. */
  readonly bodyMembers: readonly string[];
}

export function placesOf({ address, input, inQuery = [] }: AnyContract): Places {
  const space = address.indexOf(' ');
  const method = address.slice(0, space) as Method;
  const path = address.slice(space + 1);
  const pathMembers = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
  const others = Object.keys(input.fields).filter((name) => !pathMembers.includes(name));
  const queryMembers = method === 'GET' ? others : inQuery;
  return {
    method,
    path,
    pathMembers,
    queryMembers,
    bodyMembers: others.filter((name) => !queryMembers.includes(name)),
  };
}

/** The id of an operation in the document: `product-category.create` becomes `productCategoryCreate`. */
export const operationId = ({ name }: AnyContract): string =>
  name.replaceAll(/[^a-z]+([a-z])/gi, (_, letter: string) => letter.toUpperCase());

type Values = Readonly<Record<string, unknown>>;

/** An input as the parts of a request. */
export interface RequestParts {
  readonly method: Method;
  readonly path: string;
  /** By the names in braces. */
  readonly inPath: Values;
  readonly query: Values;
  /** Undefined: the operation takes none. */
  readonly body: Values | undefined;
}

/** Sorts the members of an input to where they go; members that the contract does not have are left out. */
export function requestOf(contract: AnyContract, input: object): RequestParts {
  const { method, path, pathMembers, queryMembers, bodyMembers } = placesOf(contract);
  const those = (names: readonly string[]): Values =>
    Object.fromEntries(Object.entries(input).filter(([name, value]) => names.includes(name) && value !== undefined));
  return {
    ...{ method, path },
    ...{ inPath: those(pathMembers), query: those(queryMembers) },
    body: bodyMembers.length > 0 ? those(bodyMembers) : undefined,
  };
}
