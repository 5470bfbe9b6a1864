/**
 * Documents that movements name, as far as the ledger has to know them: whoever undoes a posting asks its document.
 *
 * Their contexts know inventory, not the other way round: the core hands them to units of work, by their kind. A kind that
 * has no entry has nothing to say to an undo.
 */
import type { CalendarDate } from '../kernel/calendar.ts';
import type { UnitPorts } from '../kernel/ports.ts';
import type { DocumentKind, StockMovementState } from './stock-movement-contracts.ts';

/** A document that was locked. */
export interface LockedDocument {
  /** The posting that ended it; only that one can be undone then. Null while it goes on. */
  readonly endedBy: string | null;
  /** The day on which it took goods out of the shop; an undo of that on a later day needs HACCP_WRITE. */
  readonly goodsLeftOn?: CalendarDate;
  /** Changes the document as it is to be once its end was undone. */
  reopen(reason: string, at: Date): void;
  /** Changes what else follows from these rows, which are undone; before lots and stock batches are locked. */
  undone?(rows: readonly StockMovementState[]): Promise<void>;
}

export interface Documents {
  /** Locks the document: first of all, before lots and stock batches. Undefined where none has this id. */
  lock(unit: UnitPorts, id: string): Promise<LockedDocument | undefined>;
}

export type DocumentsByKind = Readonly<Partial<Record<DocumentKind, Documents>>>;
