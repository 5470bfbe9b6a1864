/** The statuses of recalls. */
import { stateMachine } from '../../kernel/contract/state-machine.ts';
import { qualityWords } from '../words.ts';

export const RECALL_STATUSES = ['OPEN', 'CLOSED'] as const;
export type RecallStatus = (typeof RECALL_STATUSES)[number];

export const recallMachine = stateMachine(
  'recall',
  RECALL_STATUSES,
  {
    contact: { from: ['OPEN'], to: 'OPEN' },
    close: { from: ['OPEN'], to: 'CLOSED' },
  },
  qualityWords,
);
