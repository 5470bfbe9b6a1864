/** The statuses of cuttings. */
import { stateMachine } from '../../kernel/contract/state-machine.ts';
import { productionWords } from '../words.ts';

export const CUTTING_STATUSES = ['DONE', 'UNDONE'] as const;
export type CuttingStatus = (typeof CUTTING_STATUSES)[number];

/**
 * The state machine of cuttings. An undone cutting stays on record and cannot be redone. The user records a new cutting
 * instead.
 */
export const cuttingMachine = stateMachine(
  'cutting',
  CUTTING_STATUSES,
  {
    undo: { from: ['DONE'], to: 'UNDONE' },
  },
  productionWords,
);
