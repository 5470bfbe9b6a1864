/** Sends an undo. A module of its own, fetched on the tap, because its contract would be 13 kB more on Today's first visit. */
import { undoMovement } from '@cleaver/domain/inventory/contracts';
import { call } from '../shell/api.ts';

/** Undoes the movement, with all others of its posting. Requests with the same `key` have one effect. */
export const undo = (id: string, reason: string, key: string) => call(undoMovement, { id, reason }, { key });
