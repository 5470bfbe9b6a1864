/** Runs an operation of the service and prints the response. */
import type { CleaverClient } from '@cleaver/client';
import { sortedLike } from '@cleaver/domain/kernel';
import { INSTEAD } from './account.ts';
import { membersOf, type Option, readData, take } from './arguments.ts';
import type { Command } from './commands.ts';
import { type Context, send, sendForItems } from './context.ts';
import { misuse } from './exits.ts';
import type { Io } from './io.ts';
import { fieldName, t } from './language/language.ts';
import { namesIn, withNames } from './names.ts';
import { type Operation, resolve, type Schema } from './openapi.ts';
import { Progress } from './progress.ts';
import { withIds } from './reference.ts';
import { clientFor, connected } from './session.ts';
import { columnsOf, details, table } from './table.ts';
import { zoneOf } from './zone.ts';

const ALL: Option = { name: 'all', description: 'Read all pages' };
const ETAG: Option = {
  name: 'etag',
  description: 'Also print the version of the record on the error output, for --if-match',
};
const DATA: Option = {
  name: 'data',
  value: 'json',
  description: 'The whole body as JSON; @file reads a file, - the standard input',
};

export const optionsOf = ({ operation }: Command): readonly Option[] =>
  INSTEAD[operation.operationId]?.options ?? [
    ...membersOf(operation),
    ...(operation.body ? [DATA] : []),
    ...(isPaged(operation) ? [ALL] : []),
    ...(operation.givesVersion ? [ETAG] : []),
  ];

export const positionalsOf = ({ operation }: Command): string[] =>
  operation.parameters.filter((one) => one.in === 'path').map(({ name }) => `<${name}>`);

const isPaged = ({ parameters }: Operation): boolean => parameters.some(({ name }) => name === 'page');

export async function runOperation({ operation }: Command, context: Context): Promise<void> {
  const instead = INSTEAD[operation.operationId];
  if (instead) return instead.run(context);
  const { io, values, positionals } = context;
  const place = ['page', 'skip', 'after'].find((name) => values['all'] && values[name] !== undefined);
  if (place !== undefined) throw misuse(t`--all reads all pages: remove --${place}`);
  const members = membersOf(operation);
  const names = operation.parameters.filter((one) => one.in === 'path').map(({ name }) => name);
  const body = operation.body && (await bodyOf(operation.body, take(members, 'body', values), context));
  const { 'Idempotency-Key': idempotencyKey, 'If-Match': ifMatch } = take(members, 'header', values);
  const path = Object.fromEntries(names.map((name, index) => [name, positionals[index] ?? '']));
  if (Object.values(path).some((value) => /^\.{0,2}$/.test(value))) {
    throw misuse(
      t`${positionalsOf({ operation } as Command).join(' ')}: an empty text, "." and ".." cannot stand here`,
    );
  }
  const isPublic = operation.security?.length === 0;
  let version: string | null = null;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const response = await globalThis.fetch(input, init);
    version = response.headers.get('etag');
    return response;
  };
  // Does not retry a health check, because it reports the current state.
  const client = isPublic ? await clientFor(io, context.address, { retries: 0 }) : await connected(context, { fetch });
  const known = (given: Readonly<Record<string, unknown>>) => withIds(given, operation.path, client, io.signal);
  const options = {
    path: (await known(path)) as Record<string, string>,
    query: await known(take(members, 'query', values)),
    ...(body && { body: await known(body) }),
    ...(typeof idempotencyKey === 'string' && { idempotencyKey }),
    ...(typeof ifMatch === 'string' && { ifMatch }),
    signal: io.signal,
  };
  if (values['all']) {
    const found: Thing[] = [];
    const order = orderOfWalk(operation);
    const { sort = order, ...filters } = options.query;
    const progress = new Progress(io, t`Reading`);
    try {
      for await (const item of sendForItems(client, operation.path, {
        ...options,
        query: { size: 500, ...(order ? filters : options.query) },
      })) {
        found.push(item as Thing);
        progress.to(found.length);
      }
    } finally {
      progress.end();
    }
    const items = order ? sortedLike(found as Named[], (sort ?? order) as readonly string[]) : found;
    return showList(context, operation, items, client);
  }
  const answer = await send(client, operation.method, operation.path, options);
  if (values['etag'] && version !== null) io.stderr.write(`${version}\n`);
  await show(context, operation, answer, client);
}

/**
 * Returns the default order of a list that is walked by id. Undefined for other lists, which are read page after page.
 */
function orderOfWalk({ parameters }: Operation): readonly string[] | undefined {
  const schemaOf = (name: string) => parameters.find((one) => one.name === name)?.schema;
  return schemaOf('after') && (schemaOf('sort')?.default as readonly string[] | undefined);
}

/** Reads the body from options, `--data` and, for secrets, the terminal. Refuses if a required member is missing. */
async function bodyOf(schema: Schema, given: Record<string, unknown>, { io, values }: Context): Promise<Thing> {
  const data = values['data'];
  const body = { ...(data === undefined ? {} : await readData(String(data), io)), ...given };
  const missing = (schema.required ?? []).filter((name) => body[name] === undefined);
  const left = missing.filter((name) => !isSecret(schema, name));
  if (left.length > 0) throw misuse(t`Missing: ${left.map((name) => flagFor(schema, name)).join(', ')}`);
  for (const name of missing) {
    if (!io.canAsk)
      throw misuse(t`${name} is never an argument: give it as {"${name}": …} with --data @file or --data -`);
    body[name] = await io.ask(`${fieldName(name)}: `, { hidden: true });
  }
  return body;
}

type Thing = Record<string, unknown>;
type Named = Thing & { readonly id: string };

const isSecret = ({ properties }: Schema, name: string): boolean =>
  resolve(properties?.[name] ?? {}).format === 'password';

function flagFor(schema: Schema, name: string): string {
  const [member] = membersOf({ body: { ...schema, properties: pick(schema, name) }, parameters: [] } as never);
  return member ? `--${member.name}` : t`${name} in --data`;
}

const pick = ({ properties }: Schema, name: string): Record<string, Schema> => ({ [name]: properties?.[name] ?? {} });

interface Page {
  readonly content: readonly Thing[];
  readonly page: {
    readonly number: number;
    readonly totalElements: number;
    readonly totalPages: number;
    readonly next?: number;
  };
}

async function show(context: Context, operation: Operation, answer: unknown, client: CleaverClient): Promise<void> {
  const { io, json } = context;
  if (answer === undefined) {
    if (!json) io.stdout.write(`${t`Done.`}\n`);
  } else if (typeof answer === 'string') io.stdout.write(answer);
  else if (json) writeJson(io, answer);
  else if (operation.answer?.properties?.['content'] && operation.answer.properties['page']) {
    const { content, page } = answer as Page;
    await showList(context, operation, content, client);
    const where =
      page.next !== undefined
        ? `--page ${page.number} --skip ${page.next}`
        : page.number + 1 < page.totalPages && `--page ${page.number + 1}`;
    if (where && isPaged(operation)) {
      io.stderr.write(
        `${t`${content.length} of ${page.totalElements}: ${where} shows the next ones, --all shows all.`}\n`,
      );
    }
  } else {
    const names = await namesIn(answer, client, io.signal);
    const zone = await zoneOf(client, io.signal, answer);
    details(io, operation.answer ?? {}, withNames(answer, names, 'beside') as Thing, zone);
  }
}

async function showList(
  { io, json }: Context,
  { answer }: Operation,
  items: readonly Thing[],
  client: CleaverClient,
): Promise<void> {
  if (json) return writeJson(io, items);
  if (items.length === 0) return io.stderr.write(`${t`None.`}\n`);
  const names = await namesIn(items, client, io.signal);
  const rows = withNames(items, names, 'instead') as Thing[];
  const columns = columnsOf(resolve(resolve(answer?.properties?.['content'] ?? {}).items ?? {}), rows);
  table(io, columns, rows, await zoneOf(client, io.signal, items));
}

const writeJson = (io: Io, value: unknown): void => io.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
