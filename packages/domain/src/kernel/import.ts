/** Creating many at once: all of them or none, and whatever is wrong with any of them told at once, by row. */
import { type Aggregate, type AggregateKind, type AnyKind, type State, textKey } from './aggregate.ts';
import type { Caller } from './caller.ts';
import { type CommandContract, command } from './contract.ts';
import { boolean, defaulted, type Field, type Form, form, type JsonSchema } from './form.ts';
import { handle } from './handler.ts';
import { say, word } from './message.ts';
import * as out from './output.ts';
import type { UnitPorts } from './ports.ts';
import { type Fault, invalid, type RefusalData } from './refusal.ts';

const ROWS_MAX = 1000;

/** A row as it was read; where something is wrong with it, it has no value. */
export interface Read<I> {
  readonly value: I | undefined;
  readonly faults: readonly Fault[];
}

/** Rows are refused by the operation, not by the form, so that what is wrong with them is told with what stands against them. */
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

const DRY_RUN: JsonSchema = { description: 'Whether it only tells what is wrong, and writes nothing' };
const dryRun = defaulted(boolean(), false);

const imported = out.object('ImportResponse', {
  dryRun: out.boolean(),
  rows: out.int32(),
  ids: out.listOf(out.text()),
});

/**
 * The contract of the command that creates many. `create` is the one that creates a single one, whose subject, address, permission
 * and form it takes. `refuses`: where others are first after it has looked.
 */
export const importing = <I extends object, O, R, W>(
  { name, subject, address, permission, input }: CommandContract<I, O, R, W, undefined, Caller>,
  refuses: readonly RefusalData[],
) =>
  importOf({
    name: name.replace('.create', '.import'),
    summary: `Create up to ${ROWS_MAX} at once, all or none; with what is wrong named by row`,
    rows: 'Each row is a body of the request that creates one.',
    subject,
    address: `${address}/import`,
    permission,
    refuses,
    row: input,
  });

/** What a contract of an import says of itself; `rows`: what a row is, as a sentence of its description. */
interface ImportContract<I, R>
  extends Pick<
    CommandContract<I, unknown, R, unknown, undefined, Caller>,
    'name' | 'subject' | 'summary' | 'refuses' | 'address' | 'permission'
  > {
  readonly rows: string;
  readonly row: Form<I, R>;
}

/** The contract of a command that takes the rows of a table, all of them or none. */
export const importOf = <I, R>({ rows, row, ...contract }: ImportContract<I, R>) =>
  command({
    ...contract,
    description: `${rows} All that is wrong with them, also what stored things have against them, is a fault like \`rows[3].name\` of one 400; then nothing is written. \`ids\` are in the order of the rows, and none after a dry run.`,
    inQuery: ['dryRun'],
    input: form({ dryRun: { ...dryRun, schema: { ...dryRun.schema, ...DRY_RUN } }, rows: rowsOf(row) }),
    output: imported,
  });

/** What an import is going to do, and what stands against it. */
export interface ImportPlan {
  /** Like `rows[3].name`. */
  readonly faults: readonly Fault[];
  /** Writes it, and gives the ids in the order of the rows. Called once nothing stands against it. */
  write(): Promise<readonly string[]> | readonly string[];
}

/** Handles an import: `plan` is given the rows that are well by themselves, each in its place, and looks what stands against them. */
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

/** A fault of each row whose key an earlier row has; undefined has none. */
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

/** Handles an import: `make` is what the single command does once everything is found that the input names. */
export const handleImport = <S extends State, A extends Aggregate<S>, I extends object>(
  contract: ReturnType<typeof importing<I, unknown, unknown, unknown>>,
  kind: AggregateKind<S, A>,
  make: (unit: UnitPorts, input: I, caller: Caller) => A,
) =>
  handleRows<I>(contract, async (unit, rows, caller) => ({
    faults: await standingAgainst(unit, kind, rows),
    write() {
      const made = rows.map((row) => make(unit, row as I, caller));
      for (const one of made) unit.of(kind).add(one);
      return made.map(({ state }) => state.id);
    },
  }));

/** What stored things, and rows before it, have against a row that is well by itself. */
async function standingAgainst(
  unit: UnitPorts,
  kind: AnyKind,
  rows: readonly (object | undefined)[],
): Promise<Fault[]> {
  const faults: Fault[] = [];
  /** Of each row that is well: where it stands, and its value of the member. */
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
    const first = new Map<string, number>();
    for (const [at, text] of values) {
      const field = `rows[${at}].${member}`;
      const before = first.get(keyOf(text));
      if (taken.has(keyOf(text))) faults.push({ field, message: refuse().said });
      else if (before !== undefined) faults.push({ field, message: say`is that of ${`rows[${before}]`} already` });
      else first.set(keyOf(text), at);
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
  return faults;
}

const rowOf = ({ field }: Fault): number => Number(/^rows\[(\d+)\]/.exec(field)?.[1]);

const inOrder = (faults: readonly Fault[]): readonly Fault[] => faults.toSorted((a, b) => rowOf(a) - rowOf(b));
