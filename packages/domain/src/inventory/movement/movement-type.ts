/** The types of movements in the ledger. */
export const MOVEMENT_TYPES = [
  'BOOKED_IN',
  'REMOVED',
  'BLOCKED',
  'UNBLOCKED',
  'RECEIVED',
  'CONSUMED',
  'RETURNED',
  'PRODUCED',
  'DISPATCHED',
  'TAKEN_BACK',
  'TRANSFERRED_OUT',
  'TRANSFERRED_IN',
  'WRITTEN_OFF',
  'COUNTED',
  'REVERSED',
] as const;
export type MovementType = (typeof MOVEMENT_TYPES)[number];

/** Movement types that cannot be undone. */
export const FINAL_TYPES: readonly MovementType[] = ['BLOCKED', 'UNBLOCKED', 'REVERSED'];
