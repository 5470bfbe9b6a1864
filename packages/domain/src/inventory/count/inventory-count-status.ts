/** The statuses of inventory counts. */
import { stateMachine } from '../../kernel/contract/state-machine.ts';
import { inventoryWords } from '../words.ts';

export const INVENTORY_COUNT_STATUSES = ['OPEN', 'SUBMITTED', 'APPROVED', 'CANCELLED'] as const;
export type InventoryCountStatus = (typeof INVENTORY_COUNT_STATUSES)[number];

export const inventoryCountMachine = stateMachine(
  'inventory count',
  INVENTORY_COUNT_STATUSES,
  {
    enter: { from: ['OPEN'], to: 'OPEN' },
    submit: { from: ['OPEN'], to: 'SUBMITTED' },
    approve: { from: ['SUBMITTED'], to: 'APPROVED' },
    cancel: { from: ['OPEN', 'SUBMITTED'], to: 'CANCELLED' },
  },
  inventoryWords,
);
