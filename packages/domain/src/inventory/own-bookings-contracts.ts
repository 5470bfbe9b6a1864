/** The operation that lists the latest bookings of the caller. */
import { query } from '../kernel/contract.ts';
import { form } from '../kernel/form.ts';
import * as out from '../kernel/output.ts';
import { DOCUMENT_KINDS, MOVEMENT_TYPES } from './stock-movement-contracts.ts';
import { stockMovementSubject } from './subjects.ts';

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
  canUndo: out.boolean({
    description:
      'It is not undone, and the caller holds the permissions that an undo needs; a delivery of an earlier day also needs HACCP_WRITE',
  }),
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
