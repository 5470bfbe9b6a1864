/** What invoices have billed of deliveries, and what is due: delivered and kept, but not billed. */
import type { DocumentLine } from '../../inventory/index.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { groupBy } from '../../kernel/values/group-by.ts';
import { baseUnitOf, kindOf, Quantity, type Unit, unitOf } from '../../kernel/values/quantity.ts';
import type { DeliveryLine, DeliveryState } from './delivery.ts';

/** A line of an invoice or a credit note about a delivery line. */
export interface Billing {
  readonly invoiceId: string;
  readonly invoiceNumber: string;
  /** The invoice that a credit note corrects. Null for an invoice. */
  readonly correctsId: string | null;
  readonly deliveryId: string;
  readonly deliveryLine: number;
  /** What it adds to the billed quantity, in the unit of `Kept`: a decimal text. Below zero for goods that are credited. */
  readonly quantity: string;
}

/** What was dispatched and neither undone nor taken back, in the unit of its price. */
export interface Kept {
  readonly quantity: Decimal;
  /** KG, PIECE, or the base unit of goods in another unit. */
  readonly unit: Unit;
  /** Pieces that were counted for goods by weight. Null: not counted. */
  readonly pieces: number | null;
}

/** The sums of a line's movements in the ledger. Undefined: no movements yet. */
interface Changes {
  readonly dispatched: DocumentLine | undefined;
  readonly back: DocumentLine | undefined;
}

const PIECE = unitOf('PIECE');

type Line = Pick<DeliveryLine, 'quantityAmount' | 'quantityUnit' | 'pieces' | 'price'>;

/**
 * Returns what is kept of a line: at a price per KG the weight; at a price per PIECE the counted pieces, else the pieces
 * in which the goods lie; without a price kilograms by weight, else base units.
 */
function keptOf(line: Line, { dispatched, back }: Changes): Kept {
  const { quantityUnit, price } = line;
  const whole = Quantity.of(Decimal.of(line.quantityAmount), quantityUnit).inBase();
  const gone = dispatched ? Decimal.ZERO.minus(Decimal.of(dispatched.change)) : whole;
  const base = back ? gone.minus(Decimal.of(back.change)) : gone;
  const pieces = line.pieces === null ? null : (dispatched ? -dispatched.pieces : line.pieces) - (back?.pieces ?? 0);
  const isCounted = price?.per === 'PIECE' && pieces !== null;
  const unit = isCounted ? PIECE : baseUnitOf(kindOf(quantityUnit));
  return { quantity: isCounted ? Decimal.of(String(pieces)) : base, unit, pieces };
}

/** Returns the billed quantity: the sum of the billings of a line. */
export const billedQuantity = (billings: readonly Billing[]): Decimal =>
  billings.reduce((sum, { quantity }) => sum.plus(Decimal.of(quantity)), Decimal.ZERO);

/** A delivery line with what is kept of it, what documents billed, and what is due. */
export interface DueLine {
  readonly line: DeliveryLine;
  readonly kept: Kept;
  /** The billings of the line, in the order in which the documents were issued. */
  readonly billings: readonly Billing[];
  /** Above zero: to bill. Below zero: to credit. */
  readonly due: Decimal;
}

/** Returns the lines of a delivery with what is due. `ledger` and `billings` may have those of other deliveries, too. */
export function dueLines(
  { id, lines }: Pick<DeliveryState, 'id' | 'lines'>,
  ledger: readonly DocumentLine[],
  billings: readonly Billing[],
): readonly DueLine[] {
  const sums = new Map<string, DocumentLine>();
  for (const each of ledger) if (each.documentId === id) sums.set(`${each.type} ${each.line}`, each);
  const billed = groupBy(
    billings.filter(({ deliveryId }) => deliveryId === id),
    ({ deliveryLine }) => deliveryLine,
  );
  return lines.map((line) => {
    const changes = { dispatched: sums.get(`DISPATCHED ${line.line}`), back: sums.get(`TAKEN_BACK ${line.line}`) };
    const kept = keptOf(line, changes);
    const own = billed.get(line.line) ?? [];
    return { line, kept, billings: own, due: kept.quantity.minus(billedQuantity(own)) };
  });
}

/** Returns whether invoices bill exactly what was delivered and kept. True for a delivery that is not billable. */
export const isSettled = (
  delivery: Pick<DeliveryState, 'id' | 'lines' | 'billable'>,
  ledger: readonly DocumentLine[],
  billings: readonly Billing[],
): boolean => !delivery.billable || dueLines(delivery, ledger, billings).every(({ due }) => due.isZero());
