/** Goods receipts: what a supplier brought, line by line, what was refused of it, and what inspections found. */

import { type Aggregate, aggregateKind } from '../kernel/aggregate.ts';
import { Suppliers } from '../masterdata/index.ts';
import type { GoodsReceiptView, ReceivedGoods } from './receipt-outputs.ts';
import { isTooWarm } from './received-goods.ts';
import { goodsReceiptExists, nothingToInspect, receiptLineUnknown, tooManyInspections } from './refusals.ts';
import { goodsReceiptSubject } from './subjects.ts';

/** A line as it was received: what the ledger and the inspections say of it is added in answers. */
export type ReceiptLine = Omit<GoodsReceiptView['lines'][number], 'undone' | 'inspections'>;

/** What an inspection found of a line, which counts from 1. */
type Inspection = GoodsReceiptView['lines'][number]['inspections'][number] & { readonly line: number };

export interface GoodsReceiptState extends Omit<GoodsReceiptView, 'lines'> {
  readonly lines: readonly ReceiptLine[];
  /** Of its lines, each once: what lists are filtered by. */
  readonly articleIds: readonly string[];
  /** Oldest first; none is ever changed. */
  readonly inspections: readonly Inspection[];
}

/** The most inspections of a line: each answer and each list shows them all. */
const INSPECTIONS_MAX = 20;

function statusOf(goods: ReceivedGoods): ReceiptLine['status'] {
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
      readonly lines: readonly (ReceivedGoods & Pick<ReceiptLine, 'lotId' | 'stockBatchId'>)[];
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
   * GOODS_RECEIPT_LINE_NOT_FOUND, one that made no lot with NOTHING_TO_INSPECT, and one that was inspected 20 times with
   * TOO_MANY_INSPECTIONS.
   */
  inspect(inspection: Omit<Inspection, 'line'> & { readonly line: string }): { readonly lotId: string } {
    const found = this.#state.lines.find(({ line }) => String(line) === inspection.line);
    if (!found) throw receiptLineUnknown();
    const { line, lotId } = found;
    if (lotId === null) {
      throw nothingToInspect({ line });
    }
    if (this.#state.inspections.filter((each) => each.line === line).length >= INSPECTIONS_MAX) {
      throw tooManyInspections({ line, max: INSPECTIONS_MAX });
    }
    this.#state = { ...this.#state, inspections: [...this.#state.inspections, { ...inspection, line }] };
    return { lotId };
  }
}

export const GoodsReceipts = aggregateKind<GoodsReceiptState, GoodsReceipt>({
  ...goodsReceiptSubject,
  restore: GoodsReceipt.restore,
  unique: [
    {
      members: ['receiptNumber'],
      refuse: goodsReceiptExists,
    },
  ],
  references: [{ member: 'supplierId', to: () => Suppliers }],
  filters: ['supplierId', 'articleIds', 'receiptDate'],
});
