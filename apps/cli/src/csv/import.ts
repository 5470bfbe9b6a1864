/** `cleaver import`: all of a file, or nothing. */
import type { CleaverClient } from '@cleaver/client';
import { fileBytes } from '../arguments.ts';
import type { Context, OwnCommand } from '../context.ts';
import { Failure, failureOf } from '../exits.ts';
import type { Io } from '../io.ts';
import { forEachAtOnce } from '../parallel.ts';
import { Progress } from '../progress.ts';
import { connected } from '../session.ts';
import { type Fault, type FileRow, type Kind, keyOf, type Report, type Row, type Undo, type Work } from './kind.ts';
import { KIND_NAMES, kindNamed, kindOfFile } from './kinds.ts';
import { readRows, refuseEmpty } from './rows.ts';
import { readSheet, Unreadable } from './sheet.ts';

export const importCommand: OwnCommand = {
  name: 'import',
  summary: 'Create what stands in a CSV file: all of it, or nothing',
  positionals: ['<file>'],
  options: [
    { name: 'kind', value: KIND_NAMES.join('|'), description: 'Where the name of the file does not say it' },
    { name: 'dry-run', description: 'Say what would be done and what is wrong; write nothing' },
  ],
  more: `Before the first write all rows are checked, by themselves, among each other and against the service; where anything is
wrong, every fault is named by row and column and nothing is written. What is there already, and says the same, is left as
it is: the same command may be repeated. - reads the standard input.`,
  async run(context) {
    const { io, values, positionals } = context;
    const [path = ''] = positionals;
    const kind = values['kind'] === undefined ? kindOfFile(path) : kindNamed(String(values['kind']));
    const bytes = path === '-' ? await io.read() : await fileBytes(path);
    const client = await connected(context);
    const { works, faults, rows } = await planned({ bytes, path, kind, client }, io);
    if (faults.length > 0) throw faulty(path, rows.length, faults, context);
    const counts = { create: 0, complete: 0, nothing: 0, ...countsOf(works) };
    if (values['dry-run'] !== true) await writeAll(works, kind, io);
    report({ kind, rows: rows.length, counts, dryRun: values['dry-run'] === true }, context);
  },
};

/** Imports a file that is known to be good; gives its rows. */
export async function fill(file: File, context: Context): Promise<readonly Row[]> {
  const { works, faults, rows } = await planned(file, context.io);
  if (faults.length > 0) throw faulty(file.path, rows.length, faults, context);
  await writeAll(works, file.kind, context.io);
  return rows.map(({ values }) => values);
}

interface File {
  readonly bytes: Uint8Array;
  /** As it is called. */
  readonly path: string;
  readonly kind: Kind;
  readonly client: CleaverClient;
}

interface Plan {
  readonly works: readonly Work[];
  readonly faults: readonly Fault[];
  readonly rows: readonly FileRow[];
}

/** Checks everything that can be checked without writing. */
async function planned({ bytes, path, kind, client }: File, io: Io): Promise<Plan> {
  const sheet = readable(() => readSheet(bytes), path);
  refuseEmpty(sheet, path);
  // Of one cell the first fault: what follows may follow from it.
  const found = new Map<string, Fault>();
  const tell: Report = (row, column, message) => {
    const cell = `${row} ${column}`;
    if (!found.has(cell)) found.set(cell, { row, column, message });
  };
  const rows = readRows(sheet, kind, tell);
  const records = grouped(rows, kind, tell);
  // A header that lacks something makes every row wrong: no need to ask the service.
  const ofHeader = [...found.values()].filter(({ row }) => row === 1);
  if (ofHeader.length > 0) return { works: [], faults: ofHeader, rows };
  const progress = new Progress(io, `Looking at the ${kind.name} that are there`);
  const shop = await kind.visit(client, io.signal, (count) => progress.to(count)).finally(() => progress.end());
  const works = records.map((record) => kind.plan(record, shop, tell)).filter((work) => work !== undefined);
  const place = (fault: Fault) => kind.columns.findIndex(({ name }) => name === fault.column);
  const faults = [...found.values()].sort((a, b) => a.row - b.row || place(a) - place(b));
  return { works, faults, rows };
}

function readable<T>(read: () => T, path: string): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    throw new Failure(`${path} is no CSV: ${error.message}`, { exit: 'refused', cause: error });
  }
}

/** Rows that are of one record; where a record is one row, a second one is a fault. */
function grouped(rows: readonly FileRow[], kind: Kind, report: Report): [FileRow, ...FileRow[]][] {
  const records = new Map<string, [FileRow, ...FileRow[]]>();
  for (const row of rows) {
    const [first = ''] = kind.key;
    // Without it no two are the same.
    const key = row.values[first] === undefined ? `${row.row}` : keyOf(row.values, kind.key);
    const record = records.get(key);
    if (!record) records.set(key, [row]);
    else if (kind.repeats) record.push(row);
    else report(row.row, first, `stands in row ${record[0].row} already`);
  }
  return [...records.values()];
}

function faulty(path: string, rows: number, faults: readonly Fault[], { io, json }: Context): Failure {
  if (json) io.stdout.write(`${JSON.stringify({ rows, faults })}\n`);
  const what = `${path}: ${counted(faults.length, 'fault')} in ${counted(rows, 'row')}. Nothing was written.`;
  const lines = faults.map(({ row, column, message }) => `row ${row}, column ${column}: ${message}`);
  return new Failure(what, { exit: 'refused', lines: json ? [] : lines });
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

const countsOf = (works: readonly Work[]): Partial<Record<Work['does'], number>> =>
  Object.fromEntries(
    Object.entries(Object.groupBy(works, ({ does }) => does)).map(([does, some]) => [does, some.length]),
  );

/** Writes what is planned. When one is refused nevertheless, what was written is taken back as far as the service lets one. */
async function writeAll(works: readonly Work[], kind: Kind, io: Io): Promise<void> {
  const todo = works.filter(({ does }) => does !== 'nothing');
  const progress = new Progress(io, `Writing ${kind.name}`, todo.length);
  const undos: Undo[] = [];
  let at: Work | undefined;
  try {
    await forEachAtOnce(todo, async (work) => {
      io.signal.throwIfAborted();
      try {
        await work.run((undo) => undos.push(undo));
      } catch (error) {
        at ??= work;
        throw error;
      }
      progress.step();
    });
  } catch (error) {
    progress.end();
    throw await takenBack(error, at, undos, io);
  }
  progress.end();
}

async function takenBack(error: unknown, at: Work | undefined, undos: readonly Undo[], io: Io): Promise<Failure> {
  const failure = failureOf(error);
  if (!failure) throw error;
  const progress = new Progress(io, 'Taking back', undos.length);
  const done: Undo[] = [];
  let away: unknown;
  // The last first, so that each finds what it was written on.
  await forEachAtOnce(undos.toReversed(), async (undo) => {
    if (away) return;
    try {
      await undo.run();
      done.push(undo);
    } catch (problem) {
      if (failureOf(problem)?.exit === 'unreachable') away = problem;
    }
    progress.step();
  });
  progress.end();
  const left = undos.filter((undo) => !done.includes(undo));
  const row = at ? `row ${at.rows.join(', ')}: ` : '';
  return new Failure(`${row}${failure.message}`, {
    exit: failure.exit,
    lines: [...failure.lines, ...fate(done, left)],
    cause: error,
  });
}

/** What has become of what was written. */
function fate(done: readonly Undo[], left: readonly Undo[]): string[] {
  if (done.length + left.length === 0) return ['Nothing was written.'];
  const ways = Object.entries(Object.groupBy(done, ({ how }) => how)).map(([how, some]) => `${some?.length} ${how}`);
  return [
    ...(done.length > 0 ? [`What had been written was taken back: ${ways.join(', ')}.`] : []),
    ...(left.length > 0
      ? [
          `${left.length} could not be taken back: ${left.map(({ title }) => title).join(', ')}.`,
          'Run the same command again: it goes on where this one stopped.',
        ]
      : ['The same command may be run again: it takes up what is there, and makes no second one.']),
  ];
}

interface Outcome {
  readonly kind: Kind;
  readonly rows: number;
  readonly counts: Readonly<Record<Work['does'], number>>;
  readonly dryRun: boolean;
}

function report({ kind, rows, counts, dryRun }: Outcome, { io, json }: Context): void {
  const { create, complete, nothing } = counts;
  if (json) {
    io.stdout.write(`${JSON.stringify({ kind: kind.name, rows, ...counts, dryRun, faults: [] })}\n`);
    return;
  }
  const parts = [
    `${create} ${dryRun ? 'to create' : 'created'}`,
    complete > 0 && `${complete} ${dryRun ? 'to complete' : 'completed'}`,
    nothing > 0 && `${nothing} there already`,
  ];
  const end = dryRun ? ' No faults; nothing was written.' : '';
  io.stdout.write(`${counted(rows, 'row')} of ${kind.name}: ${parts.filter(Boolean).join(', ')}.${end}\n`);
}
