/** The commands `cleaver trace`, which prints a trace, and `cleaver recall`, which opens and prints a recall. */
import type { CleaverClient, components } from '@cleaver/client';
import { listStockBatches } from '@cleaver/domain/inventory/contracts';
import type { RawOf } from '@cleaver/domain/kernel';
import { openRecall, traceLots } from '@cleaver/domain/quality/contracts';
import { membersOf, type Option, take, type Values } from './arguments.ts';
import { call, type OwnCommand } from './context.ts';
import { misuse } from './exits.ts';
import { genealogyLines } from './genealogy.ts';
import { type Io, paint } from './io.ts';
import { amount, shownNumber } from './language/format.ts';
import { t } from './language/language.ts';
import { namesIn } from './names.ts';
import { isId, withIds } from './reference.ts';
import { answerOf } from './schema.ts';
import { connected } from './session.ts';
import { type Column, table } from './table.ts';

/** The lists of a recall. `undoneDeliveries` is missing in recalls that an older version opened. */
type Lists = Omit<components['schemas']['RecallList'], 'undoneDeliveries'> &
  Pick<components['schemas']['RecallResponse'], 'undoneDeliveries'>;

const TRACE = membersOf(traceLots);
/** The options of a recall. The mode is not an option, but the first argument. */
const RECALL = membersOf(openRecall).filter(({ member }) => member !== 'mode');

const LEVELS: Option = {
  name: 'levels',
  value: 'number',
  description: 'Number of runs to draw in each direction; default 20',
};

const MORE =
  '<lot> is a lot number or an id. If several lots have the number, the trace starts at all of them. Without <lot>, options name the start.';

export const traceCommand: OwnCommand = {
  name: 'trace',
  summary: 'Draw the origin and the use of lots, and list the customers who have the goods',
  positionals: ['[lot]'],
  options: [...TRACE, LEVELS],
  more: [MORE, 'A repeated lot is named, but not drawn again.'].join('\n\n'),
  async run(context) {
    const { io, json, values } = context;
    const [lot] = context.positionals;
    const levels = levelsOf(values);
    const given = take(TRACE, 'query', withLot(values, lot, 'lot-id'));
    const client = await connected(context);
    const query = await withIds(given, traceLots, client, io.signal);
    const trace = await call(client, traceLots, query as RawOf<typeof traceLots>, { signal: io.signal });
    if (json) return io.stdout.write(`${JSON.stringify(trace, null, 2)}\n`);
    io.stdout.write(`${genealogyLines(trace, levels).join('\n')}\n`);
    await showLists(io, client, trace.recall, new Map(trace.nodes.map((node) => [node.id, node])));
    if (!trace.complete)
      io.stderr.write(`${t`The drawing is cut: a higher --limit, up to 20000, draws more. The lists are complete.`}\n`);
  },
};

export const recallCommand: OwnCommand = {
  name: 'recall',
  summary: 'Open a recall and print its contact list and the time it took; mock: as an exercise that blocks nothing',
  positionals: ['<mock|real>', '[lot]'],
  options: RECALL,
  more: [
    MORE,
    'A real recall blocks all affected goods at once. cleaver recalls contact records a contact with a customer, cleaver recalls close closes the recall.',
  ].join('\n\n'),
  async run(context) {
    const { io, json, values } = context;
    const [mode = '', lot] = context.positionals;
    if (mode !== 'mock' && mode !== 'real')
      throw misuse(t`Missing: an exercise or a real recall? cleaver recall <mock|real>`);
    if (values['reason'] === undefined) throw misuse(t`Missing: ${'--reason'}`);
    const given = { mode: mode.toUpperCase(), ...take(RECALL, 'body', withLot(values, lot, 'lot-ids')) };
    const { 'Idempotency-Key': idempotencyKey } = take(RECALL, 'header', values);
    const client = await connected(context);
    const body = await withIds(given, openRecall, client, io.signal);
    const begin = io.now().getTime();
    const recall = await call(client, openRecall, body as RawOf<typeof openRecall>, {
      ...(typeof idempotencyKey === 'string' && { idempotencyKey }),
      signal: io.signal,
    });
    const took = io.now().getTime() - begin;
    if (json) return io.stdout.write(`${JSON.stringify(recall, null, 2)}\n`);
    const { recallNumber, lots, customers, elapsedMs } = recall;
    const affected = [lotsText(lots.length), customersText(customers.length)].join(', ');
    const title =
      mode === 'mock' ? t`Mock recall ${recallNumber}: ${affected}` : t`Recall ${recallNumber}: ${affected}`;
    io.stdout.write(`${paint(io, io.stdout, 1, title)}\n`);
    await showLists(io, client, { ...recall, stockOnHand: recall.stock }, new Map(lots.map((one) => [one.lotId, one])));
    section(io, t`Reconciliation of quantities`, RECONCILED, recall.reconciliation);
    io.stdout.write(`\n${t`It took ${seconds(took)}, of which the service ${seconds(elapsedMs)}.`}\n`);
  },
};

const lotsText = (count: number): string => (count === 1 ? t`1 lot` : t`${count} lots`);
const customersText = (count: number): string => (count === 1 ? t`1 customer` : t`${count} customers`);
const seconds = (ms: number): string => `${shownNumber((ms / 1000).toFixed(3))} s`;

/**
 * Adds the argument, a lot id or a lot number, to the values of the options. For a recall, refuses the argument if its
 * option already has a value.
 */
function withLot(values: Values, lot: string | undefined, byId: 'lot-id' | 'lot-ids'): Values {
  if (lot === undefined) return values;
  const name = isId(lot) ? byId : 'lot-number';
  if (values[name] !== undefined && byId === 'lot-ids') throw misuse(t`The lot is already given: remove --${name}`);
  const isList = name !== 'lot-number' || byId === 'lot-id';
  return { ...values, [name]: isList ? [lot, ...((values[name] as readonly string[] | undefined) ?? [])] : lot };
}

function levelsOf(values: Values): number {
  const levels = Number(values['levels'] ?? 20);
  if (!Number.isInteger(levels) || levels < 0 || levels > 1000) throw misuse(t`--levels takes a number from 0 to 1000`);
  return levels;
}

const texts = (...members: readonly string[]): Column[] => members.map((member) => ({ member }));
/** Returns a column of amounts, which are already formatted with their units. */
const number = (member: string): Column => ({ member, toTheRight: true });
const decimal = (member: string): Column => ({ ...number(member), schema: { type: 'number' } });

/** The columns of customers. Columns for a phone call come first, because a narrow terminal drops the last columns. */
const CALLED: readonly Column[] = [
  ...texts('customer', 'phone'),
  ...[number('quantity'), number('takenBack')],
  ...texts('article', 'lot', 'delivery'),
  { member: 'dispatchDate', schema: { type: 'string', format: 'date' } },
  ...texts('contactPerson'),
];
const UNDONE: readonly Column[] = [
  ...texts('customer', 'delivery'),
  { member: 'undoneAt', schema: { type: 'string', format: 'date-time' } },
  ...texts('undoneBy', 'reason'),
];
const STATUS: Column = { member: 'status', schema: answerOf(listStockBatches).properties?.['status'] ?? {} };
const LYING = [...texts('storageLocation'), number('quantity'), ...texts('article', 'lot'), STATUS];
const BROUGHT = [...texts('supplier'), number('quantity'), ...texts('lots')];
const RECONCILED = [...texts('unit'), ...['originated', 'accounted', 'percent', 'unexplained'].map(decimal)];

interface Named {
  readonly lotNumber?: string;
  readonly articleName?: string;
}

/** Prints the lists. `lots` has the affected lots. Looks up the numbers of the suppliers' other lots. */
async function showLists(
  io: Io,
  client: CleaverClient,
  { customers, undoneDeliveries = [], stockOnHand, openRuns, suppliers }: Lists,
  lots: ReadonlyMap<string, Named>,
): Promise<void> {
  const others = suppliers.flatMap((one) => one.lots).filter((id) => !lots.has(id));
  const names = await namesIn({ lotIds: others }, client, io.signal);
  const numberOf = (lotId: string): string => lots.get(lotId)?.lotNumber ?? names.get(lotId) ?? lotId;
  const some = (quantity: string, unit: string): string => (quantity === '0' ? '' : amount(quantity, unit));
  section(
    io,
    t`Who has it`,
    CALLED,
    customers.flatMap(({ name, phone, contactPerson, deliveries }) =>
      deliveries.map(({ quantity, takenBack, unit, ...of }) => ({
        customer: name,
        phone,
        quantity: some(quantity, unit),
        takenBack: some(takenBack, unit),
        article: of.articleName,
        lot: of.lotNumber,
        delivery: of.deliveryNumber,
        dispatchDate: of.dispatchDate,
        contactPerson,
      })),
    ),
  );
  if (undoneDeliveries.length > 0) {
    const rows = undoneDeliveries.map(({ name, deliveryNumber, ...undone }) => ({
      customer: name,
      delivery: deliveryNumber,
      ...undone,
    }));
    section(io, t`Undone deliveries`, UNDONE, rows);
  }
  section(
    io,
    t`Where it is stored`,
    LYING,
    stockOnHand.map(({ storageLocationName, lotId, quantity, unit, status }) => ({
      storageLocation: storageLocationName,
      quantity: some(quantity, unit),
      article: lots.get(lotId)?.articleName,
      lot: numberOf(lotId),
      status,
    })),
  );
  section(io, t`What is being made from it`, texts('batchNumber'), openRuns);
  section(
    io,
    t`Who supplied it`,
    BROUGHT,
    suppliers.map(({ name, lots: ids, quantity, unit }) => ({
      supplier: name,
      quantity: amount(quantity, unit),
      lots: ids.map(numberOf),
    })),
  );
}

function section(io: Io, title: string, columns: readonly Column[], rows: readonly object[]): void {
  io.stdout.write(`\n${paint(io, io.stdout, 1, title)}\n`);
  if (rows.length === 0) io.stdout.write(`${t`Nobody and nothing.`}\n`);
  else table(io, columns, rows as readonly Record<string, unknown>[]);
}
