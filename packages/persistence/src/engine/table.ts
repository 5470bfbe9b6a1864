/**
 * Tables: the storage of each kind of aggregate.
 *
 * A table is declared once, from its kind and one column per member of the state. The kind determines the id, the
 * version of the row, a key column for each text compared without regard to case, and one for searches. The kind also
 * determines foreign keys, unique constraints, and the indexes for searches and for the default order of the list. So
 * storing, finding and listing need no code per kind. To add a kind:
 *
 * 1. Write `export const suppliers = table(Suppliers, { name: p.text(), address: p.json().nullable(), … })` in the file
 *    of its context, with every member of the state but `id`. Use `p.text()`, `p.integer()`, `p.boolean()` and
 *    `p.uuid()`, `day()` for a calendar date, `time()` for a Date and `decimal()` for a decimal text. Use `p.json()`
 *    for objects and lists of them, and `words()` for a list of words. Add `.nullable()` if the member may be null. A
 *    reference of the kind is a plain `p.uuid()`, and gets its foreign key from the kind.
 * 2. Add it to the tables in the `index.ts` of its context.
 * 3. Write a migration (`migrations/`). The test `schema.test.ts` reports what is missing, as SQL.
 */
import type { Aggregate, AggregateKind, AnyKind, State } from '@cleaver/domain/kernel';
import { defineEntity, type EntitySchema, p } from '@mikro-orm/core';
import { foreignKeyName, gramsOf, key, keyOf, ROW_VERSION, SEARCH_KEY, snake, uniqueName } from './names.ts';

/** Storage of a member: one of MikroORM's property builders. */
// biome-ignore lint/suspicious/noExplicitAny: builders of every type are handled alike
export type Property = { readonly '~options': Record<string, any> };

/** Storage by member. A function defers a reference to a record that may be declared later. */
type Properties = Readonly<Record<string, Property | (() => Property)>>;

export interface TableOptions<S> {
  /** The name of the table. The default is the name of the kind, which may be a reserved word of SQL. */
  readonly name?: string;
  /** Whether ids are texts other than UUIDs. */
  readonly textId?: boolean;
  readonly indexes?: readonly TableIndex<S>[];
  /**
   * The member that the default list of the kind filters by. The index for the default order begins with this member.
   */
  readonly within?: keyof S & string;
  /** Whether rows are only ever added. The database refuses all other changes. */
  readonly appendOnly?: boolean;
  /** Members that never change. The database refuses other values of them, and the removal of rows. */
  readonly frozen?: readonly (keyof S & string)[];
  /** Conditions in SQL, by name, for every row. */
  readonly checks?: Readonly<Record<string, string>>;
  readonly children?: readonly ChildTable<S>[];
}

/** An additional index. The id follows its members automatically, unless `counting` is set. */
export interface TableIndex<S> {
  readonly members: readonly (keyof S & string)[];
  /**
   * Whether the index omits the id. If few values repeat over many rows, an index without the id takes a tenth of the
   * space. Counting the matches of a filter, which every page does, becomes several times as fast.
   */
  readonly counting?: true;
  /** A condition in SQL. The index omits rows that do not meet it. */
  readonly where?: string;
}

/** A member that holds the id of an aggregate, and the kind of that aggregate. */
export interface PointsTo {
  readonly member: string;
  readonly to: () => AnyKind;
}

/** A list member whose elements have their own rows, because they refer to other aggregates. */
// biome-ignore lint/suspicious/noExplicitAny: lists of every state are handled alike
export interface ChildTable<S = any> {
  readonly member: string;
  readonly elements: (state: S) => readonly State[];
  /** The member of the element that sorts the list. */
  readonly order: string;
  readonly references: readonly PointsTo[];
  readonly record: EntitySchema;
}

export interface Table<S extends State = State> {
  readonly kind: AnyKind;
  readonly record: EntitySchema;
  readonly children: readonly ChildTable[];
  /** Whether a trigger `append_only` refuses the removal of rows. */
  readonly isGuarded: boolean;
  /** Members with a key column, which compares them without regard to case. */
  readonly folded: readonly string[];
  /** The type of the state, for inference only. The member is never set. */
  readonly '~state'?: S;
}

const searchIndex = (table: string) => ({
  name: `${table}_search_index`,
  expression: `create index ${table}_search_index on ${table} using gin (${gramsOf('search_key')})`,
});

/** All tables by the name of their kind, for references to their records. */
const declared = new Map<string, Table>();

/** The members of a state that are columns: all but the id and the lists with their own tables. */
type Columns<S, C extends keyof S> = { readonly [M in Exclude<keyof S, 'id' | C>]: Property };

/** Declares the table of a kind. `C`: its members with their own tables. */
export function table<S extends State, A extends Aggregate<S>, C extends keyof S = never>(
  kind: AggregateKind<S, A>,
  columns: Columns<S, C>,
  options: TableOptions<S> = {},
): Table<S> {
  const name = options.name ?? kind.name;
  const properties: Readonly<Record<string, Property>> = columns;
  const folded = foldedMembers(kind, properties);
  const storedAs = (member: string) => (folded.includes(member) ? keyOf(member) : member);
  const uniques = kind.unique.map(({ members }) => ({
    name: uniqueName(name, members),
    properties: members.map(storedAs),
  }));
  const stored: Properties = {
    id: options.textId ? key().primary() : p.uuid().primary(),
    ...withReferences(name, collated(kind, properties), kind.references),
    ...Object.fromEntries(folded.map((member) => [keyOf(member), nullableAs(properties[member], key())])),
    ...(kind.searched && { [SEARCH_KEY]: key() }),
    [ROW_VERSION]: p.integer(),
  };
  const record = defineEntity({
    name,
    tableName: name,
    properties: stored,
    uniques,
    indexes: [...indexesOf(name, kind, options, uniques, storedAs), ...(kind.searched ? [searchIndex(name)] : [])],
    checks: Object.entries(options.checks ?? {}).map(([rule, expression]) => ({
      name: `${name}_${rule}_check`,
      expression,
    })),
    triggers: options.appendOnly ? [appendOnly(name)] : options.frozen ? [frozen(name, options.frozen)] : [],
  });
  const result: Table<S> = {
    kind,
    record,
    children: options.children ?? [],
    isGuarded: options.appendOnly === true || options.frozen !== undefined,
    folded,
  };
  declared.set(kind.name, result);
  return result;
}

/**
 * Returns the text members with a key column. These are the members of unique rules, and those that lists sort without
 * regard to case.
 */
function foldedMembers(kind: AnyKind, properties: Readonly<Record<string, Property>>): string[] {
  const unique: string[] = kind.unique.flatMap(({ members }) => members);
  return Object.keys(properties).filter(
    (member) => kind.sortable[member] === 'folded' || (unique.includes(member) && isText(properties[member])),
  );
}

/** Sets the collation `C` for texts that lists sort by code point. */
function collated(kind: AnyKind, properties: Readonly<Record<string, Property>>): Record<string, Property> {
  const sorted = Object.entries(properties).filter(
    ([member, property]) => kind.sortable[member] === 'plain' && isText(property),
  );
  return {
    ...properties,
    ...Object.fromEntries(sorted.map(([member, property]) => [member, nullableAs(property, key())])),
  };
}

const isText = (property: Property | undefined): boolean =>
  property?.['~options']['type'] === p.text()['~options']['type'];

// biome-ignore lint/suspicious/noExplicitAny: builders of every type are handled alike
const nullableAs = (property: Property | undefined, builder: any): Property =>
  property?.['~options']['nullable'] ? builder.nullable() : builder;

/** Turns references into relations, so that they get foreign keys. */
function withReferences(
  name: string,
  properties: Readonly<Record<string, Property>>,
  references: readonly PointsTo[],
): Properties {
  const relations = references.map(({ member, to }) => [
    member,
    // Lazy, because the referenced record may be declared later.
    () =>
      nullableAs(
        properties[member],
        p
          .manyToOne(recordOf(to()))
          .mapToPk()
          .fieldName(snake(member))
          .foreignKeyName(foreignKeyName(name, member))
          .updateRule('no action')
          .deleteRule('no action'),
      ),
  ]);
  return { ...properties, ...Object.fromEntries(relations) };
}

function recordOf(kind: AnyKind): EntitySchema {
  const found = declared.get(kind.name);
  if (!found) throw new Error(`${kind.name} is referred to, but has no table`);
  return found.record;
}

/**
 * Returns the declared indexes, one for the default order and one for each reference. Skips a default order by id.
 * Skips the default order or a reference if a unique constraint or another index begins with its members. Counting
 * indexes do not count for this rule, nor do partial ones, except those of a reference that only omit its nulls. All but
 * counting indexes end with the id, as every order does.
 * PostgreSQL sorts other orders at run time. Sorting 20,000 rows takes 10 to 50 ms, and each index makes every write
 * more expensive.
 */
function indexesOf<S>(
  name: string,
  kind: AnyKind,
  options: TableOptions<S>,
  uniques: readonly { readonly properties: readonly string[] }[],
  stored: (member: string) => string,
) {
  const own = (options.indexes ?? []).map((index) => ({ ...index, members: index.members.map(stored) }));
  const within = options.within ? [options.within] : [];
  const [first] = Object.keys(kind.sortable);
  const sorts = first === undefined || first === 'id' ? [] : [[...within, stored(first)]];
  const references: string[][] = kind.references.map(({ member }) => [member]);
  const whole = [
    ...uniques.map(({ properties }) => properties),
    ...own.filter(({ where, counting }) => !where && !counting).map(({ members }) => members),
  ];
  const derived: (readonly string[])[] = [];
  for (const members of [...sorts, ...references]) {
    const isLed =
      [...whole, ...derived].some((other) => members.every((member, at) => member === other[at])) ||
      own.some(({ members: [led = ''], where }) => members.join() === led && where === `${snake(led)} is not null`);
    if (!isLed) derived.push(members);
  }
  return [...own, ...derived.map((members) => ({ members, where: undefined, counting: undefined }))].map(
    ({ members, where, counting }) => ({
      name: `${name}_${members.map(snake).join('_')}_${counting ? 'count' : 'index'}`,
      properties: counting ? [...members] : [...members, 'id'],
      ...(where ? { where } : {}),
    }),
  );
}

/**
 * Returns the trigger that refuses changes and removals of rows by every role. The owner of the table can disable the
 * trigger. The trigger against truncation is only in the migration, because MikroORM does not see it.
 */
export const appendOnly = (table: string) => ({
  name: 'append_only',
  timing: 'before' as const,
  events: ['update' as const, 'delete' as const],
  forEach: 'statement' as const,
  body: `raise exception 'Rows of ${table} are only added' using errcode = 'restrict_violation'`,
});

/** Returns the trigger that refuses the removal of rows and changes of these members. */
const frozen = (table: string, members: readonly string[]) => {
  const row = (which: string) => `(${members.map((member) => `${which}.${snake(member)}`).join(', ')})`;
  return {
    name: 'append_only',
    timing: 'before' as const,
    events: ['update' as const, 'delete' as const],
    forEach: 'row' as const,
    body:
      `if tg_op = 'DELETE' or ${row('old')} is distinct from ${row('new')} then ` +
      `raise exception 'Rows of ${table} are kept unchanged' using errcode = 'restrict_violation'; end if; return new`,
  };
};

/** Declares the table of a list member. Its elements have an `id` and the given members. */
export function childTable<
  M extends string,
  S extends State & Readonly<Record<M, readonly State[]>>,
  A extends Aggregate<S>,
>(
  parent: AggregateKind<S, A>,
  member: M,
  columns: Readonly<Record<string, Property>>,
  { order, references = [], name }: { order: string; references?: readonly PointsTo[]; name: string },
): ChildTable<S> {
  const properties: Properties = {
    id: p.uuid().primary(),
    [PARENT]: () =>
      p
        .manyToOne(recordOf(parent))
        .mapToPk()
        .fieldName(`${parent.name}_id`)
        .foreignKeyName(`${name}_${parent.name}_id_fkey`)
        .updateRule('no action')
        .deleteRule('cascade'),
    ...withReferences(name, columns, references),
  };
  const record = defineEntity({
    name,
    tableName: name,
    properties,
    indexes: [
      { name: `${name}_${parent.name}_id_index`, properties: [PARENT] },
      ...references.map(({ member: of }) => ({ name: `${name}_${snake(of)}_index`, properties: [of] })),
    ],
  });
  return { member, elements: (state) => state[member], order, references, record };
}

/** The member of a child's record that refers to its root. */
export const PARENT = 'parent';
