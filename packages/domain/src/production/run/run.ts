/**
 * A run turns input lots into output lots. A production batch is a run with a recipe, and takes several calls. A
 * cutting is a run in a single call.
 *
 * Inputs and outputs are rows of the ledger. The rows of one run, summed by stock batch, are its edges. A cutting also
 * stores its inputs and outputs as they were booked. A run books inputs only until its end, and outputs only at its
 * end. So no lot can be its own ancestor.
 */
import {
  type BatchLine,
  distinctBy,
  type LotState,
  type NewLot,
  StockBatches,
  type StockBatchState,
  type StockMovementState,
  type StockState,
  type Target,
} from '../../inventory/index.ts';
import type { Field } from '../../kernel/contract/form.ts';
import { checkNoFaults, type Fault } from '../../kernel/contract/refusal.ts';
import type { UnitOfWork } from '../../kernel/execution/unit-of-work.ts';
import { type CalendarDate, compareDates } from '../../kernel/values/calendar.ts';
import { Decimal, sumOfTexts } from '../../kernel/values/decimal.ts';
import { groupBy } from '../../kernel/values/group-by.ts';
import { lookAlikeKey } from '../../kernel/values/look-alikes.ts';
import { say } from '../../kernel/values/message.ts';
import { baseUnitOf, kindOf, Quantity, sameKind, type Unit } from '../../kernel/values/quantity.ts';
import type { LotEntry, Waste } from './run-parts.ts';

/** The quantity taken from one stock batch, or put into it, less returns and undos. */
export interface Edge {
  readonly stockBatchId: string;
  readonly lotId: string;
  /** The sum of the rows, above zero. */
  readonly quantity: Quantity;
  /** The rows of the sum, oldest first, without undone rows and their undos. */
  readonly rows: readonly RunRow[];
}

/** The members of a ledger row that a run needs. */
export type RunRow = Pick<
  StockMovementState,
  'id' | 'stockBatchId' | 'lotId' | 'type' | 'reversesId' | 'change' | 'unit' | 'reason'
>;

export interface Edges {
  readonly inputs: readonly Edge[];
  readonly outputs: readonly Edge[];
}

/**
 * Sums up the rows of one run by stock batch, in the order of their first row. `rows`: oldest first. Omits sums of
 * zero.
 */
export function edgesOf(rows: readonly RunRow[]): Edges {
  const undone = new Set(rows.flatMap(({ id, reversesId }) => (reversesId === null ? [] : [id, reversesId])));
  const standing = rows.filter(({ id }) => !undone.has(id));
  const inputs: Edge[] = [];
  const outputs: Edge[] = [];
  for (const [stockBatchId, of] of groupBy(standing, (row) => row.stockBatchId)) {
    const [{ type, unit, lotId }] = of as [RunRow];
    const sum = Decimal.of(sumOfTexts(of.map(({ change }) => change)));
    if (sum.isZero() || lotId === null) continue;
    const base = type === 'PRODUCED' ? sum : Decimal.ZERO.minus(sum);
    const edge = { stockBatchId, lotId, quantity: Quantity.fromBase(base.toText(), unit), rows: of };
    (type === 'PRODUCED' ? outputs : inputs).push(edge);
  }
  return { inputs, outputs };
}

/** A line of a request: goods taken from a stock batch or returned to it. */
export interface GivenInput {
  readonly stockBatchId: string;
  readonly quantityAmount: Decimal;
  readonly quantityUnit: Unit;
}

/** Converts the lines of a request to lines for `Warehouse`. */
export const inputLines = (
  inputs: readonly (GivenInput & { readonly reason?: string | undefined })[],
): readonly BatchLine[] =>
  inputs.map(({ stockBatchId, quantityAmount, quantityUnit, reason }, at) => ({
    at: `inputs[${at}]`,
    stockBatchId,
    quantity: Quantity.of(quantityAmount, quantityUnit),
    reason: reason || null,
  }));

/**
 * Returns the stock batches of the lines by their ids. Locks the batches only with `locked`, which is for callers that
 * lock no lots. Refuses unknown ids first, with STOCK_BATCH_NOT_FOUND, and then a unit of another kind with
 * VALIDATION_ERROR.
 */
export async function namedBatches(
  unit: UnitOfWork,
  inputs: readonly GivenInput[],
  locked?: 'locked',
): Promise<ReadonlyMap<string, StockBatchState>> {
  if (inputs.length === 0) return new Map();
  const ids = inputs.map(({ stockBatchId }) => stockBatchId);
  const stored = unit.of(StockBatches);
  const batches = locked ? (await stored.getAll(ids)).map(({ state }) => state) : await stored.peekAll(ids);
  const byId = new Map(batches.map((batch) => [batch.id, batch]));
  const faults = inputs.flatMap(({ stockBatchId, quantityUnit }, at): Fault[] => {
    const kept = byId.get(stockBatchId)?.quantityUnit;
    if (!kept || sameKind(kept, quantityUnit)) return [];
    const message = say`must be a unit that converts into ${kept}, in which the batch is kept`;
    return [{ field: `inputs[${at}].quantityUnit`, message }];
  });
  checkNoFaults(faults);
  return byId;
}

/** The members of a lot that a run needs. */
export type LotInRun = Pick<LotState, 'id' | 'lotNumber' | 'articleId' | 'expiryDate' | 'onHold'>;
export type LotsById<L extends LotInRun = LotInRun> = ReadonlyMap<string, L>;

export function lotOf<L extends LotInRun>(lots: LotsById<L>, id: string): L {
  const lot = lots.get(id);
  if (!lot) throw new Error(`The lot ${id} of a run was not read`);
  return lot;
}

/** Returns the entry of an edge, with the exact quantity in the base unit. */
export function entryOf({ stockBatchId, quantity }: Pick<Edge, 'stockBatchId' | 'quantity'>, lot: LotInRun): LotEntry {
  const { id: lotId, lotNumber, articleId } = lot;
  return {
    lotId,
    lotNumber,
    stockBatchId,
    articleId,
    quantity: quantity.inBase().toText(),
    unit: baseUnitOf(kindOf(quantity.unit)),
  };
}

/** An output: its destination and its lot. */
export interface OutputLine extends Target {
  readonly stockId: string;
  readonly articleId: string;
  readonly lotNumber: string;
  readonly expiryDate: CalendarDate;
  readonly quantity: Quantity;
}

/** Returns the members of an output line that depend on its destination stock. Without a stock, returns empty texts. */
export const placeOf = (stock: StockState | undefined): Pick<OutputLine, 'stockId' | 'articleId'> => ({
  stockId: stock?.id ?? '',
  articleId: stock?.articleId ?? '',
});

/**
 * Returns the field of the outputs of a request. Refuses a stock that occurs twice with the same lot number, or twice
 * without a lot number.
 */
export const outputsField = <L extends Target & { readonly lotNumber: string | undefined }, R>(
  of: Field<readonly L[], R>,
): Field<readonly L[], R> => distinctBy('stockId', of, ({ lotNumber }) => lookAlikeKey(lotNumber ?? ''));

/** An output lot, with its lines and their indexes in the request. */
export interface OutputLot<L extends OutputLine> {
  readonly first: L;
  readonly lines: readonly { readonly at: number; readonly line: L }[];
}

/**
 * Groups outputs into one lot per article and lot number. Numbers that look alike are one. Refuses lines of one lot
 * that differ in a member of `alike` or in the kind of unit. Refuses a second line of one lot into the same stock. Both
 * refusals are VALIDATION_ERROR.
 */
export function outputLots<L extends OutputLine>(
  lines: readonly L[],
  alike: readonly (keyof L & string)[],
): readonly OutputLot<L>[] {
  const faults: Fault[] = [];
  const fault = (at: number, member: string, message: Fault['message']) =>
    faults.push({ field: `outputs[${at}].${member}`, message });
  const numbered = lines.map((line, at) => ({ at, line }));
  const groups = groupBy(numbered, ({ line }) => `${line.articleId} ${lookAlikeKey(line.lotNumber)}`);
  const lots = [...groups.values()].map((of): OutputLot<L> => {
    const [{ at: firstAt, line: first }, ...others] = of as [(typeof of)[0], ...typeof of];
    const stocks = new Set([first.stockId]);
    for (const { at, line } of others) {
      if (stocks.has(line.stockId)) {
        const member = line.storageLocationId === undefined ? 'stockId' : 'storageLocationId';
        fault(at, member, say`stands in an earlier line already`);
      }
      stocks.add(line.stockId);
      if (!sameKind(line.quantity.unit, first.quantity.unit)) {
        fault(
          at,
          'quantityUnit',
          say`must be a unit that converts into ${first.quantity.unit}, in which the batch is kept`,
        );
      }
      for (const member of alike.filter((each) => line[each] !== first[each])) {
        fault(at, member, say`must be as in outputs[${firstAt}], which is of the same lot`);
      }
    }
    return { first, lines: of };
  });
  checkNoFaults(faults);
  return lots;
}

/** Converts an output lot to a new lot for `Warehouse`. */
export const newLot = <L extends OutputLine>(
  { first, lines }: OutputLot<L>,
  more: Pick<NewLot, 'facts' | 'holds'>,
): NewLot => ({
  lotNumber: first.lotNumber,
  batchType: 'PRODUCED',
  expiryDate: first.expiryDate,
  ...more,
  places: lines.map(({ at, line: { stockId, quantity } }) => ({ at: `outputs[${at}]`, stockId, quantity })),
});

/** Returns the lot that expires first. Needs at least one lot. */
export const firstToExpire = (lots: readonly LotState[]): LotState =>
  lots.reduce((first, lot) => (compareDates(lot.expiryDate, first.expiryDate) < 0 ? lot : first));

export const wasteOf = ({ quantityAmount, quantityUnit }: Omit<Waste, 'reason'>): Quantity =>
  Quantity.of(Decimal.of(quantityAmount), quantityUnit);

export const isMass = (unit: Unit): boolean => kindOf(unit) === 'mass';

/** Returns the exact sum of the quantities that are masses, in kilograms. Ignores other quantities. */
export const kilograms = (quantities: readonly Quantity[]): Decimal =>
  quantities.filter(({ unit }) => isMass(unit)).reduce((sum, quantity) => sum.plus(quantity.inBase()), Decimal.ZERO);

/** Returns `part` as a percentage of `whole`, rounded half up to at most two places. `whole` is not zero. */
export const percentText = (part: Decimal, whole: Decimal): string =>
  part.times(Decimal.HUNDRED).dividedBy(whole).toText(2);

/** Returns the amount as a decimal text: exact up to six places, else rounded half up. */
export const amountText = (amount: Decimal): string => amount.toText(6);
