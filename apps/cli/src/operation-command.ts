/** Runs an operation of the service and prints the response. */
import type { CleaverClient } from '@cleaver/client';
import { type AnyContract, inputLocationsOf } from '@cleaver/domain/kernel';
import { type Cell, writeTable } from '@cleaver/tables';
import { INSTEAD } from './account.ts';
import { membersOf, type Option, readData, take } from './arguments.ts';
import type { Command } from './commands.ts';
import { type Context, call, itemsOf } from './context.ts';
import { misuse } from './exits.ts';
import { written } from './files.ts';
import type { Io } from './io.ts';
import { fieldName, t } from './language/language.ts';
import { namesIn } from './names.ts';
import { Progress } from './progress.ts';
import { withIds } from './reference.ts';
import { answerOf, isSecret } from './schema.ts';
import { clientFor, connected } from './session.ts';
import { columnsOf, details, membersIn, table, valueAt } from './table.ts';
import { zoneOf } from './zone.ts';

const ALL: Option = { name: 'all', description: 'Read all pages' };
const COLUMNS: Option = {
  name: 'columns',
  value: 'members',
  description: 'Other columns, separated by commas; an unknown one lists all',
};
const CSV: Option = {
  name: 'csv',
  description: 'Print CSV with all members that are one value, or those of --columns',
};
const CSV_OF_ROWS: Option = { name: 'csv', description: 'Print the rows as CSV' };
const ETAG: Option = {
  name: 'etag',
  description: 'Also print the version of the record on the error output, for --if-match',
};
const OUT: Option = {
  name: 'out',
  value: 'file',
  description: 'The file to write; default: the name of the document',
};
const FORCE: Option = { name: 'force', description: 'Overwrite an existing file' };
const DATA: Option = {
  name: 'data',
  value: 'json',
  description: 'The whole body as JSON; @file reads a file, - the standard input',
};

/** Returns whether the response is a file in the format CSV. */
const isReport = ({ output }: AnyContract): boolean => output.isFile === 'or-json';

/** Returns whether the response may be written into a file. */
const isSaved = ({ output: { isPaper, isInFormats, mediaTypes } }: AnyContract): boolean =>
  isPaper === true || isInFormats === true || mediaTypes !== undefined;

export const optionsOf = ({ contract }: Command): readonly Option[] => {
  const { bodyMembers, givesVersion } = inputLocationsOf(contract);
  return (
    INSTEAD[contract.name]?.options ?? [
      ...membersOf(contract),
      ...(bodyMembers.length > 0 ? [DATA] : []),
      ...(contract.output.isPage ? [ALL, COLUMNS, CSV] : []),
      ...(isReport(contract) ? [CSV_OF_ROWS] : []),
      ...(givesVersion ? [ETAG] : []),
      ...(isSaved(contract) ? [OUT, FORCE] : []),
    ]
  );
};

export const positionalsOf = ({ contract }: Command): string[] =>
  inputLocationsOf(contract).pathMembers.map((name) => `<${name}>`);

export async function runOperation(command: Command, context: Context): Promise<void> {
  const { contract } = command;
  const instead = INSTEAD[contract.name];
  if (instead) return instead.run(context);
  const { io, values, positionals } = context;
  const place = ['page', 'skip', 'after'].find((name) => values['all'] && values[name] !== undefined);
  if (place !== undefined) throw misuse(t`--all reads all pages: remove --${place}`);
  const members = membersOf(contract);
  const body = await bodyOf(contract, take(members, 'body', values), context);
  const { 'Idempotency-Key': idempotencyKey, 'If-Match': ifMatch } = take(members, 'header', values);
  const path = Object.fromEntries(
    inputLocationsOf(contract).pathMembers.map((name, index) => [name, positionals[index] ?? '']),
  );
  if (Object.values(path).some((value) => /^\.{0,2}$/.test(value))) {
    throw misuse(t`${positionalsOf(command).join(' ')}: an empty text, "." and ".." cannot stand here`);
  }
  let version: string | null = null;
  let fileName = '';
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const response = await globalThis.fetch(input, init);
    version = response.headers.get('etag');
    fileName = /filename="([^"/\\]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? fileName;
    return response;
  };
  // Does not retry a health check, because it reports the current state.
  const client =
    contract.permission === 'public'
      ? await clientFor(io, context.address, { retries: 0 })
      : await connected(context, { fetch });
  const isCsv = isReport(contract) && values['csv'] === true;
  const given = { ...body, ...take(members, 'query', values), ...(isCsv && { format: 'CSV' }), ...path };
  const input = await withIds(given, contract, client, io.signal);
  if (values['all']) return showAll(context, contract, input, client);
  const answer = await call(client, contract, input, {
    ...(typeof idempotencyKey === 'string' && { idempotencyKey }),
    ...(typeof ifMatch === 'string' && { ifMatch }),
    signal: io.signal,
  });
  if (answer instanceof Uint8Array || (values['out'] !== undefined && isSaved(contract))) {
    const path = String(values['out'] ?? fileName);
    await written(path, contentOf(answer), values['force'] === true);
    return io.stderr.write(`${t`Written to ${path}.`}\n`);
  }
  if (values['etag'] && version !== null) io.stderr.write(`${version}\n`);
  await show(context, contract, answer, client);
}

/** Reads the body from options, `--data` and, for secrets, the terminal. Refuses if a required member is missing. */
async function bodyOf(contract: AnyContract, given: Thing, { io, values }: Context): Promise<Thing> {
  const data = values['data'];
  const body: Record<string, unknown> = { ...(data === undefined ? {} : await readData(String(data), io)), ...given };
  const { fields } = contract.input;
  const missing = inputLocationsOf(contract).bodyMembers.filter(
    (name) => fields[name]?.required && body[name] === undefined,
  );
  const left = missing.filter((name) => !isSecret(contract, name));
  if (left.length > 0) throw misuse(t`Missing: ${left.map((name) => flagFor(contract, name)).join(', ')}`);
  for (const name of missing) {
    if (!io.canAsk)
      throw misuse(t`${name} is never an argument: give it as {"${name}": …} with --data @file or --data -`);
    body[name] = await io.ask(`${fieldName(name)}: `, { hidden: true });
  }
  return body;
}

type Thing = Readonly<Record<string, unknown>>;

function flagFor(contract: AnyContract, name: string): string {
  const found = membersOf(contract).find(({ member }) => member === name);
  return found ? `--${found.name}` : t`${name} in --data`;
}

async function showAll(context: Context, contract: AnyContract, input: Thing, client: CleaverClient): Promise<void> {
  const { io } = context;
  const progress = new Progress(io, t`Reading the list`);
  const found: Thing[] = [];
  try {
    const options = { signal: io.signal, onItem: (count: number) => progress.to(count) };
    for await (const item of itemsOf(client, contract, { size: 500, ...input }, options)) found.push(item as Thing);
  } finally {
    progress.end();
  }
  return showList(context, contract, found, client);
}

interface Page {
  readonly content: readonly Thing[];
  readonly page: {
    readonly number: number;
    readonly totalElements: number;
    readonly totalPages: number;
    readonly next?: number;
  };
}

async function show(context: Context, contract: AnyContract, answer: unknown, client: CleaverClient): Promise<void> {
  const { io, json } = context;
  if (answer === undefined) {
    if (!json) io.stdout.write(`${t`Done.`}\n`);
  } else if (typeof answer === 'string') io.stdout.write(answer);
  else if (json) writeJson(io, answer);
  else if (contract.output.isPage) {
    const { content, page } = answer as Page;
    await showList(context, contract, content, client);
    const where =
      page.next !== undefined
        ? `--page ${page.number} --skip ${page.next}`
        : page.number + 1 < page.totalPages && `--page ${page.number + 1}`;
    if (where) {
      io.stderr.write(
        `${t`${content.length} of ${page.totalElements}: ${where} shows the next ones, --all shows all.`}\n`,
      );
    }
  } else {
    const names = await namesIn(answer, client, io.signal);
    details(io, answerOf(contract), answer as Thing, { names, zone: await zoneOf(client, io.signal, answer) });
  }
}

/** Returns the members that --columns names. Refuses an unknown one. */
function chosen(contract: AnyContract, { values }: Context): readonly string[] | undefined {
  const given = values['columns'];
  if (given === undefined) return undefined;
  const known = membersIn(answerOf(contract), values['csv'] === true);
  return String(given)
    .split(',')
    .map((one) => {
      const name = one.trim();
      const member = known.find((each) => each.toLowerCase() === name.replaceAll('-', '').toLowerCase());
      if (member === undefined) throw misuse(t`There is no column "${name}"`, t`There are: ${known.join(', ')}`);
      return member;
    });
}

async function showList(
  context: Context,
  contract: AnyContract,
  items: readonly Thing[],
  client: CleaverClient,
): Promise<void> {
  const { io, json, values } = context;
  if (json) return writeJson(io, items);
  const item = answerOf(contract);
  const members = chosen(contract, context);
  if (values['csv']) {
    const columns = members ?? membersIn(item, true);
    const rows = items.map((one) => columns.map((member) => valueAt(one, member) as Cell));
    return io.stdout.write(writeTable([columns, ...rows], { delimiter: ',' }));
  }
  if (items.length === 0) return io.stderr.write(`${t`None.`}\n`);
  const columns = columnsOf(item, members ?? contract.output.shows ?? []);
  const isShown = (name: string) => columns.some(({ member }) => `.${member}`.endsWith(`.${name}`));
  const names = await namesIn(items, client, io.signal, isShown);
  table(io, columns, items, { names, zone: await zoneOf(client, io.signal, items), isList: true });
}

const writeJson = (io: Io, value: unknown): void => io.stdout.write(jsonText(value));
const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Returns the content of a file with this response. */
const contentOf = (answer: unknown): string | Uint8Array =>
  answer instanceof Uint8Array || typeof answer === 'string' ? answer : jsonText(answer);
