/** The statuses of production batches. */
import { stateMachine } from '../../kernel/contract/state-machine.ts';
import { productionWords } from '../words.ts';

export const BATCH_STATUSES = ['PLANNED', 'IN_PROGRESS', 'COMPLETED', 'CANCELLED'] as const;
export type BatchStatus = (typeof BATCH_STATUSES)[number];

/**
 * The state machine of batches. `edit` changes the plan, and is possible until the start. A batch that has ended takes
 * no inputs, so no lot can become its own ancestor. `tick` records a done step of the recipe, or removes the record. `reopen` undoes a completion.
 */
export const batchMachine = stateMachine(
  'batch',
  BATCH_STATUSES,
  {
    edit: { from: ['PLANNED'], to: 'PLANNED' },
    start: { from: ['PLANNED'], to: 'IN_PROGRESS' },
    consume: { from: ['IN_PROGRESS'], to: 'IN_PROGRESS' },
    return: { from: ['IN_PROGRESS'], to: 'IN_PROGRESS' },
    tick: { from: ['IN_PROGRESS'], to: 'IN_PROGRESS' },
    complete: { from: ['IN_PROGRESS'], to: 'COMPLETED' },
    reopen: { from: ['COMPLETED'], to: 'IN_PROGRESS' },
    cancel: { from: ['PLANNED', 'IN_PROGRESS'], to: 'CANCELLED' },
  },
  productionWords,
);
