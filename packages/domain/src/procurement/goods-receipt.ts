/** Goods receipts: what a supplier brought, line by line, what was refused of it, and what inspections found. */

import { type Aggregate, aggregateKind } from '../kernel/aggregate.ts';
import type { CalendarDate } from '../kernel/calendar.ts';
import { Suppliers } from '../masterdata/index.ts';
import type { ReceiptWarning } from './receipt-warnings.ts';
import { isTooWarm, type ReceivedGoods } from './received-goods.ts';
import { goodsReceiptExists, nothingToInspect, receiptLineUnknown } from './refusals.ts';

/** That of the receipt's moment: it stays, whatever inspections find. */
export const RECEIPT_LINE_STATUSES = ['ACCEPTED', 'ON_HOLD', 'PARTLY_REJECTED', 'REJECTED'] as const;
export type ReceiptLineStatus = (typeof RECEIPT_LINE_STATUSES)[number];

export const INSPECTION_RESULTS = ['PASSED', 'FAILED'] as const;
export type InspectionResult = (typeof INSPECTION_RESULTS)[number];

/** What an accepted line made; null where it is rejected as a whole. */
interface Entered {
  readonly lotId: string | null;
  readonly stockBatchId: string | null;
}

export interface ReceiptLine extends ReceivedGoods, Entered {
  /** Counts from 1. */
  readonly line: number;
  readonly status: ReceiptLineStatus;
}

export interface Inspection {
  readonly line: number;
  readonly result: InspectionResult;
  /** A decimal text in °C. */
  readonly temperature: string | null;
  readonly notes: string;
  readonly inspectedBy: string;
  /** An instant as ISO 8601. */
  readonly inspectedAt: string;
}

export interface GoodsReceiptState {
  readonly id: string;
  /** `G-2026-11-21-007`. */
  readonly receiptNumber: string;
  readonly supplierId: string;
  readonly supplierName: string;
  readonly deliveryNote: string;
  readonly purchaseOrder: string;
  readonly receiptDate: CalendarDate;
  /** A decimal text in °C. */
  readonly vehicleTemperature: string | null;
  readonly lines: readonly ReceiptLine[];
  /** Of its lines, each once: what lists are filtered by. */
  readonly articleIds: readonly string[];
  readonly warnings: readonly ReceiptWarning[];
  /** Oldest first; none is ever changed. */
  readonly inspections: readonly Inspection[];
  /** The username. */
  readonly receivedBy: string;
  readonly createdAt: Date;
}

function statusOf(goods: ReceivedGoods): ReceiptLineStatus {
  if (goods.quantityAmount === null) return 'REJECTED';
  if (isTooWarm(goods)) return 'ON_HOLD';
  return goods.rejectedAmount === null ? 'ACCEPTED' : 'PARTLY_REJECTED';
}

export class GoodsReceipt implements Aggregate<GoodsReceiptState> {
  #state: GoodsReceiptState;

  private constructor(state: GoodsReceiptState) {
    this.#state = state;
  }

  /** Lines are numbered in the order given. */
  static post(
    to: Omit<GoodsReceiptState, 'lines' | 'articleIds' | 'inspections'> & {
      readonly lines: readonly (ReceivedGoods & Entered)[];
    },
  ): GoodsReceipt {
    const lines = to.lines.map((given, index): ReceiptLine => ({ ...given, line: index + 1, status: statusOf(given) }));
    const articleIds = [...new Set(lines.map(({ articleId }) => articleId))];
    return new GoodsReceipt({ ...to, lines, articleIds, inspections: [] });
  }

  /** Rebuilds a stored receipt. For adapters only: checks nothing. */
  static restore(state: GoodsReceiptState): GoodsReceipt {
    return new GoodsReceipt(state);
  }

  get state(): GoodsReceiptState {
    return this.#state;
  }

  /**
   * Adds what an inspection of a line found; gives the lot it is about. Refuses an unknown line with
   * GOODS_RECEIPT_LINE_NOT_FOUND, and one that made no lot with NOTHING_TO_INSPECT.
   */
  inspect(inspection: Omit<Inspection, 'line'> & { readonly line: string }): { readonly lotId: string } {
    const found = this.#state.lines.find(({ line }) => String(line) === inspection.line);
    if (!found) throw receiptLineUnknown();
    const { line, lotId } = found;
    if (lotId === null) {
      throw nothingToInspect({ line });
    }
    this.#state = { ...this.#state, inspections: [...this.#state.inspections, { ...inspection, line }] };
    return { lotId };
  }
}

export const GoodsReceipts = aggregateKind<GoodsReceiptState, GoodsReceipt>({
  name: 'goods_receipt',
  restore: GoodsReceipt.restore,
  unique: [
    {
      members: ['receiptNumber'],
      refuse: goodsReceiptExists,
    },
  ],
  references: [{ member: 'supplierId', to: () => Suppliers }],
  sortable: { receiptNumber: 'folded', createdAt: 'plain' },
  filters: ['supplierId', 'articleIds', 'receiptDate'],
});
