/** Tracing lots. */
import { defaulted, form, instant, int32, oneOf, optional, pathId, several } from '../kernel/form.ts';
import { type Message, say } from '../kernel/message.ts';
import { query } from '../kernel/operation.ts';
import { checkNoFaults, type Fault } from '../kernel/refusal.ts';
import { nothingToTrace, traceTooLarge } from './refusals.ts';
import { DIRECTIONS, dayOf, type Look, startsOf, trace } from './trace.ts';

/** Nodes of an answer. */
const LIMIT = { default: 5_000, max: 20_000 };

const starts = {
  lotId: several(pathId()),
  lotNumber: several(pathId()),
  supplierLot: several(pathId()),
  supplierId: several(pathId()),
  batchId: several(pathId()),
  deliveryId: several(pathId()),
  receiptId: several(pathId()),
};

/** What a trace or a recall lacks that begins nowhere. */
export const noStart = (names: readonly string[]): Message => say`is required, or another one of ${names.join(', ')}`;

const inFuture = (asOf: Date | undefined, now: Date): readonly Fault[] =>
  asOf && asOf > now ? [{ field: 'asOf', message: say`must not be in the future` }] : [];

export const traceLots = query({
  name: 'lot.trace',
  summary: 'Trace lots: where they came from, what became of them, and who has it',
  permission: 'STOCK_MOVEMENT_READ',
  refuses: [nothingToTrace, traceTooLarge],
  input: form(
    {
      direction: defaulted(oneOf(DIRECTIONS), 'BOTH'),
      asOf: optional(instant()),
      limit: defaulted(int32(1, LIMIT.max), LIMIT.default),
      ...starts,
    },
    (given, fault) => {
      const names = Object.keys(starts) as (keyof typeof starts)[];
      if (names.every((name) => name in given && (given[name] ?? []).length === 0)) fault('lotId', noStart(names));
    },
  ),
  untimely: ({ asOf }, { clock }) => inFuture(asOf, clock.now()),
  async run({ reader, trace: traceReader, clock, settings }, { direction, asOf, limit, ...given }) {
    const now = clock.now();
    checkNoFaults(inFuture(asOf, now));
    const look: Look = {
      where: (kind, filter) => reader.where(kind, filter),
      whereIn: (kind, member, values) => reader.whereIn(kind, member, values),
      trace: traceReader,
    };
    const ids = await startsOf(
      look,
      {
        lotIds: given.lotId,
        lotNumbers: given.lotNumber,
        supplierLots: given.supplierLot,
        supplierIds: given.supplierId,
        batchIds: given.batchId,
        deliveryIds: given.deliveryId,
        receiptIds: given.receiptId,
      },
      asOf,
    );
    return trace(look, ids, { direction, asOf, limit }, { asOf, day: dayOf(asOf, now, settings) }, now);
  },
});
