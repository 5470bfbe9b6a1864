/**
 * The part of documents that the ledger needs. An undo locks and checks the document that the movements name.
 *
 * The contexts of documents depend on inventory, not the other way round. So the core passes a `Documents` of each kind
 * to the units of work. An undo locks no document of a kind without `Documents`.
 */

import type { QueryPorts, UnitPorts } from '../../kernel/execution/ports.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import type { DocumentKind } from '../movement/document-kind.ts';
import type { StockMovementState } from '../movement/stock-movement.ts';

/** The data of a document that decide whether a posting can be undone. */
export interface DocumentFacts {
  /**
   * The id of the posting that ended the document. No other posting of an ended document can be undone. If the document
   * ended without a posting, this is the id of the document. Null if the document has not ended.
   */
  readonly endedBy: string | null;
  /** The day on which the goods left the shop. After this day, the undo of a dispatch needs HACCP_WRITE. */
  readonly goodsLeftOn?: CalendarDate;
}

/** The part of a locked document that an undo checks and changes. */
export interface LockedDocument extends DocumentFacts {
  /** Reopens the document when its end is undone. */
  reopen(reason: string, at: Date): void;
  /**
   * Updates other records that depend on the undone `rows`. An undo calls this method before it locks lots and stock
   * batches.
   */
  undone?(rows: readonly StockMovementState[]): Promise<void>;
}

export interface Documents {
  /**
   * Locks and returns the document. Returns undefined for an unknown id. Callers lock the document before any lot or
   * stock batch.
   */
  lock(unit: UnitPorts, id: string): Promise<LockedDocument | undefined>;
  /** Returns the facts of the documents by id, without a lock. Omits unknown ids. */
  facts(ports: QueryPorts, ids: readonly string[]): Promise<ReadonlyMap<string, DocumentFacts>>;
}

export type DocumentsByKind = Readonly<Partial<Record<DocumentKind, Documents>>>;
