/** The commands `cleaver import` and `cleaver export`, which send and fetch files of records. */
import { access, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { ApiError, type CleaverClient } from '@cleaver/client';
import { exportFile, importFile } from '@cleaver/domain/files/contracts';
import type { AnswerOf } from '@cleaver/domain/kernel';
import { readTable } from '@cleaver/tables';
import { fileBytes } from './arguments.ts';
import { type Context, call, type OwnCommand } from './context.ts';
import { Failure, misuse, reasonOf } from './exits.ts';
import { tame } from './io.ts';
import { t } from './language/language.ts';
import { Progress } from './progress.ts';
import { connected } from './session.ts';

/** The names of files of each kind, in addition to the name of the kind. */
const FILE_NAMES: Readonly<Record<string, readonly string[]>> = {
  categories: ['warengruppen', 'kategorien'],
  suppliers: ['lieferanten'],
  customers: ['kunden'],
  articles: ['artikel'],
  'article-codes': ['codes', 'artikelcodes'],
  prices: ['preise', 'preisliste'],
  contracts: ['verträge', 'vertraege', 'rahmenverträge', 'rahmenvertraege'],
  stock: ['bestand', 'bestände', 'bestaende', 'anfangsbestand'],
  recipes: ['rezepte', 'rezepturen'],
  'control-points': ['kontrollpunkte'],
  'cleaning-tasks': ['reinigungsaufgaben', 'reinigungsplan'],
  readings: ['messwerte'],
  declarations: ['deklarationen', 'zutaten'],
};
/** Kinds of files that only go out. */
const OUT_ONLY: Readonly<Record<string, readonly string[]>> = {
  orders: ['aufträge', 'auftraege'],
  deliveries: ['lieferungen'],
  movements: ['bewegungen'],
  users: ['benutzer'],
  invoices: ['rechnungen'],
  payments: ['zahlungen'],
  'open-items': ['posten', 'offene-posten'],
};

export const KIND_NAMES = Object.keys(FILE_NAMES);
export const EXPORT_NAMES = [...KIND_NAMES, ...Object.keys(OUT_ONLY)];

type Outcome = AnswerOf<typeof importFile>;

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
    { name: 'update', description: 'Let different values change stored records' },
  ],
  more: 'The service checks all rows before it writes all of them or none. If anything is wrong, reports every fault by row and column. Rows that are stored already stay unchanged, so the same command can be repeated. Columns have English or German names. - reads the standard input.',
  async run(context) {
    const { io, values, positionals } = context;
    const [path = ''] = positionals;
    const kind = values['kind'] === undefined ? kindOfFile(path) : named(FILE_NAMES, String(values['kind']));
    const bytes = path === '-' ? await io.read() : await fileBytes(path);
    const client = await connected(context);
    const send = (dryRun: boolean) => sent(client, context, { kind, bytes, path, dryRun });
    // Shows all faults before the first write, also those of a file that another user's change would make faulty later.
    const checked = await send(true);
    report(values['dry-run'] === true ? checked : await send(false), context);
  },
};

interface File {
  readonly kind: string;
  readonly bytes: Uint8Array;
  readonly path: string;
  readonly dryRun: boolean;
}

/** Sends a file. Fails with the faults of its cells. */
async function sent(
  client: CleaverClient,
  { io, values, json }: Context,
  { kind, bytes, path, dryRun }: File,
): Promise<Outcome> {
  const progress = new Progress(io, dryRun ? t`Checking ${path}` : t`Writing ${path}`);
  progress.to(0);
  try {
    const content = { bytes, name: path === '-' ? '' : basename(path) };
    const input = { kind, dryRun, update: values['update'] === true, content };
    return await call(client, importFile, input, { signal: io.signal });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'FILE_FAULTY') throw error;
    const outcome = error.body as unknown as Outcome;
    if (json) io.stdout.write(`${JSON.stringify(outcome)}\n`);
    throw new Failure(`${path}: ${error.message}`, {
      exit: 'refused',
      lines: json ? [] : linesOf(outcome),
      cause: error,
    });
  } finally {
    progress.end();
  }
}

/** Returns a line for each fault and each warning. */
function linesOf({ faults, faultCount, warnings }: Outcome): readonly string[] {
  const line = ({ row, column, message, value }: Outcome['faults'][number]) => {
    const at = column === '' ? t`row ${row}` : t`row ${row}, column ${column}`;
    return tame(`${at}: ${message}${value === '' ? '' : ` (${value})`}`);
  };
  const more = faultCount - faults.length;
  return [
    ...faults.map(line),
    ...(more > 0 ? [t`and ${more} more`] : []),
    ...warnings.map((one) => `${line(one)} (${t`warning`})`),
  ];
}

function report(outcome: Outcome, { io, json }: Context): void {
  if (json) {
    io.stdout.write(`${JSON.stringify(outcome)}\n`);
    return;
  }
  const { rows, created, changed, unchanged, dryRun, warnings } = outcome;
  for (const line of linesOf({ ...outcome, faults: [], faultCount: 0, warnings })) io.stderr.write(`  ${line}\n`);
  const parts = [
    dryRun ? t`${created} to create` : t`${created} created`,
    dryRun ? t`${changed} to change` : t`${changed} changed`,
    t`${unchanged} unchanged`,
  ];
  const end = dryRun ? ` ${t`No faults; nothing was written.`}` : '';
  io.stdout.write(`${rows === 1 ? t`1 row` : t`${rows} rows`}: ${parts.join(', ')}.${end}\n`);
}

export const exportCommand: OwnCommand = {
  name: 'export',
  summary: 'Export the records of a kind as CSV',
  positionals: [`<${EXPORT_NAMES.join('|')}>`, '[file]'],
  options: [
    { name: 'force', description: 'Overwrite an existing file' },
    { name: 'excel', description: 'Use semicolons, decimal commas, words and a byte order mark, for German Excel' },
    { name: 'template', description: 'Only the headings and one example row' },
    { name: 'from', value: 'YYYY-MM-DD', description: 'Only documents from this day on' },
    { name: 'to', value: 'YYYY-MM-DD', description: 'Only documents up to this day' },
  ],
  more: "Without a file, writes to the standard output. Texts that a spreadsheet would run as a formula get a ' in front, which cleaver import removes again.",
  async run(context) {
    const { io, json, values, positionals } = context;
    const [name = '', path] = positionals;
    const kind = named({ ...FILE_NAMES, ...OUT_ONLY }, name);
    if (json) throw misuse(t`A file is CSV: cleaver ${kind} list --all --json prints JSON`);
    const client = await connected(context);
    const progress = new Progress(io, t`Reading ${kind}`);
    progress.to(0);
    const { excel, template, from, to } = values;
    const format = excel === true ? 'EXCEL' : 'CSV';
    const days = kind === 'invoices' ? { issuedFrom: from, issuedUntil: to } : { from, to };
    const input = { kind, format, template: template === true, ...given(days) } as const;
    const text = await call(client, exportFile, input, { signal: io.signal }).finally(() => progress.end());
    if (path === undefined) return io.stdout.write(text);
    await written(path, text, values['force'] === true);
    const count =
      readTable(text, excel === true ? ';' : ',').rows.filter((row) => row.length > 1 || row[0] !== '').length - 1;
    io.stderr.write(`${count === 1 ? t`1 row written to ${path}.` : t`${count} rows written to ${path}.`}\n`);
  },
};

const existing = (path: string): Failure => misuse(t`${path} already exists: --force overwrites it`);

/** Throws a usage `Failure` if the file exists, unless `force` overwrites it. */
export async function refuseExisting(path: string, force: boolean): Promise<void> {
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (isThere && !force) throw existing(path);
}

/** Writes a file. Throws a usage `Failure` if the file exists, unless `force` overwrites it, or cannot be written. */
export async function written(path: string, content: string | Uint8Array, force: boolean): Promise<void> {
  await writeFile(path, content, { flag: force ? 'w' : 'wx' }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? existing(path) : misuse(t`${path} cannot be written: ${reasonOf(error)}`);
  });
}

const given = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

function named(kinds: Readonly<Record<string, readonly string[]>>, name: string): string {
  const lower = name.toLowerCase();
  const kind = Object.entries(kinds).find(([one, also]) => one === lower || also.includes(lower));
  if (!kind) throw misuse(t`Unknown kind "${name}": use one of ${Object.keys(kinds).join(', ')}`);
  return kind[0];
}

/**
 * Returns the kind by the name of the file, like `articles.csv` or `Artikel-2026-11.csv`. Throws a usage `Failure` for
 * an unknown name.
 */
function kindOfFile(path: string): string {
  const file = path.split(/[\\/]/).at(-1)?.normalize('NFC').toLowerCase() ?? '';
  const isIn = (name: string) => new RegExp(`(^|[^\\p{L}])${name}([^\\p{L}]|$)`, 'u').test(file);
  const found = Object.entries(FILE_NAMES).findLast(([kind, also]) => [kind, ...also].some(isIn));
  if (!found) throw misuse(t`Unknown kind of records in ${file}: give --kind ${KIND_NAMES.join('|')}`);
  return found[0];
}
