/** The states of slots and of sensors in the plan of a day. */

/**
 * DONE: it was measured or checked. NOT_DONE: somebody entered that it was not. MISSED: it ended without an entry. DUE:
 * it is time. UPCOMING: it is not yet time.
 */
export const SLOT_STATES = ['UPCOMING', 'DUE', 'DONE', 'NOT_DONE', 'MISSED'] as const;
export type SlotState = (typeof SLOT_STATES)[number];

/** IN and OUT: the last reading is within or out of limits. SILENT: the sensor sends nothing. */
export const SENSOR_STATES = ['IN', 'OUT', 'SILENT'] as const;
