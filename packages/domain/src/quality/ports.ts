/** The ports of quality, which read the ledger as a graph, inside and outside of a unit of work. */
import type { LotState, MovementSums } from '../inventory/index.ts';
import { specialReads } from '../kernel/execution/context.ts';
import type { CalendarDate } from '../kernel/values/calendar.ts';
import type { UnitKind } from '../kernel/values/quantity.ts';
import type { BatchState } from '../production/index.ts';
import type { Edge } from './trace/trace-graph.ts';

/** The quantity of a lot in one stock, at an instant. */
export interface PlaceAt {
  readonly stockBatchId: string;
  readonly lotId: string;
  readonly storageLocationId: string;
  readonly minimumShelfLifeDays: number | null;
  readonly expiryDate: CalendarDate;
  readonly quantityKind: UnitKind;
  /** The quantity in stock: a decimal text in the base unit without trailing zeros, like the texts of `sums`. */
  readonly quantityBase: string;
  readonly isBlocked: boolean;
  /** The sums of the movements of the stock batch. */
  readonly sums: MovementSums;
}

/** The members of a lot in a trace. */
export type LotHead = Pick<
  LotState,
  'id' | 'lotNumber' | 'articleId' | 'quantityKind' | 'expiryDate' | 'supplierId' | 'supplierLot' | 'onHold'
>;

/** The ids of documents, by kind. */
export interface DocumentIds {
  readonly runs: readonly string[];
  readonly receipts: readonly string[];
  readonly deliveries: readonly string[];
}

/** The members of a document in a trace. Omits the lines, because a document may have many. */
export type DocumentHead =
  | ({ readonly kind: 'PRODUCTION'; readonly number: string } & Pick<
      BatchState,
      'id' | 'status' | 'completedAt' | 'undoneCompletions'
    >)
  | { readonly kind: 'CUTTING'; readonly id: string; readonly number: string }
  | { readonly kind: 'RECEIPT'; readonly id: string; readonly number: string; readonly supplierId: string }
  | {
      readonly kind: 'DELIVERY';
      readonly id: string;
      readonly number: string;
      readonly customerId: string;
      readonly dispatchDate: CalendarDate;
    };

/** The undo of a dispatch in the ledger. */
export interface UndoneDispatch {
  readonly deliveryId: string;
  readonly undoneAt: Date;
  /** The username of the user who undid the dispatch. */
  readonly undoneBy: string;
  readonly reason: string;
}

/**
 * The port for reads of the genealogy. With `asOf`, only rows booked until this time count. Without `asOf`, all rows
 * count.
 */
export interface TraceReader {
  /**
   * Returns the edges of walks from these lots, backward and forward, and all inputs of the runs on these walks. May
   * return further edges. `only`: does not walk forward, because a lot of spice may be in hundreds of thousands of lots.
   * Omits the receipts, which may have hundreds of other lots.
   */
  reach(lotIds: readonly string[], asOf: Date | undefined, only?: 'BACKWARD'): Promise<readonly Edge[]>;
  /** Returns all edges of these documents. */
  edgesOf(documentIds: readonly string[], asOf: Date | undefined): Promise<readonly Edge[]>;
  /**
   * Returns all stock batches of these lots, including empty ones. With `asOf`, omits batches without a movement until
   * this time.
   */
  places(lotIds: readonly string[], asOf: Date | undefined): Promise<readonly PlaceAt[]>;
  /**
   * Returns the last undo of a dispatch of these lots, and of lots that runs made of them before the runs were undone.
   * Returns one undo for each delivery. The order is not defined. `lotIds`: all lots of a walk forward.
   */
  undone(lotIds: readonly string[], asOf: Date | undefined): Promise<readonly UndoneDispatch[]>;
  /** Returns the current heads of these lots. */
  lots(lotIds: readonly string[]): Promise<readonly LotHead[]>;
  /** Returns the current heads of these documents. */
  documents(ids: DocumentIds): Promise<readonly DocumentHead[]>;
}

export const traceReads = specialReads('trace', {
  reach: true,
  edgesOf: true,
  places: true,
  undone: true,
  lots: true,
  documents: true,
});

declare module '../kernel/execution/ports.ts' {
  interface Reads {
    readonly trace: TraceReader;
  }
  interface UnitServices {
    /** Returns the SHA-256 of a text in UTF-8, as hexadecimal digits. */
    readonly sha256: (text: string) => string;
    readonly clock: Clock;
  }
}

declare module '../kernel/execution/unit-of-work.ts' {
  interface UnitReads {
    readonly trace: TraceReader;
  }
}
