/** The command `cleaver import`, which checks a whole file before it writes. */
import { createHash } from 'node:crypto';
import { groupBy } from '@cleaver/domain/kernel';
import { fileBytes } from '../arguments.ts';
import type { Context, OwnCommand } from '../context.ts';
import { Failure, failureOf } from '../exits.ts';
import type { Io } from '../io.ts';
import { t, translated } from '../language/language.ts';
import { forEachAtOnce } from '../parallel.ts';
import { Progress } from '../progress.ts';
import { connected } from '../session.ts';
import { againstOf } from './bulk.ts';
import { type Fault, type FileRow, type Kind, keyOf, type Report, type Shop, type Work } from './kind.ts';
import { KIND_NAMES, kindNamed, kindOfFile } from './kinds.ts';
import { readRows, refuseEmpty, titleOf } from './rows.ts';
import { readSheet, Unreadable } from './sheet.ts';

export const importCommand: OwnCommand = {
  name: 'import',
  summary: 'Import a CSV file, after checking all of it',
  positionals: ['<file>'],
  options: [
    {
      name: 'kind',
      value: KIND_NAMES.join('|'),
      description: 'Kind of the records; default: from the name of the file',
    },
    { name: 'dry-run', description: 'Only report what would be done and all faults; write nothing' },
  ],
  more: [
    'Checks all rows before the first write: each row, rows against each other, and by the service. If anything is wrong, reports every fault by row and column, and writes nothing. Equal existing records stay unchanged, so the same command can be repeated and continues after an interruption.',
    'Creates suppliers, customers, articles and stock, and sets prices, a thousand at once, all or none. Columns have English or German names. - reads the standard input.',
  ].join('\n\n'),
  async run(context) {
    const { io, values, positionals } = context;
    const [path = ''] = positionals;
    const kind = values['kind'] === undefined ? kindOfFile(path) : kindNamed(String(values['kind']));
    const bytes = path === '-' ? await io.read() : await fileBytes(path);
    const plan = await planned({ bytes, path, kind }, context);
    const { works, faults, rows } = plan;
    if (faults.length > 0) throw faulty(path, kind, rows.length, faults, context);
    const counts = { ...(kind.changes && { change: 0 }), create: 0, complete: 0, nothing: 0, ...countsOf(works) };
    if (values['dry-run'] !== true) await writeAll({ ...plan, kind, bytes }, io);
    report({ kind, rows: rows.length, counts, dryRun: values['dry-run'] === true }, context);
  },
};

interface File {
  readonly bytes: Uint8Array;
  /** The path of the file. `-` means the standard input. */
  readonly path: string;
  readonly kind: Kind;
}

interface Plan {
  readonly shop: Shop;
  readonly works: readonly Work[];
  readonly faults: readonly Fault[];
  readonly rows: readonly FileRow[];
}

/** Checks the file and returns the planned writes and the faults. Writes nothing. */
async function planned({ bytes, path, kind }: File, context: Context): Promise<Plan> {
  const { io } = context;
  const sheet = readable(() => readSheet(bytes), path);
  refuseEmpty(sheet, path);
  // Keeps only the first fault of each cell, because later faults may result from the first.
  const found = new Map<string, Fault>();
  const report: Report = (row, column, message) => {
    const cell = `${row} ${column}`;
    if (!found.has(cell)) found.set(cell, { row, column, message });
  };
  const rows = readRows(sheet, kind, report);
  const wrong = new Set([...found.values()].map(({ row }) => row));
  const records = grouped(rows, kind, wrong, report);
  const client = await connected(context);
  // A faulty header makes every row invalid, so no records are read from the service.
  const ofHeader = [...found.values()].filter(({ row }) => row === 1);
  if (ofHeader.length > 0) return { shop: { client, items: new Map() }, works: [], faults: ofHeader, rows };
  const progress = new Progress(io, t`Reading existing records: ${translated(kind.name)}`);
  const shop = await kind.visit(client, io.signal, (count) => progress.to(count)).finally(() => progress.end());
  await kind.look?.(rows, shop, io.signal);
  const works = records.flatMap((record) => {
    const work = kind.plan(record, shop, report);
    return work && !record.some(({ row }) => wrong.has(row)) ? [work] : [];
  });
  await checkOnService(kind, works, shop, report);
  const place = (fault: Fault) => kind.columns.findIndex(({ name }) => name === fault.column);
  const faults = [...found.values()].sort((a, b) => a.row - b.row || place(a) - place(b));
  return { shop, works, faults, rows };
}

/** Reports the service's faults for new records and changed prices, by row and column. */
async function checkOnService(kind: Kind, works: readonly Work[], shop: Shop, report: Report): Promise<void> {
  const fresh = works.filter(({ body }) => body);
  const rowAt = (index: number): number => fresh[index]?.rows[0] ?? 0;
  for (const { index, member, message } of (await kind.check?.(bodiesOf(fresh), shop)) ?? []) {
    const column = kind.columns.find(({ name, alias }) => name === member || alias === member)?.name ?? member;
    report(rowAt(index), column, message);
  }
}

const bodiesOf = (works: readonly Work[]): object[] => works.flatMap(({ body }) => body ?? []);

function readable<T>(read: () => T, path: string): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    throw new Failure(t`${path} is not CSV: ${error.message}`, { exit: 'refused', cause: error });
  }
}

/** Groups the rows by record. Reports a second row of a record if the kind allows only one. */
function grouped(
  rows: readonly FileRow[],
  kind: Kind,
  wrong: ReadonlySet<number>,
  report: Report,
): [FileRow, ...FileRow[]][] {
  const records = new Map<string, [FileRow, ...FileRow[]]>();
  for (const row of rows) {
    const [first = ''] = kind.key;
    // A row without a key forms a separate group. A faulty row does too if the kind allows only one row per record.
    const isAlone = row.values[first] === undefined || (!kind.repeats && wrong.has(row.row));
    const key = isAlone ? `${row.row}` : keyOf(row.values, kind.key);
    const record = records.get(key);
    if (!record) records.set(key, [row]);
    else if (kind.repeats) record.push(row);
    else report(row.row, first, t`is already in row ${record[0].row}`);
  }
  return [...records.values()];
}

function faulty(path: string, kind: Kind, rows: number, faults: readonly Fault[], { io, json }: Context): Failure {
  if (json) io.stdout.write(`${JSON.stringify({ rows, faults })}\n`);
  const count = faults.length === 1 ? t`1 fault` : t`${faults.length} faults`;
  const what = t`${path}: ${count} in ${rowsText(rows)}. Nothing was written.`;
  const titles = new Map(kind.columns.map((column) => [column.name, titleOf(column)]));
  const lines = faults.map(
    ({ row, column, message }) => t`row ${row}, column ${titles.get(column) ?? column}: ${message}`,
  );
  return new Failure(what, { exit: 'refused', lines: json ? [] : lines });
}

const rowsText = (count: number): string => (count === 1 ? t`1 row` : t`${count} rows`);

const countsOf = (works: readonly Work[]): Partial<Record<Work['does'], number>> =>
  Object.fromEntries([...groupBy(works, ({ does }) => does)].map(([does, some]) => [does, some.length]));

interface Writing extends Plan {
  readonly kind: Kind;
  readonly bytes: Uint8Array;
}

/** Writes the plan. Throws a `Failure` with the number of written records if a write fails or is interrupted. */
async function writeAll({ works, shop, kind, bytes }: Writing, io: Io): Promise<void> {
  const todo = works.filter(({ does }) => does !== 'nothing');
  const file = createHash('sha256').update(bytes).digest('hex');
  const progress = new Progress(io, t`Writing ${translated(kind.name)}`, todo.length);
  const begun = new Set<Work>();
  const done = new Set<Work>();
  let at: readonly number[] = [];

  async function finish(work: Work, id: string, key: string): Promise<void> {
    try {
      for (const step of work.steps) {
        io.signal.throwIfAborted();
        await step(id, key);
        begun.add(work);
      }
    } catch (error) {
      if (at.length === 0) at = work.rows;
      throw error;
    }
    done.add(work);
    progress.step();
  }

  async function writeTogether(batch: readonly Work[]): Promise<void> {
    io.signal.throwIfAborted();
    const fresh = batch.filter(({ body }) => body);
    // Equal requests of the same file have the same key, so a second import of the file has no second effect. If some
    // records were changed meanwhile, a request can begin at the same row with other records, and needs another key.
    const keyOf = (works: readonly [Work, ...Work[]]) => {
      const content = createHash('sha256')
        .update(file)
        .update(JSON.stringify(bodiesOf(works)))
        .digest('hex');
      return `cleaver-import ${content} ${works[0].rows[0]}`;
    };
    const ids = new Map<Work, string>();
    const [first, ...others] = fresh;
    if (first) {
      try {
        const made = (await kind.create?.(bodiesOf(fresh), shop, keyOf([first, ...others]))) ?? [];
        for (const [index, work] of fresh.entries()) ids.set(work, made[index] ?? '');
      } catch (error) {
        if (at.length === 0) at = rowsRefused(error, fresh);
        throw error;
      }
      for (const [work, id] of ids) {
        begun.add(work);
        work.made?.(id);
      }
    }
    await forEachAtOnce(batch, (work) => finish(work, work.id ?? ids.get(work) ?? '', keyOf([work])));
  }

  const batches = Array.from({ length: Math.ceil(todo.length / kind.atOnce) }, (_, index) =>
    todo.slice(index * kind.atOnce, (index + 1) * kind.atOnce),
  );
  try {
    await forEachAtOnce(batches, writeTogether, kind.inOrder ? 1 : undefined);
  } catch (error) {
    const failure = failureOf(error);
    if (!failure) throw error;
    const row = at.length > 0 ? `${t`row ${at.join(', ')}`}: ` : '';
    const lines = [...failure.lines, ...howFar(todo.length, begun.size, done.size, failure)];
    throw new Failure(`${row}${failure.message}`, { exit: failure.exit, lines, cause: error });
  } finally {
    progress.end();
  }
}

/** Returns the rows that a refusal of a batch names. For a batch of one record, returns the rows of the record. */
function rowsRefused(error: unknown, works: readonly Work[]): readonly number[] {
  if (works.length === 1) return works[0]?.rows ?? [];
  try {
    return againstOf(error).flatMap(({ index }) => works[index]?.rows[0] ?? []);
  } catch {
    return [];
  }
}

function howFar(all: number, begun: number, done: number, { exit }: Failure): string[] {
  const isUnknown = exit === 'unreachable' ? [t`Requests in flight may also have been written.`] : [];
  const inPart = begun > done ? [t`${begun - done} more are partly written.`] : [];
  return [
    begun === 0 ? t`Nothing was written.` : t`Wrote ${done} of ${all}.`,
    ...inPart,
    ...isUnknown,
    t`Run the same command again to continue.`,
  ];
}

interface Outcome {
  readonly kind: Kind;
  readonly rows: number;
  readonly counts: Readonly<Record<Exclude<Work['does'], 'change'>, number>> & { readonly change?: number };
  readonly dryRun: boolean;
}

function report({ kind, rows, counts, dryRun }: Outcome, { io, json }: Context): void {
  const { create, complete, nothing, change } = counts;
  if (json) {
    io.stdout.write(`${JSON.stringify({ kind: kind.name, rows, ...counts, dryRun, faults: [] })}\n`);
    return;
  }
  const parts = [
    change === undefined && (dryRun ? t`${create} to create` : t`${create} created`),
    change !== undefined && (dryRun ? t`${change} to change` : t`${change} changed`),
    complete > 0 && (dryRun ? t`${complete} to complete` : t`${complete} completed`),
    nothing > 0 && t`${nothing} unchanged`,
  ];
  const end = dryRun ? ` ${t`No faults; nothing was written.`}` : '';
  const what = rows === 1 ? t`1 row of ${translated(kind.name)}` : t`${rows} rows of ${translated(kind.name)}`;
  io.stdout.write(`${what}: ${parts.filter(Boolean).join(', ')}.${end}\n`);
}
