/**
 * The part of documents that the ledger needs: undoing a posting locks and checks the document that its movements name.
 *
 * Their contexts depend on inventory, not the other way round: the core passes them to units of work, by their kind. An
 * undo ignores kinds without an entry.
 */
import type { CalendarDate } from '../kernel/calendar.ts';
import type { UnitPorts } from '../kernel/ports.ts';
import type { DocumentKind, StockMovementState } from './stock-movement-contracts.ts';

/** A locked document. */
export interface LockedDocument {
  /** The posting that ended the document; only that one can be undone then. Null while the document is open. */
  readonly endedBy: string | null;
  /** The day on which the goods left the shop. An undo on a later day needs HACCP_WRITE. */
  readonly goodsLeftOn?: CalendarDate;
  /** Reopens the document when its end is undone. */
  reopen(reason: string, at: Date): void;
  /** Updates other records that depend on these undone rows. Called before lots and stock batches are locked. */
  undone?(rows: readonly StockMovementState[]): Promise<void>;
}

export interface Documents {
  /** Locks the document, before any lot or stock batch. Returns undefined for an unknown id. */
  lock(unit: UnitPorts, id: string): Promise<LockedDocument | undefined>;
}

export type DocumentsByKind = Readonly<Partial<Record<DocumentKind, Documents>>>;
