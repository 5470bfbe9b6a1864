/** An import takes the rows of a table and writes all of them or none. It reports all faults together, by row. */
import { type Aggregate, type AggregateKind, type AnyKind, type State, textKey } from '../contract/aggregate.ts';
import type { Caller } from '../contract/caller.ts';
import { type CommandContract, command } from '../contract/contract.ts';
import { boolean } from '../contract/fields.ts';
import { defaulted, described, type Field, type Form, form } from '../contract/form.ts';
import * as out from '../contract/output.ts';
import { type Fault, invalid, type RefusalData } from '../contract/refusal.ts';
import { say, word } from '../values/message.ts';
import { handle } from './handler.ts';
import type { UnitPorts } from './ports.ts';

const ROWS_MAX = 1000;

/** A parsed row. It has no value if it has faults. */
export interface Read<I> {
  readonly value: I | undefined;
  readonly faults: readonly Fault[];
}

/**
 * Returns the field of the rows of an import. The operation, not the form, refuses faulty rows. So the response has
 * these faults together with the conflicts with stored data.
 */
const rowsOf = <I, R>(of: Form<I, R>): Field<readonly Read<I>[], readonly R[]> => ({
  schema: { type: 'array', items: of.schema, minItems: 1, maxItems: ROWS_MAX },
  required: true,
  read(raw, at, faults) {
    if (!Array.isArray(raw)) {
      faults.push({ field: at, message: say`must be a list` });
      return [];
    }
    if (raw.length === 0) faults.push({ field: at, message: say`must have at least one entry` });
    if (raw.length > ROWS_MAX) {
      faults.push({ field: at, message: say`must have at most ${ROWS_MAX} entries` });
      return [];
    }
    return raw.map((row, index) => {
      const own: Fault[] = [];
      const value = of.read(row, `${at}[${index}]`, own);
      return { value: own.length > 0 ? undefined : value, faults: own };
    });
  },
});

const dryRun = described(defaulted(boolean(), false), 'Only report faults, write nothing');

const imported = out.object('ImportResponse', {
  dryRun: out.boolean(),
  rows: out.int32(),
  ids: out.listOf(out.text()),
});

/**
 * Returns the contract of the command that creates many records. The first argument is the command that creates a
 * single record. The import uses the subject, address, permission and form of this command. `refuses`: refusals caused
 * by concurrent writes after the checks.
 */
export const importing = <I extends object, O, R, W>(
  { name, subject, address, permission, input }: CommandContract<I, O, R, W, undefined, Caller>,
  refuses: readonly RefusalData[],
) =>
  importOf({
    name: name.replace('.create', '.import'),
    summary: `Create up to ${ROWS_MAX} records at once, all or none; reports faults by row`,
    rows: 'Each row has the members of the request that creates one record.',
    subject,
    address: `${address}/import`,
    permission,
    refuses,
    row: input,
  });

/** Members of an import's contract. `rows`: a text that explains a row, for the contract's description. */
interface ImportContract<I, R>
  extends Pick<
    CommandContract<I, unknown, R, unknown, undefined, Caller>,
    'name' | 'subject' | 'summary' | 'refuses' | 'address' | 'permission'
  > {
  readonly rows: string;
  readonly row: Form<I, R>;
}

/** Returns the contract of a command that writes all rows of a table or none. */
export const importOf = <I, R>({ rows, row, ...contract }: ImportContract<I, R>) =>
  command({
    ...contract,
    description: `${rows} If any row is wrong or conflicts with a stored record, the response is one 400 with a fault for each, like \`rows[3].name\`, and nothing is written. \`ids\` has the order of the rows; it is empty after a dry run.`,
    inQuery: ['dryRun'],
    input: form({ dryRun, rows: rowsOf(row) }),
    isDryRun: (input) => input.dryRun,
    output: imported,
  });

/** The result of checking an import. */
export interface ImportPlan {
  /** Faults at fields like `rows[3].name`. */
  readonly faults: readonly Fault[];
  /** Writes the rows and returns the ids in the order of the rows. Not called if there are faults, or in a dry run. */
  write(): Promise<readonly string[]> | readonly string[];
}

/**
 * Returns the handler of an import. `plan` checks the valid rows against stored data. It receives undefined for each
 * faulty row.
 */
export const handleRows = <I extends object>(
  contract: ReturnType<typeof importOf<I, unknown>>,
  plan: (unit: UnitPorts, rows: readonly (I | undefined)[], caller: Caller) => Promise<ImportPlan>,
) =>
  handle(contract, {
    async run(unit, { dryRun: isDry, rows }, { caller }) {
      const planned = await plan(
        unit,
        rows.map(({ value }) => value),
        caller,
      );
      const faults = [...rows.flatMap((row) => row.faults), ...planned.faults];
      if (faults.length > 0) throw invalid(inOrder(faults));
      return { dryRun: isDry, rows: rows.length, ids: isDry ? [] : await planned.write() };
    },
  });

/** Returns a fault for each row whose key occurs in an earlier row. Ignores rows without a key. */
export function repeated<I>(
  rows: readonly (I | undefined)[],
  member: string,
  keyOf: (row: I) => string | undefined,
): Fault[] {
  const first = new Map<string, number>();
  return rows.flatMap((row, at): Fault[] => {
    const key = row && keyOf(row);
    if (key === undefined) return [];
    const before = first.get(key);
    if (before === undefined) first.set(key, at);
    return before === undefined
      ? []
      : [{ field: `rows[${at}].${member}`, message: say`is that of ${`rows[${before}]`} already` }];
  });
}

/** The rule by which a row adds to the record of an earlier row. */
interface Further<I, A> {
  /** Returns whether the row adds to the record of the `earlier` rows, which have the same unique value. */
  isOf(row: I, earlier: readonly I[]): boolean;
  add(unit: UnitPorts, to: A, row: I, caller: Caller): void;
}

/**
 * Returns the handler of an import of aggregates. `make` creates an aggregate from a row without conflicts. `further`:
 * the rule for records that take several rows.
 */
export const handleImport = <S extends State, A extends Aggregate<S>, I extends object>(
  contract: ReturnType<typeof importing<I, unknown, unknown, unknown>>,
  kind: AggregateKind<S, A>,
  make: (unit: UnitPorts, input: I, caller: Caller) => A,
  further?: Further<I, A>,
) =>
  handleRows<I>(contract, async (unit, rows, caller) => {
    const { faults, firstOf } = await standingAgainst(unit, kind, rows, further);
    return {
      faults,
      write() {
        const made: A[] = [];
        for (const [at, row] of (rows as readonly I[]).entries()) {
          const before = made[firstOf.get(at) ?? at];
          if (before) further?.add(unit, before, row, caller);
          made.push(before ?? make(unit, row, caller));
        }
        for (const one of new Set(made)) unit.of(kind).add(one);
        return made.map(({ state }) => state.id);
      },
    };
  });

/**
 * Returns the conflicts of valid rows with stored data and with earlier rows. For each row that adds to the record of
 * an earlier one, also returns the index of the first row of that record.
 */
async function standingAgainst<I extends object>(
  unit: UnitPorts,
  kind: AnyKind,
  rows: readonly (I | undefined)[],
  further: Further<I, never> | undefined,
): Promise<{ readonly faults: readonly Fault[]; readonly firstOf: ReadonlyMap<number, number> }> {
  const firstOf = new Map<number, number>();
  const faults: Fault[] = [];
  /** Returns the index and the member's value of each valid row that has the member as a text. */
  const valuesOf = (member: string): (readonly [number, string])[] =>
    rows.flatMap((row, at) => {
      const given = (row as Record<string, unknown> | undefined)?.[member];
      return typeof given === 'string' ? [[at, given] as const] : [];
    });
  for (const { members, refuse } of kind.unique) {
    const [member = '', ...more] = members;
    if (more.length > 0) throw new Error(`${kind.name} is unique by several members: none of its kind is imported`);
    const keyOf = textKey(kind, member);
    const values = valuesOf(member);
    const stored = await unit.of(kind).peekIn(
      member,
      values.map(([, text]) => text),
    );
    const taken = new Set(stored.map((state: State) => keyOf(String(state[member as keyof State]))));
    const seen = new Map<string, number[]>();
    for (const [at, text] of values) {
      const field = `rows[${at}].${member}`;
      const before = seen.get(keyOf(text)) ?? [];
      const [first] = before;
      const isFurther = () =>
        further?.isOf(
          rows[at] as I,
          before.map((one) => rows[one] as I),
        ) ?? false;
      if (taken.has(keyOf(text))) faults.push({ field, message: refuse().said });
      else if (first === undefined || isFurther()) seen.set(keyOf(text), [...before, at]);
      else faults.push({ field, message: say`is that of ${`rows[${first}]`} already` });
      if (first !== undefined) firstOf.set(at, first);
    }
  }
  for (const { member, to } of kind.references) {
    const values = valuesOf(member);
    const stored = await unit.of(to()).peekIn(
      'id',
      values.map(([, id]) => id),
    );
    const known = new Set(stored.map(({ id }: State) => id));
    const { unknown, label } = to();
    for (const [at, id] of values) {
      if (!known.has(id)) faults.push({ field: `rows[${at}].${member}`, message: unknown({ what: word(label) }).said });
    }
  }
  return { faults, firstOf };
}

const rowOf = ({ field }: Fault): number => Number(/^rows\[(\d+)\]/.exec(field)?.[1]);

const inOrder = (faults: readonly Fault[]): readonly Fault[] => faults.toSorted((a, b) => rowOf(a) - rowOf(b));
