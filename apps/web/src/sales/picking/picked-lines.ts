/**
 * The picked amounts of an order: which lots may be delivered, when a line is done, and the lines of the delivery. Runs
 * without a browser.
 */
import { goodsMeantBy } from '@cleaver/domain/inventory';
import { type AnswerOf, addDays, Decimal, dateOf, type Message, say } from '@cleaver/domain/kernel';
import type { proposePicking } from '@cleaver/domain/sales/contracts';
import type { StoredBooking } from '../../floor/outbox/bookings.ts';
import { sumOf, takenBy } from '../../floor/outbox/pending-effects.ts';
import { allTaken, batchName, type FoundBatch, type Meant, meant } from '../../scanner/found-batch.ts';
import { counted, shownQuantity } from '../../shell/language/format.ts';
import { wordOf } from '../../ui/text/words.ts';
import { isUsable } from '../delivery/usable-goods.ts';
import { isByWeight } from '../order/typed-amount.ts';
import { cancelledBy } from '../waiting-bookings.ts';

export type OrderToPick = AnswerOf<typeof proposePicking>['orders'][number];
export type LineToPick = OrderToPick['lines'][number];

/** An amount taken from a lot: one label, or one weighing. */
export interface Take {
  readonly stockBatchId: string;
  readonly lotNumber: string;
  /** A decimal text in the unit of the line's picks. */
  readonly amount: string;
  /** The number of pieces, for goods stocked by weight and ordered in pieces. */
  readonly pieces?: number;
}

export interface PickedLine {
  readonly takes: readonly Take[];
  /** The state of the line. `later`: a later delivery contains the rest. `last`: the rest is not delivered. */
  readonly state: 'open' | 'done' | 'later' | 'last';
}

/** The picked lines by line number. */
export type Picked = Readonly<Record<number, PickedLine>>;

export const NOTHING: PickedLine = { takes: [], state: 'open' };
export const pickedOf = (picked: Picked, { line }: Pick<LineToPick, 'line'>): PickedLine => picked[line] ?? NOTHING;

/** Returns whether the goods are stocked by weight and ordered in pieces. */
export const isCatchWeight = ({ unit, quantityUnit }: Pick<LineToPick, 'unit' | 'quantityUnit'>): boolean =>
  unit === 'KG' && !isByWeight(quantityUnit);

export const amountOfTakes = (takes: readonly Take[]): Decimal =>
  takes.reduce((sum, { amount }) => sum.plus(Decimal.of(amount)), Decimal.ZERO);
export const piecesOfTakes = (takes: readonly Take[]): number => takes.reduce((sum, { pieces = 0 }) => sum + pieces, 0);

/**
 * Returns whether the line is complete: it has enough pieces or enough weight. A weight within the tolerance is also
 * enough if less than half an average take is missing.
 */
export function isEnough(line: LineToPick, takes: readonly Take[], tolerancePercent: number): boolean {
  if (takes.length === 0) return false;
  if (isCatchWeight(line)) return piecesOfTakes(takes) >= Number(line.open);
  const taken = Number(amountOfTakes(takes).toText());
  const needed = Number(line.needed);
  if (taken >= needed) return true;
  return (
    line.unit === 'KG' && taken >= needed * (1 - tolerancePercent / 100) && needed - taken < taken / takes.length / 2
  );
}

/**
 * Returns whether the user has taken what was proposed of the lot of `take`, within the tolerance, and other lots are
 * proposed, too. The user then goes to the next lot.
 */
export function isUsedUp(
  { picks }: Pick<LineToPick, 'picks'>,
  takes: readonly Take[],
  { stockBatchId }: Pick<Take, 'stockBatchId'>,
  tolerancePercent: number,
): boolean {
  const pick = picks.find((one) => one.stockBatchId === stockBatchId);
  if (!pick || picks.length < 2) return false;
  const taken = amountOfTakes(takes.filter((one) => one.stockBatchId === stockBatchId));
  return Number(taken.toText()) >= Number(pick.quantity) * (1 - tolerancePercent / 100);
}

/** Returns the lines that a typed text means: by their article, or by a lot that is proposed for them. */
export const linesMeantBy = (text: string, lines: readonly LineToPick[]): readonly LineToPick[] => {
  const goods = lines.flatMap((line) =>
    [...line.picks.map(({ lotNumber }) => lotNumber), ''].map((lotNumber) => ({ ...line, of: line, lotNumber })),
  );
  return [...new Set(goodsMeantBy(text, goods).map(({ of }) => of))];
};

/**
 * Returns a fault if the batch has less than the amount and the earlier takes from it together. The amounts are in the
 * unit of the line's picks. Returns undefined if the batch has enough, or if only a proposal is known (`isPart`).
 */
export function beyondStock(
  { unit }: Pick<LineToPick, 'unit'>,
  takes: readonly Take[],
  batch: FoundBatch,
  amount: string,
): Message | undefined {
  const before = takes.filter(({ stockBatchId }) => stockBatchId === batch.id);
  const quantityAmount = amountOfTakes(before).plus(Decimal.of(amount)).toText();
  if (
    batch.isPart ||
    sumOf([{ quantityAmount, quantityUnit: unit }], batch.unit).compare(Decimal.of(batch.amount)) <= 0
  )
    return undefined;
  const [sum, stock] = [shownQuantity(quantityAmount, unit), shownQuantity(batch.amount, batch.unit)];
  return say`${batchName(batch)}: ${sum} is more than the ${stock} in stock`;
}

export type Judged = Exclude<Meant, undefined> | { readonly bad: Message };

/**
 * Returns the meaning of the scan: the stock batch to take, a choice of stock batches, or the reason of a refusal.
 * `day`: the day of the picking. `chosen`: the batch that the user chose before.
 */
export function judged(
  found: readonly FoundBatch[],
  { articleId, articleName, remainingDays }: LineToPick,
  { day, chosen, namesLot }: { readonly day: string; readonly chosen?: string | undefined; readonly namesLot: boolean },
): Judged {
  const own = found.filter((batch) => batch.articleId === articleId);
  const [first] = own;
  if (!first) return { bad: found.length > 0 ? say`Another article: not ${articleName}` : say`It is not in stock.` };
  const usable = own.filter(isUsable);
  if (usable.length === 0) return { bad: allTaken(first) ?? say`${first.lotNumber}: ${wordOf(first.status)}` };
  const least = addDays(dateOf(day), remainingDays ?? 0);
  const lasting = usable.filter(({ expiryDate }) => expiryDate >= least);
  const [shortest] = usable;
  const again = lasting.find(({ id }) => id === chosen);
  if (again) return { one: again };
  return (
    meant(lasting, { namesLot }) ?? {
      bad: say`${first.lotNumber}: shelf life too short, until ${shortest?.expiryDate ?? ''}`,
    }
  );
}

/** Returns the order without the lines that a waiting booking delivers or cancels. */
export function withoutWaiting<O extends OrderToPick>(order: O, entries: readonly StoredBooking[]): O {
  const delivered = entries.flatMap(takenBy).filter(({ orderId }) => orderId === order.orderId);
  const cancelled = cancelledBy(entries, order.orderId);
  const waiting = new Set([...delivered.map(({ orderLine }) => orderLine), ...cancelled]);
  return waiting.size === 0 ? order : { ...order, lines: order.lines.filter(({ line }) => !waiting.has(line)) };
}

/** Returns the number of lines that are not open any more. */
export const progressOf = ({ lines }: OrderToPick, picked: Picked): number =>
  lines.filter((line) => pickedOf(picked, line).state !== 'open').length;

/** Returns the progress as text: `3 of 5 lines`. */
export const linesText = (done: number, all: number): string =>
  counted(all, say`${done} of ${all} line`, say`${done} of ${all} lines`);

/** Returns the first open line from index `from` on, then from the beginning; undefined if no line is open. */
export function nextLine({ lines }: OrderToPick, picked: Picked, from = 0): LineToPick | undefined {
  const isOpen = (line: LineToPick): boolean => pickedOf(picked, line).state === 'open';
  return lines.slice(from).find(isOpen) ?? lines.find(isOpen);
}

/** Returns the lines of the delivery, one for each stock batch and order line. */
export const deliveryLines = ({ orderId, lines }: OrderToPick, picked: Picked) =>
  lines.flatMap((line) => {
    const { takes, state } = pickedOf(picked, line);
    const batches = [...Map.groupBy(takes, ({ stockBatchId }) => stockBatchId)];
    return batches.map(([stockBatchId, of], index) => ({
      stockBatchId,
      quantityAmount: amountOfTakes(of).toText(),
      quantityUnit: line.unit,
      orderId,
      orderLine: line.line,
      last: state === 'last' && index === batches.length - 1,
      ...(isCatchWeight(line) && { pieces: piecesOfTakes(of) }),
    }));
  });

/**
 * Returns the numbers of the lines to cancel: lines without picked goods in the state `last`. A delivery cannot include
 * them.
 */
export const linesToCancel = ({ lines }: OrderToPick, picked: Picked): readonly number[] =>
  lines
    .filter((line) => pickedOf(picked, line).state === 'last' && pickedOf(picked, line).takes.length === 0)
    .map(({ line }) => line);

/** Returns the stock batch of a proposal. The proposal does not name its stock, so `stockId` is empty. */
export const proposedBatch = (pick: LineToPick['picks'][number], line: LineToPick): FoundBatch => ({
  id: pick.stockBatchId,
  lotId: pick.lotId,
  lotNumber: pick.lotNumber,
  stockId: '',
  articleId: line.articleId,
  articleName: line.articleName,
  storageLocationId: pick.storageLocationId,
  storageLocationName: pick.storageLocationName,
  amount: pick.quantity,
  unit: line.unit,
  status: 'AVAILABLE',
  expiryDate: pick.expiryDate,
  isPart: true,
});
