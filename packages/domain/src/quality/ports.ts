/** Ports of quality: reads of the ledger as a graph, outside of a unit of work and in it. */
import type { LotState, MovementSums } from '../inventory/index.ts';
import type { CalendarDate } from '../kernel/calendar.ts';
import { specialReads } from '../kernel/context.ts';
import type { UnitKind } from '../kernel/quantity.ts';
import type { BatchState } from '../production/index.ts';
import type { Edge } from './trace-graph.ts';

/** What there was of a lot in one stock, at an instant. */
export interface PlaceAt {
  readonly stockBatchId: string;
  readonly lotId: string;
  readonly storageLocationId: string;
  readonly minimumShelfLifeDays: number | null;
  readonly expiryDate: CalendarDate;
  readonly quantityKind: UnitKind;
  /** A decimal text in the base unit, without zeros that say nothing: so are its sums. */
  readonly quantityBase: string;
  readonly isBlocked: boolean;
  /** What its movements came to. */
  readonly sums: MovementSums;
}

/** What a trace says of a lot. */
export type LotHead = Pick<
  LotState,
  'id' | 'lotNumber' | 'articleId' | 'quantityKind' | 'expiryDate' | 'supplierId' | 'supplierLot' | 'onHold'
>;

/** Of which documents the heads are wanted, by their ids. */
export interface DocumentIds {
  readonly runs: readonly string[];
  readonly receipts: readonly string[];
  readonly deliveries: readonly string[];
}

/** What a trace says of a document: no lines, which may be long. */
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

/** The undo of a dispatch, as the ledger has it. */
export interface UndoneDispatch {
  readonly deliveryId: string;
  readonly undoneAt: Date;
  /** The username. */
  readonly undoneBy: string;
  readonly reason: string;
}

/**
 * Reads of the genealogy. `asOf`: what had been booked by that instant; undefined: all that is booked.
 */
export interface TraceReader {
  /**
   * The edges that walks from these lots pass, backward and forward, and all inputs of the runs they meet. There may be
   * others among them.
   */
  reach(lotIds: readonly string[], asOf: Date | undefined): Promise<readonly Edge[]>;
  /** All edges of these documents. */
  edgesOf(documentIds: readonly string[], asOf: Date | undefined): Promise<readonly Edge[]>;
  /** All stock batches of these lots, those of which nothing is left too. */
  places(lotIds: readonly string[], asOf: Date | undefined): Promise<readonly PlaceAt[]>;
  /** The last undo of a dispatch of these lots for each delivery that has one, in no order. */
  undone(lotIds: readonly string[], asOf: Date | undefined): Promise<readonly UndoneDispatch[]>;
  /** The heads of these lots as they are today. */
  lots(lotIds: readonly string[]): Promise<readonly LotHead[]>;
  /** The heads of these documents as they are today. */
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

declare module '../kernel/ports.ts' {
  interface Reads {
    readonly trace: TraceReader;
  }
  interface UnitServices {
    /** The SHA-256 of a text's UTF-8, as hexadecimal digits. */
    readonly sha256: (text: string) => string;
    readonly clock: Clock;
  }
}

declare module '../kernel/unit-of-work.ts' {
  interface UnitReads {
    readonly trace: TraceReader;
  }
}
