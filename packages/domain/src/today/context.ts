/** The today context as data. */
import type { Context } from '../kernel/execution/context.ts';
import { todayOperations } from './operations.ts';
import { todayHandlers } from './today-handlers.ts';

export const today: Context = {
  ...todayOperations,
  neighbours: [
    ...['masterdata', 'inventory', 'procurement', 'production', 'quality', 'hygiene', 'labels', 'sales', 'invoicing'],
    'settings',
  ],
  kinds: [],
  handlers: [...todayHandlers],
  machines: [],
  refusals: [],
  reads: [],
};
