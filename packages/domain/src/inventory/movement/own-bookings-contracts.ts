/** Operations that list the latest bookings of the caller, and the bookings that the caller can undo. */
import { query } from '../../kernel/contract/contract.ts';
import { id, several } from '../../kernel/contract/fields.ts';
import { form } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { stockMovementSubject } from '../subjects.ts';
import { DOCUMENT_KINDS } from './document-kind.ts';
import { MOVEMENT_TYPES } from './movement-type.ts';

/** Maximum number of bookings in the response. */
export const OWN_BOOKINGS_MAX = 20;
/**
 * Age in days beyond which the response omits bookings. The limit bounds the part of the ledger that the query reads.
 */
export const OWN_BOOKINGS_DAYS = 7;

const ownBooking = out.object('OwnBooking', {
  movementId: out.text({ description: 'An undo of this movement undoes the whole posting' }),
  postingId: out.text(),
  type: out.oneOf(MOVEMENT_TYPES),
  at: out.timestamp(),
  lotId: out.nullable(out.text()),
  lotNumber: out.text(),
  articleName: out.text(),
  storageLocationName: out.text({ description: 'Where the goods were booked; of a transfer, where they went' }),
  quantityChange: out.exactNumber({ description: 'Below zero: taken out' }),
  quantityUnit: out.text({ examples: ['KG'] }),
  lotCount: out.integer({ description: 'The number of lots in the posting; the other members describe one of them' }),
  documentKind: out.nullable(out.oneOf(DOCUMENT_KINDS)),
  documentId: out.nullable(out.text()),
  isUndone: out.boolean(),
  canUndo: out.boolean({ description: 'An undo by the caller would succeed now' }),
});
export type OwnBooking = out.GivenBy<typeof ownBooking>;

export const listOwnBookings = query({
  name: 'stock-movement.list-own',
  subject: stockMovementSubject,
  address: 'GET /api/inventory/own-bookings',
  summary: 'List the latest 20 bookings of the caller, newest first',
  description: 'Covers the last 7 days, one entry for each posting. Blocks, releases and undos are not bookings.',
  permission: 'known',
  floor: true,
  input: form({}),
  output: out.object('OwnBookingsResponse', { bookings: out.listOf(ownBooking) }),
});

/** Maximum number of movements, and of documents, in a request. */
const UNDOABLE_MAX = 50;

const undoableRun = out.object('UndoableRun', {
  documentId: out.text(),
  movementId: out.nullable(out.text({ description: 'A movement of its end; null if the end had only waste' })),
  canUndo: out.boolean({ description: 'The caller may undo it by its movement' }),
});
export type UndoableRun = out.GivenBy<typeof undoableRun>;

export const listUndoable = query({
  name: 'stock-movement.list-undoable',
  subject: stockMovementSubject,
  address: 'GET /api/inventory/undoable',
  summary: 'List those of the given movements and runs that can be undone now',
  description:
    'An undo of a listed movement by the caller would succeed now. A listed run ended, and its goods are untouched since, so it can be reopened or undone. Runs need BATCH_READ. Unknown ids are not listed.',
  permission: 'known',
  floor: true,
  input: form({ movementId: several(id(), UNDOABLE_MAX), documentId: several(id(), UNDOABLE_MAX) }),
  output: out.object('UndoableResponse', {
    movementIds: out.listOf(out.text()),
    runs: out.listOf(undoableRun),
  }),
});
