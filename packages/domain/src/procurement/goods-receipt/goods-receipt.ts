/** A goods receipt has the delivered lines, their rejections and their inspections. */

import { type Aggregate, aggregateKind } from '../../kernel/contract/aggregate.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { Suppliers } from '../../masterdata/index.ts';
import { goodsReceiptExists, nothingToInspect, receiptLineUnknown, tooManyInspections } from '../refusals.ts';
import { goodsReceiptSubject } from '../subjects.ts';
import type { ReceivedGoods } from './received-goods.ts';

/** A line at the time of the receipt. Responses add data of the ledger, the lot and the inspections. */
export interface ReceiptLine extends ReceivedGoods {
  /** Counts from 1. */
  readonly line: number;
  /** The lot of an accepted line. Null if the line is rejected as a whole. */
  readonly lotId: string | null;
  readonly stockBatchId: string | null;
  /** The status at the time of the receipt. Inspections do not change the status. */
  readonly status: 'ACCEPTED' | 'ON_HOLD' | 'PARTLY_REJECTED' | 'REJECTED';
}

export interface Inspection {
  /** The number of the inspected line. */
  readonly line: number;
  readonly result: 'PASSED' | 'FAILED';
  /** In °C, as a decimal text. Null: not measured. */
  readonly temperature: string | null;
  readonly notes: string;
  /** A username. */
  readonly inspectedBy: string;
  /** An ISO 8601 instant. */
  readonly inspectedAt: string;
}

export type ReceiptWarningCode =
  | 'SUPPLIER_INACTIVE'
  | 'SUPPLIER_CERTIFICATE_MISSING'
  | 'SUPPLIER_CERTIFICATE_EXPIRED'
  | 'SUPPLIER_NOT_ASSIGNED'
  | 'SUPPLIER_LOT_MISSING'
  | 'ORIGIN_INCOMPLETE'
  | 'EXPIRED_ON_RECEIPT'
  | 'TEMPERATURE_MISSING';

export interface ReceiptWarning {
  readonly code: ReceiptWarningCode;
  /** Values for the placeholders of the warning's text. */
  readonly values?: Readonly<Record<string, string>>;
  /** The number of the line, from 1. Null if the warning is about the supplier. */
  readonly line: number | null;
}

export interface GoodsReceiptState {
  readonly id: string;
  /** A receipt number such as `G-2026-11-21-007`. */
  readonly receiptNumber: string;
  readonly supplierId: string;
  /** The name of the supplier at the receipt. */
  readonly supplierName: string;
  /** Empty: not given, like `purchaseOrder`. */
  readonly deliveryNote: string;
  readonly purchaseOrder: string;
  readonly receiptDate: CalendarDate;
  /** In °C, as a decimal text. Null: not measured. */
  readonly vehicleTemperature: string | null;
  readonly lines: readonly ReceiptLine[];
  /** The ids of the articles of the lines, without duplicates. Lists filter by these ids. */
  readonly articleIds: readonly string[];
  /** The inspections of all lines, oldest first. Inspections are immutable. */
  readonly inspections: readonly Inspection[];
  readonly warnings: readonly ReceiptWarning[];
  /** A username. */
  readonly receivedBy: string;
  readonly createdAt: Date;
}

/**
 * Maximum number of inspections of a line. The limit exists because every response and list contains all inspections.
 */
const INSPECTIONS_MAX = 20;

/** A received line. `onHold`: whether its new lot is on hold. */
type PostedLine = ReceivedGoods & Pick<ReceiptLine, 'lotId' | 'stockBatchId'> & { readonly onHold: boolean };

function statusOf({ quantityAmount, rejectedAmount, onHold }: PostedLine): ReceiptLine['status'] {
  if (quantityAmount === null) return 'REJECTED';
  if (onHold) return 'ON_HOLD';
  return rejectedAmount === null ? 'ACCEPTED' : 'PARTLY_REJECTED';
}

export class GoodsReceipt implements Aggregate<GoodsReceiptState> {
  #state: GoodsReceiptState;

  private constructor(state: GoodsReceiptState) {
    this.#state = state;
  }

  /** Creates a receipt. Numbers its lines from 1 in the given order. */
  static post(
    to: Omit<GoodsReceiptState, 'lines' | 'articleIds' | 'inspections'> & { readonly lines: readonly PostedLine[] },
  ): GoodsReceipt {
    const lines = to.lines.map((given, index): ReceiptLine => {
      const { onHold, ...line } = given;
      return { ...line, line: index + 1, status: statusOf(given) };
    });
    const articleIds = [...new Set(lines.map(({ articleId }) => articleId))];
    return new GoodsReceipt({ ...to, lines, articleIds, inspections: [] });
  }

  /** Rebuilds a stored receipt without checks, for adapters. */
  static restore(state: GoodsReceiptState): GoodsReceipt {
    return new GoodsReceipt(state);
  }

  get state(): GoodsReceiptState {
    return this.#state;
  }

  /**
   * Adds an inspection of a line and returns the id of the inspected lot. Refuses an unknown line with
   * GOODS_RECEIPT_LINE_NOT_FOUND, and a line without a lot with NOTHING_TO_INSPECT. Refuses more than 20 inspections of
   * a line with TOO_MANY_INSPECTIONS.
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
  searched: ({ receiptNumber, supplierName, deliveryNote, purchaseOrder }) => [
    ...[receiptNumber, supplierName, deliveryNote, purchaseOrder],
  ],
  day: 'receiptDate',
});
