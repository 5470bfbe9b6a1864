/** Accepts names and numbers in place of ids: `articles get BW-040`. */
import type { CleaverClient } from '@cleaver/client';
import { CONTRACTS } from '@cleaver/domain/contracts';
import { type AnyContract, inputLocationsOf } from '@cleaver/domain/kernel';
import { listBatches } from '@cleaver/domain/production/contracts';
import { openRecall, traceLots } from '@cleaver/domain/quality/contracts';
import { itemsOf } from './context.ts';
import { Failure, misuse } from './exits.ts';
import { t } from './language/language.ts';
import { KNOWN_BY, type Known, REFERENCES } from './names.ts';

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
export const isId = (text: string): boolean => ID.test(text);

/** The searchable lists by path. Users can refer to records of other lists only by id. */
const searched: ReadonlyMap<string, AnyContract> = new Map(
  CONTRACTS.filter(({ input }) => 'q' in input.fields).map((contract) => [inputLocationsOf(contract).path, contract]),
);

/**
 * Returns the list operation of the records to which a member refers. Undefined if the command sends the value
 * unchanged.
 */
function listOf(member: string, contract: AnyContract): AnyContract | undefined {
  const { path } = inputLocationsOf(contract);
  if (member === 'id') return searched.get(path.slice(0, path.indexOf('/{id}')));
  // In these inputs, `batchId` is a production batch. Elsewhere it is a stock batch or its lot number.
  if (member === 'batchId') return contract === traceLots || contract === openRecall ? listBatches : undefined;
  return REFERENCES[member]?.list;
}

/** The largest page that the service returns. */
const PAGE = 500;

/** Returns the id for a name or number. Returns an id unchanged. Refuses unknown and ambiguous texts. */
async function idOf(list: AnyContract, text: string, client: CleaverClient, signal: AbortSignal): Promise<string> {
  if (isId(text)) return text;
  const content: Known[] = [];
  // Reads all pages, because the search also finds records that only contain the text, in any order.
  for await (const one of itemsOf(client, list, { q: text, size: PAGE }, { signal })) content.push(one as Known);
  const plain = (one: string | undefined) => one?.normalize('NFC').toLowerCase();
  const called = KNOWN_BY.map((member) => content.filter((one) => plain(one[member]) === plain(text)));
  const found = called.find((some) => some.length > 0) ?? [];
  const [first, second] = found;
  if (second) {
    throw misuse(t`Several have the name ${text}. Give the id of one: ${found.map(({ id }) => id).join(', ')}`);
  }
  if (first) return first.id;
  const like = content.slice(0, 5).flatMap((one) => KNOWN_BY.map((member) => one[member]).find((name) => name) ?? []);
  const question = like.length > 0 ? ` ${t`Did you mean ${like.join(', ')}?`}` : '';
  throw new Failure(`${t`Nothing has the name ${text}.`}${question}`, { exit: 'refused' });
}

/**
 * Replaces names and numbers by ids in the members of an input, also in lists. Throws a `Failure` for
 * an unknown text (exit code 1) or an ambiguous text (exit code 2).
 */
export async function withIds(
  given: Readonly<Record<string, unknown>>,
  contract: AnyContract,
  client: CleaverClient,
  signal: AbortSignal,
): Promise<Record<string, unknown>> {
  const ids = async (member: string, value: unknown): Promise<unknown> => {
    const list = listOf(member, contract);
    if (list === undefined) return value;
    if (Array.isArray(value)) return Promise.all(value.map((one) => ids(member, one)));
    return typeof value === 'string' && value !== '' ? idOf(list, value, client, signal) : value;
  };
  const members = Object.entries(given).map(async ([member, value]) => [member, await ids(member, value)] as const);
  return Object.fromEntries(await Promise.all(members));
}
