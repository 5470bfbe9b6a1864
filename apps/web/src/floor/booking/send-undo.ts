/** Sends an undo. The tap loads this module, because its contract would add 13 kB to the first visit of Today. */
import { undoMovement } from '@cleaver/domain/inventory/contracts';
import { call } from '../../shell/data/api.ts';

/** Undoes the movement and all other movements of its posting. Requests with the same `key` have one effect. */
export const undo = (id: string, reason: string, key: string) => call(undoMovement, { id, reason }, { key });
