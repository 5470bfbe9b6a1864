/** The filters, order and page of a list in the address. Runs without a browser. */
import { type Form, type JsonSchema, MEANING, readInput } from '@cleaver/domain/kernel';

export type Query = Readonly<Record<string, string | undefined>>;

/** Members of the input that the page of a list sets itself. */
export interface OwnMembers {
  readonly sort?: string | undefined;
  /** Filters that hold unless the address has others. */
  readonly initial?: Readonly<Record<string, string>> | undefined;
  readonly within?: Readonly<Record<string, string>> | undefined;
  readonly fixed?: Readonly<Record<string, string>> | undefined;
}

const OWN = ['page', 'size', 'skip', 'sort'];
/** Members that are no filters. `after` walks a list for programs. */
const NO_FILTERS = [...OWN, 'after'];
const DEFAULT_SIZE = 50;

export const propertiesOf = (form: Form<unknown>): Readonly<Record<string, JsonSchema>> =>
  (form.schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>;

/**
 * Returns the members of the input by which users filter the list. `hasPicker`: returns whether users can choose a value
 * of the member, which is an id.
 */
export function filtersOf(
  form: Form<unknown>,
  { filters, fixed, within }: OwnMembers & { readonly filters?: readonly string[] | undefined },
  query: URLSearchParams,
  hasPicker: (name: string) => boolean,
): readonly string[] {
  const properties = propertiesOf(form);
  const all =
    filters ?? Object.keys(properties).filter((one) => query.has(one) || isOffered(one, properties, hasPicker));
  return all.filter(
    (one) =>
      properties[one] &&
      properties[one]['type'] !== 'array' &&
      !NO_FILTERS.includes(one) &&
      !fixed?.[one] &&
      !within?.[one],
  );
}

/** Returns the default sort order of the service. */
export const usualOrder = (schema: JsonSchema | undefined): string =>
  (schema?.['default'] as readonly string[] | undefined)?.[0] ?? '';

/** Returns the filters, order and page in the address that the list's form accepts. Adds the defaults of the list. */
export function understood(
  form: Form<unknown>,
  query: URLSearchParams,
  filters: readonly string[],
  { sort, initial, within, fixed }: OwnMembers,
): Query {
  const wished: Record<string, string> = {
    size: String(DEFAULT_SIZE),
    ...(sort !== undefined && { sort }),
    ...initial,
  };
  const properties = propertiesOf(form);
  const typedOf = (name: string, text: string): unknown => typed(properties[name] ?? {}, text);
  const given = Object.fromEntries(
    Object.entries({ ...within, ...fixed }).map(([name, text]) => [name, typedOf(name, text)]),
  );
  for (const name of [...filters, ...OWN]) {
    const text = query.get(name);
    if (text === null || text === '') continue;
    try {
      readInput(form, { ...given, [name]: typedOf(name, text) });
      wished[name] = text;
    } catch {
      // Ignores values that the form does not accept, because users can edit the address and older versions wrote other
      // addresses.
    }
  }
  return wished;
}

function typed(schema: JsonSchema, value: string): unknown {
  if (schema['type'] === 'integer') return Number(value);
  if (schema['type'] === 'boolean') return value === 'true' ? true : value === 'false' ? false : value;
  return value;
}

/**
 * Returns whether the list offers the filter. Does not offer a filter by one day if there is a filter `from`. Does not
 * offer an id without a picker, because users do not type ids. A link can still set these filters.
 */
const isOffered = (
  name: string,
  properties: Readonly<Record<string, JsonSchema>>,
  hasPicker: (name: string) => boolean,
): boolean =>
  ['from', 'to'].includes(name) ||
  (!(properties[name]?.['format'] === 'date' && properties['from']) &&
    (properties[name]?.[MEANING] !== 'id' || hasPicker(name)));
